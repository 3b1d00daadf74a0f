// Nodes in depth-first order: each before its children.
extension Outline {
  /// Returns the descendants of a node.
  ///
  /// - Complexity: O(*k*), where *k* is the number of these nodes.
  @usableFromInline
  func nodes(under ancestor: Node) -> [Node] {
    collect(under: ancestor) { _ in true }
  }

  /// Returns the nodes whose ancestors are all expanded.
  ///
  /// - Complexity: O(*k*), where *k* is the number of these nodes.
  @usableFromInline
  func visibleNodes() -> [Node] {
    collect(under: Self.top) { $0.isExpanded }
  }

  /// Returns the nodes that have no parent.
  @usableFromInline
  func roots() -> [Node] {
    collect(under: Self.top) { _ in false }
  }

  /// Collects the children of a node, and recursively the descendants of those that satisfy a
  /// condition.
  private func collect(under ancestor: Node, entering: (Links) -> Bool) -> [Node] {
    var found: [Node] = []
    var node = self[ancestor].firstChild
    while node != Self.top {
      found.append(node)
      let here = self[node]
      if here.firstChild != Self.top, entering(here) {
        node = here.firstChild
      } else {
        while node != ancestor, self[node].next == Self.top { node = self[node].parent }
        node = node == ancestor ? Self.top : self[node].next
      }
    }
    return found
  }
}

// Ancestors.
extension Outline {
  /// Returns whether all ancestors of the node are expanded.
  ///
  /// - Complexity: O(*d*), where *d* is the node's level.
  @usableFromInline
  func isVisible(_ node: Node) -> Bool {
    var above = self[node].parent
    while above != Self.top {
      guard self[above].isExpanded else { return false }
      above = self[above].parent
    }
    return true
  }

  /// Returns whether the node is the other one, or a descendant of it.
  ///
  /// - Complexity: O(*d*), where *d* is the node's level.
  @usableFromInline
  func isNode(_ node: Node, inSubtreeOf ancestor: Node) -> Bool {
    var node = node
    while node != ancestor {
      guard node != Self.top else { return false }
      node = self[node].parent
    }
    return true
  }
}
