import Foundation
import HeadlessKit
import ListCore

/// Makes the cell of an item: one dequeued from the table for that path. `nil` crashes.
///
/// UIKit's counterpart is `UITableViewDiffableDataSourceReferenceCellProvider`.
public typealias TableViewDiffableSourceReferenceCellProvider = (TableView, IndexPath, Any) ->
  TableViewCell?

/// A table's diffable data source for identifiers of any hashable type.
///
/// It does what ``TableViewDiffableSource`` does, under the names that it has in Objective-C. New
/// code takes that one; this one is for code that has untyped snapshots, and for screens that have
/// a data source of the old kind: ``init(tableView:migrating:)`` lets them apply snapshots and keep
/// their cells.
///
/// It has none of the optional methods of a data source: no titles, every row can be edited, none
/// can be dragged. Subclasses add them. (behaviour 6.13)
///
/// UIKit's counterpart is `UITableViewDiffableDataSourceReference`.
///
/// Coverage: simulated.
@preconcurrency
@MainActor
open class TableViewDiffableSourceReference: NSObject, TableViewDataSource, ExclusiveListUpdater {
  private let source: TableViewDiffableSource<AnyIdentifier, AnyIdentifier>
  /// Answers what is asked of optional methods, if it is still there.
  private weak var migrated: (any TableViewDataSource)?
  private let nobody = UnansweringDataSource()

  /// Creates a source without items and makes it the table's data source. Nothing is loaded.
  ///
  /// - Parameters:
  ///   - tableView: The table. It is not kept alive, nor does it keep the source alive.
  ///   - cellProvider: Makes cells.
  public init(
    tableView: TableView, cellProvider: @escaping TableViewDiffableSourceReferenceCellProvider
  ) {
    source = TableViewDiffableSource(tableView: tableView) { cellProvider($0, $1, $2.base) }
    super.init()
    tableView.dataSource = self
  }

  /// Creates a source without items that lets a data source of the old kind make the cells, and
  /// makes it the table's data source.
  ///
  /// ```swift
  /// source = TableViewDiffableSourceReference(tableView: tableView, migrating: self)
  /// // From now on, when the model has changed:
  /// source.applySnapshot(snapshot, animatingDifferences: true)
  /// ```
  ///
  /// Sections and rows come from snapshots; the old methods that count them are not called any
  /// more. Cells, titles of headers, footers and the index, and what may be edited or dragged come
  /// from the old data source, as far as it has the methods, for the paths as they are. So change
  /// the model first, then apply. Where it used to insert, delete, move or reload rows it now
  /// applies a snapshot, in `commit` as well. A row that is dragged is moved in the snapshot after
  /// `tableView(_:moveRowAt:to:)`, unless that applies one itself.
  ///
  /// - Parameters:
  ///   - tableView: The table. It is not kept alive, nor does it keep the source alive.
  ///   - dataSource: The old data source. It is not kept alive, as the table did not keep it: most
  ///     are the screen that owns this source. Without it there are no cells, and that crashes.
  public convenience init(tableView: TableView, migrating dataSource: any TableViewDataSource) {
    self.init(tableView: tableView) { [weak dataSource] tableView, indexPath, _ in
      dataSource?.tableView(tableView, cellForRowAt: indexPath)
    }
    migrated = dataSource
  }

  // MARK: Applying

  /// Makes the table show a snapshot, by telling it what is different; else as
  /// ``TableViewDiffableSource/apply(_:animatingDifferences:completion:)``.
  nonisolated open func applySnapshot(
    _ snapshot: DiffableDataSourceSnapshotReference, animatingDifferences: Bool
  ) {
    applySnapshot(snapshot, animatingDifferences: animatingDifferences, completion: nil)
  }

