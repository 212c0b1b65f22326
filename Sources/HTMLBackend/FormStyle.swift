import SurveyModel

/// The page's style sheet: the slices that the survey needs, its colours, and what depends on its
/// texts.
struct FormStyle {
  let survey: Survey

  var css: String {
    let slices = names.map { CodeStripping.style(HTMLAsset.text("style/\($0).css")) }
    return colors + slices.joined() + sizes
  }

  private var names: [String] {
    let all: [(name: String, isNeeded: Bool)] = [
      ("base", true),
      ("choices", survey.has(.chooseOne, .chooseMany, .yesNo, .scale, .rating, .grid, .rank)),
      ("segmented", survey.hasSegments),
      (
        "text",
        survey.has(.shortText, .longText, .number, .date, .time) || survey.hasMenu
          || survey.hasOther
      ),
      ("slider", survey.hasNumber(.slider)),
      ("rating", survey.has(.rating)),
      ("rank", survey.has(.rank)),
      ("grid", survey.has(.grid)),
      ("sections", survey.sections.count > 1 || survey.hasPages),
      ("results", survey.results != .none),
      ("print", true),
    ]
    return all.filter(\.isNeeded).map(\.name)
  }

  private var colors: String {
    let light = PageColors(survey.colors, isDark: false)
    if PageColors.hasOneScheme(survey.colors) {
      return ":root{color-scheme:only \(light.isDark ? "dark" : "light");\(light.css)}"
    }
    let dark = PageColors(survey.colors, isDark: true)
    return ":root{color-scheme:light dark;\(light.css)}"
      + "@media (prefers-color-scheme:dark){:root{\(dark.css)}}"
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
