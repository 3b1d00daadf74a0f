import ListCore

/// The lookup of items and index paths for the snapshot that a data source shows.
///
/// A class, so that a lookup copies nothing. Only the identifiers are generic here.
final class SnapshotIndex<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  private let places: PlaceIndex
  private let content: SnapshotContent<SectionIdentifierType, ItemIdentifierType>
  private let itemTable: IdentifierTable<ItemIdentifierType>
  /// Whether the snapshot has other instances of its items than those at the addresses.
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

  /// Returns the number of items in the section at an index.
  ///
  /// - Precondition: The section exists.
  func itemCount(inSection index: Int) -> Int { places.itemCount(inSection: index) }

  /// Returns the item at an index path, or `nil` if there is none.
  func item(at path: ItemPath) -> ItemIdentifierType? {
    item(at: path.item, inSection: path.section)
  }

  /// Returns the item at an index in a section, or `nil` if there is none.
  func item(at index: Int, inSection section: Int) -> ItemIdentifierType? {
    let item = places.item(at: index, inSection: section)
    return item < 0 ? nil : content.identifier(ofItem: item)
  }

  /// Returns the index path of an item, or `nil` if the item is not in the snapshot.
  func path(of item: ItemIdentifierType) -> ItemPath? {
    places.path(of: itemTable.token(of: item, sealed: sealedItems))
  }

  /// Returns the section at an index, or `nil` if there is none.
  func section(at index: Int) -> SectionIdentifierType? {
    guard index >= 0, index < sectionCount else { return nil }
    return content.identifier(ofSection: content.section(at: index))
  }

  /// Returns the index of a section, or `nil` if the section is not in the snapshot.
  func index(of section: SectionIdentifierType) -> Int? {
    content.token(ofSection: section).map { content.index(ofSection: $0) }
  }
}

// MARK: - In steps

// None of these methods runs client code. A caller that stores the index in a variable may call
// them without retaining it; reference counting takes as long as the lookup.
extension SnapshotIndex {
  /// Returns the item at an index in a section, or -1 if there is none.
  func token(at index: Int, inSection section: Int) -> Int32 {
    places.item(at: index, inSection: section)
  }

  /// Returns the first item that may have a hash value, whether or not it is shown; -1 if there is
  /// none.
  func candidate(for hash: UInt32) -> Int32 {
    var place = sealedItems.home(of: hash)
    return sealedItems.candidate(for: hash, from: &place)
  }

  /// Returns the address of an identifier equal to that of an item, which is valid for the lifetime
  /// of the index.
  func address(ofToken item: Int32) -> UnsafePointer<ItemIdentifierType> {
    itemTable.address(of: item)
  }

  /// Returns the index path of an item, or `nil` if the item is not in the snapshot.
  func path(ofToken item: Int32) -> ItemPath? { places.path(of: item) }
}
