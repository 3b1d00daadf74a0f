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
