import Foundation
import HeadlessKit
import ListCore

/// Returns the cell of an item, dequeued from the table for that index path. `nil` crashes.
///
/// Counterpart: `UITableViewDiffableDataSourceReferenceCellProvider`.
public typealias TableViewDiffableSourceReferenceCellProvider = (TableView, IndexPath, Any) ->
  TableViewCell?

/// A table's diffable data source for identifiers of any hashable type.
///
/// It behaves like ``TableViewDiffableSource``, with Objective-C's names. New code should use that
/// class; this one is for code that has untyped snapshots, and for screens that still have a
/// conventional data source: ``init(tableView:migrating:)`` lets them apply snapshots and keep
/// their cells.
///
/// It implements none of the optional methods of a data source: there are no titles, every row can
/// be edited, and no row can be dragged. Subclasses add them. (behaviour 6.13)
///
/// Counterpart: `UITableViewDiffableDataSourceReference`.
///
/// Coverage: simulated.
@preconcurrency
@MainActor
open class TableViewDiffableSourceReference: NSObject, TableViewDataSource, ExclusiveListUpdater {
  private let source: TableViewDiffableSource<AnyIdentifier, AnyIdentifier>
  /// The data source that implements the optional methods, if it still exists.
  private weak var migrated: (any TableViewDataSource)?
  private let emptySource = EmptyDataSource()

  /// Creates a source without items and makes it the table's data source. No data is loaded.
  ///
  /// - Parameters:
  ///   - tableView: The table. It is not retained, nor does it retain the source.
  ///   - cellProvider: Creates cells.
  public init(
    tableView: TableView, cellProvider: @escaping TableViewDiffableSourceReferenceCellProvider
  ) {
    source = TableViewDiffableSource(tableView: tableView) { cellProvider($0, $1, $2.base) }
    super.init()
    tableView.dataSource = self
  }

  /// Creates a source without items whose cells come from a conventional data source, and makes it
  /// the table's data source.
  ///
  /// ```swift
  /// source = TableViewDiffableSourceReference(tableView: tableView, migrating: self)
  /// // From now on, when the model has changed:
  /// source.applySnapshot(snapshot, animatingDifferences: true)
  /// ```
  ///
  /// Sections and rows come from snapshots; the counting methods of the old data source are no
  /// longer called. Cells, titles of headers, footers and the index, and the permission to edit or
  /// drag rows come from the old data source, if it implements the methods, for the current index
  /// paths. Therefore change the model first, then apply. Where the old data source inserted,
  /// deleted, moved or reloaded rows, it now applies a snapshot, including in `commit`. A row that
  /// is dragged is moved in the snapshot after `tableView(_:moveRowAt:to:)`, unless that method
  /// applies a snapshot itself.
  ///
  /// - Parameters:
  ///   - tableView: The table. It is not retained, nor does it retain the source.
  ///   - dataSource: The old data source. It is not retained, as the table did not retain it: it is
  ///     usually the screen that owns this source. Without it there are no cells, which crashes.
  public convenience init(tableView: TableView, migrating dataSource: any TableViewDataSource) {
    self.init(tableView: tableView) { [weak dataSource] tableView, indexPath, _ in
      dataSource?.tableView(tableView, cellForRowAt: indexPath)
    }
    migrated = dataSource
  }

  // MARK: Applying

  /// Shows a snapshot by updating the table with the differences; otherwise like
  /// ``DiffableSource/apply(_:animatingDifferences:completion:)``.
  nonisolated open func applySnapshot(
    _ snapshot: DiffableDataSourceSnapshotReference, animatingDifferences: Bool
  ) {
    applySnapshot(snapshot, animatingDifferences: animatingDifferences, completion: nil)
  }

