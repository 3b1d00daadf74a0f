import Foundation
import ListCore

/// The frames of everything in a table, in the table's coordinates.
///
/// A value that depends on no other object. The table creates it from counts and heights, and
/// updates individual heights as cells are measured.
///
/// ```swift
/// var geometry = TableGeometry(
///   TableMetrics(style: .plain, width: 320),
///   [TableSectionGeometry(header: 28, rows: RowHeights(count: 3, each: 44))])
/// geometry.rect(of: ItemPath(item: 1, section: 0))  // (0, 72, 320, 44)
/// ```
struct TableGeometry: Equatable {
  /// The table's style, width, header and footer.
  let metrics: TableMetrics
  /// The sections, from top to bottom.
  private(set) var sections: [TableSectionGeometry]
  private var sums: RunningSums

  /// Creates a geometry.
  ///
  /// - Complexity: O(*s*), where *s* is the number of sections.
  init(_ metrics: TableMetrics, _ sections: [TableSectionGeometry]) {
    self.metrics = metrics
    self.sections = sections
    sums = RunningSums(sections.map(\.height))
  }
}

// MARK: - Rectangles

extension TableGeometry {
  /// The height of the entire content.
  var contentHeight: CGFloat { metrics.tableHeader + sums.total + metrics.tableFooter }

  /// The frame of the view above all sections.
  var tableHeaderRect: CGRect {
    CGRect(x: 0, y: 0, width: metrics.width, height: metrics.tableHeader)
  }

  /// The frame of the view below all sections.
  var tableFooterRect: CGRect {
    CGRect(
      x: 0, y: metrics.tableHeader + sums.total, width: metrics.width, height: metrics.tableFooter)
  }

  /// Returns the frame of a section with its header and footer, and the padding above.
  func rect(ofSection section: Int) -> CGRect {
    strip(top(of: section), sections[section].height)
  }

  /// Returns the frame of a section's header when it is not pinned.
  func rect(ofHeader section: Int) -> CGRect {
    strip(top(of: section) + sections[section].padding, sections[section].header)
  }

  /// Returns the frame of a section's footer when it is not pinned.
  func rect(ofFooter section: Int) -> CGRect {
    strip(top(of: section) + sections[section].footerTop, sections[section].footer)
  }

  /// Returns the frame of a row.
  func rect(of path: ItemPath) -> CGRect {
    let section = sections[path.section]
    return strip(
      top(of: path.section) + section.rowsTop + section.rows.top(of: path.item),
      section.rows[path.item])
  }

  /// Returns whether the row exists.
  func contains(_ path: ItemPath) -> Bool {
    sections.indices.contains(path.section)
      && (0..<sections[path.section].rows.count).contains(path.item)
  }

  private func top(of section: Int) -> CGFloat {
    metrics.tableHeader + sums.start(of: section)
  }

  private func strip(_ y: CGFloat, _ height: CGFloat) -> CGRect {
    let inset = metrics.sideInset
    return CGRect(x: inset, y: y, width: max(0, metrics.width - 2 * inset), height: height)
  }
}

// MARK: - Measured heights

extension TableGeometry {
  /// Sets the height of a row.
  ///
  /// - Returns: The growth of the content's height.
  mutating func setHeight(_ height: CGFloat, of path: ItemPath) -> CGFloat {
    let change = height - sections[path.section].rows[path.item]
    guard change != 0 else { return 0 }
    sections[path.section].rows.setHeight(height, of: path.item)
    sums.setLength(sections[path.section].height, at: path.section)
    return change
  }

  /// Sets every row to one height, including measured ones.
  ///
  /// - Complexity: O(*s*), where *s* is the number of sections.
  mutating func assumeRowHeight(_ height: CGFloat) {
    for section in sections.indices {
      sections[section].rows = RowHeights(count: sections[section].rows.count, each: height)
    }
    sums = RunningSums(sections.map(\.height))
  }

  /// Sets the heights of a section's header and footer, and the padding above.
  ///
  /// - Returns: The growth of the content's height.
  mutating func setBars(
    ofSection section: Int, padding: CGFloat, header: CGFloat, footer: CGFloat
  ) -> CGFloat {
    let before = sections[section].height
    sections[section].padding = padding
    sections[section].header = header
    sections[section].footer = footer
    sums.setLength(sections[section].height, at: section)
    return sections[section].height - before
  }

  /// Changes the number of rows in some sections, which then have no measured rows.
  ///
  /// - Returns: The rows of these sections that were measured, ascending, with their heights.
  /// - Complexity: O(*k* log *s* + *m*) for *k* of *s* sections with *m* measured rows.
  mutating func setRowCounts(
    _ counts: [Int], ofSections changed: [Int], each height: CGFloat
  ) -> [(path: ItemPath, height: CGFloat)] {
    var lost: [(path: ItemPath, height: CGFloat)] = []
    for section in changed {
      lost += measuredRows(ofSection: section)
      sections[section].rows = RowHeights(count: counts[section], each: height)
      sums.setLength(sections[section].height, at: section)
    }
    return lost
  }

  /// Every measured row in ascending order, with its height.
  ///
  /// - Complexity: O(*s* + *m*), where *s* is the number of sections and *m* the number of measured
  ///   rows.
  var measuredRows: [(path: ItemPath, height: CGFloat)] {
    sections.indices.flatMap(measuredRows(ofSection:))
  }

