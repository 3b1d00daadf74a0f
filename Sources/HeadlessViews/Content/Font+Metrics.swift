import Foundation

extension Font {
  /// The height of a line, in points: that of the system font, 1.193359375 of the size.
  public var lineHeight: CGFloat { pointSize * 1.193359375 }
  /// The height of letters above the baseline, in points.
  public var ascender: CGFloat { pointSize * 0.9521484375 }
  /// The depth of letters below the baseline, in points, as a negative number.
  public var descender: CGFloat { -pointSize * 0.2412109375 }
  /// The height of a capital letter, in points.
  public var capHeight: CGFloat { pointSize * 0.70458984375 }
  /// The height of a lowercase x, in points.
  public var xHeight: CGFloat { pointSize * 0.5263671875 }
  /// The extra space between lines, in points: zero.
  public var leading: CGFloat { 0 }

  /// Returns the width of a text on one line, in points.
  ///
  /// Each character is half as wide as the font size; characters of the wide East Asian scripts,
  /// and emoji, are as wide as the font size.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package func width(of text: some StringProtocol) -> CGFloat {
    text.reduce(0) { $0 + ($1.isWide ? pointSize : pointSize / 2) }
  }

  /// Breaks a text into lines no wider than a width, in points.
  ///
  /// A line ends at a line break, after the last space that fits or, without a space, at the last
  /// character that fits.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package func lines(of text: String, within width: CGFloat) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { wrap($0, within: width) }
  }

  private func wrap(_ paragraph: Substring, within width: CGFloat) -> [Substring] {
    var lines: [Substring] = []
    var start = paragraph.startIndex
    var afterSpace: Substring.Index?
    var used: CGFloat = 0
    var index = start
    while index < paragraph.endIndex {
      let character = paragraph[index]
      let next = paragraph.index(after: index)
      used += character.isWide ? pointSize : pointSize / 2
      if used > width, character != " ", index > start {
        let end = afterSpace ?? index
        lines.append(paragraph[start..<end])
        start = end
        afterSpace = nil
        used = self.width(of: paragraph[start..<next])
      }
      if character == " " { afterSpace = next }
      index = next
    }
    return lines + [paragraph[start...]]
  }
}

extension Character {
  /// Whether the character is as wide as the font size: ideographs, kana, hangul, full-width forms
  /// and emoji.
  fileprivate var isWide: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      return true
    default:
      return false
    }
  }
}
