import Foundation

/// The positions at which a line may end.
enum LineBreaking {
  /// The way in which a character allows lines to end next to it.
  enum Kind {
    /// A line may end after it, and it takes no room there.
    case space
    /// A line may end after it.
    case breakAfter
    /// A line may end before and after it: ideographs and emoji.
    case breakAround
    /// Closing punctuation of ideographic text, which begins no line.
    case closing
    /// Any other character.
    case letter
  }

  static func kind(of character: Character) -> Kind {
    let scalars = character.unicodeScalars
    let scalar = scalars[scalars.startIndex]
    switch scalar.value {
    case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: return .space
    case 0x2D, 0x2F, 0x7C, 0xAD, 0x2010, 0x2012...0x2014: return .breakAfter
    case ..<0x1100: return .letter
    case 0x3001, 0x3002, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x30FC, 0xFF01, 0xFF09, 0xFF0C,
      0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F:
      return .closing
    default: return scalar.isWide ? .breakAround : .letter
    }
  }

  /// Returns whether a line may end between two characters.
  static func canEnd(after one: Kind, before other: Kind, _ next: Character) -> Bool {
    switch (one, other) {
    case (_, .space), (_, .closing): false
    case (.space, _): true
    // A number keeps its sign and its slash.
    case (.breakAfter, _): !next.isASCIIDigit
    case (.breakAround, _), (.closing, _), (_, .breakAround): true
    case (.letter, _): false
    }
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}

/// The width of emoji, which the system's fonts take from a font of pictures (behaviour 24.4).
enum Emoji {
  /// Returns the width of an emoji, in thousandths of an em.
  ///
  /// Recorded labels have 1.37 em at 17 points, 1.38 em at 18 points and 1.11 em at 34 points. Between
  /// the last two the width is interpolated; beyond them it is constant: a guess.
  static func width(at size: CGFloat) -> CGFloat {
    let largeness = min(1, max(0, (size - small.size) / (large.size - small.size)))
    return small.width + (large.width - small.width) * largeness
  }

  private static let small = (size: CGFloat(18), width: CGFloat(1375))
  private static let large = (size: CGFloat(34), width: CGFloat(1110))
}

extension Character {
  /// Whether the character is shown as a picture.
  var isEmoji: Bool {
    let scalars = unicodeScalars
    let first = scalars[scalars.startIndex]
    let isAlone = scalars.index(after: scalars.startIndex) == scalars.endIndex
    if first.value < 0x2000, isAlone { return false }
    let properties = first.properties
    if properties.isEmojiPresentation { return !scalars.contains("\u{FE0E}") }
    return properties.isEmoji && !isAlone && scalars.contains { $0.isPictureSelector }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar turns the one before it into a picture: the variation selector, the keycap
  /// and the colours of skin.
  fileprivate var isPictureSelector: Bool {
    switch value {
    case 0xFE0F, 0x20E3, 0x1F3FB...0x1F3FF: true
    default: false
    }
  }
}

/// The Latin letters that other letters are as wide as.
enum ScalarNeighbors {
  /// The letter that an unknown character is as wide as.
  static let average = UInt8(ascii: "o")

  /// Returns the ASCII letter that a letter is as wide as; `nil` for what is no such letter.
  static func letter(of scalar: Unicode.Scalar) -> UInt8? {
    switch scalar.value {
    case 0xC0..<0x180: known(latin[Int(scalar.value) - 0xC0])
    case 0x370..<0x400: greek[Int(scalar.value) - 0x370]
    case 0x400..<0x460: cyrillic[Int(scalar.value) - 0x400]
    case 0x180..<0x250, 0x1E00..<0x1F00: base(of: scalar)
    default: nil
    }
  }

  private static func known(_ letter: UInt8) -> UInt8? {
    letter == UInt8(ascii: "?") ? nil : letter
  }

  /// Returns the base letter of a letter with diacritics.
  private static func base(of scalar: Unicode.Scalar) -> UInt8? {
    let first = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars.first
    return first.flatMap { $0.isASCII ? UInt8($0.value) : nil }
  }

  /// The base letters of U+00C0 and those after it; `?` for signs with a width of their own.
  private static let latin = Array(
    ("AAAAAA?CEEEEIIIIDNOOOOO??UUUUYP?aaaaaa?ceeeeiiiidnooooo??uuuuybyAaAaAaCcCcCcCcDdDd"
      + "EeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIiwwJjKkkLlLlLlLlLlNnNnNnnNnOoOoOo??RrRrRrSsSsSsSsTtTtTt"
      + "UuUuUuUuUuUuWwYyYZzZzZzt").utf8)

  /// Neighbours in width of U+0370 and those after it, measured in a typeface of the same kind.
  private static let greek = Array(
    ("ooooIoNoooIcccoJooooooAoHmromommIABeXEZHOIKAMNBOHPoATYmXmOIYKxhIhKovexshgIsSeFaoEbJZsh"
      + "DJOwIhohwKPPKwKXwsoooohsooooooooooooooooooDPciOroooCMobCCC").utf8)

  /// Neighbours in width of U+0400 and those after it, measured in a typeface of the same kind.
  private static let cyrillic = Array(
    ("EEweCSIIJWWmKNZDATBewEWgNNKGMHOHPCTZwXDAWWwmTCWRahLrgewshhxcOFoFbcsvAxoewwRCacwzeehrcs"
      + "iiiMMhxhvF").utf8)
}
