import Foundation
import HeadlessKit
import ListCore

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
