/// Finds the items of one snapshot in another that is not of its lineage.
///
/// Identifiers are unique, so an equal one is *the* one wherever it is met. Both lists are walked side
/// by side, and `==` finds nearly everything. What is not where it is expected is looked up in the
/// table of the other snapshot, by the hash value that its own table has kept.
struct StrangerMatching<Identifier: Hashable & Sendable> {
  private let table: IdentifierTable<Identifier>
  private let items: [Int32]
  private lazy var hashes = table.hashes(of: items)
  private let oldTable: IdentifierTable<Identifier>
  private let oldOrder: SnapshotOrder
  private let oldItems: [Int32]
  /// How often in a row it was in vain to look ahead.
  private var disappointments = 0

  init(
    _ table: IdentifierTable<Identifier>, _ order: SnapshotOrder,
    with oldTable: IdentifierTable<Identifier>, _ oldOrder: SnapshotOrder
  ) {
    self.table = table
    items = order.items
    self.oldTable = oldTable
    self.oldOrder = oldOrder
    oldItems = oldOrder.items
  }

  /// So many deleted items are got over by looking ahead.
  private static var lookAhead: Int { 6 }
  /// After so many disappointments, nobody looks ahead until neighbours are found again.
  private static var patience: Int { 32 }
}

extension StrangerMatching {
  /// Matches the items at some positions.
  ///
  /// - Parameters:
  ///   - positions: The positions, which follow those of the call before.
  ///   - oldPosition: Where the first of them is expected in the other snapshot.
  mutating func match(
    _ positions: Range<Int>, near oldPosition: Int, into builder: inout MatchingBuilder
  ) {
    var index = positions.lowerBound
    var cursor = oldPosition
    while index < positions.upperBound {
      let length = commonLength(from: index, oldFrom: cursor, limit: positions.upperBound &- index)
      if length > 0 {
        builder.match(cursor, with: index, count: length)
        index &+= length
        cursor &+= length
        disappointments = 0
      } else if let skipped = deletions(before: index, oldFrom: cursor) {
        cursor &+= skipped
      } else {
        if let found = lookUp(index) {
          builder.match(found, with: index)
          // One that was moved alone leaves the others where they are.
          if index &+ 1 < positions.upperBound, isEqual(index &+ 1, found &+ 1) {
            cursor = found &+ 1
          }
        }
        index &+= 1
      }
    }
  }

  /// Whether the items are the same on both sides, in the same order.
  var isEqual: Bool {
    items.count == oldItems.count
      && commonLength(from: 0, oldFrom: 0, limit: items.count) == items.count
  }

  private func isEqual(_ index: Int, _ oldIndex: Int) -> Bool {
    oldIndex < oldItems.count
      && table.address(of: items[index]).pointee == oldTable.address(of: oldItems[oldIndex]).pointee
  }

  /// How many items must have gone for an item to be where it is, if they are few.
  private mutating func deletions(before index: Int, oldFrom cursor: Int) -> Int? {
    guard disappointments < Self.patience else { return nil }
    var distance = 1
    while distance <= Self.lookAhead {
      if isEqual(index, cursor &+ distance) { return distance }
      distance &+= 1
    }
    disappointments &+= 1
    return nil
  }

  /// The position of an item in the other snapshot.
  private mutating func lookUp(_ index: Int) -> Int? {
    let token = oldTable.token(
      equalTo: table.address(of: items[index]), hash: hashes[index])
    guard token >= 0, oldOrder.contains(item: token) else { return nil }
    return oldOrder.index(ofItem: token)
  }

  /// How many items are the same on both sides, from two positions on.
  private func commonLength(from index: Int, oldFrom cursor: Int, limit: Int) -> Int {
    let limit = min(limit, oldItems.count &- cursor)
    var length = 0
    while length < limit {
      let item = items[index &+ length]
      let oldItem = oldItems[cursor &+ length]
      // Items that were entered together are together in memory: no need to ask where each is.
      let room = min(limit &- length, table.room(at: item), oldTable.room(at: oldItem))
      let stretch = Self.stretch(
        items, from: index &+ length, oldItems, from: cursor &+ length, limit: room)
      let first = table.address(of: item)
      let oldFirst = oldTable.address(of: oldItem)
      var equal = 0
      while equal < stretch, first[equal] == oldFirst[equal] { equal &+= 1 }
      length &+= equal
      if equal < stretch { break }
    }
    return length
  }

  /// How far tokens go up by one in two lists at once.
  private static func stretch(
    _ items: [Int32], from index: Int, _ others: [Int32], from otherIndex: Int, limit: Int
  ) -> Int {
    items.withUnsafeBufferPointer { items in
      others.withUnsafeBufferPointer { others in
        guard let items = items.baseAddress, let others = others.baseAddress else { return 0 }
        let first = items + index
        let otherFirst = others + otherIndex
        var length = 1
        while length < limit, Int(first[length]) == Int(first[0]) &+ length,
          Int(otherFirst[length]) == Int(otherFirst[0]) &+ length
        {
          length &+= 1
        }
        return length
      }
    }
  }
}
