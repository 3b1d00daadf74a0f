import Foundation
@_spi(Hooks) import HeadlessViews

/// A line of a text in a container. Each of its characters has its own font; the tallest one makes the
/// line's height and its baseline.
@MainActor
struct TextLine {
  /// The characters, in UTF-16 code units, including a line break at the end.
  let range: NSRange
  /// The line in the container, in points, as wide as the container.
  let frame: CGRect
  /// The part of the line that text covers, in points.
  let used: CGRect
  /// The height above the baseline, in points.
  let ascent: CGFloat
  private let layout: TextLayout
  private let line: TextLayout.Line

  /// Returns the lines of a text in a container, from top to bottom.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  static func lines(of storage: TextStorage, in container: TextContainer) -> [TextLine] {
    let own = storage.length > 0 ? storage.attributes(at: 0, effectiveRange: nil)[.font] : nil
    let font = own as? Font ?? container.textView?.font ?? .systemFont(ofSize: 12)
    let padding = container.lineFragmentPadding
    let width = container.size.width > 0 ? container.size.width : 10_000_000
    let string = storage.string
    let layout = TextLayout(
      TextContent(reading: storage), font: font, width: max(0, width - 2 * padding))
    var lines: [TextLine] = []
    var (location, top) = (0, CGFloat(0))
    for line in layout.lines {
      if container.maximumNumberOfLines > 0, lines.count == container.maximumNumberOfLines { break }
      let end = line.range.upperBound
      let breaks = end < string.endIndex && string[end].isNewline
      let length =
        string[line.range].utf16.count + (breaks ? string[end].utf16.count : 0)
      let height = max(line.height, line.range.isEmpty ? font.lineHeight : 0)
      lines.append(
        TextLine(
          range: NSRange(location: location, length: length),
          frame: CGRect(x: 0, y: top, width: width, height: height + line.spacing),
          used: CGRect(
            x: 0, y: top, width: line.indent + line.width + 2 * padding, height: height),
          ascent: line.ascent, layout: layout, line: line))
      location += length
      top += height + line.spacing
    }
    return lines
  }

  /// Returns the left edge of a character, from the left edge of the text, in points.
  ///
  /// - Parameter index: The character, in UTF-16 code units of the whole text.
  func edge(of index: Int) -> CGFloat {
    let offset = max(0, index - range.location)
    let utf16 = layout.string.utf16
    let end = line.range.upperBound
    let place = utf16.index(line.range.lowerBound, offsetBy: offset, limitedBy: end) ?? end
    return layout.edge(of: place, in: line)
  }

  /// Returns the character at a distance from the left edge of the text, and the fraction of it to
  /// the left of that point.
  func character(at distance: CGFloat) -> (index: Int, fraction: CGFloat) {
    let found = layout.character(at: distance, in: line)
    let utf16 = layout.string.utf16
    let offset = utf16.distance(from: line.range.lowerBound, to: found.index)
    return (range.location + offset, found.fraction)
  }
}
