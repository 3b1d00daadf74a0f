import ListCore

extension DiffableDataSourceSectionSnapshot {
  /// Adds items behind all roots, or behind all children of a parent.
  ///
  /// A parent that is not in the snapshot raises; so do items that are there already or named
  /// twice. No items do nothing, whatever the parent. (behaviour 6.23)
  ///
  /// - Complexity: O(*k*), where *k* is the number of new items.
  @inlinable
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    guard !items.isEmpty else { return }
    do throws(SnapshotFault) {
      var place = Outline.top
      if let parent { place = try node(of: parent, as: .parent) }
      try link(items, under: place, before: nil)
    } catch {
      Self.raise(error)
    }
  }

  /// Adds items before an item, at its level.
  ///
  /// An item to insert before that is not in the snapshot raises; so do items that are there
  /// already or named twice. No items do nothing. (behaviour 6.23)
  ///
  /// - Complexity: O(*k*), where *k* is the number of new items.
  @inlinable
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    guard !items.isEmpty else { return }
    do throws(SnapshotFault) {
      let sibling = try node(of: item, as: .insertedBefore)
      try link(items, under: outline.parent(of: sibling), before: sibling)
    } catch {
      Self.raise(error)
    }
  }

  /// Adds items after an item and everything under it, at its level.
  ///
  /// An item to insert after that is not in the snapshot raises; so do items that are there
  /// already or named twice. No items do nothing. (behaviour 6.23)
  ///
  /// - Complexity: O(*k*), where *k* is the number of new items.
  @inlinable
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    guard !items.isEmpty else { return }
    do throws(SnapshotFault) {
      let sibling = try node(of: item, as: .insertedAfter)
      try link(items, under: outline.parent(of: sibling), before: outline.sibling(after: sibling))
    } catch {
      Self.raise(error)
    }
  }

  /// Removes items and everything under them.
  ///
  /// An item that is not in the snapshot raises, and nothing is removed, unlike in the snapshot of
  /// a whole list. Items may be named twice. (behaviour 6.23)
  ///
  /// - Complexity: O(*k*), where *k* is the number of removed items.
  @inlinable
  public mutating func delete(_ items: [ItemIdentifierType]) {
    do throws(SnapshotFault) {
      var leaving: [Node] = []
      for item in items { leaving.append(try node(of: item, as: .deleted)) }
      for node in leaving where outline.holds(node) {
        roster.remove(outline.unlink(node))
      }
    } catch {
      Self.raise(error)
    }
  }

  /// Removes all items.
  @inlinable
  public mutating func deleteAll() {
    self = Self()
  }

  /// Gives items numbers and puts them to a place in the tree.
  @inlinable
  mutating func link(
    _ items: [ItemIdentifierType], under parent: Node, before sibling: Node?
  ) throws(SnapshotFault) {
    for node in try roster.enter(items) {
      outline.link(node, under: parent, before: sibling)
    }
  }
}

extension DiffableDataSourceSectionSnapshot {
  /// Expands items, so that their children show where they show themselves.
  ///
  /// Items without children are expanded, too, and show children that come later. Items that are
  /// not in the snapshot are passed over. (behaviour 6.23)
  ///
  /// - Complexity: O(*k*), where *k* is the number of given items.
  @inlinable
  public mutating func expand(_ items: [ItemIdentifierType]) {
    setExpanded(true, of: items)
  }

  /// Collapses items. What is under them stays as it is and hides.
  ///
  /// Items that are not in the snapshot are passed over. (behaviour 6.23)
  ///
  /// - Complexity: O(*k*), where *k* is the number of given items.
  @inlinable
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    setExpanded(false, of: items)
  }

  @inlinable
  mutating func setExpanded(_ isExpanded: Bool, of items: [ItemIdentifierType]) {
    for item in items {
      guard let node = roster.node(of: item) else { continue }
      outline.setExpanded(isExpanded, of: node)
    }
  }
}
