/// A text as a terminal shows it on one line.
///
/// ```swift
/// TextLine("Emma").filled(to: 6)  // "Emma  "
/// ```
public struct TextLine: Hashable, Sendable {
  /// The text, in which line breaks and other control characters are replaced by spaces.
  public let text: String

  /// Creates a line from a text.
  ///
  /// - Parameter text: The text.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public init(_ text: String) {
    self.text = String(
      text.map {
        $0.unicodeScalars.contains { $0.properties.generalCategory == .control } ? " " : $0
      }
    )
  }

  /// The number of columns that the text takes: two for each East Asian letter and emoji.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public var columns: Int { text.reduce(0) { $0 + Self.columns(of: $1) } }

  /// Returns the text, shortened with an ellipsis if it takes more than a number of columns.
  ///
  /// - Parameter width: The maximum number of columns.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public func shortened(toColumns width: Int) -> String {
    guard columns > width else { return text }
    guard width > 0 else { return "" }
    var shown = ""
    var room = width - 1
    for character in text {
      let columns = Self.columns(of: character)
      guard columns <= room else { break }
      room -= columns
      shown.append(character)
    }
    return shown + "…"
  }

  /// Returns the text in exactly a number of columns, shortened or padded with spaces.
  ///
  /// - Parameter width: The number of columns.
  /// - Complexity: O(*n*), where *n* is the length of the text and the width.
  public func filled(to width: Int) -> String {
    let shown = shortened(toColumns: width)
    let rest = width - shown.reduce(0) { $0 + Self.columns(of: $1) }
    return shown + String(repeating: " ", count: max(0, rest))
  }

  /// Returns the number of columns that a character takes.
  ///
  /// - Parameter character: The character.
  public static func columns(of character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    if character.unicodeScalars.contains("\u{FE0F}") { return 2 }
    return wideScalars.contains { $0.contains(scalar.value) } ? 2 : 1
  }

  private static let wideScalars: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1FAFF,
    0x20000...0x3FFFD,
  ]
}
