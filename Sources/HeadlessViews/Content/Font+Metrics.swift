import Foundation

extension Font {
  /// The height of a line, in points. That of the system font is 1.193359375 of the size (behaviour
  /// 24.3).
  public var lineHeight: CGFloat { pointSize * (face.line.ascent + face.line.descent) }
  /// The height of letters above the baseline, in points.
  public var ascender: CGFloat { pointSize * face.line.ascent }
  /// The depth of letters below the baseline, in points, as a negative number.
  public var descender: CGFloat { -pointSize * face.line.descent }
  /// The height of a capital letter, in points.
  public var capHeight: CGFloat { pointSize * 0.70458984375 }
  /// The height of a lowercase x, in points.
  public var xHeight: CGFloat { pointSize * 0.5263671875 }
  /// The additional space between lines, in points; zero in the system font.
  public var leading: CGFloat { pointSize * face.line.leading }

  /// Returns the width of a text on one line, in points: the sum of the advances of its characters.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text; one look-up for each ASCII character.
  package func width(of text: some StringProtocol) -> CGFloat {
    face.width(of: text, size: pointSize)
  }

  /// Breaks a text into lines no wider than a width, in points.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package func lines(of text: String, within width: CGFloat) -> [Substring] {
    TextLayout(TextContent(text), font: self, width: width).lines.map { text[$0.range] }
  }
}
