/// Views waiting to be used again: one queue per key, the last one in is the first one out
/// (behaviour 4.1).
///
/// A table's key is the reuse identifier; a collection view's is the kind and the identifier.
struct ReusePool<Key: Hashable, Element: AnyObject> {
  private var queues: [Key: [Element]] = [:]

  /// Takes the view that was added last.
  mutating func take(_ key: Key) -> Element? {
    queues[key]?.popLast()
  }

  /// Adds a view.
  mutating func add(_ view: Element, for key: Key) {
    queues[key, default: []].append(view)
  }

  /// Forgets every view.
  mutating func removeAll() {
    queues = [:]
  }

  /// The views that wait, by key, the next one last.
  var contents: [Key: [Element]] { queues }

  /// The number of views that wait.
  var count: Int { queues.values.reduce(0) { $0 + $1.count } }

  /// The number of views that wait under one key.
  func count(for key: Key) -> Int { queues[key]?.count ?? 0 }
}

extension ReusePool {
  /// Whether a view waits under a key.
  ///
  /// - Complexity: O(*n*), where *n* is the number of views under the key.
  func contains(_ view: Element, for key: Key) -> Bool {
    queues[key]?.contains { $0 === view } ?? false
  }

  /// Takes out a view that a client uses although it waits.
  ///
  /// - Complexity: O(*n*), where *n* is the number of views under the key.
  mutating func remove(_ view: Element, for key: Key) {
    queues[key]?.removeAll { $0 === view }
  }
}
