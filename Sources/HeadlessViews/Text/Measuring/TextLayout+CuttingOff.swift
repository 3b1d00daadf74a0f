import Foundation

extension TextLayout {
  /// What is shown of the text that no longer fits, in the last visible line.
  struct CutOff {
    let text: String
    /// In points.
    let width: CGFloat
  }

  /// Returns the text as it is shown in the first lines: cut off at the end, or shortened with an
  /// ellipsis in the last line.
  ///
  /// - Parameters:
  ///   - most: The number of lines; zero for all.
  ///   - height: The height in which the lines are shown, in points; at least one is.
  package func shownText(lines most: Int, height: CGFloat) -> String {
    let fitting = linesFitting(in: height + Self.tolerance)
    let count = most > 0 ? min(most, fitting) : fitting
    guard count < lines.count else { return string }
    let last = lines[count - 1]
    return string[..<last.range.lowerBound] + cutOff(last).text
  }

  /// Returns what is shown in a line if the lines after it are not.
  ///
  /// - Complexity: O(*n*), where *n* is the number of characters that fit in the line.
  func cutOff(_ line: Line) -> CutOff {
    let start = line.range.lowerBound
    let run = run(at: start, from: 0)
    guard !runs.isEmpty else { return CutOff(text: "", width: 0) }
    let style = runs[run].paragraph
    let isFirst = start == string.startIndex || string[string.index(before: start)].isNewline
    let room = room(style, isFirst)
    let end = string[start...].firstIndex(where: \.isNewline) ?? string.endIndex
    switch style?.lineBreakMode ?? mode {
    case .byTruncatingTail: return truncatedAtTail(start..<end, room, run)
    case .byTruncatingHead: return truncated(start..<end, room, run, head: 0)
    case .byTruncatingMiddle: return truncated(start..<end, room, run, head: 0.5)
    case .byClipping:
      let kept = prefix(of: start..<end, room)
      return CutOff(text: String(string[start..<kept.end]), width: kept.width)
    case .byWordWrapping, .byCharWrapping:
      return CutOff(text: string[line.range].withoutSpacesAtEnd, width: line.width)
    }
  }

  private static let ellipsis: Character = "…"

  private func truncatedAtTail(
    _ range: Range<String.Index>, _ room: CGFloat, _ run: Int
  ) -> CutOff {
    let dots = runs[run].width(of: Self.ellipsis)
    let kept = prefix(of: range, room - dots)
    let text = string[range.lowerBound..<kept.end].withoutSpacesAtEnd
    return CutOff(text: text + String(Self.ellipsis), width: min(room, kept.width + dots))
  }

  /// Returns the beginning and the end of a range with an ellipsis between them.
  ///
  /// - Parameter head: The share of the room that the beginning has.
  private func truncated(
    _ range: Range<String.Index>, _ room: CGFloat, _ run: Int, head: CGFloat
  ) -> CutOff {
    let dots = runs[run].width(of: Self.ellipsis)
    let first = prefix(of: range, (room - dots) * head)
    let last = suffix(of: first.end..<range.upperBound, room - dots - first.width)
    return CutOff(
      text: string[range.lowerBound..<first.end] + String(Self.ellipsis)
        + string[last.start..<range.upperBound],
      width: min(room, first.width + dots + last.width))
  }

  /// Returns the end of the characters at the start of a range that fit in a width, in points.
  private func prefix(
    of range: Range<String.Index>, _ room: CGFloat
  ) -> (end: String.Index, width: CGFloat) {
    var (end, used) = (range.lowerBound, CGFloat(0))
    forEachCharacter(in: range) { index, width in
      guard used + width <= room + Self.tolerance else { return false }
      (end, used) = (string.index(after: index), used + width)
      return true
    }
    return (end, used)
  }

  /// Returns the start of the characters at the end of a range that fit in a width, in points.
  private func suffix(
    of range: Range<String.Index>, _ room: CGFloat
  ) -> (start: String.Index, width: CGFloat) {
    var (index, used) = (range.upperBound, CGFloat(0))
    while index > range.lowerBound {
      let before = string.index(before: index)
      let width = used + runs[run(at: before, from: 0)].width(of: string[before])
      if width > room + Self.tolerance { break }
      (index, used) = (before, width)
    }
    return (index, used)
  }
}

extension Substring {
  fileprivate var withoutSpacesAtEnd: String {
    String(self[..<(lastIndex { !$0.isWhitespace }.map(index(after:)) ?? startIndex)])
  }
}
