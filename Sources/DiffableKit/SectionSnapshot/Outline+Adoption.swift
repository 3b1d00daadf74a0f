extension Outline {
  /// Returns the outline in which exactly the given nodes are visible, in the given order, and
  /// which is otherwise as close to this one as possible. (behaviour 6.25)
  ///
  /// - A visible node stays under its parent if the order allows it.
  /// - A node that is new, was hidden, or cannot stay goes after the visible node before it, at the
  ///   same level. If that node's own children follow, it goes before them.
  /// - Nodes hidden under a collapsed node move with it.
  /// - A hidden node that becomes visible is collapsed, like a new one.
  ///
  /// - Parameter visible: Nodes, in this outline or not, without repetitions.
  /// - Complexity: O(*n*) and the levels of the visible nodes.
  func showing(_ visible: [Node]) -> Outline {
    let limit = max(nodeLimit, visible.reduce(0) { max($0, Int($1) + 1) })
    var result = Outline(nodeLimit: limit)
    let shown = Marks(visibleNodes(), limit: limit)
    let named = Marks(visible, limit: limit)
    let homes = followingHomes(of: visible, shown: shown)

    var last = Self.top
    for (index, node) in visible.enumerated() {
      let home = shown[node] ? self[node].parent : Self.top
      if shown[node], result.isNode(last, inSubtreeOf: home) {
        result.link(node, under: home)
      } else {
        let comesBeforeChildren = homes[index] == last
        result.link(node, under: comesBeforeChildren ? last : result[last].parent)
      }
      let isOpen = shown[node] && self[node].isExpanded
      result[node].isExpanded = isOpen
      if !isOpen, holds(node) { result.linkHidden(under: node, of: self, except: named) }
      last = node
    }
    result.checkInvariants()
    return result
  }

  /// Returns, for each node, the parent of the next node in the list that is already visible.
  private func followingHomes(of visible: [Node], shown: Marks) -> [Node] {
    var homes = visible
    var home = Self.top
    for index in visible.indices.reversed() {
      homes[index] = home
      if shown[visible[index]] { home = self[visible[index]].parent }
    }
    return homes
  }

  /// Copies the hidden descendants of a node, except for the subtrees that go elsewhere.
  private mutating func linkHidden(under node: Node, of source: Outline, except named: Marks) {
    for hidden in source.nodes(under: node) {
      let parent = source[hidden].parent
      guard !named[hidden], holds(parent), !holds(hidden) else { continue }
      link(hidden, under: parent)
      self[hidden].isExpanded = source[hidden].isExpanded
    }
  }

  /// A set of nodes.
  private struct Marks {
    private var marks: [Bool]

    init(_ nodes: [Node], limit: Int) {
      marks = Array(repeating: false, count: limit)
      for node in nodes { marks[Int(node)] = true }
    }

    subscript(node: Node) -> Bool { marks[Int(node)] }
  }
}

extension Outline {
  #if INTERNAL_CHECKS
    /// Checks the consistency of the links of a node with those of its neighbours.
    func checkLinks(of node: Node) {
      let here = self[node]
      if node != Self.top {
        precondition(
          here.level == self[here.parent].level + 1,
          "Node \(node) is at level \(here.level), its parent at \(self[here.parent].level)")
        let before =
          here.previous == Self.top ? self[here.parent].firstChild : self[here.previous].next
        let after =
          here.next == Self.top ? self[here.parent].lastChild : self[here.next].previous
        precondition(
          before == node && after == node,
          "Node \(node) stands between neighbours that know \(before) and \(after) there")
      }
      precondition(
        (here.firstChild == Self.top) == (here.lastChild == Self.top),
        "Node \(node) has \(here.firstChild) as first and \(here.lastChild) as last child")
      for child in [here.firstChild, here.lastChild] where child != Self.top {
        precondition(
          self[child].parent == node,
          "Node \(child) is under \(self[child].parent), but \(node) has it as a child")
      }
    }

    /// Checks the links of every node.
    func checkInvariants() {
      let all = nodes(under: Self.top)
      for node in all { checkLinks(of: node) }
      let held = (1..<Node(nodeLimit)).count(where: { holds($0) })
      precondition(held == all.count, "\(held) nodes are in the tree, \(all.count) can be reached")
    }
  #else
    @inline(__always) func checkLinks(of node: Node) {}
    @inline(__always) func checkInvariants() {}
  #endif
}
