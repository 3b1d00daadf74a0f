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
