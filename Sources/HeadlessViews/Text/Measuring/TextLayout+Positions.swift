import Foundation

extension TextLayout {
  /// Returns the left edge of a character in its line, from the leading edge of the line's text, in
  /// points.
  ///
  /// - Parameters:
  ///   - index: The character, or the end of the line.
  ///   - line: The line.
  package func edge(of index: String.Index, in line: Line) -> CGFloat {
    var edge = line.indent
    forEachCharacter(in: line.range.lowerBound..<max(index, line.range.lowerBound)) {
      edge += $1
      return true
    }
    return edge
  }

  /// Returns the character of a line at a distance from the leading edge of the line's text, and the
  /// fraction of it before that point.
  package func character(
    at distance: CGFloat, in line: Line
  ) -> (index: String.Index, fraction: CGFloat) {
    var left = line.indent
    var found = (index: line.range.lowerBound, fraction: CGFloat(0))
    forEachCharacter(in: line.range) { index, width in
      let isHere = distance < left + width
      found = (index, isHere ? (width > 0 ? min(1, max(0, (distance - left) / width)) : 0) : 1)
      left += width
      return !isHere
    }
    return found
  }

  /// Calls a closure with each character of a range and its width, in points, until it returns
  /// `false`.
  func forEachCharacter(
    in range: Range<String.Index>, _ body: (String.Index, CGFloat) -> Bool
  ) {
    var run = 0
    var last: Character?
    var index = range.lowerBound
    while index < range.upperBound, !runs.isEmpty {
      run = self.run(at: index, from: run)
      let character = string[index]
      guard body(index, runs[run].width(of: character, after: last)) else { return }
      last = character
      index = string.index(after: index)
    }
  }
}

extension TextLayout {
  /// Returns the largest factor of the fonts with which a text fits in a size; the smallest one
  /// allowed if it fits with none.
  ///
  /// - Parameters:
  ///   - content: The text.
  ///   - font: The font of characters without one of their own.
  ///   - size: The size, in points. The height matters only if the text has more than one line.
  ///   - most: The number of lines; zero for any.
  ///   - least: The smallest factor.
  package static func scale(
    _ content: TextContent, font: Font, in size: CGSize, lines most: Int, least: CGFloat
  ) -> CGFloat {
    func fits(_ scale: CGFloat) -> Bool {
      let layout = TextLayout(
        content, font: font, width: most == 1 ? .greatestFiniteMagnitude : size.width,
        scale: scale)
      let text = layout.size()
      guard text.width <= size.width + tolerance else { return false }
      guard most != 1 else { return true }
      return (most == 0 || layout.lines.count <= most) && text.height <= size.height + tolerance
    }
    guard least < 1, !fits(1) else { return 1 }
    var (low, high) = (max(least, smallestScale), CGFloat(1))
    guard fits(low) else { return low }
    while high - low > precision {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return low
  }

  private static let precision: CGFloat = 0.001
  /// The smallest factor of a text that may become as small as it needs.
  private static let smallestScale: CGFloat = 0.05
}
