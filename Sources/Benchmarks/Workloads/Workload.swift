/// Two lists to compare, as numbers of identifiers.
struct Workload {
  let name: String
  let old: [Int]
  let new: [Int]
}

extension Workload {
  static func identical(_ count: Int) -> Workload {
    Workload(name: "identical", old: Array(0..<count), new: Array(0..<count))
  }

  /// Deletions, insertions and moves in equal parts, which together affect the given percentage of
  /// the items.
  static func mixed(_ count: Int, percent: Int) -> Workload {
    var dice = Dice(seed: UInt64(count + percent))
    let old = Array(0..<count)
    return Workload(
      name: "\(percent) % mixed", old: old,
      new: edited(old, edits: count * percent / 100, nextNumber: count, &dice))
  }

  /// Lists that share little besides their items, or not even those.
  static func heavy(_ count: Int) -> [Workload] {
    var dice = Dice(seed: UInt64(count))
    let old = Array(0..<count)
    return [
      mixed(count, percent: 50),
      Workload(name: "shuffle", old: old, new: old.shuffled(using: &dice)),
      Workload(name: "reverse", old: old, new: old.reversed()),
      Workload(
        name: "half rotation", old: old, new: Array(old[(count / 2)...] + old[..<(count / 2)])),
      Workload(name: "disjoint", old: old, new: Array(count..<(2 * count))),
    ]
  }

  /// Deletes, inserts and moves items, a third of the edits each, in one pass.
  static func edited(
    _ items: [Int], edits: Int, nextNumber: Int, _ dice: inout Dice
  ) -> [Int] {
    replacements(of: items, edits: edits, nextNumber: nextNumber, &dice).flatMap { $0 }
  }

  /// Returns the same edits as a replacement for each item: the items that arrive before it, and
  /// the item itself if it stayed.
  static func replacements(
    of items: [Int], edits: Int, nextNumber: Int, _ dice: inout Dice
  ) -> [[Int]] {
    let third = edits / 3
    var positions = Array(items.indices)
    positions.shuffle(using: &dice)
    let deleted = Set(positions[..<third])
    let moved = Set(positions[third..<(2 * third)])
    // The items that arrive before each position.
    var arrivals: [Int: [Int]] = [:]
    for number in 0..<third {
      arrivals[Int.random(in: items.indices, using: &dice), default: []].append(nextNumber + number)
    }
    for position in positions[third..<(2 * third)] {
      arrivals[Int.random(in: items.indices, using: &dice), default: []].append(items[position])
    }
    return items.indices.map { position in
      let stays = !deleted.contains(position) && !moved.contains(position)
      return arrivals[position, default: []] + (stays ? [items[position]] : [])
    }
  }

  /// The smallest number of moves: the items that both lists have, minus a longest increasing
  /// subsequence of them. Computed with a different method than the diff uses.
  var fewestMoves: Int {
    let positions = Dictionary(uniqueKeysWithValues: old.enumerated().map { ($1, $0) })
    let common = new.compactMap { positions[$0] }
    var tails: [Int] = []
    for position in common {
      var (low, high) = (0, tails.count)
      while low < high {
        let middle = (low + high) / 2
        if tails[middle] < position { low = middle + 1 } else { high = middle }
      }
      if low == tails.count { tails.append(position) } else { tails[low] = position }
    }
    return common.count - tails.count
  }
}
