/// The advance widths of a font's characters, in thousandths of an em.
///
/// Widths of ASCII characters are looked up by their byte; the rest by what they resemble: a letter
/// with a diacritic is as wide as its base letter, a Cyrillic or Greek letter as the Latin letter
/// next to it in width. Ideographs are one em wide; ``Emoji`` knows the width of emoji.
struct AdvanceTable: Hashable, Sendable {
  /// The widths by byte; control characters have none.
  private let ascii: [Int32]
  /// The widths of the signs after ASCII in ``SystemAdvances/characters``.
  private let signs: [Int32]

  /// Creates a table from the widths of ``SystemAdvances/characters``.
  init(_ widths: [Int32]) {
    var ascii = [Int32](repeating: 0, count: 32) + widths.prefix(Self.printable)
    ascii.append(0)
    ascii[Int(UInt8(ascii: "\t"))] = 4 * ascii[Int(UInt8(ascii: " "))]
    self.ascii = ascii
    signs = Array(widths.dropFirst(Self.printable))
  }

  /// The number of printable ASCII characters.
  private static let printable = 95

  /// Returns the sum of the widths of ASCII characters; `nil` if there are others.
  ///
  /// - Complexity: O(*n*): one look-up for each byte.
  func sum(of bytes: UnsafeBufferPointer<UInt8>) -> Int32? {
    ascii.withUnsafeBufferPointer { table in
      var sum: Int32 = 0
      for byte in bytes {
        guard byte < 128 else { return nil }
        sum &+= table[Int(byte)]
      }
      return sum
    }
  }

  /// The widths of a text's characters, in thousandths of an em.
  struct Sum {
    /// The width of the characters that tracking is added to.
    var narrow: Int32 = 0
    /// Their number.
    var tracked: Int32 = 0
    /// The width of ideographs.
    var wide: Int32 = 0
  }

  /// Returns the sum of the widths of a text's scalars; `nil` if some belong together in a way that
  /// only its characters tell, as those of a flag.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  func sum(of text: some StringProtocol) -> Sum? {
    var sum = Sum()
    for scalar in text.unicodeScalars {
      if scalar.value < 0x300 || !scalar.mayJoin {
        if scalar.isWide {
          sum.wide += 1000
        } else {
          let width = width(of: scalar)
          sum.narrow += width
          if width > 0 { sum.tracked += 1 }
        }
      } else if !scalar.isDiacritic {
        return nil
      }
    }
    return sum
  }

  /// Returns the width of a character.
  func width(of character: Character) -> Int32 {
    let scalars = character.unicodeScalars
    return width(of: scalars[scalars.startIndex])
  }

  private func width(of scalar: Unicode.Scalar) -> Int32 {
    switch scalar.value {
    case ..<0x80: return ascii[Int(scalar.value)]
    case 0xA0: return ascii[32]
    case 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0xFEFF: return 0
    case 0x0590...0x08FF: return Self.averageOfRightToLeft
    default: break
    }
    if scalar.isWide { return 1000 }
    if let letter = ScalarNeighbors.letter(of: scalar) { return ascii[Int(letter)] }
    if let sign = Self.signs[scalar] { return signs[sign] }
    return ascii[Int(ScalarNeighbors.average)]
  }

  /// The index of the width of each character that is not ASCII.
  private static let signs: [Unicode.Scalar: Int] = Dictionary(
    uniqueKeysWithValues: SystemAdvances.characters.dropFirst(printable).enumerated()
      .map { ($1, $0) })

  /// Hebrew and Arabic letters, on average. A guess.
  private static let averageOfRightToLeft: Int32 = 500

  /// Returns the table between two others.
  ///
  /// - Parameter fraction: 0 for this table, 1 for the other one.
  func mixed(with other: AdvanceTable, _ fraction: Double) -> AdvanceTable {
    AdvanceTable(
      zip(widths, other.widths).map { one, two -> Int32 in
        let difference = Double(two - one) * fraction
        return Int32((Double(one) + difference).rounded())
      })
  }

  /// Returns the table with all widths multiplied by a factor.
  func scaled(by factor: Double) -> AdvanceTable {
    AdvanceTable(widths.map { Int32((Double($0) * factor).rounded()) })
  }

  /// Returns the table with the width of some characters replaced.
  func replacing(_ characters: String, with width: Int32) -> AdvanceTable {
    let replaced = Set(characters.unicodeScalars)
    return AdvanceTable(
      zip(SystemAdvances.characters, widths).map { replaced.contains($0) ? width : $1 })
  }

  /// Returns the table with the widths of the letters from A to Z and from a to z replaced.
  func replacingLetters(with letters: [Int32]) -> AdvanceTable {
    var widths = widths
    for (first, place) in [("A", 0), ("a", 26)] as [(Unicode.Scalar, Int)] {
      let start = Int(first.value) - 32
      widths.replaceSubrange(start..<start + 26, with: letters[place..<place + 26])
    }
    return AdvanceTable(widths)
  }

  /// The widths of ``SystemAdvances/characters``.
  private var widths: [Int32] { ascii[32..<127] + signs }
}

extension Unicode.Scalar {
  /// Whether the character is as wide as the font size: ideographs, kana, hangul, full-width forms
  /// and emoji.
  var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x231A...0x231B, 0x23E9...0x23FA, 0x2600...0x27BF, 0x2B1B...0x2B55,
      0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x1F000...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  /// Whether the scalar may share a character with the one before or after it.
  fileprivate var mayJoin: Bool {
    switch value {
    case 0x370..<0x483, 0x1E00..<0x200B, 0x2010..<0x2028, 0x2030..<0x2060, 0x2070..<0x20D0,
      0x2100..<0x231A, 0x2E80..<0x302A, 0x3030..<0x3099, 0x309B..<0xA66F, 0xAC00..<0xD7B0,
      0xFF00..<0xFF9E:
      false
    default: true
    }
  }

  /// Whether the scalar is a mark above or below the letter before it.
  fileprivate var isDiacritic: Bool { (0x300..<0x370).contains(value) }
}
