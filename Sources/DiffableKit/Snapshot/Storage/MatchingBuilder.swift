import ListCore

/// A collector of items that exist before and after a change, which reports adjacent ones together.
///
/// Positions are indices among all items of all sections.
struct MatchingBuilder {
  private(set) var matching: ListMatching
  private var source = 0
  private var target = 0
  private var count = 0

  /// Creates a builder for a matching in which no item is matched yet.
  init(_ matching: ListMatching) {
    self.matching = matching
  }

  /// Matches adjacent items. Calls must be in ascending order of the position after the change.
  mutating func match(_ source: Int, with target: Int, count: Int = 1) {
    if source == self.source &+ self.count, target == self.target &+ self.count {
      self.count &+= count
    } else {
      flush()
      (self.source, self.target, self.count) = (source, target, count)
    }
  }

  /// Returns the matching with all collected items.
  mutating func finish() -> ListMatching {
    flush()
    return matching
  }

  private mutating func flush() {
    if count > 0 { matching.matchItems(from: source, to: target, count: count) }
    count = 0
  }
}
