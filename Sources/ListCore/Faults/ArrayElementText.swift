/// The form in which an identifier is printed as an element of an array.
enum ArrayElementText {
  /// Returns the text as Objective-C prints it among the elements of an array: in quotes, unless it
  /// consists of ASCII letters and digits. (crash families E2)
  ///
  /// Line breaks, quotes and letters of other alphabets are escaped within the quotes; this part is
  /// from memory.
  static func describe(_ text: String) -> String {
    guard text.isEmpty || !text.utf8.allSatisfy(isPlain) else { return text }
    return "\"" + text.utf16.map(escaped).joined() + "\""
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }

  private static func escaped(_ unit: UInt16) -> String {
    switch unit {
    case 0x22: "\\\""
    case 0x5C: "\\\\"
    case 0x0A: "\\n"
    case 0x09: "\\t"
    case 0x0D: "\\r"
    case 0x20..<0x7F: String(UnicodeScalar(UInt8(unit)))
    default:
      "\\U" + String(repeating: "0", count: 4 - String(unit, radix: 16).count)
        + String(unit, radix: 16)
    }
  }
}
