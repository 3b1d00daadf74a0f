/// A position before the batch that one change takes something from.
struct Departure: Equatable, Sendable {
  /// What takes it away, in the order in which changes of one position are sorted.
  enum Reason: Equatable, Sendable {
    case deletion
    case reload
    case move(to: ItemPath)
  }

  var path: ItemPath
  var reason: Reason
}

extension Departure {
  /// Where what leaves is after the batch, if it is moved.
  var target: ItemPath? {
    switch reason {
    case .deletion, .reload: nil
    case .move(let target): target
    }
  }
}

extension Departure: Positioned {
  /// By position, then deletions, reloads and moves, then by the target of the move.
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
  /// The items of the departures that match, each once.
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
