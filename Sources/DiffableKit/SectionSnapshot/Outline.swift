import Foundation

/// The structure of a tree of items: parents, order, and expanded state.
///
/// It has no identifiers. An item is a *node*, a small number assigned by an ``ItemRoster``, so
/// that all work on the structure is fast integer arithmetic. Every node is linked to its
/// neighbours, so items are added and removed anywhere at the same low cost, however many the tree
/// contains.
@usableFromInline
struct Outline: Sendable {
  /// An item's number. It stays the same while the item is in the tree.
  @usableFromInline typealias Node = Int32

  /// The node above all roots, which is not an item. In the links it also means "no node".
  @inlinable static var top: Node { 0 }

  /// The links of a node to its neighbours.
  struct Links: Sendable {
    var parent = Outline.top
    var previous = Outline.top
    var next = Outline.top
    var firstChild = Outline.top
    var lastChild = Outline.top
    /// The number of ancestors, not counting the top; -1 for a node that is not in the tree.
    var level: Int32 = -1
    var isExpanded = false
  }

  private var links: [Links]
  private var positions = OutlinePositions()

  /// Creates an outline without items.
  ///
  /// - Parameter nodeLimit: A number greater than all nodes, if known.
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

  /// An upper bound of all nodes that were ever in the tree.
  var nodeLimit: Int { links.count }

  /// Returns whether the node is in the tree. The top is not.
  @usableFromInline
  func holds(_ node: Node) -> Bool {
    Int(node) < links.count && self[node].level >= 0
  }

  /// Returns the parent of the node; the top for a root.
  @usableFromInline
  func parent(of node: Node) -> Node { self[node].parent }

  /// Returns the number of ancestors of the node, not counting the top.
  @usableFromInline
  func level(of node: Node) -> Int { Int(self[node].level) }

  /// Returns whether the children of this node are visible when the node is.
  @usableFromInline
  func isExpanded(_ node: Node) -> Bool { self[node].isExpanded }

  /// Shows or hides the children of a node.
  @usableFromInline
  mutating func setExpanded(_ isExpanded: Bool, of node: Node) {
    self[node].isExpanded = isExpanded
  }

  /// Returns the next node under the same parent, or `nil` if there is none.
  @usableFromInline
  func sibling(after node: Node) -> Node? {
    let next = self[node].next
    return next == Self.top ? nil : next
  }

  /// Returns the node's position among all nodes, in depth-first order.
  ///
  /// - Complexity: O(1), and O(*n*) for the first query after a change.
  @usableFromInline
  func position(of node: Node) -> Int {
    positions.position(of: node, in: self)
  }
}

// Changing the structure.
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

  /// Removes a node and its descendants from the tree.
  ///
  /// - Returns: The removed nodes, in order.
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

  /// Removes the descendants of a node from the tree.
  ///
  /// - Returns: The removed nodes, in order.
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

  /// Links two siblings to each other; if there is only one, updates the parent.
  private mutating func join(
    _ previous: Node, _ next: Node, under parent: Node, first: Node, last: Node
  ) {
    if previous == Self.top { self[parent].firstChild = first } else { self[previous].next = first }
    if next == Self.top { self[parent].lastChild = last } else { self[next].previous = last }
  }

  /// Discards the cached positions. Copies share them until one of them changes.
  private mutating func positionsChanged() {
    if isKnownUniquelyReferenced(&positions) {
      positions.forget()
    } else {
      positions = OutlinePositions()
    }
  }

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

/// The positions of the nodes of an outline, computed on demand.
///
/// Copies of an outline share this object, on any thread, so it has a lock.
final class OutlinePositions: @unchecked Sendable {
  private let lock = NSLock()
  private var positions: [Int32] = []

  /// Returns the position of a node among all nodes of the outline.
  func position(of node: Outline.Node, in outline: Outline) -> Int {
    lock.withLock {
      if positions.isEmpty {
        positions = Array(repeating: 0, count: outline.nodeLimit)
        for (position, node) in outline.nodes(under: Outline.top).enumerated() {
          positions[Int(node)] = Int32(position)
        }
      }
      return Int(positions[Int(node)])
    }
  }

  /// Discards the positions. Only the single outline that owns this object may call it.
  func forget() {
    positions.removeAll(keepingCapacity: true)
  }
}
