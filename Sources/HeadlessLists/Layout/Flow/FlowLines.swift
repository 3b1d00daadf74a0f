import Foundation

/// How the items of one line are spread over the room that it has.
///
/// What a full line leaves over is shared out between its items; an item that has a line for
/// itself, since no second one fits, stands in its middle (behaviour 10.5). The last line is spread
/// like the full ones where all items are equally wide, and not at all where they are not (behaviour 13.1).
struct LineSpread: Hashable {
  /// How far the first item is from the beginning of the room.
  var lead: CGFloat = 0
  /// The distance between two items.
  var gap: CGFloat

  /// Spreads items.
  ///
  /// - Parameters:
  ///   - slack: What the items and the least gaps between them leave over.
  ///   - count: The number of items that the line would hold if it were full.
  init(slack: CGFloat, count: Int, spacing: CGFloat) {
    let slack = max(0, slack)
    gap = count > 1 ? spacing + slack / CGFloat(count - 1) : spacing
    lead = count == 1 ? slack / 2 : 0
  }

  /// Items side by side from the beginning of the room on.
  init(spacing: CGFloat) { gap = spacing }
}

/// How far two widths may differ and still count as the same, in points.
///
/// A third of a width, three times, is not always the width again.
private let tolerance: CGFloat = 1e-6

/// The lines of items that are all alike.
struct UniformLines: Hashable {
  let size: FlowSize
  let count: Int
  let lineSpacing: CGFloat
  /// The number of items in a full line.
  let perLine: Int
  let spread: LineSpread

  init(_ size: FlowSize, count: Int, room: CGFloat, section: FlowSection) {
    self.size = size
    self.count = count
    lineSpacing = section.lineSpacing
    let pitch = size.across + section.itemSpacing
    // As many as fit; items without a width all fit, and no line holds more than there are.
    let fitting = pitch > 0 ? (room + section.itemSpacing + tolerance) / pitch : .infinity
    perLine = fitting < CGFloat(Self.mostPerLine) ? max(1, Int(wholeIn: fitting)) : max(1, count)
    let used = CGFloat(perLine) * pitch - section.itemSpacing
    spread = LineSpread(slack: room - used, count: perLine, spacing: section.itemSpacing)
  }

  private static let mostPerLine = 1 << 30

  /// The number of lines.
  var lineCount: Int { (count + perLine - 1) / perLine }
  /// From the beginning of the first line to the end of the last one.
  var extent: CGFloat {
    lineCount > 0 ? CGFloat(lineCount) * (size.along + lineSpacing) - lineSpacing : 0
  }

  /// Where an item is, from the beginning of the first line.
  func rect(of item: Int) -> FlowRect {
    let (line, column) = item.quotientAndRemainder(dividingBy: perLine)
    return FlowRect(
      along: CGFloat(line) * (size.along + lineSpacing),
      across: spread.lead + CGFloat(column) * (size.across + spread.gap), size: size)
  }

  /// The items of the lines that a stretch touches.
  func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let pitch = size.along + lineSpacing
    guard count > 0, end >= 0, start <= extent else { return 0..<0 }
    guard pitch > 0 else { return 0..<count }
    let first = max(0, (start / pitch).rounded(.down))
    let last = min(CGFloat(lineCount - 1), (end / pitch).rounded(.down))
    guard first <= last else { return 0..<0 }
    return Int(first) * perLine..<min(count, (Int(last) + 1) * perLine)
  }
}

/// The lines of items that each have a size.
struct SizedLines: Hashable {
  /// One line.
  struct Line: Hashable {
    /// The first of its items, and the one after the last.
    var items: Range<Int>
    /// Where it begins, from the beginning of the first line.
    var start: CGFloat
    /// The extent of its longest item along the scroll direction.
    var extent: CGFloat
    var spread: LineSpread
  }

  let sizes: [FlowSize]
  private(set) var lines: [Line] = []
  /// From the beginning of the first line to the end of the last one.
  private(set) var extent: CGFloat = 0

  /// Breaks items into lines.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  init(_ sizes: [FlowSize], room: CGFloat, section: FlowSection) {
    self.sizes = sizes
    let lastSpread = Self.lastSpread(sizes, room: room, section: section)
    var first = 0
    while first < sizes.count {
      var used = sizes[first].across
      var extent = sizes[first].along
      var next = first + 1
      while next < sizes.count,
        used + section.itemSpacing + sizes[next].across <= room + tolerance
      {
        used += section.itemSpacing + sizes[next].across
        extent = max(extent, sizes[next].along)
        next += 1
      }
      let start = lines.last.map { $0.start + $0.extent + section.lineSpacing } ?? 0
      lines.append(
        Line(
          items: first..<next, start: start, extent: extent,
          spread: next < sizes.count
            ? LineSpread(slack: room - used, count: next - first, spacing: section.itemSpacing)
            : lastSpread))
      self.extent = start + extent
      first = next
    }
  }

  /// How the last line is spread (behaviour 13.1).
  private static func lastSpread(
    _ sizes: [FlowSize], room: CGFloat, section: FlowSection
  ) -> LineSpread {
    guard let first = sizes.first,
      sizes.allSatisfy({ abs($0.across - first.across) < tolerance })
    else { return LineSpread(spacing: section.itemSpacing) }
    return UniformLines(first, count: sizes.count, room: room, section: section).spread
  }

  /// Where an item is, from the beginning of the first line. Items stand in the middle of a line
  /// that is higher than they are.
  ///
  /// - Complexity: O(log *l* + *k*) for *l* lines and *k* items in this one.
  func rect(of item: Int) -> FlowRect {
    let line = lines[lines.partitioningIndex { $0.items.upperBound > item }]
    let before = sizes[line.items.lowerBound..<item].reduce(0) { $0 + $1.across + line.spread.gap }
    return FlowRect(
      along: line.start + (line.extent - sizes[item].along) / 2,
      across: line.spread.lead + before, size: sizes[item])
  }

  /// The items of the lines that a stretch touches.
  func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let first = lines.partitioningIndex { $0.start + $0.extent >= start }
    let last = lines.partitioningIndex { $0.start > end }
    guard first < last else { return 0..<0 }
    return lines[first].items.lowerBound..<lines[last - 1].items.upperBound
  }
}
