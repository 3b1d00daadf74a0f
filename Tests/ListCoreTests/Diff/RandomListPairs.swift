import ListCore
import TestSupport

/// Pairs of lists as they follow each other on a screen: edited here and there, or torn apart.
struct RandomListPairs {
  private var generator: SeededGenerator
  private var nextName = 1_000

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// The next pair.
  mutating func next() -> ListPair<Int> {
    let before = list(sections: number(upTo: 5), itemsPerSection: number(upTo: 3) * number(upTo: 8))
    var after = before
    switch number(upTo: 5) {
    case 0: shuffle(&after)
    case 1: moveBlocks(&after)
    case 2: edit(&after, times: 1 + number(upTo: 60))
    default: edit(&after, times: 1 + number(upTo: 6))
    }
    return ListPair(before: before, after: after)
  }

  /// A number from zero up to and including the limit.
  mutating func number(upTo limit: Int) -> Int {
    Int(generator.next() % UInt64(limit + 1))
  }
}

extension RandomListPairs {
  private mutating func name() -> Int {
    nextName += 1
    return nextName
  }

  private mutating func list(
    sections: Int, itemsPerSection: Int
  ) -> [ListSection<Int, Int>] {
    (0..<sections).map { section in
      ListSection(section, (0..<number(upTo: 2 * itemsPerSection)).map { _ in name() })
    }
  }

  private mutating func edit(_ list: inout [ListSection<Int, Int>], times: Int) {
    for _ in 0..<times {
      let section = number(upTo: max(0, list.count - 1))
      switch number(upTo: 9) {
      case 0: list.insert(ListSection(name()), at: number(upTo: list.count))
      case 1 where !list.isEmpty: list.remove(at: section)
      case 2 where !list.isEmpty:
        let moved = list.remove(at: section)
        list.insert(moved, at: number(upTo: list.count))
      case 3,
        4 where !list.isEmpty:
        insert(name(), into: &list)
      case 5,
        6 where !list.isEmpty:
        _ = remove(from: &list)
      default: if let item = remove(from: &list) { insert(item, into: &list) }
      }
    }
  }

  private mutating func insert(_ item: Int, into list: inout [ListSection<Int, Int>]) {
    if list.isEmpty { return }
    let section = number(upTo: list.count - 1)
    list[section].items.insert(item, at: number(upTo: list[section].items.count))
  }

  private mutating func remove(from list: inout [ListSection<Int, Int>]) -> Int? {
    if list.isEmpty { return nil }
    let section = number(upTo: list.count - 1)
    if list[section].items.isEmpty { return nil }
    return list[section].items.remove(at: number(upTo: list[section].items.count - 1))
  }

  /// Puts the items anywhere, and the sections too.
  private mutating func shuffle(_ list: inout [ListSection<Int, Int>]) {
    let items = list.flatMap(\.items).shuffled(using: &generator)
    for section in list.indices { list[section].items = [] }
    list.shuffle(using: &generator)
    if list.isEmpty { return }
    for item in items { list[number(upTo: list.count - 1)].items.append(item) }
  }

  /// Cuts each section into blocks and puts these in another order.
  private mutating func moveBlocks(_ list: inout [ListSection<Int, Int>]) {
    for section in list.indices {
      let items = list[section].items
      let cuts = (0..<4).map { _ in number(upTo: items.count) }.sorted()
      let bounds = [0] + cuts + [items.count]
      let blocks = zip(bounds, bounds.dropFirst()).map { items[$0..<$1] }
      list[section].items = blocks.shuffled(using: &generator).flatMap { $0 }
    }
  }
}
