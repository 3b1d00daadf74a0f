/// One path through a function: its events in order.
struct SourceTrace: Sendable {
  private(set) var events: [SourceEvent] = []
  /// A hash value of the events. Paths with the same value are considered equal.
  private var digest = 0
  var scope: SourceScope
  /// Whether the function has returned.
  var hasEnded = false
  /// `break` or `continue`, until the end of the loop or switch that it leaves.
  var jump: String?

  var isRunning: Bool { !hasEnded && jump == nil }

  init(scope: SourceScope) { self.scope = scope }

  /// The key that distinguishes paths.
  struct Key: Hashable {
    let digest: Int
    let hasEnded: Bool
    let jump: String?
  }

  var key: Key { Key(digest: digest, hasEnded: hasEnded, jump: jump) }

  mutating func add(_ event: SourceEvent) {
    events.append(event)
    var hasher = Hasher()
    hasher.combine(digest)
    hasher.combine(event)
    digest = hasher.finalize()
  }

  /// Removes the results of inner functions.
  mutating func dropReturned(since count: Int) {
    let hasAny = events[count...].contains { if case .returned = $0.kind { true } else { false } }
    guard hasAny else { return }
    let kept = events
    events = []
    digest = 0
    for (index, event) in kept.enumerated() {
      if index >= count, case .returned = event.kind { continue }
      add(event)
    }
  }
}

/// All paths through a function.
struct SourcePaths: Sendable {
  /// A closure that runs later.
  struct Closure: Sendable {
    var paths: [[SourceEvent]]
    var line: Int
    var file: Int
  }

  var paths: [[SourceEvent]] = []
  var closures: [Closure] = []
  /// Whether there are too many paths for any conclusion.
  var isIncomplete = false
}
