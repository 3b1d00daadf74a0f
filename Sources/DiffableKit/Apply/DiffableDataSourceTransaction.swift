/// What a reordering by the user's finger changes in a data source.
///
/// The handlers of a reordering get one, and bring their model up to date with it:
///
/// ```swift
/// dataSource.reorderingHandlers.didReorder = { transaction in
///   books = books.applying(transaction.difference) ?? books
/// }
/// ```
///
/// UIKit's counterpart is `NSDiffableDataSourceTransaction`.
///
/// Coverage: simulated.
@preconcurrency
public struct DiffableDataSourceTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// A snapshot of the whole list.
  typealias Snapshot = DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The tree of one section.
  typealias Tree = DiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// The list before the reordering.
  public let initialSnapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// The list after the reordering.
  public let finalSnapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// The way from the items before to the items after, all sections in one row. A removal and an
  /// insertion of the same item name each other: that is a move.
  public let difference: CollectionDifference<ItemIdentifierType>

  /// What changes in each section whose items are not the same as before: the last section first
  /// (behaviour 6.21).
  public let sectionTransactions:
    [DiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

  /// Works out what changes.
  ///
  /// - Parameters:
  ///   - initial: The list before the reordering.
  ///   - final: The list after the reordering.
  ///   - trees: What is known of the sections before the reordering. Those that are not here have
  ///     roots only.
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
  /// The items of a section, none if it is not here.
  fileprivate func items(in section: SectionIdentifierType) -> [ItemIdentifierType] {
    indexOfSection(section) == nil ? [] : itemIdentifiers(inSection: section)
  }
}
