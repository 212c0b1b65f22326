import SurveyModel

/// Whose eyes look at a chart.
enum Sight: String, CaseIterable {
  case normal, deuteranopia, protanopia, tritanopia

  /// What linear sRGB light looks like (Machado, Oliveira and Fernandes, "A physiologically-based
  /// model for simulation of color vision deficiency", 2009, severity 1.0).
  fileprivate var matrix: [[Double]] {
    switch self {
    case .normal: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    case .protanopia:
      [
        [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
      ]
    case .deuteranopia:
      [
        [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
      ]
    case .tritanopia:
      [
        [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
      ]
    }
  }

  var inWords: String {
    switch self {
    case .normal: "everybody"
    case .deuteranopia: "people who cannot see green (deuteranopia)"
    case .protanopia: "people who cannot see red (protanopia)"
    case .tritanopia: "people who cannot see blue (tritanopia)"
    }
  }
}

/// A colour in OKLab (Ottosson, "A perceptual color space for image processing", 2020), where equal
/// distances look equally large.
struct PerceivedColor {
  var lightness: Double
  var greenRed: Double
  var blueYellow: Double

  init(_ color: Color, seenBy sight: Sight = .normal) {
    let light = [color.red, color.green, color.blue].map { Color.linear[Int($0)] }
    let seen = sight.matrix.map { row in
      min(1, max(0, zip(row, light).reduce(0) { $0 + $1.0 * $1.1 }))
    }
    let long = cubeRoot(0.4122214708 * seen[0] + 0.5363325363 * seen[1] + 0.0514459929 * seen[2])
    let medium = cubeRoot(0.2119034982 * seen[0] + 0.6806995451 * seen[1] + 0.1073969566 * seen[2])
    let short = cubeRoot(0.0883024619 * seen[0] + 0.2817188376 * seen[1] + 0.6299787005 * seen[2])
    lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
    greenRed = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
    blueYellow = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
  }

  /// Euclidean: 0 for the same colour, 1 from black to white.
  func distance(to other: PerceivedColor) -> Double {
    let squares =
      (lightness - other.lightness) * (lightness - other.lightness)
      + (greenRed - other.greenRed) * (greenRed - other.greenRed)
      + (blueYellow - other.blueYellow) * (blueYellow - other.blueYellow)
    return squares.squareRoot()
  }

  /// The nearest colour of sRGB.
  var color: Color {
    let long = cube(lightness + 0.3963377774 * greenRed + 0.2158037573 * blueYellow)
    let medium = cube(lightness - 0.1055613458 * greenRed - 0.0638541728 * blueYellow)
    let short = cube(lightness - 0.0894841775 * greenRed - 1.2914855480 * blueYellow)
    return Color(
      red: channel(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
      green: channel(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
      blue: channel(-0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short))
  }

  private func cube(_ value: Double) -> Double { value * value * value }

  private func channel(_ light: Double) -> UInt8 {
    let bounded = min(1, max(0, light))
    let value = bounded <= 0.0031308 ? bounded * 12.92 : 1.055 * power(bounded, 1 / 2.4) - 0.055
    return UInt8(min(255, max(0, (value * 255).rounded())))
  }
}

private func cubeRoot(_ value: Double) -> Double { power(max(0, value), 1.0 / 3) }

extension Color {
  /// The colour of the same hue that passes and looks most like this one, lighter or darker.
  func nearest(where passes: (Color) -> Bool) -> Color? {
    let start = PerceivedColor(self)
    for step in 1...200 {
      let candidates = [-1.0, 1.0].compactMap { direction -> Color? in
        var shifted = start
        shifted.lightness += direction * Double(step) * 0.005
        guard (0...1).contains(shifted.lightness) else { return nil }
        let color = shifted.color
        return passes(color) ? color : nil
      }
      let best = candidates.min {
        PerceivedColor($0).distance(to: start) < PerceivedColor($1).distance(to: start)
      }
      if let best { return best }
    }
    return [Color.black, .white].first(where: passes)
  }
}
