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
