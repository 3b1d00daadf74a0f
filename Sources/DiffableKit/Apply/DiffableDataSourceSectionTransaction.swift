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
