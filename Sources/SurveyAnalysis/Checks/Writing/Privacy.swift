import Diagnostics
import SourceText
import SurveyModel
import UnicodeText

/// `asks-personal-data`: a question that asks who somebody is, or for what is nobody's business.
@Sendable func checkPersonalData(_ subject: CheckSubject, _ bag: inout DiagnosticBag) {
  for index in subject.survey.questions.indices {
    if case .shortText(let input) = subject.survey.questions[index].body,
      let pattern = input.pattern, pattern != .url
    {
      bag.report(
        .asksPersonalData(
          pattern == .email ? "an e-mail address" : "a phone number",
          at: subject.survey.questions[index].textRange))
      continue
    }
    guard subject.isEnglish else { continue }
    let text = subject.wording(of: index)
    // One look for all kinds: hardly any question has one of their phrases.
    guard text.first(of: allPersonalData) != nil else { continue }
    let question = subject.survey.questions[index]
    guard question.type.isAnswered else { continue }
    for kind in personalData {
      if kind.isWritten, ![.shortText, .longText, .date, .number].contains(question.type) {
        continue
      }
      if text.first(of: kind.phrases) != nil {
        bag.report(.asksPersonalData(kind.name, at: question.textRange))
        break
      }
    }
  }
}

/// Phrases that ask for personal data; those that have to be written are asked by texts, dates and
/// numbers only (`What is your address?` with two options asks for something else).
private let personalData: [(name: String, isWritten: Bool, phrases: PhraseSet)] = [
  (
    "a name", true,
    [
      "your name", "your full name", "your first name", "your last name", "your surname",
      "your family name", "your real name", "your names", "your parents' names",
      "your parent's name",
      "first and last name", "first name", "last name", "full name",
    ]
  ),
  (
    "an e-mail address", true,
    [
      "your e-mail", "your email", "your e-mail address", "your email address", "e-mail address",
      "email address", "your school e-mail", "your school email", "your mail address",
    ]
  ),
  (
    "a phone number", true,
    [
      "your phone", "your phone number", "your mobile number", "your cell number", "your telephone",
      "phone number", "telephone number", "your number", "mobile number",
    ]
  ),
  (
    "an address", true,
    [
      "your address", "your home address", "your postal address", "your street", "home address",
      "where exactly do you live", "your zip code", "your postcode",
    ]
  ),
  (
    "a birth date", true,
    [
      "your birthday", "your birth date", "your birthdate", "your date of birth", "date of birth",
      "when were you born", "when is your birthday",
    ]
  ),
  (
    "health", false,
    [
      "your health", "your medication", "your medications", "your disability", "your disabilities",
      "your diagnosis", "your illness", "your medical", "a disability", "any disabilities",
      "any medical conditions", "a medical condition", "any illnesses", "your allergies",
      "your weight", "your mental health",
    ]
  ),
  (
    "religion", false,
    [
      "your religion", "your faith", "which religion", "what religion", "your religious",
      "are you religious", "your church",
    ]
  ),
]

private let allPersonalData = PhraseSet(personalData.flatMap(\.phrases.phrases))

/// `small-group-risk`: three or more questions about who people are, whose options multiply to more
/// than 100 combinations.
@Sendable func checkSmallGroups(_ subject: CheckSubject, _ bag: inout DiagnosticBag) {
  guard subject.isEnglish else { return }
  var found: [Question] = []
  var combinations = 1
  for index in subject.questions(where: { $0 == .chooseOne || $0 == .yesNo || $0 == .number }) {
    guard subject.wording(of: index).first(of: whoPeopleAre) != nil else { continue }
    let question = subject.survey.questions[index]
    found.append(question)
    let count = question.type == .number ? 10 : max(1, question.options.count)
    combinations = min(combinations * count, 1_000_000)
  }
  guard found.count >= 3, combinations > 100, let last = found.last else { return }
  bag.report(
    .smallGroupRisk(
      found.map(\.id), combinations: combinations, at: last.textRange,
      others: found.dropLast().map { ($0.id, $0.textRange) }))
}

private let whoPeopleAre: PhraseSet = [
  "grade", "grades", "class", "year are you in", "form are you in", "age", "how old", "gender",
  "are you a boy", "a girl", "sex", "ethnicity", "nationality", "mother tongue", "home language",
  "language do you speak at home", "where do you live", "district", "village", "neighbourhood",
  "neighborhood", "country were you born", "religion",
]
