import ListCore

/// What a data source asks the snapshot that it shows: which item is where.
///
/// A class, so that who asks copies nothing. Only the identifiers are generic here.
final class SnapshotIndex<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  private let places: PlaceIndex
  private let content: SnapshotContent<SectionIdentifierType, ItemIdentifierType>
  private let itemTable: IdentifierTable<ItemIdentifierType>
  private let hasItemInstances: Bool
  private let sealedItems: SlotMemory

  /// - Complexity: O(*c* + *s*) for *c* chunks and *s* sections.
  init(_ content: SnapshotContent<SectionIdentifierType, ItemIdentifierType>) {
    self.content = content
    places = PlaceIndex(content.order)
    itemTable = content.itemNames.table
    hasItemInstances = content.itemNames.hasInstances
    sealedItems = itemTable.sealed()
  }
}

extension SnapshotIndex {
  var sectionCount: Int { places.sectionCount }

  /// The number of items in the section at an index.
  ///
  /// - Precondition: The section exists.
  func itemCount(inSection index: Int) -> Int { places.itemCount(inSection: index) }

  /// The item at a path, or `nil` if there is none.
  func item(at path: ItemPath) -> ItemIdentifierType? {
    item(at: path.item, inSection: path.section)
  }

  /// The item at an index in the section at another, or `nil` if there is none.
  func item(at index: Int, inSection section: Int) -> ItemIdentifierType? {
    let item = places.item(at: index, inSection: section)
    guard item >= 0 else { return nil }
    return hasItemInstances
      ? content.identifier(ofItem: item) : itemTable.address(of: item).pointee
  }

  /// Where an item is, or `nil` if it is nowhere.
  func path(of item: ItemIdentifierType) -> ItemPath? {
    places.path(of: itemTable.token(of: item, sealed: sealedItems))
  }

  /// The section at an index, or `nil` if there is none.
  func section(at index: Int) -> SectionIdentifierType? {
    guard index >= 0, index < sectionCount else { return nil }
    return content.identifier(ofSection: content.section(at: index))
  }

  /// The index of a section, or `nil` if it is nowhere.
  func index(of section: SectionIdentifierType) -> Int? {
    content.token(ofSection: section).map { content.index(ofSection: $0) }
  }
}
