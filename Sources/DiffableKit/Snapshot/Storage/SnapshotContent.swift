/// The content of a snapshot, without any rules: sections in order, items in order.
///
/// Identifiers are separate from their order: ``SnapshotNames`` assigns a token to each of them,
/// and ``SnapshotOrder`` orders tokens. Value semantics; a copy shares everything until it is
/// edited, and most of it afterwards.
@usableFromInline
struct SnapshotContent<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// Represents an identifier: dense, and the same in all snapshots of one lineage, unless one of
  /// them has dropped unused identifiers. Sections and items have separate tokens.
  @usableFromInline typealias Token = Int32

  var sectionNames = SnapshotNames<SectionIdentifierType>()
  var itemNames = SnapshotNames<ItemIdentifierType>()
  var order: SnapshotOrder

  @usableFromInline init() {
    order = SnapshotOrder()
  }

  /// Creates content with another maximum chunk length, for tests.
  init(chunkLimit: Int) {
    order = SnapshotOrder(chunkLimit: chunkLimit)
  }
}

// MARK: - Sections

extension SnapshotContent {
  @usableFromInline var sectionCount: Int { order.sectionCount }

  @usableFromInline var sectionIdentifiers: [SectionIdentifierType] {
    Array(count: sectionCount) { target in
      order.sections.withUnsafeBufferPointer { sections in
        sectionNames.copyIdentifiers(of: sections, to: target)
      }
    }
  }

  /// Returns the token of a section, if it is in the snapshot.
  @usableFromInline func token(ofSection identifier: SectionIdentifierType) -> Token? {
    let token = sectionNames.token(of: identifier)
    return token >= 0 && order.contains(section: token) ? token : nil
  }

  @usableFromInline func identifier(ofSection section: Token) -> SectionIdentifierType {
    sectionNames.identifier(of: section)
  }

  @usableFromInline func index(ofSection section: Token) -> Int {
    order.position(ofSection: section)
  }

  @usableFromInline func section(at index: Int) -> Token { order.sections[index] }

  @usableFromInline func itemCount(inSection section: Token) -> Int {
    order.itemCount(inSection: section)
  }
}

// MARK: - Items

extension SnapshotContent {
  @usableFromInline var itemCount: Int { order.itemCount }

  @usableFromInline var itemIdentifiers: [ItemIdentifierType] {
    itemIdentifiers(count: itemCount, chunkRanks: 0..<order.order.count)
  }

  @usableFromInline func itemIdentifiers(inSection section: Token) -> [ItemIdentifierType] {
    let position = order.position(ofSection: section)
    return itemIdentifiers(
      count: order.items(at: position).count, chunkRanks: order.chunkRanks(at: position))
  }

  private func itemIdentifiers(count: Int, chunkRanks: Range<Int>) -> [ItemIdentifierType] {
    Array(count: count) { memory in
      var next = memory
      order.forEachChunk(in: chunkRanks) { items in
        itemNames.copyIdentifiers(of: items, to: next)
        next += items.count
      }
    }
  }

  /// Returns the token of an item, if it is in the snapshot.
  @usableFromInline func token(ofItem identifier: ItemIdentifierType) -> Token? {
    let token = itemNames.token(of: identifier)
    return token >= 0 && order.contains(item: token) ? token : nil
  }

  @usableFromInline func identifier(ofItem item: Token) -> ItemIdentifierType {
    itemNames.identifier(of: item)
  }

  /// Returns the index of an item among all items of all sections.
  @usableFromInline func index(ofItem item: Token) -> Int { order.index(ofItem: item) }

  @usableFromInline func section(ofItem item: Token) -> Token { order.section(ofItem: item) }
}
