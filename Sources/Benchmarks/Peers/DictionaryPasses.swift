/// The cost of one pass over some items with the standard library's Dictionary: the unit that is
/// the same on every machine.
enum DictionaryPasses {
  /// Inserts the items with their positions.
  static func insert<Identifier: Hashable>(_ items: [Identifier]) -> [Identifier: Int] {
    var positions: [Identifier: Int] = [:]
    positions.reserveCapacity(items.count)
    for (position, item) in items.enumerated() { positions[item] = position }
    return positions
  }

  /// Makes one insert pass over a list and one lookup pass over another.
  static func insertAndLookUp<Identifier: Hashable>(
    _ old: [Identifier], _ new: [Identifier]
  ) -> (positions: [Identifier: Int], found: Int) {
    let positions = insert(old)
    var found = 0
    for item in new where positions[item] != nil { found += 1 }
    return (positions, found)
  }

  /// Makes one insert pass into a dictionary, and one append pass into an array.
  static func insertAndAppend<Identifier: Hashable>(
    _ items: [Identifier]
  ) -> (positions: [Identifier: Int], list: [Identifier]) {
    var list: [Identifier] = []
    list.append(contentsOf: items)
    return (insert(items), list)
  }
}
