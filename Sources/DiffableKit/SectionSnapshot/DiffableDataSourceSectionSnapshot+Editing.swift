import ListCore

extension DiffableDataSourceSectionSnapshot {
  /// Adds items after all roots, or after all children of a parent.
  ///
  /// Raises if the parent is not in the snapshot, or if items are already in it or repeated.
  /// Without items, nothing happens, whatever the parent. (behaviour 6.23)
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
  /// Raises if that item is not in the snapshot, or if new items are already in it or repeated.
  /// Without new items, nothing happens. (behaviour 6.23)
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
  /// Raises if that item is not in the snapshot, or if new items are already in it or repeated.
  /// Without new items, nothing happens. (behaviour 6.23)
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
  /// Raises if an item is not in the snapshot, and removes nothing, unlike the snapshot of an
  /// entire list. Items may be repeated. (behaviour 6.23)
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

  /// Numbers items and adds them at a position in the tree.
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
  /// Expands items, so that their children are visible where the items are.
  ///
  /// Items without children are also expanded, and show children that are added later. Items that
  /// are not in the snapshot are ignored. (behaviour 6.23)
  ///
  /// - Complexity: O(*k*), where *k* is the number of given items.
  @inlinable
  public mutating func expand(_ items: [ItemIdentifierType]) {
    setExpanded(true, of: items)
  }

  /// Collapses items. Their descendants are kept, but hidden.
  ///
  /// Items that are not in the snapshot are ignored. (behaviour 6.23)
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
