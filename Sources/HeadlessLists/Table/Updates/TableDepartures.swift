import ListCore

/// Cells that an update took off the screen, while its animation runs.
///
/// They are no longer visible cells; the delegate hears of their end, and they wait for reuse, when
/// the animation is over. So a reloaded row never gets the cell back that it had (behaviour 4.7).
struct TableDepartures {
  /// A cell and the path that it last had.
  typealias Departure = (path: ItemPath, view: TableViewCell)

  private var waiting: [Int: [Departure]] = [:]
  private var last = 0
}

extension TableDepartures {
  /// All cells that are waiting for the end of an update, in no order.
  var views: [TableViewCell] { waiting.values.flatMap { $0.map(\.view) } }

  /// Begins an update.
  ///
  /// - Returns: The number by which its cells are found again.
  mutating func begin() -> Int {
    last += 1
    return last
  }

  /// Adds a cell to an update.
  mutating func add(_ departure: Departure, to update: Int) {
    waiting[update, default: []].append(departure)
  }

  /// Takes out the cells of an update.
  mutating func take(_ update: Int) -> [Departure] {
    waiting.removeValue(forKey: update) ?? []
  }

  /// Takes out the cells of all updates, the oldest first.
  mutating func takeAll() -> [Departure] {
    defer { waiting = [:] }
    return waiting.keys.sorted().flatMap { waiting[$0] ?? [] }
  }

  /// The number of cells on their way out.
  var count: Int { waiting.values.reduce(0) { $0 + $1.count } }

  /// Whether a cell is on its way out.
  func contains(_ cell: TableViewCell) -> Bool {
    waiting.values.contains { $0.contains { $0.view === cell } }
  }
}
