import HeadlessKit
import ListCore

extension DiffableDataSourceSnapshot {
  /// The number of items in all sections together.
  @inlinable
  public var numberOfItems: Int { content.itemCount }

  /// The number of sections.
  @inlinable
  public var numberOfSections: Int { content.sectionCount }

  /// The sections, in order.
  ///
  /// - Complexity: O(*s*), where *s* is the number of sections.
  @inlinable
  public var sectionIdentifiers: [SectionIdentifierType] { content.sectionIdentifiers }

  /// The items of all sections, section by section.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  @inlinable
  public var itemIdentifiers: [ItemIdentifierType] { content.itemIdentifiers }

  /// Returns the number of items in a section.
  ///
  /// Raises if the section is not in the snapshot; before iOS 14, such a section has no items.
  /// (behaviour 7.10, crash families E3)
  @inlinable
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    guard let section = content.token(ofSection: identifier) else {
      refuseUnknownSection()
      return 0
    }
    return content.itemCount(inSection: section)
  }

  /// Returns the items of a section, in order.
  ///
  /// Raises if the section is not in the snapshot; before iOS 14, such a section has no items.
  /// (behaviour 7.10, crash families E3)
  ///
  /// - Complexity: O(*m*), where *m* is the number of items in the section.
  @inlinable
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    guard let section = content.token(ofSection: identifier) else {
      refuseUnknownSection()
      return []
    }
    return content.itemIdentifiers(inSection: section)
  }

  /// Returns the section that contains an item, or `nil` if the item is not in the snapshot.
  @inlinable
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    content.token(ofItem: identifier).map {
      content.identifier(ofSection: content.section(ofItem: $0))
    }
  }

  /// Returns the position of an item among all items, counted across sections, or `nil` if the item
  /// is not in the snapshot. (behaviour 7.10)
  @inlinable
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    content.token(ofItem: identifier).map { content.index(ofItem: $0) }
  }

  /// Returns the position of a section, or `nil` if it is not in the snapshot.
  @inlinable
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    content.token(ofSection: identifier).map { content.index(ofSection: $0) }
  }

  @usableFromInline
  func refuseUnknownSection() {
    guard Simulator.currentProfile.refusesItemsOfUnknownSection else { return }
    SnapshotFault.sectionNotFound.raise()
  }
}
