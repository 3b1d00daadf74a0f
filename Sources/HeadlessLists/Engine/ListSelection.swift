import ListCore

/// What is selected in a list, in the order in which it was selected.
struct ListSelection: Equatable {
  private(set) var paths: [ItemPath] = []

  /// Whether the item is selected.
  func contains(_ path: ItemPath) -> Bool {
    paths.contains(path)
  }

  /// Selects an item; one that is selected keeps its place.
  mutating func insert(_ path: ItemPath) {
    if !paths.contains(path) { paths.append(path) }
  }

  /// Deselects an item.
  mutating func remove(_ path: ItemPath) {
    paths.removeAll { $0 == path }
  }

  /// Deselects everything.
  mutating func removeAll() {
    paths = []
  }

  /// Deselects all but the item that was selected first.
  mutating func keepFirst() {
    paths = Array(paths.prefix(1))
  }

  /// Follows items to where an update took them. Deleted and reloaded items are selected no
  /// longer, and nobody is told (behaviour 5.6).
  mutating func rebase(by plan: UpdatePlan) {
    paths = paths.compactMap(plan.destination(of:))
  }
}
