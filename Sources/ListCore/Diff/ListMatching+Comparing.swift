extension ListMatching {
  /// Matches equal items of two lists without sections.
  ///
  /// - Parameter prefix: The number of items at the start that are known to be equal.
  @inlinable
  static func comparing<Item: Hashable>(
    _ before: UnsafeBufferPointer<Item>, with after: UnsafeBufferPointer<Item>, prefix: Int
  ) -> ListMatching {
    var matching = ListMatching(rowOf: before.count, and: after.count)
    var patience = Alignment.greatestPatience
    Alignment.align(
      before, with: after, prefix: prefix, in: (0, 0), patience: &patience, into: &matching)
    let unmatched = UnmatchedItems(of: matching)
    if unmatched.mayMatch, let before = before.baseAddress, let after = after.baseAddress {
      unmatched.pair(before, at: unmatched.sources, with: after, at: unmatched.targets)
      matching.merge(unmatched)
    }
    return matching
  }

  /// Matches equal sections and equal items of two lists.
  @inlinable
  static func comparing<Section: Hashable, Item: Hashable>(
    _ before: [ListSection<Section, Item>], with after: [ListSection<Section, Item>]
  ) -> ListMatching {
    var matching = ListMatching(
      from: SectionCounts(before.map { $0.items.count }),
      to: SectionCounts(after.map { $0.items.count }))
    matching.matchSections(of: before, with: after)
    matching.alignItems(of: before, with: after)
    let unmatched = UnmatchedItems(of: matching)
    if unmatched.mayMatch {
      unmatched.pair(before, with: after)
      matching.merge(unmatched)
    }
    return matching
  }
}

extension ListMatching {
  /// Matches equal sections.
  @inlinable
  mutating func matchSections<Section: Hashable, Item: Hashable>(
    of before: [ListSection<Section, Item>], with after: [ListSection<Section, Item>]
  ) {
    let row = before.map { $0.identifier }.withUnsafeBufferPointer { before in
      after.map { $0.identifier }.withUnsafeBufferPointer { after in
        ListMatching.comparing(
          before, with: after, prefix: Alignment.commonPrefix(of: before, and: after))
      }
    }
    matchSections(asItemsOf: row)
  }

  /// Matches items of matched sections by comparing neighbours.
  @inlinable
  mutating func alignItems<Section: Hashable, Item: Hashable>(
    of before: [ListSection<Section, Item>], with after: [ListSection<Section, Item>]
  ) {
    // All sections share one limit: if one has nothing in common, the next one often has not
    // either.
    var patience = Alignment.greatestPatience
    for target in after.indices {
      guard let source = origin(ofSection: target) else { continue }
      before[source].items.withUnsafeBufferPointer { before in
        after[target].items.withUnsafeBufferPointer { after in
          Alignment.align(
            before, with: after, prefix: Alignment.commonPrefix(of: before, and: after),
            in: (source, target), patience: &patience, into: &self)
        }
      }
    }
  }
}
