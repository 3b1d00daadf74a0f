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
/// It makes itself the table's data source; neither retains the other (behaviour 6.1). Members that
/// clients override are declared here, because members of an extension cannot be overridden. A data
/// source method that UIKit's class lacks at run time behaves here as if it were missing: no
/// titles, nothing to edit or move (behaviour 6.13).
///
/// `apply` and `snapshot()` may be called on any queue, according to Apple's documentation. Their
/// declarations are those of the SDKs of iOS 15 to 17; later ones isolate them to the main actor.
///
/// Counterpart: `UITableViewDiffableDataSource`.
///
/// Coverage: simulated.
@preconcurrency
@MainActor
open class TableViewDiffableSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
  TableViewDataSource, ExclusiveListUpdater
where
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
  /// Returns the cell of an item, dequeued from the table for that index path. `nil` crashes
  /// (behaviour 6.15).
  public typealias CellProvider = (
    _ tableView: TableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> TableViewCell?

  let presenter: SnapshotPresenter<SectionIdentifierType, ItemIdentifierType>
  private let cellProvider: CellProvider

  /// Creates a source without items and makes it the table's data source. No data is loaded.
  ///
  /// - Parameters:
  ///   - tableView: The table. It is not retained, nor does it retain the source.
  ///   - cellProvider: Creates cells.
  public init(tableView: TableView, cellProvider: @escaping CellProvider) {
    presenter = SnapshotPresenter(tableView)
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  // MARK: Applying

  /// Shows a snapshot by updating the table with the differences.
  ///
  /// The first snapshot reloads the table, and so does a change that a table cannot animate
  /// (behaviour 6.2, 6.5). Marked identifiers are reloaded or reconfigured afterwards (behaviour
  /// 6.3). On the main queue all this has happened when the method returns. On other queues the
  /// difference is computed before it returns, and the table shows it later, in order.
  ///
  /// Crashes if it is called on the main queue during another apply of this source, from its cell
  /// provider, or before the applies of other queues have arrived (behaviour 6.7, 6.8, crash
  /// families E7).
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot to show.
  ///   - animatingDifferences: Whether to animate the changes on the simulator's clock. Before iOS
  ///     15, the table reloads otherwise (behaviour 6.6).
  ///   - completion: Called on the main queue after the animations; in the next turn if there are
  ///     none (behaviour 6.9).
  /// - Complexity: That of the difference; for an edited copy of the last snapshot, about that of
  ///   the edits and of the rows on screen.
  nonisolated open func apply(
    _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    presenter.apply(
      .list(snapshot), style: .difference(isAnimated: animatingDifferences),
      completion: Completion(completion))
  }

  /// Shows a snapshot, and returns after the animations.
  ///
  /// The clock of a simulator does not advance automatically, so this method advances it until
  /// then.
  nonisolated(nonsending) open func apply(
    _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await presenter.apply(.list(snapshot), style: .difference(isAnimated: animatingDifferences))
  }

  /// Shows a snapshot by reloading the table, without computing the differences.
  ///
  /// Marked identifiers are ignored, because everything is reloaded anyway.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot to show.
  ///   - completion: Called on the main queue in the next turn.
  nonisolated open func applySnapshotUsingReloadData(
    _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    presenter.apply(.list(snapshot), style: .reload, completion: Completion(completion))
  }

  /// Shows a snapshot by reloading the table, and returns after the reload.
  nonisolated(nonsending) open func applySnapshotUsingReloadData(
    _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await presenter.apply(.list(snapshot), style: .reload)
  }

  // MARK: Questions

  /// Returns the current snapshot, without marked identifiers (behaviour 6.10); off the main queue,
  /// the future one after all pending applies. Without a table it is empty (behaviour 6.1).
  nonisolated open func snapshot() -> DiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  > {
    presenter.state.snapshot
  }

  /// Returns the section at an index; `nil` if there is none (behaviour 6.19).
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    presenter.section(at: index)
  }

  /// Returns the index of a section; `nil` if it is not shown (behaviour 6.19).
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    presenter.index(of: sectionIdentifier)
  }

  /// Returns the item of a row; `nil` if there is no such row (behaviour 6.14).
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    presenter.item(at: indexPath)
  }

  /// Returns the row of an item; `nil` if it is not shown (behaviour 6.14).
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    presenter.indexPath(of: itemIdentifier)
  }

  /// The animation of rows and sections that are inserted and deleted from the next animated apply
  /// on (behaviour 6.18).
  public var defaultRowAnimation: TableView.RowAnimation {
    get { presenter.rowAnimation }
    set { presenter.rowAnimation = newValue }
  }

  /// Whether this source is updating the table (behaviour 6.16).
  public var isUpdatingList: Bool { presenter.isAnnouncing }

  /// Whether a snapshot that was applied on another queue waits for the main queue. The list asks.
  public var hasChangesOnTheWay: Bool { presenter.log.isAwaitingArrivals }

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

  /// Returns the description of the source, like the property of that name.
  public func description() -> String { (self as NSObject).description }
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
