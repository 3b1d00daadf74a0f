import Foundation
import HeadlessViews

/// The contents of a static table, which its controller provides (behaviour 23.16).
@_spi(Hooks) @preconcurrency @MainActor
public final class StaticTable {
  /// A section: its cells with their heights, and its titles.
  public struct Section {
    let cells: [TableViewCell]
    let heights: [CGFloat?]
    let header: String?
    let footer: String?

    /// Creates a section.
    ///
    /// - Parameter heights: The heights of the cells, in points; `nil` for the table's row height.
    public init(cells: [TableViewCell], heights: [CGFloat?], header: String?, footer: String?) {
      self.cells = cells
      self.heights = heights
      self.header = header
      self.footer = footer
    }
  }

  let sections: [Section]
  private let hasHeights: Bool

  /// Creates the contents of a table.
  public init(_ sections: [Section]) {
    self.sections = sections
    hasHeights = sections.contains { $0.heights.contains { $0 != nil } }
  }

  func section(_ index: Int) -> Section? {
    sections.indices.contains(index) ? sections[index] : nil
  }

  func cell(at path: IndexPath) -> TableViewCell? {
    guard let section = section(path.section), section.cells.indices.contains(path.row) else {
      return nil
    }
    return section.cells[path.row]
  }

  /// Returns the height of a row: its own, or a default; `nil` if no row has a height of its own.
  func rowHeight(at path: IndexPath, else other: CGFloat) -> CGFloat? {
    guard hasHeights, let section = section(path.section),
      section.heights.indices.contains(path.row)
    else { return nil }
    return section.heights[path.row] ?? other
  }
}

extension TableViewController {
  /// The contents of the controller's table, if it is static. They are stored with the controller.
  @_spi(Hooks) public var staticTable: StaticTable? {
    get { keptStates.known(StaticTable.self) }
    set { if let newValue { keptStates.keep(newValue) } }
  }
}
