// Nodes in the order in which the tree is written down: each before its children.
extension Outline {
  /// The nodes under another one, at any depth.
  ///
  /// - Complexity: O(*k*), where *k* is the number of these nodes.
  @usableFromInline
  func nodes(under ancestor: Node) -> [Node] {
    collect(under: ancestor) { _ in true }
  }

  /// The nodes above which everything is expanded.
  ///
  /// - Complexity: O(*k*), where *k* is the number of these nodes.
  @usableFromInline
  func visibleNodes() -> [Node] {
    collect(under: Self.top) { $0.isExpanded }
  }

  /// The nodes that have no parent.
  @usableFromInline
  func roots() -> [Node] {
    collect(under: Self.top) { _ in false }
  }

  /// Collects nodes, and what is under those that are to be entered.
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

// What is above a node.
extension Outline {
  /// Whether everything above the node is expanded.
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

  /// Whether the node is the other one, or somewhere under it.
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
