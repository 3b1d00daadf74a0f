import ListCore

/// The items of a section snapshot and their numbers in its outline.
///
/// An identifier is hashed once, when it is added. Numbers of removed items are reused.
@usableFromInline
struct ItemRoster<Item: Hashable & Sendable>: Sendable {
  @usableFromInline typealias Node = Outline.Node

  @usableFromInline var nodes: [Item: Node] = [:]
  /// The items by number; the first is the outline's top, which is not an item.
  @usableFromInline var items: [Item?] = [nil]
  @usableFromInline var vacancies: [Node] = []

  @inlinable init() {}
}

extension ItemRoster {
  /// The number of items.
  @inlinable
  var count: Int { nodes.count }

  /// Returns the number of an item, or `nil` if the item is not in the snapshot.
  @inlinable
  func node(of item: Item) -> Node? { nodes[item] }

  /// The item with a number.
  ///
  /// - Precondition: The number is that of an item.
  @inlinable
  subscript(node: Node) -> Item {
    guard let item = items[Int(node)] else {
      preconditionFailure("Node \(node) of \(items.count) stands for no item")
    }
    return item
  }
}

extension ItemRoster {
  /// Assigns numbers to items. If some of them are already in the snapshot, or are repeated, none
  /// is added.
  ///
  /// - Throws: The fault that names those items, each once. (behaviour 6.23)
  /// - Complexity: O(*k*), where *k* is the number of the new items.
  @inlinable
  mutating func enter(_ newcomers: [Item]) throws(SnapshotFault) -> [Node] {
    var entered: [Node] = []
    entered.reserveCapacity(newcomers.count)
    var repeated: [Item] = []
    nodes.reserveCapacity(nodes.count + newcomers.count)
    for item in newcomers {
      let node = nextVacancy()
      if let present = nodes.updateValue(node, forKey: item) {
        nodes[item] = present
        repeated.append(item)
        vacancies.append(node)
      } else {
        items[Int(node)] = item
        entered.append(node)
      }
    }
    guard repeated.isEmpty else {
      remove(entered)
      throw Self.duplicates(repeated)
    }
    return entered
  }

  /// Returns the numbers of items, adding those that are new.
  ///
  /// - Complexity: O(*k*), where *k* is the number of the items.
  @inlinable
  mutating func nodes(admitting wanted: [Item]) -> [Node] {
    wanted.map { item in
      if let node = nodes[item] { return node }
      let node = nextVacancy()
      nodes[item] = node
      items[Int(node)] = item
      return node
    }
  }

  /// Removes items.
  ///
  /// - Complexity: O(*k*), where *k* is the number of these items.
  @inlinable
  mutating func remove(_ leaving: [Node]) {
    for node in leaving {
      nodes[self[node]] = nil
      items[Int(node)] = nil
    }
    vacancies += leaving
  }

  /// Returns the fault for items that would be in the snapshot twice.
  @usableFromInline
  static func duplicates(_ items: [Item]) -> SnapshotFault {
    var seen: Set<Item> = []
    let distinct = items.filter { seen.insert($0).inserted }
    return .duplicateItemsInSectionSnapshot(IdentifierText.describe(all: distinct))
  }

  /// Returns an unused number.
  @inlinable
  mutating func nextVacancy() -> Node {
    if let node = vacancies.popLast() { return node }
    items.append(nil)
    return Node(items.count - 1)
  }
}

extension ItemRoster {
  /// Returns the same numbers for other identifiers.
  ///
  /// - Precondition: No two identifiers map to the same identifier.
  /// - Complexity: O(*n*), where *n* is the number of items.
  func mapped<Other, Failure>(
    _ counterpart: (Item) throws(Failure) -> Other
  ) throws(Failure) -> ItemRoster<Other> {
    var result = ItemRoster<Other>()
    result.items = Array(repeating: nil, count: items.count)
    result.nodes.reserveCapacity(nodes.count)
    result.vacancies = vacancies
    for node in nodes.values {
      let other = try counterpart(self[node])
      result.items[Int(node)] = other
      let twin = result.nodes.updateValue(node, forKey: other)
      precondition(twin == nil, "Two items of a section snapshot both become \(other)")
    }
    return result
  }
}
