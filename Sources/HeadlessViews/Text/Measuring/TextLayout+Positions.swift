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