  private func measuredRows(ofSection section: Int) -> [(path: ItemPath, height: CGFloat)] {
    sections[section].rows.measured.map { (ItemPath(item: $0.row, section: section), $0.height) }
  }
}

// MARK: - Lookup by position

extension TableGeometry {
  /// Returns the sections that intersect a range of the content.
  func sections(from minY: CGFloat, to maxY: CGFloat) -> Range<Int> {
    guard !sections.isEmpty, maxY > minY else { return 0..<0 }
    let first = sums.index(at: minY - metrics.tableHeader)
    var end = sums.index(at: maxY - metrics.tableHeader) + 1
    while end > first, top(of: end - 1) >= maxY { end -= 1 }
    return first..<end
  }

  /// Returns the rows that intersect a range of the content, in ascending order.
  ///
  /// - Complexity: O(log *n* + *k*), where *n* is the number of rows and *k* the number of returned
  ///   rows.
  func rows(from minY: CGFloat, to maxY: CGFloat) -> [ItemPath] {
    sections(from: minY, to: maxY).flatMap { section -> [ItemPath] in
      let rows = sections[section].rows
      let top = top(of: section) + sections[section].rowsTop
      guard rows.total > 0, top + rows.total > minY, let first = rows.row(at: minY - top),
        let last = rows.row(startingAbove: maxY - top), first <= last
      else { return [] }
      return (first...last).map { ItemPath(item: $0, section: section) }
    }
  }

  /// Returns the row at a point; `nil` between rows.
  func row(at point: CGPoint) -> ItemPath? {
    guard !sections.isEmpty else { return nil }
    let section = sums.index(at: point.y - metrics.tableHeader)
    let top = top(of: section) + sections[section].rowsTop
    guard let row = sections[section].rows.row(at: point.y - top) else { return nil }
    let path = ItemPath(item: row, section: section)
    return rect(of: path).contains(point) ? path : nil
  }

  /// Returns the row after a row, skipping empty sections; `nil` after the last.
  func row(after path: ItemPath) -> ItemPath? {
    if path.item + 1 < sections[path.section].rows.count {
      return ItemPath(item: path.item + 1, section: path.section)
    }
    return firstRow(from: path.section + 1)
  }

  /// Returns the row before a row, skipping empty sections; `nil` before the first.
  func row(before path: ItemPath) -> ItemPath? {
    if path.item > 0 { return ItemPath(item: path.item - 1, section: path.section) }
    return sections.indices.prefix(path.section).last { sections[$0].rows.count > 0 }
      .map { ItemPath(item: sections[$0].rows.count - 1, section: $0) }
  }

  /// Returns the first row of a section or of one after it.
  func firstRow(from section: Int) -> ItemPath? {
    sections.indices.dropFirst(section).first { sections[$0].rows.count > 0 }
      .map { ItemPath(item: 0, section: $0) }
  }
}

// A plain table pins the header of the topmost visible section and the footer of the lowest one,
// until the section pushes them out.
extension TableGeometry {
  /// Returns the frame of a section's header for the visible range of the content.
  func headerRect(ofSection section: Int, visibleFrom top: CGFloat) -> CGRect {
    var rect = rect(ofHeader: section)
    guard metrics.pinsHeaders else { return rect }
    let lowest = self.rect(ofFooter: section).minY - rect.height
    rect.origin.y = max(rect.minY, min(top, lowest))
    return rect
  }

  /// Returns the frame of a section's footer for the visible range of the content.
  func footerRect(ofSection section: Int, visibleTo bottom: CGFloat) -> CGRect {
    var rect = rect(ofFooter: section)
    guard metrics.pinsHeaders else { return rect }
    let highest = self.rect(ofHeader: section).maxY
    rect.origin.y = min(rect.minY, max(bottom - rect.height, highest))
    return rect
  }
}

extension TableGeometry {
  /// Returns the offset at which a table shows a range of its content.
  ///
  /// - Parameters:
  ///   - minY: The top of the range.
  ///   - maxY: The bottom of the range.
  ///   - position: The position on screen.
  ///   - current: The current vertical content offset.
  ///   - window: The height of the table and its covered edges.
  /// - Returns: The vertical content offset, limited to the content.
  func offset(
    showing minY: CGFloat, _ maxY: CGFloat, at position: TableView.ScrollPosition,
    from current: CGFloat, in window: ScrollWindow
  ) -> CGFloat {
    let top = minY - window.top - window.header
    let bottom = maxY - window.height + window.bottom
    switch position {
    case .top: return clamp(top, in: window)
    case .middle: return clamp((top + bottom) / 2, in: window)
    case .bottom: return clamp(bottom, in: window)
    case .none:
      if current > top { return clamp(top, in: window) }
      return current < bottom ? clamp(min(bottom, top), in: window) : current
    }
  }

  /// Returns the nearest offset at which the content fills the table.
  func clamp(_ offset: CGFloat, in window: ScrollWindow) -> CGFloat {
    max(-window.top, min(offset, contentHeight + window.bottom - window.height))
  }
}

/// The height in which a table's content is visible, and its covered edges, in points.
struct ScrollWindow: Equatable {
  /// The height of the table.
  var height: CGFloat
  /// The covered height at the top: the adjusted content inset.
  var top: CGFloat = 0
  /// The covered height at the bottom.
  var bottom: CGFloat = 0
  /// The height of the pinned header above the rows.
  var header: CGFloat = 0
}
