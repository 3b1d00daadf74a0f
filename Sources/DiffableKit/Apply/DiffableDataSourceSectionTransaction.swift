/// What a reordering by the user's finger changes in one section.
///
/// UIKit's counterpart is `NSDiffableDataSourceSectionTransaction`.
///
/// Coverage: simulated.
@preconcurrency
public struct DiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// The section.
  public let sectionIdentifier: SectionIdentifierType

  /// The section's tree before the reordering.
  public let initialSnapshot: DiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// The section's tree after the reordering.
  public let finalSnapshot: DiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// The way from the section's items before to those after, hidden ones included. A removal and an
  /// insertion of the same item name each other: that is a move.
  public let difference: CollectionDifference<ItemIdentifierType>

  /// Works out what changes in a section.
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
