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
/// It makes itself the view's data source; neither retains the other (behaviour 6.1). The first
/// snapshot reloads the view (behaviour 6.2).
///
/// Counterpart: `UICollectionViewDiffableDataSource`.
///
/// Coverage: simulated.
@preconcurrency
@MainActor
open class CollectionViewDiffableSource<SectionIdentifierType, ItemIdentifierType>:
  DiffableSource<SectionIdentifierType, ItemIdentifierType>, CollectionViewDataSource
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
    self.cellProvider = cellProvider
    super.init(for: collectionView)
    collectionView.dataSource = self
  }

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
}

extension CollectionView: DiffableList {
  /// Returns `false`: a collection view animates everything. (behaviour 6.5)
  func needsReload(for diff: ListDiff) -> Bool { false }

  /// Behaviour 6.4, 6.2.
  var reloadsItemsAfterSections: Bool { true }

  func performUpdates(_ announce: (() -> Void)?, completion: ((Bool) -> Void)?) {
    performBatchUpdates(announce, completion: completion)
  }

  func announce(_ diff: ListDiff, animation: TableView.RowAnimation) {
    if !diff.deletedSections.isEmpty { deleteSections(IndexSet(diff.deletedSections)) }
    if !diff.insertedSections.isEmpty { insertSections(IndexSet(diff.insertedSections)) }
    for move in diff.movedSections { moveSection(move.from, toSection: move.to) }
    if !diff.deletedItems.isEmpty { deleteItems(at: diff.deletedItems.indexPaths) }
    if !diff.insertedItems.isEmpty { insertItems(at: diff.insertedItems.indexPaths) }
    let moveItem = self.moveItem(at:to:)  // a client may override it; no location to record
    for move in diff.movedItems { moveItem(IndexPath(move.from), IndexPath(move.to)) }
  }

  func announce(_ marks: MarkedPaths, animation: TableView.RowAnimation) {
    if !marks.reloadedSections.isEmpty { reloadSections(marks.reloadedSections) }
    if !marks.reloadedItems.isEmpty { reloadItems(at: marks.reloadedItems.indexPaths) }
    if !marks.reconfiguredItems.isEmpty { reconfigureItems(at: marks.reconfiguredItems.indexPaths) }
  }

  func showOutlines(_ place: (IndexPath) -> OutlinePlace?) {
    for path in indexPathsForVisibleItems {
      guard let place = place(path) else { continue }
      cellForItem(at: path)?.showOutline(level: place.level, isExpanded: place.isExpanded)
    }
  }
}

extension CollectionViewDiffableSource {
  /// The client's handlers for interactive reordering (behaviour 6.21).
  ///
  /// ```swift
  /// source.reorderingHandlers.canReorderItem = { _ in true }
  /// source.reorderingHandlers.didReorder = { transaction in
  ///   books = books.applying(transaction.difference) ?? books
  /// }
  /// ```
  ///
  /// Coverage: simulated.
  public struct ReorderingHandlers {
    /// Returns whether an item may be moved; no item may be moved if this is `nil`.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called when an item is dropped, while the source still has it in its old position. Applying
    /// a snapshot here is not allowed.
    public var willReorder:
      ((DiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called when the source has the item in its new position.
    public var didReorder:
      ((DiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Creates handlers that allow no item to be moved.
    public init() {}
  }

  /// The client's handlers for expanding and collapsing items (behaviour 6.24).
  ///
  /// In every handler, the source still has the previous items. UIKit names the parameter
  /// `ItemIdentifierType` as well, which Swift 6 does not allow.
  ///
  /// Coverage: simulated.
  public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    /// Returns whether an item may be expanded; every item may be if this is `nil`.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Called before an item is expanded.
    public var willExpandItem: ((Item) -> Void)?
    /// Returns whether an item may be collapsed; every item may be if this is `nil`.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Called before an item is collapsed.
    public var willCollapseItem: ((Item) -> Void)?
    /// Receives an item that is about to be expanded and the current snapshot of its children, and
    /// returns the snapshot that replaces it.
    public var snapshotForExpandingParent:
      (
        (Item, DiffableDataSourceSectionSnapshot<Item>) -> DiffableDataSourceSectionSnapshot<Item>
      )?

    /// Creates handlers that allow every item to be expanded and collapsed.
    public init() {}
  }
}

@available(*, unavailable)
extension CollectionViewDiffableSource.ReorderingHandlers: Sendable {}

@available(*, unavailable)
extension CollectionViewDiffableSource.SectionSnapshotHandlers: Sendable {}

// Interactive reordering (behaviour 6.21).

extension CollectionViewDiffableSource {
  func canReorder(_ indexPath: IndexPath) -> Bool {
    guard let canReorderItem = reorderingHandlers.canReorderItem,
      let item = itemIdentifier(for: indexPath)
    else { return false }
    return canReorderItem(item)
  }

  /// Moves an item as the view already shows it, and calls the handlers before and after.
  ///
  /// The transaction requires comparing all items, so it is created only for clients that use it.
  func reorder(from source: IndexPath, to target: IndexPath) {
    guard let source = ItemPath(source), let target = ItemPath(target) else { return }
    let handlers = reorderingHandlers
    let before = presenter.shown.state
    let after = before.movingItem(from: source, to: target)
    guard handlers.willReorder != nil || handlers.didReorder != nil else {
      return presenter.adopt(after)
    }
    let transaction = DiffableDataSourceTransaction(
      from: before.snapshot, to: after.snapshot, trees: before.outlines)
    presenter.refusingApplies { handlers.willReorder?(transaction) }
    presenter.adopt(after)
    handlers.didReorder?(transaction)
  }
}
