import ListCore

/// What a data source asks the snapshot that it shows: which item is where.
///
/// The order of a snapshot answers these questions as it is; nothing is built.
struct SnapshotIndex<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  private let content: SnapshotContent<SectionIdentifierType, ItemIdentifierType>

  init(_ content: SnapshotContent<SectionIdentifierType, ItemIdentifierType>) {
    self.content = content
  }
}

extension SnapshotIndex {
  var sectionCount: Int { content.sectionCount }

  /// The number of items in the section at an index.
  ///
  /// - Precondition: The section exists.
  func itemCount(inSection index: Int) -> Int { content.order.items(at: index).count }

  /// The item at a path, or `nil` if there is none.
  func item(at path: ItemPath) -> ItemIdentifierType? {
    item(at: path.item, inSection: path.section)
  }

  /// The item at an index in the section at another, or `nil` if there is none.
  func item(at index: Int, inSection section: Int) -> ItemIdentifierType? {
    guard section >= 0, section < content.sectionCount, index >= 0,
      index < content.order.items(at: section).count
    else { return nil }
    return content.identifier(ofItem: content.order.item(at: index, inSectionAt: section))
  }

  /// Where an item is, or `nil` if it is nowhere.
  func path(of item: ItemIdentifierType) -> ItemPath? {
    guard let token = content.token(ofItem: item) else { return nil }
    return content.order.path(ofItem: token)
  }

  /// The section at an index, or `nil` if there is none.
  func section(at index: Int) -> SectionIdentifierType? {
    guard index >= 0, index < content.sectionCount else { return nil }
    return content.identifier(ofSection: content.section(at: index))
  }

  /// The index of a section, or `nil` if it is nowhere.
  func index(of section: SectionIdentifierType) -> Int? {
    content.token(ofSection: section).map { content.index(ofSection: $0) }
  }
}
