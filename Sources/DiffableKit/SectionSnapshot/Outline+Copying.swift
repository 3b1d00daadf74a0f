extension Outline {
  /// Copies nodes of another outline to a place in this one, with what is expanded.
  ///
  /// - Parameters:
  ///   - originals: Nodes of the other outline in order, with everything under them. The first is
  ///     at the level of those that go to the place itself.
  ///   - source: The other outline.
  ///   - copies: The numbers that the copies get, in the same order.
  ///   - parent: The node under which the copies go.
  ///   - sibling: The child of that node before which they go; `nil` for the end.
  /// - Complexity: O(*k*), where *k* is the number of copies.
  @usableFromInline
  mutating func link(
    copiesOf originals: [Node], in source: Outline, as copies: [Node], under parent: Node,
    before sibling: Node?
  ) {
    guard let first = originals.first else { return }
    var path: [Node] = []  // the copies above the next one
    for (original, node) in zip(originals, copies) {
      path.removeLast(path.count - Int(source[original].level - source[first].level))
      link(node, under: path.last ?? parent, before: path.isEmpty ? sibling : nil)
      self[node].isExpanded = source[original].isExpanded
      path.append(node)
    }
  }
}
