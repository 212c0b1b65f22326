import Diagnostics
import SourceText
import SurveyCompiler
import SurveyModel

/// A survey with a question of every type, for conditions and responses to speak of; nothing if
/// the compiler finds an error in it.
let surveyOfEveryType: Survey? = {
  let text = """
    title: Every type
    privacy: {minimum_count: 2}
    quiz: {show_score: true, pass: 60}
    questions:
      - {id: food, question: "F?", options: [Soup, {label: Pasta bake, value: pasta}, 9, Yes]}
      - {id: days, question: "D?", type: choose_many, options: [Mon, Tue, Wed], other: true}
      - {id: stars, question: "S?", type: rating}
      - {id: mood, question: "M?", type: scale, options: [Bad, Fair, Good]}
      - {id: age, question: "A?", type: number, min: 5, max: 19, answer: 12}
      - {id: why, question: "W?", type: short_text, answer: [Red, The red one]}
      - {id: more, question: "More?", type: long_text}
      - {id: sure, question: "Y?", type: yes_no, show_if: food == "Soup"}
      - {id: order, question: "O?", type: rank, options: [Red, Blue, Green]}
      - {id: rooms, question: "G?", type: grid, rows: [Art, PE], options: [Bad, Good]}
      - {id: day, question: "T?", type: date}
      - {id: hour, question: "H?", type: time}
      - {id: end, question: "Thank you", type: note}
    """
  var bag = DiagnosticBag()
  return SurveyCompiler.survey(of: SourceFile(name: "all.yaml", text: text), reporting: &bag)
}()
