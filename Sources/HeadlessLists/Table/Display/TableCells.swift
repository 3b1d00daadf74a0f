import ListCore

/// The cells that a table holds.
///
/// A cell is in one place at most: on screen, prepared for its row, or waiting for reuse. Cells
/// that a client holds, or that are on their way out, are in none.
package struct TableCells {
  /// The cells on screen.
  package var live = LiveViews<TableViewCell>()
  /// Cells that were asked for early, or left the screen a little while ago, and are still their
  /// rows' (behaviour 4.9, 4.10). Only where the simulator prefetches.
  var prepared = LiveViews<TableViewCell>()
  /// The cells that wait for reuse, by identifier.
  var pool = ReusePool<String, TableViewCell>()
  /// What makes new cells, by identifier.
  var classes: [String: TableViewCell.Type] = [:]
  /// The nibs that make new cells, by identifier.
  var nibs: [String: Nib] = [:]
  /// The question for a cell that is being answered.
  var request: CellRequest<TableViewCell>?
}

extension TableCells {
  /// Lets a cell wait for reuse; one without an identifier is let go (behaviour 4.2).
  ///
  /// A cell that its data source returned for a second row stays with that row.
  ///
  /// - Returns: Whether it waits now and did not before.
  @MainActor mutating func enqueue(_ cell: TableViewCell) -> Bool {
    guard let identifier = cell.reuseIdentifier, live.path(of: cell) == nil,
      prepared.path(of: cell) == nil, !pool.contains(cell, for: identifier)
    else { return false }
    pool.add(cell, for: identifier)
    return true
  }
}
