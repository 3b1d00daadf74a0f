import Foundation

/// A text with its fonts, broken into lines.
///
/// A line ends at a line break, after the last space, hyphen or ideograph that fits or, in a word that
/// is longer than the line, at the last character that fits. Spaces at the end of a line count as far
/// as there is room for them: they never make it end earlier (behaviour 23.3, 25.42, 25.53).
package struct TextLayout {
  package struct Line {
    /// The characters, without the line break at the end.
    package let range: Range<String.Index>
    /// The width with as much of the spaces at the end as there is room for, in points.
    package let width: CGFloat
    /// The height above the baseline, in points.
    package let ascent: CGFloat
    /// The height of the line, in points, without the space to the next one.
    package let height: CGFloat
    /// The space to the next line, in points.
    package let spacing: CGFloat
    /// The distance from the leading edge, in points.
    package let indent: CGFloat
  }

  package let string: String
  package private(set) var lines: [Line] = []
  let runs: [TextRun]
  let width: CGFloat
  let mode: LineBreakMode
  private var breaksWords: Bool { mode == .byCharWrapping }

  /// Breaks a text into lines.
  ///
  /// - Parameters:
  ///   - content: The text.
  ///   - font: The font of characters without one of their own.
  ///   - width: The width of the lines, in points.
  ///   - mode: Whether lines end inside words, and where text that does not fit is cut off.
  ///   - scale: The factor by which all fonts shrink.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package init(
    _ content: TextContent, font: Font, width: CGFloat,
    mode: LineBreakMode = .byWordWrapping, scale: CGFloat = 1
  ) {
    string = content.string
    runs = TextRun.runs(of: content, in: font, scale: scale)
    self.width = width
    self.mode = mode
    var run = 0
    for paragraph in string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      addLines(of: paragraph, &run)
    }
  }

  /// Returns the size of a text that is a single line in a single font, in points and not rounded, as
  /// most texts of a screen are; `nil` if the text has to be broken into lines.
  package static func sizeOfOneLine(
    _ content: TextContent, font: Font, width: CGFloat
  ) -> CGSize? {
    // Printable ASCII has no line break.
    guard !content.hasAttributes, content.string.utf8.allSatisfy({ 0x20 <= $0 && $0 < 0x7F })
    else { return nil }
    let all = font.width(of: content.string)
    guard all <= width else { return nil }
    return CGSize(width: all, height: max(font.ascender, 0) + max(-font.descender, 0))
  }

  /// Returns how many lines fit in a height, in points; at least one.
  func linesFitting(in height: CGFloat) -> Int {
    var used: CGFloat = 0
    var count = 0
    for line in lines {
      if used + line.height > height { break }
      used += line.height + line.spacing
      count += 1
    }
    return max(1, count)
  }

  /// Returns the size of the first lines, in points and not rounded. The last of them is as wide as
  /// what is shown of the rest of the text in it (behaviour 23.3).
  ///
  /// - Parameter most: The number of lines; zero for all.
  package func size(lines most: Int = 0) -> CGSize {
    let shown = most > 0 ? lines.prefix(most) : lines[...]
    let height = shown.reduce(0) { $0 + $1.height + $1.spacing } - (shown.last?.spacing ?? 0)
    var width = shown.map { $0.indent + $0.width }.max() ?? 0
    if let last = shown.last, shown.count < lines.count, self.width < .greatestFiniteMagnitude {
      width = max(width, last.indent + cutOff(last).width)
    }
    return CGSize(width: width, height: height)
  }
}

extension TextLayout {
  private mutating func addLines(of paragraph: Substring, _ run: inout Int) {
    run = self.run(at: paragraph.startIndex, from: run)
    let first = runs.isEmpty ? nil : runs[run]
    if let only = first, only.end >= paragraph.endIndex, only.paragraph == nil, only.kern == 0,
      only.attachment == nil, case let all = only.font.width(of: paragraph), all <= width
    {
      lines.append(
        line(paragraph.startIndex..<paragraph.endIndex, all, run, isFirst: true, isLast: true))
      return
    }
    var start = paragraph.startIndex
    var isFirst = true
    repeat {
      let (end, used) = lineEnd(from: start, in: paragraph, run, isFirst)
      lines.append(
        line(start..<end, used, run, isFirst: isFirst, isLast: end == paragraph.endIndex))
      start = end
      run = self.run(at: start, from: run)
      isFirst = false
    } while start < paragraph.endIndex
  }

  /// Returns where the line from a character ends, and its width.
  private func lineEnd(
    from start: String.Index, in paragraph: Substring, _ firstRun: Int, _ isFirst: Bool
  ) -> (end: String.Index, width: CGFloat) {
    let room = room(runs.isEmpty ? nil : runs[firstRun].paragraph, isFirst)
    var run = firstRun
    var index = start
    var used: CGFloat = 0
    var solid: CGFloat = 0
    var possible: (end: String.Index, width: CGFloat)?
    var before = LineBreaking.Kind.letter
    var last: Character?
    while index < paragraph.endIndex {
      run = self.run(at: index, from: run)
      let character = paragraph[index]
      let kind = LineBreaking.kind(of: character)
      if index > start, LineBreaking.canEnd(after: before, before: kind, character) {
        possible = (index, min(used, max(solid, room)))
      }
      used += runs[run].width(of: character, after: last)
      last = character
      if kind != .space {
        if used > room + Self.tolerance, index > start {
          return breaksWords ? (index, solid) : possible ?? (index, solid)
        }
        solid = used
      }
      before = kind
      index = paragraph.index(after: index)
    }
    return (index, min(used, max(solid, room)))
  }

  /// The distance by which a line may exceed the width because widths are sums of rounded numbers,
  /// in points.
  static let tolerance: CGFloat = 0.001

  func room(_ style: (any ParagraphMetrics)?, _ isFirst: Bool) -> CGFloat {
    guard let style else { return width }
    let end = style.tailIndent > 0 ? min(width, style.tailIndent) : width + style.tailIndent
    return max(0, end - (isFirst ? style.firstLineHeadIndent : style.headIndent))
  }

  func run(at index: String.Index, from first: Int) -> Int {
    var run = first
    while run < runs.count - 1, runs[run].end <= index { run += 1 }
    return run
  }

  private func line(
    _ range: Range<String.Index>, _ width: CGFloat, _ firstRun: Int, isFirst: Bool, isLast: Bool
  ) -> Line {
    guard !runs.isEmpty else {
      return Line(range: range, width: 0, ascent: 0, height: 0, spacing: 0, indent: 0)
    }
    let style = runs[firstRun].paragraph
    var ascent = runs[firstRun].ascent
    var descent = runs[firstRun].descent
    var gap = runs[firstRun].font.lineGap
    var run = firstRun
    while runs[run].end < range.upperBound, run < runs.count - 1 {
      run += 1
      ascent = max(ascent, runs[run].ascent)
      descent = max(descent, runs[run].descent)
      gap = max(gap, runs[run].font.lineGap)
    }
    var height = ascent + descent
    guard let style else {
      return Line(
        range: range, width: width, ascent: ascent, height: height, spacing: gap, indent: 0)
    }
    if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
    height = max(height, style.minimumLineHeight)
    if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
    ascent = height - descent
    if isFirst, range.lowerBound > string.startIndex { height += style.paragraphSpacingBefore }
    return Line(
      range: range, width: width, ascent: ascent, height: height,
      spacing: gap + style.lineSpacing + (isLast ? style.paragraphSpacing : 0),
      indent: isFirst ? style.firstLineHeadIndent : style.headIndent)
  }
}
