import Foundation

/// The model of a table view: the number of rows, and a cell for each row on screen.
///
/// Only ``tableView(_:numberOfRowsInSection:)`` and ``tableView(_:cellForRowAt:)`` are required;
/// everything else has a default implementation that is treated as "not implemented", as in UIKit.
///
/// Counterpart: `UITableViewDataSource`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol TableViewDataSource: NSObjectProtocol {
  /// Returns the number of rows in a section. Called when the table loads its counts.
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int

  /// Returns the cell of a row that is about to be displayed, dequeued from the table.
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell

  /// Returns the number of sections; one if not implemented.
  func numberOfSections(in tableView: TableView) -> Int

  /// Returns the title of a section's header.
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?

  /// Returns the title of a section's footer.
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String?

  /// Returns whether a row may be edited. Every row may, if not implemented.
  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// Returns whether a row may be dragged. If not implemented, every row may, provided that
  /// ``tableView(_:moveRowAt:to:)`` is implemented.
  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool

  /// Returns the titles of the index at the table's edge.
  func sectionIndexTitles(for tableView: TableView) -> [String]?

  /// Returns the section that an index title scrolls to.
  func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int

  /// Called after the user deletes or inserts a row. Change the model and notify the table.
  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)

  /// Called after the user drops a dragged row. Change the model, but do not notify the table.
  func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

extension TableViewDataSource {
  public func numberOfSections(in tableView: TableView) -> Int {
    1
  }

  public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    tableView.usedDefault(of: .titleForHeader, by: self)
    return nil
  }

  public func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    tableView.usedDefault(of: .titleForFooter, by: self)
    return nil
  }

  public func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    tableView.usedDefault(of: .canEditRow, by: self)
    return true
  }

  public func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    tableView.usedDefault(of: .canMoveRow, by: self)
    return true
  }

  public func sectionIndexTitles(for tableView: TableView) -> [String]? {
    nil
  }

  public func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    index
  }

  public func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    tableView.usedDefault(of: .commitEditing, by: self)
  }

  public func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    tableView.usedDefault(of: .moveRow, by: self)
  }
}

/// An object that prepares the data of rows before they are needed.
///
/// Called only if the simulator prefetches (``Simulator/prefetchesCells``), after the first scroll.
///
/// Counterpart: `UITableViewDataSourcePrefetching`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol TableViewDataSourcePrefetching: NSObjectProtocol {
  /// Called with rows that will soon be displayed, the nearest first.
  func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [IndexPath])

  /// Called with previously announced rows that will not be displayed soon.
  func tableView(_ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension TableViewDataSourcePrefetching {
  public func tableView(
    _ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}
