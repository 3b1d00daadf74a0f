/// The shape of a tree of items: who is under whom, in which order, and who is expanded.
///
/// It knows no identifiers. An item is a *node*, a small number that an ``ItemRoster`` gives out,
/// so that all work on the shape is quick work on integers. Every node knows its neighbours: items
/// are added and removed next to any other at the same low cost, however many the tree holds.
@usableFromInline
struct Outline: Sendable {
  /// An item's number. It stays the same while the item is in the tree.
  @usableFromInline typealias Node = Int32

  /// The node above all roots, which is no item. In the links it also stands for "nobody".
  @inlinable static var top: Node { 0 }

  /// What a node knows of its neighbours.
  struct Links: Sendable {
    var parent = Outline.top
    var previous = Outline.top
    var next = Outline.top
    var firstChild = Outline.top
    var lastChild = Outline.top
    /// The number of nodes above this one, the top apart; -1 for a node that is not in the tree.
    var level: Int32 = -1
    var isExpanded = false
  }

  private var links: [Links]
  private var positions = OutlinePositions()

  /// Creates an outline without items.
  ///
  /// - Parameter nodeLimit: A number above those of all nodes, if it is known.
  @usableFromInline
  init(nodeLimit: Int = 1) {
    links = Array(repeating: Links(), count: nodeLimit)
  }
}

extension Outline {
  /// The node's neighbours.
  subscript(node: Node) -> Links {
    _read { yield links[Int(node)] }
    _modify { yield &links[Int(node)] }
  }

  /// Numbers above those of all nodes that were ever in the tree.
  var nodeLimit: Int { links.count }

  /// Whether the node is in the tree; the top is not.
  @usableFromInline
  func holds(_ node: Node) -> Bool {
    Int(node) < links.count && self[node].level >= 0
  }

  /// The node right above this one; the top for a root.
  @usableFromInline
  func parent(of node: Node) -> Node { self[node].parent }

  /// The number of nodes above this one, the top apart.
  @usableFromInline
  func level(of node: Node) -> Int { Int(self[node].level) }

  /// Whether the children of this node show where it shows itself.
  @usableFromInline
  func isExpanded(_ node: Node) -> Bool { self[node].isExpanded }

  /// Shows or hides the children of a node.
  @usableFromInline
  mutating func setExpanded(_ isExpanded: Bool, of node: Node) {
    self[node].isExpanded = isExpanded
  }

  /// The next node under the same parent, or `nil` if there is none.
  @usableFromInline
  func sibling(after node: Node) -> Node? {
    let next = self[node].next
    return next == Self.top ? nil : next
  }

  /// The node's place among all nodes, in the order in which the tree is written down.
  ///
  /// - Complexity: O(1), and O(*n*) for the first question after a change.
  @usableFromInline
  func position(of node: Node) -> Int {
    positions.position(of: node, in: self)
  }
}

// Changing the shape.
extension Outline {
  /// Puts a node that is not in the tree under another one, as its last child or before a child.
  ///
  /// - Complexity: O(1), amortised.
  @usableFromInline
  mutating func link(_ node: Node, under parent: Node, before sibling: Node? = nil) {
    while links.count <= Int(node) { links.append(Links()) }
    let next = sibling ?? Self.top
    let previous = sibling.map { self[$0].previous } ?? self[parent].lastChild

    self[node] = Links(
      parent: parent, previous: previous, next: next, level: self[parent].level + 1)
    join(previous, next, under: parent, first: node, last: node)
    positionsChanged()
    checkLinks(of: node)
  }

  /// Takes a node and everything under it out of the tree.
  ///
  /// - Returns: The nodes that are out, in order.
  /// - Complexity: O(*k*), where *k* is the number of these nodes.
  @usableFromInline
  mutating func unlink(_ node: Node) -> [Node] {
    let leaving = [node] + nodes(under: node)
    let around = self[node]
    join(
      around.previous, around.next, under: around.parent, first: around.next, last: around.previous)
    for node in leaving { self[node] = Links() }
    positionsChanged()
    checkLinks(of: around.parent)
    return leaving
  }

  /// Takes everything under a node out of the tree.
  ///
  /// - Returns: The nodes that are out, in order.
  /// - Complexity: O(*k*), where *k* is the number of these nodes.
  @usableFromInline
  mutating func unlinkChildren(of node: Node) -> [Node] {
    let leaving = nodes(under: node)
    self[node].firstChild = Self.top
    self[node].lastChild = Self.top
    for node in leaving { self[node] = Links() }
    positionsChanged()
    checkLinks(of: node)
    return leaving
  }

  /// Says what comes between two siblings; where there is none, the parent is told.
  private mutating func join(
    _ previous: Node, _ next: Node, under parent: Node, first: Node, last: Node
  ) {
    if previous == Self.top { self[parent].firstChild = first } else { self[previous].next = first }
    if next == Self.top { self[parent].lastChild = last } else { self[next].previous = last }
  }

  /// Copies share what they know of positions until one of them changes.
  private mutating func positionsChanged() {
    if isKnownUniquelyReferenced(&positions) {
      positions.forget()
    } else {
      positions = OutlinePositions()
    }
  }
}
