import ListCore

/// Views that wait for reuse: one queue per key, last in, first out (behaviour 4.1).
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

  /// The waiting views by key, the next one to be reused last.
  var contents: [Key: [Element]] { queues }

  /// The number of waiting views.
  var count: Int { queues.values.reduce(0) { $0 + $1.count } }

  /// Returns the number of views that wait under one key.
  func count(for key: Key) -> Int { queues[key]?.count ?? 0 }
}

extension ReusePool {
  /// Returns whether a view waits under a key.
  ///
  /// - Complexity: O(*n*), where *n* is the number of views under the key.
  func contains(_ view: Element, for key: Key) -> Bool {
    queues[key]?.contains { $0 === view } ?? false
  }

  /// Removes a view that a client uses although it waits.
  ///
  /// - Complexity: O(*n*), where *n* is the number of views under the key.
  mutating func remove(_ view: Element, for key: Key) {
    queues[key]?.removeAll { $0 === view }
  }
}

/// A request to a data source for one view, while it is in progress.
///
/// It determines which views may be dequeued: a reconfigured item gets its current cell again
/// (behaviour 4.8), and newer systems allow one dequeue per request (behaviour 4.5, crash families
/// C2).
struct CellRequest<Element: AnyObject> {
  /// The item that the view is for.
  let path: ItemPath
  /// The current cell of the item, if it is being reconfigured.
  var present: Element?
  /// The views that were dequeued for the request so far, in order.
  var dequeued: [Element] = []
}
