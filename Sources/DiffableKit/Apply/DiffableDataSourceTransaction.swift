/// The changes of an interactive reordering in a data source.
///
/// The handlers of a reordering receive a transaction, and update their model with it:
///
/// ```swift
/// dataSource.reorderingHandlers.didReorder = { transaction in
///   books = books.applying(transaction.difference) ?? books
/// }
/// ```
///
/// Counterpart: `NSDiffableDataSourceTransaction`.
///
/// Coverage: simulated.
@preconcurrency
public struct DiffableDataSourceTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// A snapshot of the entire list.
  typealias Snapshot = DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The section snapshot of one section.
  typealias Tree = DiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// The list before the reordering.
  public let initialSnapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// The list after the reordering.
  public let finalSnapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// The difference between the items before and after, over all sections. A removal and an
  /// insertion of the same item are associated: they represent a move.
  public let difference: CollectionDifference<ItemIdentifierType>

  /// The changes of each section whose items changed, the last section first (behaviour 6.21).
  public let sectionTransactions:
    [DiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

  /// Computes the changes.
  ///
  /// - Parameters:
  ///   - initial: The list before the reordering.
  ///   - final: The list after the reordering.
  ///   - trees: The section snapshots before the reordering. Sections without one have only roots.
  /// - Complexity: O(*n* · *d*), where *n* is the number of items and *d* that of differences.
  init(from initial: Snapshot, to final: Snapshot, trees: [SectionIdentifierType: Tree] = [:]) {
    initialSnapshot = initial
    finalSnapshot = final
    difference = final.itemIdentifiers.difference(from: initial.itemIdentifiers).inferringMoves()
    sectionTransactions = final.sectionIdentifiers.reversed().compactMap { section in
      let before = initial.items(in: section)
      let after = final.items(in: section)
      guard before != after else { return nil }
      let tree = trees[section] ?? Tree(roots: before)
      var newTree = tree
      newTree.adopt(visibleItems: after)
      return DiffableDataSourceSectionTransaction(section, from: tree, to: newTree)
    }
  }
}

extension DiffableDataSourceSnapshot {
  /// Returns the items of a section; empty if there is no such section.
  fileprivate func items(in section: SectionIdentifierType) -> [ItemIdentifierType] {
    indexOfSection(section) == nil ? [] : itemIdentifiers(inSection: section)
  }
}

/// The changes of an interactive reordering in one section.
///
/// Counterpart: `NSDiffableDataSourceSectionTransaction`.
///
/// Coverage: simulated.
@preconcurrency
public struct DiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// The section.
  public let sectionIdentifier: SectionIdentifierType

  /// The section snapshot before the reordering.
  public let initialSnapshot: DiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// The section snapshot after the reordering.
  public let finalSnapshot: DiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// The difference between the section's items before and after, including hidden ones. A removal
  /// and an insertion of the same item are associated: they represent a move.
  public let difference: CollectionDifference<ItemIdentifierType>

  /// Computes the changes in a section.
  ///
  /// - Complexity: O(*n* · *d*), where *n* is the number of items and *d* that of differences.
  init(
    _ section: SectionIdentifierType,
    from initial: DiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to final: DiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    sectionIdentifier = section
    initialSnapshot = initial
    finalSnapshot = final
    difference = final.items.difference(from: initial.items).inferringMoves()
  }
}
