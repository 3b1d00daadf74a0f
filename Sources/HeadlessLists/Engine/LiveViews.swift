import ListCore

/// The views that stand for items right now, by the items' paths.
package struct LiveViews<Element: AnyObject> {
  private var views: [ItemPath: Element] = [:]

  /// The view of an item.
  package subscript(path: ItemPath) -> Element? {
    get { views[path] }
    set { views[path] = newValue }
  }

  /// Every path that has a view, in list order.
  ///
  /// - Complexity: O(*v* log *v*), where *v* is the number of live views.
  package var paths: [ItemPath] { views.keys.sorted() }

  /// Every view, in list order of its path.
  var all: [Element] { paths.compactMap { views[$0] } }

  /// The number of live views.
  var count: Int { views.count }

  /// The path of a view.
  package func path(of view: Element) -> ItemPath? {
    views.first { $0.value === view }?.key
  }

  /// Takes a view out.
  mutating func remove(_ path: ItemPath) -> Element? {
    views.removeValue(forKey: path)
  }

  /// Takes every view out, in list order.
  mutating func removeAll() -> [(path: ItemPath, view: Element)] {
    defer { views = [:] }
    return paths.compactMap { path in views[path].map { (path, $0) } }
  }

  /// Carries views along with their items (behaviour 4.13).
  ///
  /// - Returns: The views whose items were deleted or reloaded, with their paths before the
  ///   update, in list order. They are live no longer.
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
