import Foundation
import HeadlessKit
import ListCore

/// A collection view's data source that is given snapshots, and tells the view what is different.
///
/// ```swift
/// let source = CollectionViewDiffableSource<Shelf, Book.ID>(collectionView: view) {
///   view, path, id in
///   view.dequeueConfiguredReusableCell(using: registration, for: path, item: library[id])
/// }
/// source.apply(snapshot)
/// ```
///
/// It makes itself the view's data source; the view does not keep it, nor it the view
/// (behaviour 6.1). Members that clients override stand here, since those of an extension cannot be
/// overridden.
///
/// `apply` and `snapshot()` may be called on any queue, as Apple's documentation says. Their
/// declarations are those of the SDKs of iOS 15 to 17; later ones bind them to the main actor.
///
/// UIKit's counterpart is `UICollectionViewDiffableDataSource`.
///
/// Coverage: simulated.
@preconcurrency
@MainActor
open class CollectionViewDiffableSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
  CollectionViewDataSource, ExclusiveListUpdater
where
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
  /// Makes the cell of an item: one dequeued from the view for that path. `nil` crashes
  /// (behaviour 6.15).
  public typealias CellProvider = (
    _ collectionView: CollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> CollectionViewCell?
  /// Makes a header, a footer or another view beside the cells: one dequeued from the view.
  public typealias SupplementaryViewProvider = (
    _ collectionView: CollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> CollectionReusableView?

  let presenter: SnapshotPresenter<SectionIdentifierType, ItemIdentifierType>
  private let cellProvider: CellProvider
  /// Makes the views beside the cells. Where the layout wants one and nobody makes any, the view
  /// crashes (behaviour 6.15). An apply asks only for those that come into sight (behaviour 6.20).
  public var supplementaryViewProvider: SupplementaryViewProvider?
  /// What the client has to say about items that a person moves by hand (behaviour 6.21).
  public var reorderingHandlers = ReorderingHandlers()
  /// What the client has to say about items that a person opens and closes (behaviour 6.24).
  public var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// Creates a source without items and makes it the view's data source. Nothing is loaded.
  ///
  /// - Parameters:
  ///   - collectionView: The view. It is not kept alive, nor does it keep the source alive.
  ///   - cellProvider: Makes cells.
  public init(collectionView: CollectionView, cellProvider: @escaping CellProvider) {
    presenter = SnapshotPresenter(collectionView)
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Applying

  /// Makes the view show a snapshot, by telling it what is different.
  ///
  /// The first snapshot makes it reload (behaviour 6.2). What the snapshot marks is reloaded or
  /// configured again afterwards (behaviour 6.3). On the main queue all that has happened when this
  /// returns. Elsewhere the difference is computed before it returns, and the view shows it later,
  /// in order.
  ///
  /// Crashes if it is called on the main queue during another apply of this source, from one of its
  /// providers, or before the applies of other queues have arrived (behaviour 6.7, 6.8, crash
  /// families E7).
  ///
  /// - Parameters:
  ///   - snapshot: What to show.
  ///   - animatingDifferences: Whether the changes take time on the simulator's clock. Before iOS
  ///     15 the view reloads if not (behaviour 6.6).
  ///   - completion: Called on the main queue when the animations are over; in the next turn if
  ///     there are none (behaviour 6.9).
  /// - Complexity: That of the difference; for an edited copy of the last snapshot, about that of
  ///   the edits and of what the layout does.
  nonisolated open func apply(
    _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    presenter.apply(
      .list(snapshot), style: .difference(isAnimated: animatingDifferences),
      completion: Completion(completion))
  }

  /// Makes the view show a snapshot, and comes back when the animations are over.
  ///
  /// The clock of a simulator stands still by itself, so this moves it that far.
  nonisolated(nonsending) open func apply(
    _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await presenter.apply(.list(snapshot), style: .difference(isAnimated: animatingDifferences))
  }

  /// Makes the view show a snapshot by a reload, without a look at the differences.
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

  /// Makes the view show a snapshot by a reload, and comes back when that is over.
  nonisolated(nonsending) open func applySnapshotUsingReloadData(
    _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await presenter.apply(.list(snapshot), style: .reload)
  }

  // MARK: Questions

  /// What is shown, without marks (behaviour 6.10); off the main queue, what will be when every
  /// apply has arrived. Without a view it is empty (behaviour 6.1).
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

  /// The item at a path; `nil` if there is none (behaviour 6.14).
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    presenter.item(at: indexPath)
  }

  /// The path of an item; `nil` if it is not shown (behaviour 6.14).
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    presenter.indexPath(of: itemIdentifier)
  }

  /// Whether the view is being told of changes by this source (behaviour 6.16).
  public var isUpdatingList: Bool { presenter.isAnnouncing }

  // MARK: Data source

  /// The number of sections.
  open func numberOfSections(in collectionView: CollectionView) -> Int {
    presenter.index.sectionCount
  }

  /// The number of items in a section. A section past the last crashes (behaviour 6.14).
  open func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    presenter.itemCount(inSection: section, for: collectionView)
  }

  /// The cell that the provider makes for an item. None crashes, and so does a path without an item
  /// (behaviour 6.14, 6.15).
  open func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    guard let item = presenter.itemForCell(at: indexPath, for: collectionView) else {
      return CollectionViewCell(frame: .zero)
    }
    let cell = presenter.refusingApplies { cellProvider(collectionView, indexPath, item) }
    if let cell {
      if let place = presenter.outlinePlace(at: indexPath) {
        cell.showOutline(level: place.level, isExpanded: place.isExpanded)
      }
      return cell
    }
    presenter.refuseMissingCell(.collection, at: indexPath, of: item, for: collectionView)
    return CollectionViewCell(frame: .zero)
  }

  /// The view that the provider makes. Without a provider, or without a view, the collection view
  /// crashes (behaviour 6.15).
  open func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    guard let provider = supplementaryViewProvider else {
      collectionView.raise(
        .snapshot(.noSupplementaryViewProvider(view: collectionView.description)))
      return CollectionReusableView(frame: .zero)
    }
    let view = presenter.refusingApplies { provider(collectionView, kind, indexPath) }
    if let view { return view }
    let path = ItemPath(indexPath) ?? ItemPath(item: 0, section: indexPath.first ?? 0)
    collectionView.raise(.cell(.supplementaryViewNotDequeued(kind: kind, path, view: nil)))
    return CollectionReusableView(frame: .zero)
  }

  /// Whether the reordering handlers let the item be moved by hand (behaviour 6.21).
  open func collectionView(
    _ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    canReorder(indexPath)
  }

  /// Moves an item as a person did by hand, and tells the reordering handlers (behaviour 6.21).
  open func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    reorder(from: sourceIndexPath, to: destinationIndexPath)
  }

  /// No index.
  open func indexTitles(for collectionView: CollectionView) -> [String]? { nil }

  /// The first item of the section with the index of the title.
  open func collectionView(
    _ collectionView: CollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    IndexPath(item: 0, section: index)
  }

  /// The source as its property of that name describes it.
  public func description() -> String { (self as NSObject).description }
}
