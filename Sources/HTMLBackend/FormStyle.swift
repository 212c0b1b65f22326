import SurveyModel

/// The page's style sheet: the slices that the survey needs, its colours, and what depends on its
/// texts.
struct FormStyle {
  let survey: Survey

  var css: String {
    let slices = names.map { StyleShortening.shortened(HTMLAsset.text("style/\($0).css")) }
    let rules = slices.joined() + sizes
    return StyleShortening.withShortProperties(colors(usedBy: rules) + rules)
  }

  private var names: [String] {
    let collected = survey.collection
    let all: [(name: String, isNeeded: Bool)] = [
      ("base", true),
      ("prose", survey.hasProse),
      ("languages", survey.languages.count > 1),
      ("required", survey.questions.contains(where: \.isRequired)),
      ("errors", survey.canBeWrong),
      ("choices", survey.questions.contains { $0.choices != nil }),
      ("segmented", survey.hasSegments),
      (
        "text",
        survey.has(.shortText, .longText, .number, .date, .time) || survey.hasMenu
          || survey.hasOther || survey.languages.count > 1
      ),
      ("other", survey.hasOther),
      ("slider", survey.hasNumber(.slider)),
      ("rating", survey.has(.rating)),
      ("rank", survey.has(.rank)),
      ("grid", survey.has(.grid)),
      ("note", survey.has(.note)),
      ("sections", survey.sections.count > 1 || survey.hasPages),
      ("results", survey.showsResults),
      (
        "figures",
        survey.showsResults && (survey.hasChartWishes || survey.has(.scale, .rating, .number))
      ),
      ("score", survey.quiz?.showsScore == true),
      ("collect", collected.destination == .file),
      ("queue", collected.destination == .url),
      ("kept", survey.results != .button || collected.isKiosk),
      ("kiosk", collected.isKiosk),
      ("print", true),
    ]
    return all.filter(\.isNeeded).map(\.name)
  }

  /// The colours that the rules ask for.
  private func colors(usedBy rules: String) -> String {
    let light = PageColors(survey.colors, isDark: false)
    if PageColors.hasOneScheme(survey.colors) {
      return
        ":root{color-scheme:only \(light.isDark ? "dark" : "light");\(light.css(usedBy: rules))}"
    }
    let dark = PageColors(survey.colors, isDark: true)
    return ":root{color-scheme:light dark;\(light.css(usedBy: rules))}"
      + "@media (prefers-color-scheme:dark){:root{\(dark.css(usedBy: rules, except: light))}}"
  }

  /// The width that a segmented control needs, below which it is a list, and the columns of grids.
  private var sizes: String {
    survey.questions.enumerated().reduce(into: "") { css, item in
      let (index, question) = item
      switch question.body {
      case .chooseOne(let choices, .segmented), .yesNo(let choices):
        css += "#q\(index){--fit:\(width(ofSegments: choices))em}"
      case .grid(let grid):
        css += "#q\(index){--columns:\(grid.columns.options.count)}"
      default: break
      }
    }
  }

  /// All segments are as wide as the widest label of any language.
  private func width(ofSegments choices: Choices) -> Int {
    var widest = 0.0
    for option in choices.options {
      for language in survey.languages {
        widest = max(widest, Self.width(of: option.label.template(in: language).written))
      }
    }
    return Int((widest + 2) * Double(choices.options.count)) + 1
  }

  /// In em, as system fonts have it on average.
  private static func width(of label: String) -> Double {
    label.unicodeScalars.reduce(0) { $0 + ($1.value < 0x1100 ? 0.57 : 1.05) }
  }
}

extension Survey {
  var hasSegments: Bool {
    questions.contains {
      switch $0.body {
      case .chooseOne(_, .segmented), .yesNo: true
      default: false
      }
    }
  }
}

extension Survey {
  /// Whether there are texts of the author's own around the questions.
  var hasProse: Bool {
    description != nil || thanks != nil || privacy.statement != nil
      || sections.contains { $0.description != nil }
      || questions.contains { question in
        switch question.body {
        case .chooseMany(_, let bounds), .rank(_, let bounds):
          return question.description != nil || bounds.minimum != nil || bounds.maximum != nil
        default: return question.description != nil
        }
      }
  }
}
