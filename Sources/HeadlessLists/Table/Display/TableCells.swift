import HeadlessControllers
import ListCore

/// The cells of a table.
///
/// A cell is in at most one place: displayed, prepared for its row, or in the reuse pool. Cells
/// that a client holds, or that are being animated out, are in none.
package struct TableCells {
  /// The displayed cells.
  package var live = LiveViews<TableViewCell>()
  /// Cells that were requested early, or left the screen recently, and still belong to their rows
  /// (behaviour 4.9, 4.10). Used only if the simulator prefetches.
  var prepared = LiveViews<TableViewCell>()
  /// The reuse pool, by identifier.
  var pool = ReusePool<String, TableViewCell>()
  /// The registered classes, by identifier.
  var classes: [String: TableViewCell.Type] = [:]
  /// The registered nibs, by identifier.
  var nibs: [String: Nib] = [:]
  /// Whether the size of a displayed cell was invalidated.
  var needsMeasuring = false
  /// The request for a cell in progress.
  var request: CellRequest<TableViewCell>?
}

extension TableCells {
  /// Adds a cell to the reuse pool; a cell without an identifier is released (behaviour 4.2).
  ///
  /// A cell that its data source returned for a second row stays with that row.
  ///
  /// - Returns: Whether the cell was added to the reuse pool.
  @MainActor mutating func enqueue(_ cell: TableViewCell) -> Bool {
    guard let identifier = cell.reuseIdentifier, live.path(of: cell) == nil,
      prepared.path(of: cell) == nil, !pool.contains(cell, for: identifier)
    else { return false }
    pool.add(cell, for: identifier)
    return true
  }
}
