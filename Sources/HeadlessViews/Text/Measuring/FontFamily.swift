import Foundation

/// The measurements of a named family, on average.
///
/// A proportional family is as wide as Helvetica, character by character, multiplied by a factor;
/// a monospaced one has one width. Families that are not listed are measured as the system font
/// without tracking.
struct FontFamily: Sendable {
  private enum Width: Sendable {
    case proportional(Double)
    case monospaced(Int32)
  }

  private let width: Width
  private let line: FontFace.LineMetrics

  private init(_ factor: Double, _ ascent: Double, _ descent: Double, _ leading: Double = 0) {
    width = .proportional(factor)
    line = FontFace.LineMetrics(ascent: ascent, descent: descent, leading: leading)
  }

  private init(each width: Int32, _ ascent: Double, _ descent: Double, _ leading: Double = 0) {
    self.width = .monospaced(width)
    line = FontFace.LineMetrics(ascent: ascent, descent: descent, leading: leading)
  }

  /// Returns the face of a font by its name, such as `HelveticaNeue-Bold` or `Avenir Next`.
  static func face(named name: String, _ weight: Font.Weight) -> FontFace {
    if name.hasPrefix(".SF") || name.hasPrefix(".AppleSystemUIFont") {
      return name.contains("Mono")
        ? systemMonospaced : .system(name.contains("Bold") ? max(weight, .semibold) : weight)
    }
    if name == ".NewYork" { return newYork }
    let parts = name.split(separator: "-", maxSplits: 1)
    let key = (parts.first ?? "").lowercased().filter { $0 != " " }
    let style = parts.count > 1 ? String(parts[1]) : ""
    let stretch = style.stretch(weight)
    guard let family = families[key] ?? families[key.withoutSuffix("psmt", "mt", "ps")] else {
      return FontFace(text: AdvanceTable(SystemAdvances.regularText).scaled(by: stretch))
    }
    guard key == "helveticaneue", !style.contains("Condensed") else { return family.face(stretch) }
    return FontFace(
      text: helveticaNeue(style, weight),
      line: ["", "Italic"].contains(style) ? family.line : otherHelveticaNeue)
  }

  /// The lines of Helvetica Neue's weights other than the regular one, which are higher.
  /// (behaviour 24.3)
  private static let otherHelveticaNeue = FontFace.LineMetrics(
    ascent: 0.97, descent: 0.22, leading: 0.028)

  private func face(_ stretch: Double) -> FontFace {
    switch width {
    case .proportional(let factor):
      FontFace(text: Self.helvetica.scaled(by: factor * stretch), line: line)
    case .monospaced(let width):
      FontFace(text: Self.equal(width), line: line)
    }
  }

  /// Returns the widths of a style of Helvetica Neue: those of the regular and the bold one are the fonts'
  /// own, and confirmed by the buttons of recorded documents. (behaviour 24.3)
  private static func helveticaNeue(_ style: String, _ weight: Font.Weight) -> AdvanceTable {
    let isBold = style.isEmpty && weight.rawValue >= Font.Weight.semibold.rawValue
    if isBold || style.hasPrefix("Bold") { return boldNeue }
    if style.hasPrefix("Medium") { return regularNeue.mixed(with: boldNeue, 0.5) }
    return regularNeue.scaled(by: style.hasPrefix("Light") ? 0.965 : style.stretch(weight))
  }

  private static let regularNeue = helvetica.replacingLetters(with: [
    648, 685, 722, 704, 611, 574, 759, 722, 259, 519, 667, 556, 871, 722, 760, 648, 760, 685, 648,
    574,
    722, 611, 926, 611, 648, 611, 537, 593, 537, 593, 537, 296, 574, 556, 222, 222, 519, 222, 853,
    556,
    574, 593, 593, 333, 500, 315, 556, 500, 758, 518, 500, 480,
  ])
  private static let boldNeue = helvetica.replacingLetters(with: [
    685, 704, 741, 741, 648, 593, 759, 741, 295, 556, 722, 593, 907, 741, 778, 667, 778, 722, 649,
    611,
    741, 630, 944, 667, 667, 648, 574, 611, 574, 611, 574, 333, 611, 593, 258, 278, 574, 258, 906,
    593,
    611, 611, 611, 389, 537, 352, 593, 520, 814, 537, 519, 519,
  ])

  private static func equal(_ width: Int32) -> AdvanceTable {
    AdvanceTable(Array(repeating: width, count: SystemAdvances.characters.count))
  }

