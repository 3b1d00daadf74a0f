import ListCore

/// Every batch of few changes on a small list, legal and illegal, with counts that nearly fit.
enum BrokenWorld {
  /// Every list of up to two sections of up to three items.
  static let lists: [SectionCounts] =
    [[]] + (0...3).map { [$0] } + (0...3).flatMap { one in (0...3).map { [one, $0] } }

  /// The counts, and every list that has one item or one section more or fewer.
  static func neighbours(of counts: SectionCounts) -> [SectionCounts] {
    let all = counts.perSection
    var result = [counts]
    for section in all.indices {
      for step in [-1, 1] where all[section] + step >= 0 {
        var other = all
        other[section] += step
        result.append(SectionCounts(other))
      }
      var fewer = all
      fewer.remove(at: section)
      result.append(SectionCounts(fewer))
    }
    result += (0...2).map { SectionCounts(all + [$0]) }
    return result
  }

  /// Every change whose positions exist or are one past an end.
  static func changes(_ before: SectionCounts, _ after: SectionCounts) -> [Change] {
    let (old, new) = (paths(before, margin: 1), paths(after, margin: 1))
    let oldSections = Array(0...before.sectionCount)
    let newSections = Array(0...after.sectionCount)
    var result: [Change] = old.flatMap { [.deleteItem($0), .reloadItem($0)] }
    result += new.map(Change.insertItem)
    result += oldSections.flatMap { [.deleteSection($0), .reloadSection($0)] }
    result += newSections.map(Change.insertSection)
    for from in oldSections {
      result += newSections.map { .moveSection(from: from, to: $0) }
    }
    for from in paths(before, margin: 0) {
      result += paths(after, margin: 0).map { .moveItem(from: from, to: $0) }
    }
    return result
  }

  private static func paths(_ counts: SectionCounts, margin: Int) -> [ItemPath] {
    let all = counts.perSection + (margin > 0 ? [0] : [])
    return all.indices.flatMap { section in
      (0..<(all[section] + margin)).map { ItemPath(item: $0, section: section) }
    }
  }

  /// Every world: a batch of up to two changes between two lists.
  ///
  /// - Parameters:
  ///   - stride: How many pairs of changes to go on after each that is visited.
  static func visit(stride: Int, _ body: (BatchEvidence) -> Void) {
    var count = 0
    for before in lists {
      for after in neighbours(of: before) {
        let changes = changes(before, after)
        let batches = [[]] + changes.map { [$0] }
        for batch in batches {
          body(BatchEvidence(before: before, after: after, batch: BatchUpdate(batch)))
        }
        for (index, one) in changes.enumerated() {
          for other in changes[index...] {
            count += 1
            guard count % stride == 0 else { continue }
            body(BatchEvidence(before: before, after: after, batch: BatchUpdate([one, other])))
          }
        }
      }
    }
  }
}
