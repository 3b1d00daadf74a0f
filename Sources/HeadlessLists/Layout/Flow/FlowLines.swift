import Foundation

/// The distribution of a line's items over the available space.
///
/// The remaining space of a full line is distributed between its items; a single item that fills a
/// line is centred (behaviour 10.5). The last line is distributed like the full ones if all items
/// have the same width, and not at all otherwise (behaviour 13.1).
struct LineSpread: Hashable {
  /// The distance between the start of the space and the first item.
  var lead: CGFloat = 0
  /// The distance between two items.
  var gap: CGFloat

  /// Distributes items.
  ///
  /// - Parameters:
  ///   - slack: The space that the items and the minimum gaps between them leave.
  ///   - count: The number of items in the line if it were full.
  init(slack: CGFloat, count: Int, spacing: CGFloat) {
    let slack = max(0, slack)
    gap = count > 1 ? spacing + slack / CGFloat(count - 1) : spacing
    lead = count == 1 ? slack / 2 : 0
  }

  /// Places items next to each other, from the start of the space.
  init(spacing: CGFloat) { gap = spacing }
}

/// The maximum difference between two widths that are considered equal, in points.
///
/// Three thirds of a width do not always add up to the width.
private let tolerance: CGFloat = 1e-6

/// The lines of items of equal size.
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
    // As many items as fit. Items without a width all fit, and no line holds more items than there
    // are.
    let fitting = pitch > 0 ? (room + section.itemSpacing + tolerance) / pitch : .infinity
    perLine = fitting < CGFloat(Self.mostPerLine) ? max(1, Int(wholeIn: fitting)) : max(1, count)
    let used = CGFloat(perLine) * pitch - section.itemSpacing
    spread = LineSpread(slack: room - used, count: perLine, spacing: section.itemSpacing)
  }

  private static let mostPerLine = 1 << 30

  /// The number of lines.
  var lineCount: Int { (count + perLine - 1) / perLine }
  /// The distance from the start of the first line to the end of the last one.
  var extent: CGFloat {
    lineCount > 0 ? CGFloat(lineCount) * (size.along + lineSpacing) - lineSpacing : 0
  }

  /// Returns the rectangle of an item, relative to the start of the first line.
  func rect(of item: Int) -> FlowRect {
    let (line, column) = item.quotientAndRemainder(dividingBy: perLine)
    return FlowRect(
      along: CGFloat(line) * (size.along + lineSpacing),
      across: spread.lead + CGFloat(column) * (size.across + spread.gap), size: size)
  }

  /// Returns the items in the lines that a range touches.
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

/// The lines of items with individual sizes.
struct SizedLines: Hashable {
  /// One line.
  struct Line: Hashable {
    /// The range of its items.
    var items: Range<Int>
    /// The start of the line, relative to that of the first line.
    var start: CGFloat
    /// The length of its longest item along the scroll direction.
    var extent: CGFloat
    var spread: LineSpread
  }

  let sizes: [FlowSize]
  private(set) var lines: [Line] = []
  /// The distance from the start of the first line to the end of the last one.
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

  /// Returns the distribution of the last line (behaviour 13.1).
  private static func lastSpread(
    _ sizes: [FlowSize], room: CGFloat, section: FlowSection
  ) -> LineSpread {
    guard let first = sizes.first,
      sizes.allSatisfy({ abs($0.across - first.across) < tolerance })
    else { return LineSpread(spacing: section.itemSpacing) }
    return UniformLines(first, count: sizes.count, room: room, section: section).spread
  }

  /// Returns the rectangle of an item, relative to the start of the first line. An item is centred
  /// in a line that is longer than the item along the scroll direction.
  ///
  /// - Complexity: O(log *l* + *k*) for *l* lines and *k* items in the item's line.
  func rect(of item: Int) -> FlowRect {
    let line = lines[lines.partitioningIndex { $0.items.upperBound > item }]
    let before = sizes[line.items.lowerBound..<item].reduce(0) { $0 + $1.across + line.spread.gap }
    return FlowRect(
      along: line.start + (line.extent - sizes[item].along) / 2,
      across: line.spread.lead + before, size: sizes[item])
  }

  /// Returns the items in the lines that a range touches.
  func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let first = lines.partitioningIndex { $0.start + $0.extent >= start }
    let last = lines.partitioningIndex { $0.start > end }
    guard first < last else { return 0..<0 }
    return lines[first].items.lowerBound..<lines[last - 1].items.upperBound
  }
}