  /// The system's monospaced design.
  private static let systemMonospaced = FontFace(text: equal(618))
  /// The system's design with serifs, on average.
  private static let newYork = FontFace(
    text: AdvanceTable(SystemAdvances.regularText).scaled(by: 0.97))

  /// The families by their names in lowercase without spaces: width relative to Helvetica, then
  /// ascent, descent and leading in em. Those of Helvetica, Arial and the monospaced ones are the
  /// fonts' own; the other factors are averages of running text, to about 3 percent.
  private static let families: [String: FontFamily] = [
    "helveticaneue": FontFamily(1, 0.952, 0.213, 0.028),
    "helvetica": FontFamily(1, 0.92, 0.23), "arial": FontFamily(1, 0.905, 0.212, 0.033),
    "arialroundedmtbold": FontFamily(1.1, 0.946, 0.211),
    "avenir": FontFamily(1, 1, 0.366), "avenirnext": FontFamily(1, 1, 0.366),
    "avenirnextcondensed": FontFamily(0.8, 1, 0.366),
    "georgia": FontFamily(0.98, 0.917, 0.219), "timesnewroman": FontFamily(0.87, 0.891, 0.216),
    "times": FontFamily(0.87, 0.891, 0.216), "palatino": FontFamily(0.96, 0.84, 0.283),
    "baskerville": FontFamily(0.88, 0.898, 0.244), "didot": FontFamily(0.92, 0.936, 0.308),
    "charter": FontFamily(0.94, 0.98, 0.24), "cochin": FontFamily(0.86, 0.897, 0.25),
    "hoeflertext": FontFamily(0.88, 0.721, 0.279), "rockwell": FontFamily(0.98, 0.895, 0.224),
    "verdana": FontFamily(1.16, 1.005, 0.21), "trebuchetms": FontFamily(0.97, 0.939, 0.222),
    "trebuchet": FontFamily(0.97, 0.939, 0.222), "futura": FontFamily(1, 1.038, 0.26),
    "gillsans": FontFamily(0.91, 0.918, 0.23), "optima": FontFamily(0.96, 0.919, 0.268),
    "americantypewriter": FontFamily(1.08, 0.911, 0.247),
    "chalkboardse": FontFamily(1.04, 1.11, 0.283), "markerfelt": FontFamily(0.9, 0.83, 0.25),
    "copperplate": FontFamily(1.12, 0.763, 0.248), "impact": FontFamily(0.92, 1.009, 0.21),
    "pingfangsc": FontFamily(1.04, 1.06, 0.34), "pingfangtc": FontFamily(1.04, 1.06, 0.34),
    "pingfanghk": FontFamily(1.04, 1.06, 0.34),
    "menlo": FontFamily(each: 602, 0.928, 0.236), "courier": FontFamily(each: 600, 0.754, 0.246),
    "couriernew": FontFamily(each: 600, 0.833, 0.3),
  ]

  /// Helvetica, which Arial and Helvetica Neue follow.
  private static let helvetica = AdvanceTable(
    [
      278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556,
      556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722,
      722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722,
      667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556,
      556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500,
      500, 334, 260, 334, 584, 333, 556, 556, 556, 556, 737, 556, 737, 400, 584, 278, 556, 611,
      584, 1000, 778, 611, 889, 611, 1000, 944, 556, 1000, 222, 222, 333, 333, 333, 556, 350,
      1000, 1000, 556, 1000, 1000, 1000,
    ])
}

extension String {
  /// Returns the width of a style relative to the regular one.
  fileprivate func stretch(_ weight: Font.Weight) -> Double {
    let width = contains("Condensed") ? 0.8 : 1
    let heavier: [(String, Double)] = [
      ("DemiBold", 1.05), ("SemiBold", 1.05), ("Semibold", 1.05), ("Bold", 1.08), ("Heavy", 1.09),
      ("Black", 1.1), ("Medium", 1.02), ("Thin", 0.97), ("UltraLight", 0.95), ("Light", 0.98),
    ]
    if let found = heavier.first(where: { contains($0.0) }) { return width * found.1 }
    return width * (weight.rawValue >= Font.Weight.semibold.rawValue ? 1.08 : 1)
  }

  fileprivate func withoutSuffix(_ endings: String...) -> String {
    endings.first { hasSuffix($0) }.map { String(dropLast($0.count)) } ?? self
  }
}

private func max(_ one: Font.Weight, _ other: Font.Weight) -> Font.Weight {
  one.rawValue < other.rawValue ? other : one
}
