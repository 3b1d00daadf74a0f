import ListCore

/// What is selected in a list, in the order in which it was selected.
///
/// A client may select thousands of items one by one, so each call takes constant time. An item that
/// is deselected leaves its entry behind, until half of the entries are such.
struct ListSelection {
  /// The number of the call that selected an item, for each selected item.
  private var numbers: [ItemPath: Int] = [:]
  /// The calls, in order; those whose number is out of date select nothing.
  private var entries: [(path: ItemPath, number: Int)] = []

  /// The selected items, in the order in which they were selected.
  ///
  /// - Complexity: O(*n*), where *n* is the number of selected items.
  var paths: [ItemPath] {
    entries.count == numbers.count
      ? entries.map(\.path) : entries.filter { numbers[$0.path] == $0.number }.map(\.path)
  }

  /// The number of selected items.
  var count: Int { numbers.count }

  /// Whether nothing is selected.
  var isEmpty: Bool { numbers.isEmpty }

  /// Returns whether the item is selected.
  func contains(_ path: ItemPath) -> Bool {
    numbers[path] != nil
  }

  /// Selects an item; one that is selected keeps its place.
  mutating func insert(_ path: ItemPath) {
    guard numbers[path] == nil else { return }
    let number = (entries.last?.number ?? 0) + 1
    numbers[path] = number
    entries.append((path, number))
  }

  /// Deselects an item.
  mutating func remove(_ path: ItemPath) {
    guard numbers.removeValue(forKey: path) != nil else { return }
    if entries.count > 2 * numbers.count { replace(by: paths) }
  }

  /// Deselects everything.
  mutating func removeAll() {
    replace(by: [])
  }

  /// Deselects all but the item that was selected first.
  mutating func keepFirst() {
    replace(by: Array(paths.prefix(1)))
  }

  /// Follows items to where an update took them. Deleted and reloaded items are selected no
  /// longer, and nobody is told (behaviour 5.6).
  mutating func rebase(by plan: UpdatePlan) {
    guard !isEmpty else { return }
    replace(by: paths.compactMap(plan.destination(of:)))
  }

  private mutating func replace(by paths: [ItemPath]) {
    numbers = [:]
    entries = []
    for path in paths { insert(path) }
  }
}

extension ListSelection: Equatable {
  static func == (one: Self, other: Self) -> Bool { one.paths == other.paths }
}
