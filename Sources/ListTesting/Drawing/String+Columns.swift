extension Character {
  /// How many columns of a terminal the character takes: two for East Asian letters and emoji.
  var columns: Int {
    guard let scalar = unicodeScalars.first else { return 0 }
    if unicodeScalars.contains("\u{FE0F}") { return 2 }
    return Self.wideScalars.contains { $0.contains(scalar.value) } ? 2 : 1
  }

  private static let wideScalars: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1FAFF,
    0x20000...0x3FFFD,
  ]
}

extension String {
  /// How many columns of a terminal the text takes.
  var columns: Int { reduce(0) { $0 + $1.columns } }

  /// The text in one line: line breaks and other control characters become spaces.
  var onOneLine: String {
    String(
      map { $0.unicodeScalars.contains { $0.properties.generalCategory == .control } ? " " : $0 })
  }

  /// The text in at most so many columns; if it takes more, its end becomes an ellipsis.
  func shortened(toColumns width: Int) -> String {
    guard columns > width else { return self }
    guard width > 0 else { return "" }
    var text = ""
    var room = width - 1
    for character in self {
      guard character.columns <= room else { break }
      room -= character.columns
      text.append(character)
    }
    return text + "…"
  }

  /// The text in exactly so many columns, shortened or filled up with spaces.
  func filled(to width: Int) -> String {
    let text = shortened(toColumns: width)
    return text + String(repeating: " ", count: width - text.columns)
  }
}
