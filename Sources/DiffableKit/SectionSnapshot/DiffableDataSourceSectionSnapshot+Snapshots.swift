import ListCore

// Snapshots in snapshots. Items keep their descendants and their expanded state.
extension DiffableDataSourceSectionSnapshot {
  /// Adds the items of another snapshot before an item, its roots at the item's level.
  ///
  /// Raises if that item is not in the snapshot, or if new items are already in it. (crash families
  /// E5)
  ///
  /// - Complexity: O(*k*), where *k* is the number of new items.
  @inlinable
  public mutating func insert(
    _ snapshot: DiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    before item: ItemIdentifierType
  ) {
    do throws(SnapshotFault) {
      let sibling = try node(of: item, as: .insertedBefore)
      try link(
        snapshot.allNodes, of: snapshot, under: outline.parent(of: sibling), before: sibling)
    } catch {
      Self.raise(error)
    }
  }

  /// Adds the items of another snapshot after an item and everything under it, its roots at the
  /// item's level.
  ///
  /// Raises if that item is not in the snapshot, or if new items are already in it. (crash families
  /// E5)
  ///
  /// - Complexity: O(*k*), where *k* is the number of new items.
  @inlinable
  public mutating func insert(
    _ snapshot: DiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    after item: ItemIdentifierType
  ) {
    do throws(SnapshotFault) {
      let sibling = try node(of: item, as: .insertedAfter)
      try link(
        snapshot.allNodes, of: snapshot, under: outline.parent(of: sibling),
        before: outline.sibling(after: sibling))
    } catch {
      Self.raise(error)
    }
  }

  /// Replaces the descendants of a parent with the items of another snapshot.
  ///
  /// Raises if the parent is not in the snapshot, or if new items are elsewhere in it. (crash
  /// families E5)
  ///
  /// - Complexity: O(*k*), where *k* is the number of removed and added items.
  @inlinable
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: DiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    do throws(SnapshotFault) {
      let place = try node(of: parent, as: .parent)
      let repeated = snapshot.items.filter {
        guard let present = roster.node(of: $0) else { return false }
        return present == place || !outline.isNode(present, inSubtreeOf: place)
      }
      guard repeated.isEmpty else { throw ItemRoster.duplicates(repeated) }
      roster.remove(outline.unlinkChildren(of: place))
      try link(snapshot.allNodes, of: snapshot, under: place, before: nil)
    } catch {
      Self.raise(error)
    }
  }

  /// Returns a snapshot of the descendants of a parent, whose children become roots, or of the
  /// parent and its descendants.
  ///
  /// Levels start at 0 again; items keep their expanded state. Raises if the parent is not in the
  /// snapshot; the result is then empty. (crash families E5)
  ///
  /// - Complexity: O(*k*), where *k* is the number of items in the result.
  @inlinable
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> DiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    var result = Self()
    do throws(SnapshotFault) {
      let node = try node(of: parent, as: .parent)
      let nodes = (includingParent ? [node] : []) + outline.nodes(under: node)
      try result.link(nodes, of: self, under: Outline.top, before: nil)
    } catch {
      Self.raise(error)
    }
    return result
  }

  @inlinable
  var allNodes: [Node] { outline.nodes(under: Outline.top) }

  /// Copies nodes of another snapshot, given with all their descendants, to a position in the tree.
  @inlinable
  mutating func link(
    _ nodes: [Node], of other: Self, under parent: Node, before sibling: Node?
  ) throws(SnapshotFault) {
    let copies = try roster.enter(other.items(of: nodes))
    outline.link(
      copiesOf: nodes, in: other.outline, as: copies, under: parent, before: sibling)
  }
}
