import Diagnostics
import SourceText
import SurveyModel
import UnicodeText

/// `double-question`: "and" or "or" in a question that takes one yes, place or number.
@Sendable func checkDoubleQuestions(_ subject: CheckSubject, _ bag: inout DiagnosticBag) {
  guard subject.isEnglish else { return }
  for index in subject.questions(where: { $0 == .yesNo || $0 == .scale || $0 == .rating }) {
    let text = subject.wording(of: index)
    if text.first(of: pairsThatAreOneThing) != nil { continue }
    if let word = text.first(of: joiningWords) {
      bag.report(.doubleQuestion(word, at: subject.survey.questions[index].textRange))
    }
  }
}

private let joiningWords: PhraseSet = ["and", "or"]

/// What is joined here is one thing, or a choice that the question is about.
private let pairsThatAreOneThing: PhraseSet = [
  "between", "both", "either", "whether", "or not", "and so on", "or so", "more or less",
  "black and white", "up and down", "back and forth", "again and again", "pros and cons",
  "now and then", "once or twice", "one or two", "two or three", "one or more", "two or more",
  "salt and pepper", "bread and butter", "fish and chips", "mac and cheese", "arts and crafts",
  "lost and found", "trial and error", "peace and quiet", "safe and sound",
  "research and development",
  "rock and roll", "ladies and gentlemen", "question and answer", "questions and answers",
  "terms and conditions", "health and safety", "drag and drop", "copy and paste",
]

/// `leading-question`: words that push to one answer.
@Sendable func checkLeadingQuestions(_ subject: CheckSubject, _ bag: inout DiagnosticBag) {
  guard subject.isEnglish else { return }
  for index in subject.questions(where: \.isAnswered) {
    let text = subject.wording(of: index)
    if let words = text.starts(with: leadingBeginnings) ?? text.first(of: leadingWords) {
      bag.report(.leadingQuestion(words, at: subject.survey.questions[index].textRange))
    }
  }
}

private let leadingBeginnings: PhraseSet = [
  "don't you", "do not you", "wouldn't you", "shouldn't", "isn't", "aren't", "won't you",
  "can't we", "couldn't we", "do you agree that", "would you agree that", "how much do you love",
  "how much do you hate", "how great", "how terrible", "how awful", "how wonderful",
  "why do you love", "why do you hate",
]

private let leadingWords: PhraseSet = [
  "don't you think", "don't you agree", "wouldn't you agree", "wouldn't you say", "obviously",
  "of course", "surely", "clearly", "everyone knows", "everybody knows", "as we all know",
  "any sensible person", "isn't it", "aren't they",
]

/// `long-question`: more than 200 characters.
@Sendable func checkQuestionLength(_ subject: CheckSubject, _ bag: inout DiagnosticBag) {
  for index in subject.questions(where: \.isAnswered) {
    let text = subject.survey.questions[index].text.written
    guard text.isLonger(than: longestQuestion) else { continue }
    bag.report(
      .longQuestion(
        text.scalarCount, limit: longestQuestion, at: subject.survey.questions[index].textRange))
  }
}

private let longestQuestion = 200

/// `too-many-questions`: more than ten minutes of answering.
@Sendable func checkSurveyLength(_ subject: CheckSubject, _ bag: inout DiagnosticBag) {
  let survey = subject.survey
  let seconds = survey.questions.reduce(0) { $0 + $1.estimatedSeconds }
  guard seconds > longestSurvey else { return }
  let key = ["questions", "sections"].first { survey.places.has($0) } ?? "title"
  let count = survey.questions.count { $0.type.isAnswered }
  let start = survey.places["title"]
  bag.report(
    .tooManyQuestions(
      count, minutes: (seconds + 30) / 60,
      at: survey.places.has("title") ? start : survey.places[key]))
}

private let longestSurvey = 600

extension Question {
  /// How long answering takes about: 10 seconds for a choice, a rating, a number, a date or a time;
  /// 5 for each row of a grid and each option of a ranking; 20 for a short text, 60 for a long one.
  fileprivate var estimatedSeconds: Int {
    switch type {
    case .chooseOne, .chooseMany, .yesNo, .scale, .rating, .number, .date, .time: 10
    case .grid: 5 * rows.count
    case .rank: 5 * options.count
    case .shortText: 20
    case .longText: 60
    case .note: 5
    }
  }
}
