import ContentHash
import Markup
import SurveyModel

/// The whole page: the questions as HTML, so that they are there before any script runs, one style
/// sheet and one script, which the page's own policy names by their hashes.
struct FormPage {
  private let survey: Survey
  private let text: PageText
  private let language: LanguageTag

  init(_ survey: Survey) {
    self.survey = survey
    text = PageText(survey: survey)
    language = survey.languages.first ?? LanguageTag("en")
  }

  var html: String {
    let style = Markup.rawContent(FormStyle(survey: survey).css)
    let script = Markup.rawContent(FormScript(survey: survey).source)
    let page: Markup = .element(
      "html", ["lang": language.tag, "dir": language.isRightToLeft ? "rtl" : "ltr"],
      [
        .element("head", [:], head(style: style, script: script)),
        .element(
          "body", [:],
          [.element("main", [:], main), .rawElement(name: "script", content: script)]),
      ])
    return "<!DOCTYPE html>\n" + [page].html + "\n"
  }

  private func head(style: String, script: String) -> [Markup] {
    [
      .element(
        "meta",
        [
          "http-equiv": "Content-Security-Policy",
          "content": policy(style: style, script: script),
        ]),
      .element("meta", ["charset": "utf-8"]),
      .element("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
      .element("title", [:], [.plainText(text.flat(survey.title, in: language))]),
      // Without an icon of its own a browser would ask the server for one.
      .element("link", ["rel": "icon", "href": "data:,"]),
      .rawElement(name: "style", content: style),
    ]
  }

  private func policy(style: String, script: String) -> String {
    var rules = [
      "default-src 'none'", "script-src 'sha256-\(SHA256.base64(script))'",
      "style-src 'sha256-\(SHA256.base64(style))'", "img-src data:\(drawsCharts ? " blob:" : "")",
      "base-uri 'none'",
      "form-action 'none'",
    ]
    if survey.collection.destination == .url, let url = survey.collection.url {
      rules.append("connect-src \(Self.source(of: url))")
    }
    return rules.joined(separator: "; ")
  }

  /// A chart is saved as a PNG by way of an image made of its SVG.
  private var drawsCharts: Bool { survey.showsResults && survey.draws() }

  /// An address as a policy spells it: without query and fragment, and with what would end it
  /// written in hexadecimal.
  private static func source(of url: String) -> String {
    url.prefix { $0 != "?" && $0 != "#" }.utf8.reduce(into: "") { result, byte in
      let isPlain =
        byte > 0x20 && byte < 0x7F && byte != UInt8(ascii: ";") && byte != UInt8(ascii: ",")
        && byte != UInt8(ascii: "'")
      if isPlain {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
  }
}

// MARK: The views

extension FormPage {
  private var main: [Markup] {
    // The script takes this away when it has begun; so it is seen also where a script fails.
    let scriptless: Markup = .element(
      "p", ["class": "alarm", "id": "scriptless"], text.word(.needsScript))
    let queue: Markup? =
      survey.collection.destination == .url
      ? .element("div", ["id": "queue", "class": "queue", "role": "status"]) : nil
    let hasButton = survey.results == .button && !survey.collection.isKiosk
    let views = [surveyView, thanksView, hasButton ? viewButton : nil, resultsView].flat
    return header + [scriptless, .element("div", ["id": "notice"]), queue].flat + views
      + [kept].flat
      + [.element("p", ["id": "status", "role": "status", "class": "away"])]
      + [
        survey.collection.isKiosk
          ? .element("p", ["id": "warning", "role": "alert", "class": "warning"]) : nil
      ].flat
  }

  private var header: [Markup] {
    let title: Markup = .element("h1", [:], text.inline(survey.title))
    guard survey.languages.count > 1 else { return [title] }
    let entries = survey.languages.map { tag in
      Markup.element(
        "option",
        ["value": tag.tag, "lang": tag.tag, "dir": tag.isRightToLeft ? "rtl" : "ltr"],
        [.plainText(tag.ownName)])
    }
    let menu: Markup = .element(
      "div", ["class": "languages"],
      [
        .element("label", ["for": "language"], text.word(.language)),
        .element("select", ["id": "language", "autocomplete": "off"], entries),
      ])
    return [menu, title]
  }

  private var surveyView: Markup {
    var parts: [Markup] = []
    if let description = survey.description {
      parts.append(.element("div", ["class": "prose"], text.blocks(description)))
    }
    if let statement = survey.privacy.statement {
      parts.append(
        .element(
          "div", ["class": "prose privacy"],
          [.element("strong", [:], text.word(.privacy))] + text.blocks(statement)))
    }
    if !survey.collection.isKiosk {
      parts.append(.element("div", ["id": "back-again", "class": "again"]))
    }
    if survey.canBeWrong {
      parts.append(
        .element("div", ["id": "problems", "class": "problems", "role": "alert", "tabindex": "-1"]))
    }
    parts.append(
      .element(
        "form", ["id": "form", "novalidate": "", "autocomplete": "off"],
        progress + sections + [.element("div", ["class": "actions"], actions)]))
    return .element("div", ["id": "survey"], parts)
  }

  private var viewButton: Markup {
    .element(
      "button", ["type": "button", "id": "view", "class": "results"], text.word(.viewResults))
  }

  private var progress: [Markup] {
    guard survey.hasPages else { return [] }
    return [
      .element(
        "div", ["class": "progress"],
        [
          .element("p", ["id": "progress"]),
          .element("progress", ["id": "bar", "aria-labelledby": "progress"]),
        ])
    ]
  }

  private var actions: [Markup] {
    let submit: Markup = .element("button", ["class": "submit"], text.word(.submit))
    guard survey.hasPages else { return [submit] }
    return [
      .element(
        "button", ["type": "button", "id": "back", "class": "plain", "hidden": ""],
        text.word(.back)),
      .element("button", ["id": "next", "class": "main", "hidden": ""], text.word(.next)), submit,
    ]
  }

  private var sections: [Markup] {
    let named = survey.sections.reduce(into: Set<Int>()) {
      $0.formUnion($1.showIf?.questions ?? [])
    }
    .union(survey.questions.reduce(into: Set<Int>()) { $0.formUnion($1.showIf?.questions ?? []) })
    return survey.sections.enumerated().map { place, section in
      var parts: [Markup] = []
      if let title = section.title { parts.append(.element("h2", [:], text.inline(title))) }
      if let description = section.description {
        parts.append(.element("div", ["class": "prose"], text.blocks(description)))
      }
      parts += survey.questions.indices.filter(section.questions.contains).map { index in
        QuestionMarkup(question: survey.questions[index], index: index, text: text).markup(
          place: section.isShuffled ? (index, named.contains(index)) : nil)
      }
      return .element(
        "div",
        [
          "id": "s\(place)", "class": "section", "data-shuffle": section.isShuffled ? "" : nil,
        ], parts)
    }
  }

  private var thanksView: Markup {
    let builtIn: WordKey =
      switch survey.collection.destination {
      case .device: .thanksDevice
      case .file: .thanksFile
      case .url: .thanksURL
      }
    let words = survey.thanks.map(text.blocks) ?? [.element("p", [:], text.word(builtIn))]
    let isSent = survey.collection.destination == .url
    return .element(
      "div", ["id": "thanks", "hidden": ""],
      [
        .element("h2", [:], text.word(.thankYou)),
        .element("div", ["class": "prose", "id": isSent ? "outcome" : nil], words),
        survey.quiz?.showsScore == true ? .element("p", ["id": "score", "class": "score"]) : nil,
        survey.collection.destination == .file
          ? .element("div", ["id": "hand-in", "class": "hand-in"]) : nil,
        survey.collection.destination == .device
          ? .element(
            "button", ["type": "button", "id": "again", "class": "main"], text.word(.newResponse))
          : nil,
        survey.results == .afterSubmit ? .element("div", ["id": "after"]) : nil,
      ].flat)
  }

  private var resultsView: Markup? {
    guard survey.results != .none else { return nil }
    return .element(
      "div", ["id": "results", "hidden": ""],
      [
        .element("h2", [:], text.word(.results)),
        .element(
          "button", ["type": "button", "id": "return", "class": "plain"],
          text.word(.backToSurvey)),
        .element("div", ["id": "figures"]),
      ])
  }

  /// What is done with the responses: beside the results, or behind a disclosure where respondents
  /// see no results or the device goes from hand to hand.
  private var kept: Markup? {
    let block: Markup = .element("div", ["id": "kept"])
    if survey.results == .button, !survey.collection.isKiosk {
      return .element("div", ["id": "kept-view"], [block])
    }
    let view = survey.collection.isKiosk && survey.results == .button ? viewButton : nil
    return .element(
      "details", ["class": "kept"],
      [.element("summary", [:], text.word(.responsesOnDevice)), view, block].flat)
  }
}
