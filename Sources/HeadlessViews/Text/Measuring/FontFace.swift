import Foundation

/// The measurements of a typeface in one weight, for all sizes.
package final class FontFace: Sendable {
  /// The widths of small text.
  private let text: AdvanceTable
  /// The widths of large text, where they differ.
  private let display: AdvanceTable?
  /// The changes of the widths with the size, if the font has any.
  private let sizes: OpticalSizes
  /// The height above the baseline, the depth below it and the space between lines, in em.
  let line: LineMetrics

  struct LineMetrics: Hashable, Sendable {
    var ascent = 0.9521484375
    var descent = 0.2412109375
    var leading = 0.0
  }

  init(
    text: AdvanceTable, display: AdvanceTable? = nil, sizes: OpticalSizes = .continuous,
    line: LineMetrics = LineMetrics()
  ) {
    self.text = text
    self.display = display
    self.sizes = sizes
    self.line = line
  }

  /// Returns the width of a text on one line in a size, in points.
  func width(of string: some StringProtocol, size: CGFloat) -> CGFloat {
    let large = display == nil ? 0 : sizes.largeness(size)
    let fast = string.utf8.withContiguousStorageIfAvailable { bytes -> CGFloat? in
      sum(of: bytes, large).map {
        let kerning = isKerned ? CGFloat(Kerning.sum(of: bytes)) : 0
        return $0 + CGFloat(bytes.count) * tracking(size) + kerning
      }
    }
    if let fast = fast ?? nil { return fast * size / 1000 }
    let kerning = isKerned ? CGFloat(Kerning.sum(of: string)) : 0
    if let exact = sum(of: string, large, size) { return (exact + kerning) * size / 1000 }
    var total = kerning
    for character in string { total += width(of: character, large, size) }
    return total * size / 1000
  }

  /// Returns how much wider two characters that follow each other are than each by itself, in points:
  /// a negative number for most.
  func kerning(between first: Character, _ second: Character, size: CGFloat) -> CGFloat {
    isKerned ? CGFloat(Kerning.between(first, second)) * size / 1000 : 0
  }

  /// Whether pairs of letters have a distance of their own: those of the system font.
  private var isKerned: Bool { display != nil }

  /// Returns the width of a character in a size, in points.
  func width(of character: Character, size: CGFloat) -> CGFloat {
    width(of: character, display == nil ? 0 : sizes.largeness(size), size) * size / 1000
  }

  private func width(of character: Character, _ large: CGFloat, _ size: CGFloat) -> CGFloat {
    if character.isEmoji { return Emoji.width(at: size) }
    let small = CGFloat(text.width(of: character))
    if small == 0 { return 0 }
    if character.unicodeScalars.first?.isWide == true { return small }
    guard let display, large > 0 else { return small + tracking(size) }
    return small * (1 - large) + CGFloat(display.width(of: character)) * large + tracking(size)
  }

  /// Returns the sum of the widths of ASCII characters, without tracking, in thousandths of an em.
  private func sum(of bytes: UnsafeBufferPointer<UInt8>, _ large: CGFloat) -> CGFloat? {
    guard let display, large > 0 else { return text.sum(of: bytes).map { CGFloat($0) } }
    guard let wide = display.sum(of: bytes) else { return nil }
    if large == 1 { return CGFloat(wide) }
    guard let small = text.sum(of: bytes) else { return nil }
    return CGFloat(small) * (1 - large) + CGFloat(wide) * large
  }

  /// Returns the width of a text whose characters are single scalars, in thousandths of an em.
  private func sum(
    of string: some StringProtocol, _ large: CGFloat, _ size: CGFloat
  ) -> CGFloat? {
    guard let small = text.sum(of: string) else { return nil }
    let around = CGFloat(small.wide) + CGFloat(small.tracked) * tracking(size)
    guard large > 0, let wide = display?.sum(of: string) else {
      return around + CGFloat(small.narrow)
    }
    return around + CGFloat(small.narrow) * (1 - large) + CGFloat(wide.narrow) * large
  }

  private func tracking(_ size: CGFloat) -> CGFloat { display == nil ? 0 : sizes.tracking(size) }
}

extension FontFace {
  /// Returns the system font.
  static func system(_ weight: Font.Weight) -> FontFace {
    systemFaces[weight] ?? makeSystem(weight)
  }

  /// Returns the system font as it was before iOS 14, in two families: one for text, one for titles.
  static func olderSystem(_ weight: Font.Weight) -> FontFace {
    olderFaces[weight] ?? makeSystem(weight, sizes: .inTwoFamilies)
  }

  /// Returns the font of a name, such as `HelveticaNeue-Bold` or `Avenir Next`.
  static func named(_ name: String, _ weight: Font.Weight) -> FontFace {
    FontFamily.face(named: name, weight)
  }

  /// Returns the system font with digits of the same width.
  static func systemWithEqualDigits(_ weight: Font.Weight) -> FontFace {
    digitFaces[weight] ?? makeSystem(weight, equalDigits: true)
  }

