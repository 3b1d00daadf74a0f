import Foundation

/// The model behind a table view: how many rows there are, and a cell for each one on screen.
///
/// Only ``tableView(_:numberOfRowsInSection:)`` and ``tableView(_:cellForRowAt:)`` must be written;
/// everything else has a default that counts as "not implemented", as in UIKit.
///
/// Counterpart: `UITableViewDataSource`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol TableViewDataSource: NSObjectProtocol {
  /// The number of rows in a section, asked when the table loads its counts.
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int

  /// A cell for a row that is about to show; dequeue it from the table.
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell

  /// The number of sections; one if not implemented.
  func numberOfSections(in tableView: TableView) -> Int

  /// The text of a section's header.
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?

  /// The text of a section's footer.
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String?

  /// Whether a row may be edited; every row may, if not implemented.
  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// Whether a row may be dragged; if not implemented, every row may where
  /// ``tableView(_:moveRowAt:to:)`` is implemented.
  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool

  /// The titles of the index at the table's edge.
  func sectionIndexTitles(for tableView: TableView) -> [String]?

  /// The section that a title of the index stands for.
  func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int

  /// A person deleted or inserted a row; change the model and tell the table.
  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)

  /// A person dropped a dragged row; change the model, but do not tell the table.
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
    true
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
  ) {}

  public func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    tableView.usedDefault(of: .moveRow, by: self)
  }
}
