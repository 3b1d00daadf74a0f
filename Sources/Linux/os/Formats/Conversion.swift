import Foundation

/// How a number becomes text: what follows the per cent sign of a format.
struct Conversion {
  var flags = ""
  var width: Int?
  var precision: Int?
  let letter: Character

  init(letter: Character) { self.letter = letter }

  /// Returns the text of an integer. A negative one in base 8 or 16 shows the bits of its type.
  func text<T: FixedWidthInteger>(of number: T) -> String {
    if letter == "d", T.isSigned {
      return String(format: format("ll"), Int64(clamping: number))
    }
    let bits = UInt64(truncatingIfNeeded: T.Magnitude(truncatingIfNeeded: number))
    return String(format: format("ll", letter == "d" ? "u" : letter), bits)
  }

  /// Returns the text of a number with a fraction.
  func text(of number: Double) -> String { String(format: format(""), number) }

  /// Returns a text, cut to the precision and filled to the width.
  func text(of value: String) -> String {
    let cut = precision.map { String(value.prefix($0)) } ?? value
    let spaces = String(repeating: " ", count: max(0, (width ?? 0) - cut.count))
    return flags.contains("-") ? cut + spaces : spaces + cut
  }

  /// Returns the text of an address.
  static func address(_ address: UInt) -> String { "0x" + String(address, radix: 16) }

  private func format(_ length: String, _ letter: Character? = nil) -> String {
    let width = width.map(String.init) ?? ""
    let precision = precision.map { ".\($0)" } ?? ""
    return "%\(flags)\(width)\(precision)\(length)\(letter ?? self.letter)"
  }
}