  private static let systemFaces = Dictionary(
    uniqueKeysWithValues: Font.Weight.named.map { ($0, makeSystem($0)) })
  private static let digitFaces = Dictionary(
    uniqueKeysWithValues: Font.Weight.named.map { ($0, makeSystem($0, equalDigits: true)) })
  private static let olderFaces = Dictionary(
    uniqueKeysWithValues: Font.Weight.named.map { ($0, makeSystem($0, sizes: .inTwoFamilies)) })

  private static func makeSystem(
    _ weight: Font.Weight, equalDigits: Bool = false, sizes: OpticalSizes = .continuous
  ) -> FontFace {
    let position = weight.axisPosition
    var text = AdvanceTable.between(textMasters, at: position)
    var display = AdvanceTable.between(displayMasters, at: position)
    if sizes.extraSlash > 0 {
      text = text.replacing("/", with: text.width(of: "/") + sizes.extraSlash)
      display = display.replacing("/", with: display.width(of: "/") + sizes.extraSlash)
    }
    if equalDigits {
      text = text.replacing("0123456789", with: text.width(of: "0"))
      display = display.replacing("0123456789", with: display.width(of: "0"))
    }
    return FontFace(text: text, display: display, sizes: sizes)
  }

  private static let textMasters: [(position: Double, table: AdvanceTable)] = [
    (100, AdvanceTable(SystemAdvances.thinText)), (400, AdvanceTable(SystemAdvances.regularText)),
    (700, AdvanceTable(SystemAdvances.boldText)), (900, AdvanceTable(SystemAdvances.blackText)),
  ]
  private static let displayMasters: [(position: Double, table: AdvanceTable)] = [
    (100, AdvanceTable(SystemAdvances.thinDisplay)),
    (400, AdvanceTable(SystemAdvances.regularDisplay)),
    (700, AdvanceTable(SystemAdvances.boldDisplay)),
    (900, AdvanceTable(SystemAdvances.blackDisplay)),
  ]
}

extension AdvanceTable {
  /// Returns the table at a position between masters, which are in rising order.
  fileprivate static func between(
    _ masters: [(position: Double, table: AdvanceTable)], at position: Double
  ) -> AdvanceTable {
    guard let upper = masters.firstIndex(where: { $0.position >= position }) else {
      return masters[masters.count - 1].table
    }
    guard upper > 0, masters[upper].position > position else { return masters[upper].table }
    let (low, high) = (masters[upper - 1], masters[upper])
    return low.table.mixed(
      with: high.table, (position - low.position) / (high.position - low.position))
  }
}

extension Font.Weight {
  fileprivate static let named: [Font.Weight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]

  /// The weight on the scale from 100 to 900.
  var axisPosition: Double {
    let known = Self.named.enumerated().map { (Double($1.rawValue), Double($0 + 1) * 100) }
    let raw = Double(rawValue)
    guard let upper = known.firstIndex(where: { $0.0 >= raw }) else { return 900 }
    guard upper > 0 else { return 100 }
    let (low, high) = (known[upper - 1], known[upper])
    return low.1 + (raw - low.0) / (high.0 - low.0) * (high.1 - low.1)
  }
}

/// The changes of the system font with its size: tracking and optical sizes (behaviour 24.2).
struct OpticalSizes: Sendable {
  /// The tracking of the sizes from 6 points on, in thousandths of an em.
  private let values: [CGFloat]
  /// The sizes between which the letters take the shape for large text.
  private let change: ClosedRange<CGFloat>
  /// How much wider the slash is than today's, in thousandths of an em.
  fileprivate var extraSlash: Int32 = 0

  /// Returns the space added to each character, in thousandths of an em.
  func tracking(_ size: CGFloat) -> CGFloat {
    let last = values.count - 1
    let place = min(max(0, size - Self.smallest), CGFloat(last))
    let low = min(Int(place), last - 1)
    return values[low] + (values[low + 1] - values[low]) * (place - CGFloat(low))
  }

  /// Returns how far the letters have taken the shape for large text, from 0 to 1.
  func largeness(_ size: CGFloat) -> CGFloat {
    let part = min(1, max(0, (size - change.lowerBound) / (change.upperBound - change.lowerBound)))
    return part * part * (3 - 2 * part)
  }

  private static let smallest: CGFloat = 6

  /// The sizes since iOS 14, with the tracking of Apple's design guidelines: letters change from 17 to
  /// 27 points, fastest at 22.
  static let continuous = OpticalSizes(
    values: [
      41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23, -18, -12, -4, 3, 6, 8, 11,
      14, 14, 14, 13, 13, 12, 12, 11, 10, 10, 10, 10, 10, 9, 9, 9, 8, 8, 8, 8, 8, 8, 7,
    ], change: 17...27)

  /// The sizes before iOS 14: from 20 points on, the family for titles. The tracking is that of the
  /// guidelines of the time, and of 170 labels in documents of Xcode 11 and earlier; the slash is that of
  /// four of them, and today's of sixteen others.
  static let inTwoFamilies = OpticalSizes(
    values: [
      41, 34, 26, 19, 12, 6, 0, -7, -12, -17, -21, -24, -25, -26, 20, 18, 15, 14, 13, 12, 12, 11,
      10, 10, 10, 10, 10, 10, 10, 10, 10, 9, 9, 9, 9, 9, 8, 8, 8, 8, 8, 8, 8, 8, 7,
    ], change: 19...20, extraSlash: 57)
}
