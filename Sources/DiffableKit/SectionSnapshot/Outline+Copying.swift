extension Outline {
  /// Copies nodes of another outline to a position in this one, with their expanded state.
  ///
  /// - Parameters:
  ///   - originals: Nodes of the other outline in order, with all their descendants. The first is
  ///     at the level of the nodes that go to the position itself.
  ///   - source: The other outline.
  ///   - copies: The numbers of the copies, in the same order.
  ///   - parent: The node under which the copies go.
  ///   - sibling: The child of that node before which they go; `nil` to add them at the end.
  /// - Complexity: O(*k*), where *k* is the number of copies.
  @usableFromInline
  mutating func link(
    copiesOf originals: [Node], in source: Outline, as copies: [Node], under parent: Node,
    before sibling: Node?
  ) {
    guard let first = originals.first else { return }
    var path: [Node] = []  // the ancestors of the next copy
    for (original, node) in zip(originals, copies) {
      path.removeLast(path.count - Int(source[original].level - source[first].level))
      link(node, under: path.last ?? parent, before: path.isEmpty ? sibling : nil)
      self[node].isExpanded = source[original].isExpanded
      path.append(node)
    }
  }
}
