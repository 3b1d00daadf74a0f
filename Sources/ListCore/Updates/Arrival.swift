/// A position after the batch at which one change places something.
struct Arrival: Equatable, Sendable {
  /// The change that fills the position, in the order in which changes of one position are sorted.
  enum Reason: Equatable, Sendable {
    case insertion
    case reload(of: ItemPath)
    case move(from: ItemPath)
  }

  var path: ItemPath
  var reason: Reason
}

extension Arrival {
  /// The position before the batch of what arrives, if it was moved.
  var source: ItemPath? {
    switch reason {
    case .insertion, .reload: nil
    case .move(let source): source
    }
  }
}

extension Arrival: Positioned {
  /// Returns whether an arrival precedes another: by position, then insertions, reloads and moves,
  /// then by source.
  static func < (one: Arrival, other: Arrival) -> Bool {
    guard one.path == other.path else { return one.path < other.path }
    switch (one.reason, other.reason) {
    case (.insertion, .reload), (.insertion, .move), (.reload, .move): return true
    case (.reload(let source), .reload(let otherSource)): return source < otherSource
    case (.move(let source), .move(let otherSource)): return source < otherSource
    case (.insertion, .insertion), (.reload, .insertion), (.move, .insertion), (.move, .reload):
      return false
    }
  }
}
