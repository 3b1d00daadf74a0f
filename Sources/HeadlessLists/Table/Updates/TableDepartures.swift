import ListCore

/// The cells that an update removed from the screen, during its animation.
///
/// They are no longer visible cells. After the animation the delegate is notified that they are no
/// longer displayed, and they are added to the reuse pool. A reloaded row therefore never gets its
/// previous cell (behaviour 4.7).
struct TableDepartures {
  /// A cell and its last path.
  typealias Departure = (path: ItemPath, view: TableViewCell)

  private var waiting: [Int: [Departure]] = [:]
  private var last = 0
}

extension TableDepartures {
  /// All cells that wait for the end of an update, in no particular order.
  var views: [TableViewCell] { waiting.values.flatMap { $0.map(\.view) } }

  /// Begins an update.
  ///
  /// - Returns: The number that identifies its cells.
  mutating func begin() -> Int {
    last += 1
    return last
  }

  /// Adds a cell to an update.
  mutating func add(_ departure: Departure, to update: Int) {
    waiting[update, default: []].append(departure)
  }

  /// Removes and returns the cells of an update.
  mutating func take(_ update: Int) -> [Departure] {
    waiting.removeValue(forKey: update) ?? []
  }

  /// Removes and returns the cells of all updates, the oldest first.
  mutating func takeAll() -> [Departure] {
    defer { waiting = [:] }
    return waiting.keys.sorted().flatMap { waiting[$0] ?? [] }
  }

  /// The number of cells that are being removed.
  var count: Int { waiting.values.reduce(0) { $0 + $1.count } }

  /// Returns whether a cell is being removed.
  func contains(_ cell: TableViewCell) -> Bool {
    waiting.values.contains { $0.contains { $0.view === cell } }
  }
}
