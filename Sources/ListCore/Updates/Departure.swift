/// A position before the batch from which one change removes something.
struct Departure: Equatable, Sendable {
  /// The change that vacates the position, in the order in which changes of one position are
  /// sorted.
  enum Reason: Equatable, Sendable {
    case deletion
    case reload
    case move(to: ItemPath)
  }

  var path: ItemPath
  var reason: Reason
}

extension Departure {
  /// The position after the batch of what leaves, if it is moved.
  var target: ItemPath? {
    switch reason {
    case .deletion, .reload: nil
    case .move(let target): target
    }
  }
}

extension Departure: Positioned {
  /// Returns whether a departure precedes another: by position, then deletions, reloads and moves,
  /// then by the target of the move.
  static func < (one: Departure, other: Departure) -> Bool {
    guard one.path == other.path else { return one.path < other.path }
    switch (one.reason, other.reason) {
    case (.deletion, .reload), (.deletion, .move), (.reload, .move): return true
    case (.move(let target), .move(let otherTarget)): return target < otherTarget
    case (.deletion, .deletion), (.reload, .deletion), (.reload, .reload), (.move, .deletion),
      (.move, .reload):
      return false
    }
  }
}

extension [Departure] {
  /// Returns the item indexes of the departures that match, each once.
  ///
  /// - Precondition: The departures are those of one row, ascending.
  func positions(where matches: (Departure) -> Bool) -> [Int] {
    var positions: [Int] = []
    for departure in self where matches(departure) && positions.last != departure.path.item {
      positions.append(departure.path.item)
    }
    return positions
  }
}
