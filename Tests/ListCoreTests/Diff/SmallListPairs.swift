import ListCore

/// Every pair of small lists, but for names.
///
/// Names do not matter to a diff. So the sections and items before the change are called 0, 1, 2 …
/// in order; of the new ones after it, the first is called 10, the next 11.
struct SmallListPairs {
  let maxSections: Int
  let maxItems: Int
}

extension SmallListPairs {
  /// Every list before the change.
  var lists: [[ListSection<Int, Int>]] {
    shapes.map { counts in
      var next = 0
      return counts.indices.map { section in
        defer { next += counts[section] }
        return ListSection(section, Array(next..<(next + counts[section])))
      }
    }
  }

  /// Calls the closure with every list after the change, or with every so manieth.
  func forEachList(
    after before: [ListSection<Int, Int>], stride: Int = 1,
    _ body: ([ListSection<Int, Int>]) -> Void
  ) {
    let itemCount = before.reduce(0) { $0 + $1.items.count }
    let sectionRows = Dictionary(
      grouping: Self.rows(upTo: maxSections, of: before.count), by: \.count)
    let itemRows = Dictionary(grouping: Self.rows(upTo: maxItems, of: itemCount), by: \.count)
    var turn = 0
    for counts in shapes {
      let sections = sectionRows[counts.count, default: []]
      let items = itemRows[counts.reduce(0, +), default: []]
      while turn < sections.count * items.count {
        body(Self.list(sections[turn / items.count], items[turn % items.count], counts))
        turn += stride
      }
      turn -= sections.count * items.count
    }
  }

  private static func list(
    _ sections: [Int], _ items: [Int], _ counts: [Int]
  ) -> [ListSection<Int, Int>] {
    var next = 0
    return counts.indices.map { section in
      defer { next += counts[section] }
      return ListSection(sections[section], Array(items[next..<(next + counts[section])]))
    }
  }

  /// The numbers of items in the sections of every list.
  private var shapes: [[Int]] {
    var all: [[Int]] = [[]]
    var longest: [[Int]] = [[]]
    for _ in 0..<maxSections {
      longest = longest.flatMap { counts in
        (0...(maxItems - counts.reduce(0, +))).map { counts + [$0] }
      }
      all += longest
    }
    return all
  }

  /// Every row of so many things at most, each of the old ones once at most, and new ones.
  private static func rows(upTo limit: Int, of oldCount: Int) -> [[Int]] {
    var all: [[Int]] = [[]]
    var longest: [[Int]] = [[]]
    for _ in 0..<limit {
      longest = longest.flatMap { row in
        let new = 10 + row.count { $0 >= 10 }
        let old = (0..<oldCount).filter { !row.contains($0) }
        return (old + [new]).map { row + [$0] }
      }
      all += longest
    }
    return all
  }
}
