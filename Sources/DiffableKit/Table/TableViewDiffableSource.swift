import Foundation
import HeadlessKit
import ListCore

/// A table's data source that applies snapshots and updates the table with the differences.
///
/// ```swift
/// let source = TableViewDiffableSource<Shelf, Book.ID>(tableView: table) { table, path, id in
///   let cell = table.dequeueReusableCell(withIdentifier: "book", for: path)
///   cell.textLabel?.text = library[id].title
///   return cell
/// }
/// source.apply(snapshot)
/// ```
///
/// It makes itself the table's data source; neither retains the other (behaviour 6.1). The first
/// snapshot reloads the table, and so does a change that a table cannot animate (behaviour 6.2,
/// 6.5). A data source method that UIKit's class lacks at run time behaves here as if it were
/// missing: no titles, nothing to edit or move (behaviour 6.13).
///
/// Counterpart: `UITableViewDiffableDataSource`.
///
/// Coverage: simulated.
@preconcurrency
@MainActor
open class TableViewDiffableSource<SectionIdentifierType, ItemIdentifierType>:
  DiffableSource<SectionIdentifierType, ItemIdentifierType>, TableViewDataSource
where
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
  /// Returns the cell of an item, dequeued from the table for that index path. `nil` crashes
  /// (behaviour 6.15).
  public typealias CellProvider = (
    _ tableView: TableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> TableViewCell?

  private let cellProvider: CellProvider

  /// Creates a source without items and makes it the table's data source. No data is loaded.
  ///
  /// - Parameters:
  ///   - tableView: The table. It is not retained, nor does it retain the source.
  ///   - cellProvider: Creates cells.
  public init(tableView: TableView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    super.init(for: tableView)
    tableView.dataSource = self
  }

  /// The animation of rows and sections that are inserted and deleted from the next animated apply
  /// on (behaviour 6.18).
  public var defaultRowAnimation: TableView.RowAnimation {
    get { presenter.rowAnimation }
    set { presenter.rowAnimation = newValue }
  }

  // MARK: Data source

  /// Returns the number of sections.
  open func numberOfSections(in tableView: TableView) -> Int { presenter.index.sectionCount }

  /// Returns the number of rows in a section. A section past the last crashes (behaviour 6.14).
  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    presenter.itemCount(inSection: section, for: tableView)
  }

  /// Returns the cell that the provider creates for a row. Returning `nil` crashes, and so does an
  /// index path without an item (behaviour 6.14, 6.15).
  open func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    guard let item = presenter.itemForCell(at: indexPath, for: tableView) else {
      return TableViewCell.missing
    }
    let cell = presenter.refusingApplies { cellProvider(tableView, indexPath, item) }
    if let cell { return cell }
    presenter.refuseMissingCell(.table, at: indexPath, of: item, for: tableView)
    return TableViewCell.missing
  }

  /// Returns `nil`: there is no title. (behaviour 6.13)
  open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    unanswered(tableView) { $0.tableView(tableView, titleForHeaderInSection: section) }
  }

  /// Returns `nil`: there is no title. (behaviour 6.13)
  open func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    unanswered(tableView) { $0.tableView(tableView, titleForFooterInSection: section) }
  }

  /// Returns `false`: no row can be edited (behaviour 6.13). From iOS 15, the delegate's own swipe
  /// actions show nevertheless, unless an override returns `false` (behaviour 18.1).
  open func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    _ = tableView.passOn(to: EmptyDataSource.shared) {
      $0.tableView(tableView, canEditRowAt: indexPath)
    }
    return false
  }

  /// Does nothing. An override changes the model and applies a snapshot. (behaviour 6.13)
  open func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    _ = tableView.passOn(to: EmptyDataSource.shared) {
      $0.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
    }
  }

  /// Returns `false`: no row can be dragged. (behaviour 6.13)
  open func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Does nothing. An override changes the model and applies a snapshot (behaviour 6.21): until
  /// then the row stays at its position.
  open func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// Returns `nil`: there is no index. (behaviour 6.13)
  open func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }

  /// Returns the section with the index of the title.
  open func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    index
  }
}

extension TableViewDiffableSource {
  /// Tells the table that a method exists only for subclasses, so that it need not call it for each
  /// section. An override may call this for one section and return a value for another.
  private func unanswered(
    _ tableView: TableView, _ question: (any TableViewDataSource) -> String?
  ) -> String? {
    guard type(of: self) == TableViewDiffableSource<SectionIdentifierType, ItemIdentifierType>.self
    else { return nil }
    return tableView.passOn(to: EmptyDataSource.shared, question) ?? nil
  }
}

extension TableView: DiffableList {
  /// Returns whether a table cannot animate the changes: it cannot move a row out of a deleted or
  /// into an inserted section, and moves one section at most. (behaviour 6.5)
  func needsReload(for diff: ListDiff) -> Bool {
    if diff.movedSections.count > 1 { return true }
    guard !diff.deletedSections.isEmpty || !diff.insertedSections.isEmpty else { return false }
    let (deleted, inserted) = (Set(diff.deletedSections), Set(diff.insertedSections))
    return diff.movedItems.contains {
      deleted.contains($0.from.section) || inserted.contains($0.to.section)
    }
  }

  /// Behaviour 6.2: not seen with tables.
  var reloadsItemsAfterSections: Bool { false }

  func performUpdates(_ announce: (() -> Void)?, completion: ((Bool) -> Void)?) {
    performBatchUpdates(announce, completion: completion)
  }

  func announce(_ diff: ListDiff, animation: RowAnimation) {
    if !diff.deletedSections.isEmpty {
      deleteSections(IndexSet(diff.deletedSections), with: animation)
    }
    if !diff.insertedSections.isEmpty {
      insertSections(IndexSet(diff.insertedSections), with: animation)
    }
    for move in diff.movedSections { moveSection(move.from, toSection: move.to) }
    if !diff.deletedItems.isEmpty { deleteRows(at: diff.deletedItems.indexPaths, with: animation) }
    if !diff.insertedItems.isEmpty {
      insertRows(at: diff.insertedItems.indexPaths, with: animation)
    }
    let moveRow = self.moveRow(at:to:)  // a client may override it; no location to record
    for move in diff.movedItems { moveRow(IndexPath(move.from), IndexPath(move.to)) }
  }

  func announce(_ marks: MarkedPaths, animation: RowAnimation) {
    if !marks.reloadedSections.isEmpty { reloadSections(marks.reloadedSections, with: animation) }
    if !marks.reloadedItems.isEmpty {
      reloadRows(at: marks.reloadedItems.indexPaths, with: animation)
    }
    if !marks.reconfiguredItems.isEmpty { reconfigureRows(at: marks.reconfiguredItems.indexPaths) }
  }

  /// Does nothing, because tables have no trees.
  func showOutlines(_ place: (IndexPath) -> OutlinePlace?) {}
}
