extension FormAgreementTests {
  /// Every question type, conditions of every kind, two languages.
  static let everyType = """
    title: {en: Everything, es: Todo}
    id: everything
    languages: [en, es]
    sections:
      - title: First
        questions:
          - id: grade
            question: Which grade?
            options: [9, 10, {label: {en: eleven, es: once}, value: "11"}]
            other: true
          - id: toppings
            question: What goes on it?
            type: choose_many
            min: 2
            max: 3
            options: [Cheese, "Salt; pepper", Pickles, Onions, {label: Nothing, exclusive: true}]
            other: Something else
          - id: rides
            question: Do you ride?
            type: yes_no
            required: true
      - title: Second
        show_if: grade != "9" or answered(toppings)
        questions:
          - id: fair
            question: It is fair.
            type: scale
            options: [Disagree, Neutral, Agree]
            reverse: true
          - id: stars
            question: How many stars?
            type: rating
            min: 2
            max: 6
            show_if: fair >= "Neutral" or count(toppings) > 2
          - id: amount
            question: How much?
            type: number
            min: -3
            max: 12.5
            step: 0.5
            show_if: toppings excludes "Nothing"
          - id: size
            question: How big?
            type: number
            required: true
            show_if: amount * 2 + stars / amount > 3 or score(fair) == 1 or amount == 0.1
          - question: Read on, {{grade}}.
            type: note
          - id: word
            question: Say something to {{grade}}.
            min_length: 2
            max_length: 8
            required: true
          - id: mail
            question: Where to?
            pattern: email
            show_if: grade in ["10", "11"] or rides == "No"
          - id: day
            question: Which day?
            type: date
            min: 2025-01-01
          - id: hour
            question: At what time?
            type: time
            max: 12:00
            show_if: day > "2025-12-31" or not answered(day)
          - id: order
            question: Put them in order.
            type: rank
            options: [Maths, Music, Sport]
          - id: lessons
            question: How are the lessons?
            type: grid
            required: true
            rows: [{id: maths, text: Maths}, {id: music, text: Music, reverse: true}]
            options: [Bad, Fine, Good]
            show_if: hour >= "09:00" or order includes "Music"
          - id: why
            question: Why?
            type: long_text
            show_if: lessons.maths == "Bad" or lessons.music < "Good" or score(lessons.music) == 3
    """

  /// Right answers and points on options.
  static let quiz = """
    title: Quiz
    id: quiz
    quiz: {pass: 60}
    questions:
      - {id: one, question: "One?", options: [A, B, C], answer: B, points: 2.5}
      - {id: two, question: "Two?", type: choose_many, options: [A, B, C], answer: [A, C]}
      - {id: three, question: "Three?", type: number, answer: 2.5}
      - {id: four, question: "Four?", answer: [Tacos, Straße, ΑΣ]}
      - {id: five, question: "Five?", type: rank, options: [A, B, C], answer: [C, B, A]}
      - {id: six, question: "Six?", type: rating, answer: 4, show_if: score(one) > 0}
      - id: seven
        question: Seven?
        type: choose_many
        options: [{label: A, points: 1}, {label: B, points: -0.5}, {label: C, points: 2}]
    """

  /// Figures of few people stay hidden.
  static let smallGroups = everyType.replacing(
    "id: everything\n", with: "id: small\nprivacy: {minimum_count: 42}\n")
}
