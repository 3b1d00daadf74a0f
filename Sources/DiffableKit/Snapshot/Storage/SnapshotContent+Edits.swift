extension SnapshotContent {
  /// The position at which items are inserted.
  @usableFromInline enum ItemPlace {
    case endOfSection(Token)
    case before(Token)
    case after(Token)
  }

  /// Inserts items that are not in the snapshot at a position, in the given order.
  @usableFromInline mutating func insert(items: [Token], at place: ItemPlace) {
    itemNames.adoptInstances(of: items)
    put(items, at: place)
    dropUnusedItems()
  }

  /// Moves an item. The snapshot keeps its instance of the item, even if a refused call named
  /// another one.
  @usableFromInline mutating func move(item: Token, to place: ItemPlace) {
    order.remove([item])
    put([item], at: place)
  }

  private mutating func put(_ items: [Token], at place: ItemPlace) {
    switch place {
    case .endOfSection(let section): order.append(items, toSection: section)
    case .before(let item): order.insert(items, before: item)
    case .after(let item): order.insert(items, after: item)
    }
  }

  /// Removes items that are in the snapshot.
  @usableFromInline mutating func remove(items: [Token]) {
    order.remove(items)
  }

  /// Inserts empty sections that are not in the snapshot at an index.
  @usableFromInline mutating func insert(sections: [Token], at index: Int) {
    sectionNames.adoptInstances(of: sections)
    order.insert(sections: sections, at: index)
    dropUnusedSections()
  }

  /// Removes sections that are in the snapshot, with their items.
  @usableFromInline mutating func remove(sections: [Token]) {
    order.remove(sections: sections)
  }

  /// Moves a section with its items.
  ///
  /// - Parameter index: The new index, not counting the section itself.
  @usableFromInline mutating func moveSection(_ section: Token, to index: Int) {
    order.move(section: section, to: index)
  }

  /// Removes all sections and items.
  @usableFromInline mutating func removeAll() {
    self = SnapshotContent(chunkLimit: order.chunkLimit)
  }
}

// A table never removes identifiers. A snapshot whose items come and go would keep all earlier
// ones, so occasionally it copies the ones in use to a new table. Afterwards it no longer shares a
// lineage with its origin: a diff of the two costs as much as one of unrelated snapshots. This
// happens once per as many edits as it has items.
extension SnapshotContent {
  /// Creates a new table for the items if most of the old one is unused.
  mutating func dropUnusedItems() {
    guard Self.isWasteful(known: itemNames.knownCount, used: order.itemCount) else { return }
    itemNames = itemNames.keeping(order.items)
    order.renumberItems()
  }

  /// Creates a new table for the sections if most of the old one is unused.
  mutating func dropUnusedSections() {
    guard Self.isWasteful(known: sectionNames.knownCount, used: order.sectionCount) else { return }
    sectionNames = sectionNames.keeping(order.sections)
    order.renumberSectionTokens()
  }

  private static func isWasteful(known: Int32, used: Int) -> Bool {
    Int(known) > 2 * used + 256
  }
}
