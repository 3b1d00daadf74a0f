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
  /// Whether the snapshot has other instances of its items than those that addresses lead to.
  let hasItemInstances: Bool
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
    return item < 0 ? nil : content.identifier(ofItem: item)
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

// MARK: - In steps

// None of these runs code of the client's. Who keeps an index in a variable may ask without keeping
// it alive by a reference of his own; counting those takes as long as the answer.
extension SnapshotIndex {
  /// The item at an index in the section at another, or -1 if there is none.
  func token(at index: Int, inSection section: Int) -> Int32 {
    places.item(at: index, inSection: section)
  }

  /// The first item that may have a hash value, shown or not, or -1 if none is known.
  func candidate(for hash: UInt32) -> Int32 {
    var place = sealedItems.home(of: hash)
    return sealedItems.candidate(for: hash, from: &place)
  }

  /// Where an identifier equal to that of an item is, as long as the index lives.
  func address(ofToken item: Int32) -> UnsafePointer<ItemIdentifierType> {
    itemTable.address(of: item)
  }

  /// Where an item is, or `nil` if it is nowhere.
  func path(ofToken item: Int32) -> ItemPath? { places.path(of: item) }
}
