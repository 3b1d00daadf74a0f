import ListCore

/// The views that currently represent items, by the items' paths.
package struct LiveViews<Element: AnyObject> {
  private var views: [ItemPath: Element] = [:]

  /// The view of an item.
  package subscript(path: ItemPath) -> Element? {
    get { views[path] }
    set { views[path] = newValue }
  }

  /// All paths that have a view, in list order.
  ///
  /// - Complexity: O(*v* log *v*), where *v* is the number of live views.
  package var paths: [ItemPath] { views.keys.sorted() }

  /// All views, in the list order of their paths.
  var all: [Element] { paths.compactMap { views[$0] } }

  /// The number of views.
  var count: Int { views.count }

  /// Returns the path of a view.
  package func path(of view: Element) -> ItemPath? {
    views.first { $0.value === view }?.key
  }

  /// Removes the view of an item.
  mutating func remove(_ path: ItemPath) -> Element? {
    views.removeValue(forKey: path)
  }

  /// Removes all views, in list order.
  mutating func removeAll() -> [(path: ItemPath, view: Element)] {
    defer { views = [:] }
    return paths.compactMap { path in views[path].map { (path, $0) } }
  }

  /// Moves the views to the positions of their items after an update (behaviour 4.13).
  ///
  /// - Returns: The removed views whose items were deleted or reloaded, with their paths before the
  ///   update, in list order.
  mutating func rebase(by plan: UpdatePlan) -> [(path: ItemPath, view: Element)] {
    var kept: [ItemPath: Element] = [:]
    var lost: [(path: ItemPath, view: Element)] = []
    for path in paths {
      guard let view = views[path] else { continue }
      if let destination = plan.destination(of: path) {
        kept[destination] = view
      } else {
        lost.append((path, view))
      }
    }
    views = kept
    return lost
  }
}