  /// Makes the table show a snapshot, by telling it what is different; else as
  /// ``TableViewDiffableSource/apply(_:animatingDifferences:completion:)``.
  ///
  /// What happens to the snapshot afterwards does not change the table.
  nonisolated open func applySnapshot(
    _ snapshot: DiffableDataSourceSnapshotReference, animatingDifferences: Bool,
    completion: (() -> Void)? = nil
  ) {
    guard let snapshot = Given.object(snapshot, .snapshot) else { return }
    source.apply(
      snapshot.snapshot, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// Makes the table show a snapshot by a reload; else as
  /// ``TableViewDiffableSource/applySnapshotUsingReloadData(_:completion:)``.
  nonisolated open func applySnapshot(
    usingReloadData snapshot: DiffableDataSourceSnapshotReference
  ) {
    applySnapshot(usingReloadData: snapshot, completion: nil)
  }

  /// Makes the table show a snapshot by a reload; else as
  /// ``TableViewDiffableSource/applySnapshotUsingReloadData(_:completion:)``.
  nonisolated open func applySnapshot(
    usingReloadData snapshot: DiffableDataSourceSnapshotReference,
    completion: (() -> Void)? = nil
  ) {
    guard let snapshot = Given.object(snapshot, .snapshot) else { return }
    source.applySnapshotUsingReloadData(snapshot.snapshot, completion: completion)
  }

  // MARK: Questions

  /// A copy of what is shown, without marks (behaviour 6.10).
  nonisolated open func snapshot() -> DiffableDataSourceSnapshotReference {
    DiffableDataSourceSnapshotReference(source.snapshot())
  }

  /// The section at an index; `nil` if there is none (behaviour 6.19).
  open func sectionIdentifier(for index: Int) -> Any? { source.sectionIdentifier(for: index)?.base }

  /// The index of a section; `NSNotFound` if it is not shown (behaviour 6.19).
  open func index(forSectionIdentifier identifier: Any) -> Int {
    source.index(for: AnyIdentifier(identifier)) ?? NSNotFound
  }

  /// The item of a row; `nil` if there is no such row (behaviour 6.14).
  open func itemIdentifier(for indexPath: IndexPath) -> Any? {
    source.itemIdentifier(for: indexPath)?.base
  }

  /// The row of an item; `nil` if it is not shown (behaviour 6.14).
  open func indexPath(forItemIdentifier identifier: Any) -> IndexPath? {
    source.indexPath(for: AnyIdentifier(identifier))
  }

  /// How rows and sections come and go from the next apply on, if that is animated
  /// (behaviour 6.18).
  open var defaultRowAnimation: TableView.RowAnimation {
    get { source.defaultRowAnimation }
    set { source.defaultRowAnimation = newValue }
  }

  /// Whether the table is being told of changes by this source (behaviour 6.16).
  public var isUpdatingList: Bool { source.isUpdatingList }

  // MARK: Data source

  /// The number of sections.
  open func numberOfSections(in tableView: TableView) -> Int {
    source.numberOfSections(in: tableView)
  }

  /// The number of rows in a section. A section past the last crashes (behaviour 6.14).
  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    source.tableView(tableView, numberOfRowsInSection: section)
  }

  /// The cell that the provider makes for a row. None crashes, and so does a path without an item
  /// (behaviour 6.14, 6.15).
  open func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    source.tableView(tableView, cellForRowAt: indexPath)
  }

  // MARK: Optional methods

  /// Who answers what this has no answer to.
  private var answering: any TableViewDataSource { migrated ?? nobody }

  /// The old data source's title. There is none without one.
  open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    answering.tableView(tableView, titleForHeaderInSection: section)
  }

  /// The old data source's title. There is none without one.
  open func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    answering.tableView(tableView, titleForFooterInSection: section)
  }

  /// Whether the old data source lets a row be edited. Without one every row can be.
  open func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    answering.tableView(tableView, canEditRowAt: indexPath)
  }

  /// Has the old data source carry out what a person wants.
  open func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    answering.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
  }

  /// Whether the old data source lets a row be dragged.
  open func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    tableView.passOn(to: answering) { $0.tableView(tableView, canMoveRowAt: indexPath) } ?? true
  }

  /// Has the old data source move a row in its model, and then moves it in the snapshot, unless the
  /// old data source has applied one itself.
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
    // One move, also where an apply without animation is a reload (behaviour 6.6).
    source.apply(
      moved.snapshot, animatingDifferences: !tableView.simulator.profile.diffsWithoutAnimation)
  }

  /// The old data source's titles. There is no index without one.
  open func sectionIndexTitles(for tableView: TableView) -> [String]? {
    answering.sectionIndexTitles(for: tableView)
  }

  /// The section that the old data source finds for a title; without one that with the index of the
  /// title.
  open func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    answering.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
  }
}
