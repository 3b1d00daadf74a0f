// The part of matching that works on numbers only.
extension ListMatching {
  /// Creates a matching of two lists without sections: each has one section, and the two are
  /// matched.
  @usableFromInline
  init(rowOf countBefore: Int, and countAfter: Int) {
    self.init(from: [countBefore], to: [countAfter])
    matchSection(0, with: 0)
  }

  /// Appends a run of neighbours in two sections, after all others in the order after the change.
  @usableFromInline
  mutating func join(
    _ source: Int, with target: Int, count: Int, in sections: (before: Int, after: Int)
  ) {
    runs.append(
      MatchedRun(
        source: startsBefore[sections.before] &+ Int32(truncatingIfNeeded: source),
        target: startsAfter[sections.after] &+ Int32(truncatingIfNeeded: target),
        count: Int32(truncatingIfNeeded: count),
        section: Int32(truncatingIfNeeded: sections.before)))
  }

  /// Matches sections in the same way as the items of two lists without sections.
  @usableFromInline
  mutating func matchSections(asItemsOf row: ListMatching) {
    for run in row.runs {
      for offset in 0..<Int(run.count) {
        matchSection(Int(run.source) + offset, with: Int(run.target) + offset)
      }
    }
  }
}

/// Items that are consecutive on both sides of a change, in the same order.
struct MatchedRun: Equatable, Sendable {
  /// The position of the first item before the change, among all items of all sections.
  var source: Int32
  /// The position of the first item after the change, among all items of all sections.
  var target: Int32
  /// The number of items.
  var count: Int32
  /// The section before the change that contains all of the items.
  var section: Int32
}
