/// The effect of a batch on a section.
public enum SectionFate: Hashable, Sendable {
  /// No change names the section. It has this index after the batch.
  case kept(Int)
  /// The section was moved. It has this index after the batch.
  case moved(Int)
  /// The section was reloaded. A replacement, with other items, has this index after the batch.
  case reloaded(Int)
  /// The section was deleted.
  case deleted
}

extension SectionFate {
  /// Creates the fate of a section from that of its position in the row of sections.
  init(_ fate: ItemFate) {
    switch fate {
    case .kept(let path): self = .kept(path.item)
    case .moved(let path): self = .moved(path.item)
    case .reloaded(let path): self = .reloaded(path.item)
    case .deleted: self = .deleted
    }
  }
}

/// The effect of a batch on an item.
public enum ItemFate: Hashable, Sendable {
  /// No change names the item. It has this path after the batch.
  case kept(ItemPath)
  /// The item was moved. It has this path after the batch.
  case moved(ItemPath)
  /// The item was reloaded. A new cell has this path after the batch.
  case reloaded(ItemPath)
  /// The item was deleted, by itself or with its section.
  case deleted
}

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
