import Foundation
import HeadlessKit
import ListCore

/// A collection view's data source that applies snapshots and updates the view with the
/// differences.
///
/// ```swift
/// let source = CollectionViewDiffableSource<Shelf, Book.ID>(collectionView: view) {
///   view, path, id in
///   view.dequeueConfiguredReusableCell(using: registration, for: path, item: library[id])
/// }
/// source.apply(snapshot)
/// ```
///
/// It makes itself the view's data source; neither retains the other (behaviour 6.1). Members that
/// clients override are declared here, because members of an extension cannot be overridden.
///
/// `apply` and `snapshot()` may be called on any queue, according to Apple's documentation. Their
/// declarations are those of the SDKs of iOS 15 to 17; later ones isolate them to the main actor.
///
/// Counterpart: `UICollectionViewDiffableDataSource`.
///
/// Coverage: simulated.
@preconcurrency
@MainActor
open class CollectionViewDiffableSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
  CollectionViewDataSource, ExclusiveListUpdater
where
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
  /// Returns the cell of an item, dequeued from the view for that index path. `nil` crashes
  /// (behaviour 6.15).
  public typealias CellProvider = (
    _ collectionView: CollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> CollectionViewCell?
  /// Returns a header, a footer or another supplementary view, dequeued from the view.
  public typealias SupplementaryViewProvider = (
    _ collectionView: CollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> CollectionReusableView?

  let presenter: SnapshotPresenter<SectionIdentifierType, ItemIdentifierType>
  private let cellProvider: CellProvider
  /// Creates the supplementary views. If the layout needs one and there is no provider, the view
  /// crashes (behaviour 6.15). An apply requests only those that become visible (behaviour 6.20).
  public var supplementaryViewProvider: SupplementaryViewProvider?
  /// The client's handlers for interactive reordering (behaviour 6.21).
  public var reorderingHandlers = ReorderingHandlers()
  /// The client's handlers for expanding and collapsing items (behaviour 6.24).
  public var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// Creates a source without items and makes it the view's data source. No data is loaded.
  ///
  /// - Parameters:
  ///   - collectionView: The view. It is not retained, nor does it retain the source.
  ///   - cellProvider: Creates cells.
  public init(collectionView: CollectionView, cellProvider: @escaping CellProvider) {
    presenter = SnapshotPresenter(collectionView)
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Applying

  /// Shows a snapshot by updating the view with the differences.
  ///
  /// The first snapshot reloads the view (behaviour 6.2). Marked identifiers are reloaded or
  /// reconfigured afterwards (behaviour 6.3). On the main queue all this has happened when the
  /// method returns. On other queues the difference is computed before it returns, and the view
  /// shows it later, in order.
  ///
  /// Crashes if it is called on the main queue during another apply of this source, from one of its
  /// providers, or before the applies of other queues have arrived (behaviour 6.7, 6.8, crash
  /// families E7).
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot to show.
  ///   - animatingDifferences: Whether to animate the changes on the simulator's clock. Before iOS
  ///     15, the view reloads otherwise (behaviour 6.6).
  ///   - completion: Called on the main queue after the animations; in the next turn if there are
  ///     none (behaviour 6.9).
  /// - Complexity: That of the difference; for an edited copy of the last snapshot, about that of
  ///   the edits and of the layout.
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

  /// Shows a snapshot by reloading the view, without computing the differences.
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

  /// Shows a snapshot by reloading the view, and returns after the reload.
  nonisolated(nonsending) open func applySnapshotUsingReloadData(
    _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await presenter.apply(.list(snapshot), style: .reload)
  }

  // MARK: Questions

  /// Returns the current snapshot, without marked identifiers (behaviour 6.10); off the main queue,
  /// the future one after all pending applies. Without a view it is empty (behaviour 6.1).
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

  /// Returns the item at an index path; `nil` if there is none (behaviour 6.14).
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    presenter.item(at: indexPath)
  }

  /// Returns the index path of an item; `nil` if it is not shown (behaviour 6.14).
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    presenter.indexPath(of: itemIdentifier)
  }

  /// Whether this source is updating the view (behaviour 6.16).
  public var isUpdatingList: Bool { presenter.isAnnouncing }

  /// Whether a snapshot that was applied on another queue waits for the main queue. The list asks.
  public var hasChangesOnTheWay: Bool { presenter.log.isAwaitingArrivals }

  // MARK: Data source

  /// Returns the number of sections.
  open func numberOfSections(in collectionView: CollectionView) -> Int {
    presenter.index.sectionCount
  }

  /// Returns the number of items in a section. A section past the last crashes (behaviour 6.14).
  open func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    presenter.itemCount(inSection: section, for: collectionView)
  }

  /// Returns the cell that the provider creates for an item. Returning `nil` crashes, and so does
  /// an index path without an item (behaviour 6.14, 6.15).
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

  /// Returns the view that the provider creates. Without a provider, or without a view, the
  /// collection view crashes (behaviour 6.15).
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

  /// Returns whether the reordering handlers allow the item to be moved interactively (behaviour
  /// 6.21).
  open func collectionView(
    _ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    canReorder(indexPath)
  }

  /// Moves an item after an interactive movement, and calls the reordering handlers (behaviour
  /// 6.21).
  open func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    reorder(from: sourceIndexPath, to: destinationIndexPath)
  }

  /// Returns `nil`: there is no index.
  open func indexTitles(for collectionView: CollectionView) -> [String]? { nil }

  /// Returns the first item of the section with the index of the title.
  open func collectionView(
    _ collectionView: CollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    IndexPath(item: 0, section: index)
  }

  /// Returns the description of the source, like the property of that name.
  public func description() -> String { (self as NSObject).description }
}
