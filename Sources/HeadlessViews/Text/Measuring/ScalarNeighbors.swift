import Foundation

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
