/// The marked identifiers, in the order in which they were first marked.
@usableFromInline
struct SnapshotMarks<Identifier: Hashable & Sendable>: Sendable {
  @usableFromInline private(set) var identifiers: [Identifier] = []
  /// The same identifiers as a set, for fast lookup. Created by the second call: most snapshots are
  /// marked once.
  private var known: Set<Identifier>?

  @usableFromInline init() {}

  /// Marks identifiers that differ from each other.
  @usableFromInline mutating func add(_ new: [Identifier]) {
    guard !identifiers.isEmpty else {
      identifiers = new
      return
    }
    var known = known.take() ?? Set(identifiers)
    for identifier in new where known.insert(identifier).inserted {
      identifiers.append(identifier)
    }
    self.known = known
  }
}