  /// Shows a snapshot by updating the table with the differences; otherwise like
  /// ``DiffableSource/apply(_:animatingDifferences:completion:)``.
  ///
  /// Later changes to the snapshot do not affect the table.
  nonisolated open func applySnapshot(
    _ snapshot: DiffableDataSourceSnapshotReference, animatingDifferences: Bool,
    completion: (() -> Void)? = nil
  ) {
    guard let snapshot = Given.object(snapshot, .snapshot) else { return }
    source.apply(
      snapshot.snapshot, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// Shows a snapshot by reloading the table; otherwise like
  /// ``DiffableSource/applySnapshotUsingReloadData(_:completion:)``.
  nonisolated open func applySnapshot(
    usingReloadData snapshot: DiffableDataSourceSnapshotReference
  ) {
    applySnapshot(usingReloadData: snapshot, completion: nil)
  }

  /// Shows a snapshot by reloading the table; otherwise like
  /// ``DiffableSource/applySnapshotUsingReloadData(_:completion:)``.
  nonisolated open func applySnapshot(
    usingReloadData snapshot: DiffableDataSourceSnapshotReference,
    completion: (() -> Void)? = nil
  ) {
    guard let snapshot = Given.object(snapshot, .snapshot) else { return }
    source.applySnapshotUsingReloadData(snapshot.snapshot, completion: completion)
  }

  // MARK: Questions

  /// Returns a copy of the displayed snapshot, without marked identifiers (behaviour 6.10).
  nonisolated open func snapshot() -> DiffableDataSourceSnapshotReference {
    DiffableDataSourceSnapshotReference(source.snapshot())
  }

  /// Returns the section at an index; `nil` if there is none (behaviour 6.19).
  open func sectionIdentifier(for index: Int) -> Any? { source.sectionIdentifier(for: index)?.base }

  /// Returns the index of a section; `NSNotFound` if it is not shown (behaviour 6.19).
  open func index(forSectionIdentifier identifier: Any) -> Int {
    source.index(for: AnyIdentifier(identifier)) ?? NSNotFound
  }

  /// Returns the item of a row; `nil` if there is no such row (behaviour 6.14).
  open func itemIdentifier(for indexPath: IndexPath) -> Any? {
    source.itemIdentifier(for: indexPath)?.base
  }

  /// Returns the row of an item; `nil` if it is not shown (behaviour 6.14).
  open func indexPath(forItemIdentifier identifier: Any) -> IndexPath? {
    source.indexPath(for: AnyIdentifier(identifier))
  }

  /// The animation of rows and sections that are inserted and deleted from the next animated apply
  /// on (behaviour 6.18).
  open var defaultRowAnimation: TableView.RowAnimation {
    get { source.defaultRowAnimation }
    set { source.defaultRowAnimation = newValue }
  }

  /// Whether this source is updating the table (behaviour 6.16).
  public var isUpdatingList: Bool { source.isUpdatingList }

  /// Whether a snapshot that was applied on another queue waits for the main queue. The list asks.
  public var hasChangesOnTheWay: Bool { source.hasChangesOnTheWay }

  // MARK: Data source

  /// Returns the number of sections.
  open func numberOfSections(in tableView: TableView) -> Int {
    source.numberOfSections(in: tableView)
  }

  /// Returns the number of rows in a section. A section past the last crashes (behaviour 6.14).
  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    source.tableView(tableView, numberOfRowsInSection: section)
  }

  /// Returns the cell that the provider creates for a row. Returning `nil` crashes, and so does an
  /// index path without an item (behaviour 6.14, 6.15).
  open func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    source.tableView(tableView, cellForRowAt: indexPath)
  }

  // MARK: Optional methods

  /// The data source that answers the optional methods.
  private var answering: any TableViewDataSource { migrated ?? emptySource }

  /// Returns the old data source's title; `nil` without one.
  open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    answering.tableView(tableView, titleForHeaderInSection: section)
  }

  /// Returns the old data source's title; `nil` without one.
  open func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    answering.tableView(tableView, titleForFooterInSection: section)
  }

  /// Returns whether the old data source allows a row to be edited. Without one every row can be.
  open func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    answering.tableView(tableView, canEditRowAt: indexPath)
  }

  /// Lets the old data source commit an edit.
  open func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    _ = tableView.passOn(to: answering) {
      $0.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
    }
  }

  /// Returns whether the old data source allows a row to be dragged.
  open func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    tableView.passOn(to: answering) { $0.tableView(tableView, canMoveRowAt: indexPath) } ?? true
  }

  /// Lets the old data source move a row in its model, and then moves it in the snapshot, unless
  /// the old data source has applied one itself.
  open func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let item = source.itemIdentifier(for: sourceIndexPath)
    let isMoved: Void? = tableView.passOn(to: answering) {
      $0.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
    }
    guard isMoved != nil, let item, source.indexPath(for: item) == sourceIndexPath,
      let from = ItemPath(sourceIndexPath), let to = ItemPath(destinationIndexPath)
    else { return }
    let moved = source.presenter.shown.state.movingItem(from: from, to: to)
    // A single move, even where an apply without animation is a reload (behaviour 6.6).
    source.apply(
      moved.snapshot, animatingDifferences: !tableView.simulator.profile.diffsWithoutAnimation)
  }

  /// Returns the old data source's index titles; `nil` without one.
  open func sectionIndexTitles(for tableView: TableView) -> [String]? {
    answering.sectionIndexTitles(for: tableView)
  }

  /// Returns the section that the old data source returns for a title; without one, the section
  /// with the index of the title.
  open func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    answering.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
  }
}
