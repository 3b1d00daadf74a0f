import Foundation
@_spi(Hooks) import HeadlessViews

/// A line of a text in a container.
@MainActor
struct TextLine {
  /// The characters, in UTF-16 code units, including a line break at the end.
  let range: NSRange
  /// The characters without the line break.
  let text: String
  /// The font in which the characters are measured.
  let font: Font
  /// The line in the container, in points, as wide as the container.
  let frame: CGRect
  /// The part of the line that text covers, in points.
  let used: CGRect

  /// Returns the lines of a text in a container, from top to bottom.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  static func lines(of storage: TextStorage, in container: TextContainer) -> [TextLine] {
    let string = storage.string
    let own = storage.length > 0 ? storage.attributes(at: 0, effectiveRange: nil)[.font] : nil
    let font = own as? Font ?? container.textView?.font ?? .systemFont(ofSize: 12)
    let padding = container.lineFragmentPadding
    let width = container.size.width > 0 ? container.size.width : 10_000_000
    var broken = font.lines(of: string, within: max(0, width - 2 * padding))
    if container.maximumNumberOfLines > 0 {
      broken = Array(broken.prefix(container.maximumNumberOfLines))
    }
    var location = 0
    return broken.enumerated().map { index, line in
      let breaks = line.endIndex < string.endIndex && string[line.endIndex] == "\n"
      let length = line.utf16.count + (breaks ? 1 : 0)
      defer { location += length }
      let top = CGFloat(index) * font.lineHeight
      return TextLine(
        range: NSRange(location: location, length: length), text: String(line), font: font,
        frame: CGRect(x: 0, y: top, width: width, height: font.lineHeight),
        used: CGRect(
          x: 0, y: top, width: font.width(of: line) + 2 * padding, height: font.lineHeight))
    }
  }

  /// Returns the left edge of a character, from the left edge of the text, in points.
  ///
  /// - Parameter index: The character, in UTF-16 code units of the whole text.
  func edge(of index: Int) -> CGFloat {
    let offset = min(max(0, index - range.location), text.utf16.count)
    return font.width(of: text.prefix(utf16: offset))
  }

  /// Returns the character at a distance from the left edge of the text, and the fraction of it to
  /// the left of that point.
  func character(at distance: CGFloat) -> (index: Int, fraction: CGFloat) {
    var (index, left): (Int, CGFloat) = (range.location, 0)
    var last = (index: index, fraction: CGFloat(0))
    for character in text {
      let width = font.width(of: String(character))
      if distance < left + width {
        return (index, width > 0 ? min(1, max(0, (distance - left) / width)) : 0)
      }
      last = (index, 1)
      left += width
      index += character.utf16.count
    }
    return last
  }
}

extension String {
  fileprivate func prefix(utf16 count: Int) -> Substring {
    self[..<(utf16.index(startIndex, offsetBy: count, limitedBy: endIndex) ?? endIndex)]
  }
}
