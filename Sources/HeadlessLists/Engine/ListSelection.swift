import ListCore

/// The selected items of a list, in the order of selection.
///
/// A client may select thousands of items one by one, so each call takes constant time. A
/// deselected item leaves its entry behind, until half of the entries are obsolete.
struct ListSelection {
  /// The number of the call that selected an item, for each selected item.
  private var numbers: [ItemPath: Int] = [:]
  /// The calls, in order; those with an obsolete number have no effect.
  private var entries: [(path: ItemPath, number: Int)] = []

  /// The selected items, in the order of selection.
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

  /// Selects an item. An item that is already selected keeps its position.
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

  /// Deselects all items except the one that was selected first.
  mutating func keepFirst() {
    replace(by: Array(paths.prefix(1)))
  }

  /// Moves the selection to the positions of its items after an update. Deleted and reloaded items
  /// are deselected, without calling the delegate (behaviour 5.6).
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
