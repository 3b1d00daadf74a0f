import Foundation
import HeadlessKit
import ListCore

/// A table's data source that is given snapshots, and tells the table what is different.
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
/// It makes itself the table's data source; the table does not keep it, nor it the table
/// (behaviour 6.1). Members that clients override stand here, since those of an extension cannot be
/// overridden. A method of the data source that UIKit's class lacks at run time answers here as if
/// it were missing: no titles, nothing to edit or move (behaviour 6.13).
///
/// `apply` and `snapshot()` may be called on any queue, as Apple's documentation says. Their
/// declarations are those of the SDKs of iOS 15 to 17; later ones bind them to the main actor.
///
/// UIKit's counterpart is `UITableViewDiffableDataSource`.
///
/// Coverage: simulated.
@preconcurrency
@MainActor
open class TableViewDiffableSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
  TableViewDataSource, ExclusiveListUpdater
where
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
  /// Makes the cell of an item: one dequeued from the table for that path. `nil` crashes
  /// (behaviour 6.15).
  public typealias CellProvider = (
    _ tableView: TableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> TableViewCell?

  let presenter: SnapshotPresenter<SectionIdentifierType, ItemIdentifierType>
  private let cellProvider: CellProvider

  /// Creates a source without items and makes it the table's data source. Nothing is loaded.
  ///
  /// - Parameters:
  ///   - tableView: The table. It is not kept alive, nor does it keep the source alive.
  ///   - cellProvider: Makes cells.
  public init(tableView: TableView, cellProvider: @escaping CellProvider) {
    presenter = SnapshotPresenter(tableView)
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  // MARK: Applying

  /// Makes the table show a snapshot, by telling it what is different.
  ///
  /// The first snapshot makes it reload, and so does one with which a table cannot deal otherwise
  /// (behaviour 6.2, 6.5). What the snapshot marks is reloaded or configured again afterwards
  /// (behaviour 6.3). On the main queue all that has happened when this returns. Elsewhere the
  /// difference is computed before it returns, and the table shows it later, in order.
  ///
  /// Crashes if it is called on the main queue during another apply of this source, from its cell
  /// provider, or before the applies of other queues have arrived (behaviour 6.7, 6.8, crash
  /// families E7).
  ///
  /// - Parameters:
  ///   - snapshot: What to show.
  ///   - animatingDifferences: Whether the changes take time on the simulator's clock. Before iOS
  ///     15 the table reloads if not (behaviour 6.6).
  ///   - completion: Called on the main queue when the animations are over; in the next turn if
  ///     there are none (behaviour 6.9).
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

  /// Makes the table show a snapshot, and comes back when the animations are over.
  ///
  /// The clock of a simulator stands still by itself, so this moves it that far.
  nonisolated(nonsending) open func apply(
    _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await presenter.apply(.list(snapshot), style: .difference(isAnimated: animatingDifferences))
  }

  /// Makes the table show a snapshot by a reload, without a look at the differences.
  ///
  /// What it marks is passed over: everything is asked for anyway.
  ///
  /// - Parameters:
  ///   - snapshot: What to show.
  ///   - completion: Called on the main queue in the next turn.
  nonisolated open func applySnapshotUsingReloadData(
    _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    presenter.apply(.list(snapshot), style: .reload, completion: Completion(completion))
  }

  /// Makes the table show a snapshot by a reload, and comes back when that is over.
  nonisolated(nonsending) open func applySnapshotUsingReloadData(
    _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await presenter.apply(.list(snapshot), style: .reload)
  }

  // MARK: Questions

  /// What is shown, without marks (behaviour 6.10); off the main queue, what will be when every
  /// apply has arrived. Without a table it is empty (behaviour 6.1).
  nonisolated open func snapshot() -> DiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  > {
    presenter.state.snapshot
  }

  /// The section at an index; `nil` if there is none (behaviour 6.19).
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    presenter.section(at: index)
  }

  /// The index of a section; `nil` if it is not shown (behaviour 6.19).
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    presenter.index(of: sectionIdentifier)
  }

  /// The item of a row; `nil` if there is no such row (behaviour 6.14).
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    presenter.item(at: indexPath)
  }

  /// The row of an item; `nil` if it is not shown (behaviour 6.14).
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    presenter.indexPath(of: itemIdentifier)
  }

  /// How rows and sections come and go from the next apply on, if that is animated
  /// (behaviour 6.18).
  public var defaultRowAnimation: TableView.RowAnimation {
    get { presenter.rowAnimation }
    set { presenter.rowAnimation = newValue }
  }

  /// Whether the table is being told of changes by this source (behaviour 6.16).
  public var isUpdatingList: Bool { presenter.isAnnouncing }

  // MARK: Data source

  /// The number of sections.
  open func numberOfSections(in tableView: TableView) -> Int { presenter.index.sectionCount }

  /// The number of rows in a section. A section past the last crashes (behaviour 6.14).
  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    presenter.itemCount(inSection: section, for: tableView)
  }

  /// The cell that the provider makes for a row. None crashes, and so does a path without an item
  /// (behaviour 6.14, 6.15).
  open func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    guard let item = presenter.itemForCell(at: indexPath, for: tableView) else {
      return TableViewCell.missing
    }
    let cell = presenter.refusingApplies { cellProvider(tableView, indexPath, item) }
    if let cell { return cell }
    presenter.refuseMissingCell(.table, at: indexPath, of: item, for: tableView)
    return TableViewCell.missing
  }

  /// No title. (behaviour 6.13)
  open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    unanswered(tableView) { $0.tableView(tableView, titleForHeaderInSection: section) }
  }

  /// No title. (behaviour 6.13)
  open func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    unanswered(tableView) { $0.tableView(tableView, titleForFooterInSection: section) }
  }

  /// No row can be edited. (behaviour 6.13)
  open func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// Does nothing. An override changes the model and applies a snapshot. (behaviour 6.13)
  open func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// No row can be dragged. (behaviour 6.13)
  open func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Does nothing. An override changes the model and applies a snapshot (behaviour 6.21): the row
  /// stays where it is until then.
  open func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// No index. (behaviour 6.13)
  open func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }

  /// The section with the index of the title.
  open func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    index
  }

  /// The source as its property of that name describes it.
  public func description() -> String { (self as NSObject).description }
}

extension TableViewDiffableSource {
  /// Lets the table know that a method is there for subclasses alone, so that it need not ask for
  /// each section. An override may ask here for one section and answer for another.
  private func unanswered(
    _ tableView: TableView, _ question: (any TableViewDataSource) -> String?
  ) -> String? {
    guard type(of: self) == TableViewDiffableSource<SectionIdentifierType, ItemIdentifierType>.self
    else { return nil }
    return tableView.passOn(to: UnansweringDataSource.shared, question) ?? nil
  }
}
