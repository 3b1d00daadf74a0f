import ListCore

/// A small list with every change that can be announced to it, valid or not.
public struct TinyWorld: Sendable {
  /// The number of items of each section before the batch.
  public let before: [Int]

  public init(_ before: [Int]) {
    self.before = before
  }

  /// Returns every list of up to so many sections with up to so many items.
  public static func lists(maxSections: Int, maxItems: Int) -> [[Int]] {
    var all: [[Int]] = [[]]
    var longest: [[Int]] = [[]]
    for _ in 0..<maxSections {
      longest = longest.flatMap { list in (0...maxItems).map { list + [$0] } }
      all += longest
    }
    return all
  }
}

extension TinyWorld {
  /// All changes: at every position, at one past each end and, where two insertions make room, at
  /// the one after that.
  public var changes: [Change] {
    let old = Self.positions(in: before, beyond: 0)
    let new = Self.positions(in: before, beyond: 1)
    let oldSections = 0...before.count
    let newSections = 0...(before.count + 1)
    var changes: [Change] = []
    changes += old.map(Change.deleteItem)
    changes += old.map(Change.reloadItem)
    changes += new.map(Change.insertItem)
    changes += old.flatMap { from in new.map { Change.moveItem(from: from, to: $0) } }
    changes += oldSections.map(Change.deleteSection)
    changes += oldSections.map(Change.reloadSection)
    changes += newSections.map(Change.insertSection)
    changes += oldSections.flatMap { from in
      newSections.map { Change.moveSection(from: from, to: $0) }
    }
    return changes
  }

  /// Returns the counts that follow from changes, and every list that is one item or one section
  /// off.
  public func answers(to changes: [Change]) -> [[Int]] {
    let right = rightAnswer(to: changes)
    var answers = [right, right + [1]]
    if !right.isEmpty { answers.append(Array(right.dropLast())) }
    for section in right.indices {
      var more = right
      more[section] += 1
      answers.append(more)
      if right[section] > 0 {
        var fewer = right
        fewer[section] -= 1
        answers.append(fewer)
      }
    }
    return answers
  }

  /// Returns the counts that follow from the valid changes. A new section gets two items.
  private func rightAnswer(to changes: [Change]) -> [Int] {
    var sectionCount = before.count
    for change in changes {
      if case .insertSection = change { sectionCount += 1 }
      if case .deleteSection = change { sectionCount -= 1 }
    }
    let real = changes.filter(makesSense)
    let empty = Array(repeating: 0, count: max(0, sectionCount))
    let oracle = Oracle(real, from: before, to: empty)
    let origins = oracle.sectionOrigins()
    return empty.indices.map { section in
      guard let origin = origins[section] else { return 2 }
      return max(0, oracle.numbers(of: section, from: origin).expected)
    }
  }

  /// Returns whether the source of a change exists.
  private func makesSense(_ change: Change) -> Bool {
    switch change {
    case .deleteItem(let item), .reloadItem(let item), .moveItem(let item, _):
      Oracle.exists(item, in: before)
    case .deleteSection(let section), .reloadSection(let section), .moveSection(let section, _):
      before.indices.contains(section)
    case .insertItem, .insertSection: true
    }
  }

  private static func positions(in counts: [Int], beyond more: Int) -> [ItemPath] {
    var positions: [ItemPath] = []
    for section in 0...(counts.count + more) {
      let last = section < counts.count ? counts[section] + more : more
      positions += (0...last).map { ItemPath(item: $0, section: section) }
    }
    return positions
  }
}
