import Foundation

extension Simulator {
  /// Pans over rows of a table with two fingers, which selects them if the delegate agrees.
  ///
  /// The delegate is asked whether it may begin, is told, and begins editing; then the rows from the
  /// first to the last are tapped unless they are selected, and the delegate is told of the end.
  ///
  /// - Parameters:
  ///   - first: The row where the fingers begin.
  ///   - last: The row where the fingers are lifted.
  ///   - table: The table.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Returns: Whether the delegate agreed.
  /// - Throws: A ``QueryFailure`` if a finger cannot reach one of the rows.
  /// - Complexity: O(*n*), where *n* is the number of rows on screen.
  @discardableResult
  public func selectWithTwoFingers(
    from first: IndexPath, to last: IndexPath, in table: TableView,
    file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) -> Bool {
    try perform("selectWithTwoFingers", on: table, file, line) {
      guard let delegate = table.delegate,
        delegate.tableView(table, shouldBeginMultipleSelectionInteractionAt: first)
      else { return false }
      delegate.tableView(table, didBeginMultipleSelectionInteractionAt: first)
      layoutIfNeeded()
      let panned = (table.indexPathsForVisibleRows ?? []).filter(between(first, last))
      for path in panned where table.indexPathsForSelectedRows?.contains(path) != true {
        try tap(path, in: table, file: file, line: line)
      }
      delegate.tableViewDidEndMultipleSelectionInteraction(table)
      return true
    }
  }

  /// Pans over items of a collection view with two fingers, which selects them if the delegate
  /// agrees.
  ///
  /// - Parameters:
  ///   - first: The item where the fingers begin.
  ///   - last: The item where the fingers are lifted.
  ///   - view: The collection view.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Returns: Whether the delegate agreed.
  /// - Throws: A ``QueryFailure`` if a finger cannot reach one of the items.
  /// - Complexity: O(*n*), where *n* is the number of items on screen.
  @discardableResult
  public func selectWithTwoFingers(
    from first: IndexPath, to last: IndexPath, in view: CollectionView,
    file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) -> Bool {
    try perform("selectWithTwoFingers", on: view, file, line) {
      guard let delegate = view.delegate,
        delegate.collectionView(view, shouldBeginMultipleSelectionInteractionAt: first)
      else { return false }
      delegate.collectionView(view, didBeginMultipleSelectionInteractionAt: first)
      layoutIfNeeded()
      let panned = view.indexPathsForVisibleItems.filter(between(first, last)).sorted()
      for path in panned where view.indexPathsForSelectedItems?.contains(path) != true {
        try tap(path, in: view, file: file, line: line)
      }
      delegate.collectionViewDidEndMultipleSelectionInteraction(view)
      return true
    }
  }

  private func between(_ one: IndexPath, _ other: IndexPath) -> (IndexPath) -> Bool {
    { min(one, other) <= $0 && $0 <= max(one, other) }
  }
}
