import SurveyModel

/// The counts of a survey's responses, complete and rounded as they are printed.
package struct Tally: Sendable {
  package var survey: String
  package var title: String
  /// Distinct responses.
  package var responses: Int
  package var duplicates: Int
  package var unreadable: Int
  package var quiz: Quiz?
  /// In written order, without notes.
  package var questions: [Question]
  /// When one was asked for.
  package var crossTable: CrossTable?

  package struct Question: Sendable {
    /// The index in `Survey.questions`.
    package var index: Int
    package var id: String
    package var text: String
    package var type: QuestionType
    /// Nothing while fewer than `minimum_count` people have answered.
    package var figures: Figures?
  }

  package struct Figures: Sendable {
    package var asked: Int
    package var answered: Int
    /// Right answers of a quiz question; the percentage is of those asked.
    package var right: Share?
    package var content: Content
    package var other: [TextCount]
    package var unrecognised: [TextCount]
  }

  package enum Content: Sendable {
    case options([OptionCount])
    /// Scale and rating.
    case scores([OptionCount], Statistics)
    case numbers(Statistics, Distribution)
    case ranks([RankCount])
    case rows([Row])
    case answers([TextCount])
  }

  package struct Share: Sendable {
    package var count: Int
    /// In percent, one decimal; nothing of nobody.
    package var percent: DecimalNumber?
  }

  package struct OptionCount: Sendable {
    package var value: String
    package var label: String
    package var share: Share
  }

  package struct TextCount: Hashable, Sendable {
    package var text: String
    package var count: Int
  }

  /// Two decimals each; nothing where the figure does not exist.
  package struct Statistics: Sendable {
    package var mean: DecimalNumber?
    package var median: DecimalNumber?
    /// The sample's standard deviation.
    package var deviation: DecimalNumber?
  }

  package struct Distribution: Sendable {
    package var minimum: DecimalNumber?
    package var maximum: DecimalNumber?
    package var lowerQuartile: DecimalNumber?
    package var upperQuartile: DecimalNumber?
    package var bins: [Bin]
  }

  package struct Bin: Sendable {
    package var from: BinEdge
    package var to: BinEdge
    package var count: Int
  }

  package struct RankCount: Sendable {
    package var value: String
    package var label: String
    package var share: Share
    package var firsts: Int
    package var meanRank: DecimalNumber?
    package var borda: Int
  }

  package struct Row: Sendable {
    package var id: String
    package var text: String
    /// Nothing while fewer than `minimum_count` people have answered the row.
    package var figures: RowFigures?
  }

  package struct RowFigures: Sendable {
    package var answered: Int
    package var options: [OptionCount]
    package var unrecognised: [TextCount]
  }

  package struct Quiz: Sendable {
    package var possible: DecimalNumber
    package var mean: DecimalNumber?
    package var passed: Int?
    package var passedPercent: DecimalNumber?
    package var points: [PointCount] = []
  }

  package struct PointCount: Sendable {
    package var points: DecimalNumber
    package var count: Int
  }
}
