extension CollectionViewDiffableSource {
  /// What a client has to say about items that a person moves by hand (behaviour 6.21).
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
    /// Whether an item may be moved; without it none may.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called when an item is dropped, while the source has it in its old place. No snapshot may be
    /// applied here.
    public var willReorder:
      ((DiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called when the source has the item in its new place.
    public var didReorder:
      ((DiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Creates handlers that let nothing be moved.
    public init() {}
  }

  /// What a client has to say about items that a person opens and closes (behaviour 6.24).
  ///
  /// In every handler the source has the items as they were before. UIKit calls the parameter
  /// `ItemIdentifierType` as well, which Swift 6 does not allow.
  ///
  /// Coverage: simulated.
  public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    /// Whether an item may be opened; without it every one may.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Called before an item is opened.
    public var willExpandItem: ((Item) -> Void)?
    /// Whether an item may be closed; without it every one may.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Called before an item is closed.
    public var willCollapseItem: ((Item) -> Void)?
    /// Gets an item that is about to be opened and what is under it, and answers with what is to be
    /// under it instead.
    public var snapshotForExpandingParent:
      (
        (Item, DiffableDataSourceSectionSnapshot<Item>) -> DiffableDataSourceSectionSnapshot<Item>
      )?

    /// Creates handlers that let everything be opened and closed.
    public init() {}
  }
}

@available(*, unavailable)
extension CollectionViewDiffableSource.ReorderingHandlers: Sendable {}

@available(*, unavailable)
extension CollectionViewDiffableSource.SectionSnapshotHandlers: Sendable {}
