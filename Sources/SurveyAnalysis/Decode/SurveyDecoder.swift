import Diagnostics
import SourceText
import SurveyModel
import UnicodeText
import YAMLSyntax

/// The state of decoding one file: what has been declared so far, and what is wrong so far.
///
/// Decoding goes on past every mistake; a part that could not be understood is left out, and
/// nothing is said about what depends on it.
struct SurveyDecoder {
  let file: SourceFile
  var bag: DiagnosticBag

  /// The first is the default.
  var languages = [LanguageTag("en")]
  /// Whether the author wrote `languages`, so that a text may be a map.
  var hasLanguages = false
  /// The texts that serve all languages as they are.
  var plainTexts = 0

  var parameters: [Parameter] = []
  var questions: [DraftQuestion] = []
  /// Only answers of the questions before this index can stand in a text.
  var answerLimit = 0
  /// Whether the last option list had answers in its texts.
  var usedAnswers = false

  var optionLists: [SharedOptions] = []
  /// Set when a name of a list could not be understood: then none is known to be unused.
  var hasUnknownList = false

  init(_ file: SourceFile, reporting bag: DiagnosticBag) {
    self.file = file
    self.bag = bag
  }

  /// The characters of a range as the author wrote them.
  func source(_ range: SourceRange) -> String { file.text(in: range) }
}

/// A name for a text that is filled in when compiling.
struct Parameter {
  var name: String
  var place: SourceRange
  /// One for each language, or one for all.
  var texts: [String]
}

/// A named list of options; decoded when it is first used.
struct SharedOptions {
  var name: String
  var keyRange: SourceRange
  var node: Node
  var isUsed = false
  var decoded: DecodedOptions?
}

/// A question while its parts are being understood.
struct DraftQuestion {
  var fields: Fields<QuestionKey>
  var section: Int
  var id: String
  /// Where the id was written; nothing for a default id.
  var idPlace: SourceRange?
  /// Nothing when it could not be understood.
  var type: QuestionType?
  /// Whether the type is what the author wrote, and no guess.
  var isTypeCertain: Bool
}
