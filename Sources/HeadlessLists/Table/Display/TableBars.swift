import ListCore

/// One of the two views that a section has besides its rows.
enum TableBar: Int, CaseIterable {
  case header, footer
}

/// The headers and footers that a table holds.
package struct TableBars {
  /// Whose view it is.
  package struct Place: Hashable {
    let bar: TableBar
    var section: Int
  }
  private var views: [Place: View] = [:]
  /// Views that were asked for before their section showed.
  var prepared: [Place: View] = [:]
  /// Sections on screen that were asked, and have no view.
  var empty: Set<Place> = []
  /// The views that wait for reuse, by identifier.
  var pool = ReusePool<String, TableViewHeaderFooterView>()
  /// What makes new views, by identifier.
  var classes: [String: TableViewHeaderFooterView.Type] = [:]
  /// The nibs that make new views, by identifier.
  var nibs: [String: Nib] = [:]
}

extension TableBars {
  /// A section's view on screen.
  subscript(bar: TableBar, section: Int) -> View? {
    get { views[Place(bar: bar, section: section)] }
    set { views[Place(bar: bar, section: section)] = newValue }
  }

  /// Every view on screen, by section, the header first.
  package var all: [(place: Place, view: View)] {
    views.map { (place: $0.key, view: $0.value) }.sorted {
      ($0.place.section, $0.place.bar.rawValue) < ($1.place.section, $1.place.bar.rawValue)
    }
  }

  /// Carries views along with their sections.
  ///
  /// - Returns: The views whose sections were deleted or reloaded, with their places before.
  mutating func rebase(by plan: UpdatePlan) -> [(place: Place, view: View)] {
    var kept: [Place: View] = [:]
    var lost: [(place: Place, view: View)] = []
    for (place, view) in all {
      if let section = plan.destination(ofSection: place.section) {
        kept[Place(bar: place.bar, section: section)] = view
      } else {
        lost.append((place, view))
      }
    }
    views = kept
    prepared = [:]
    empty = []
    return lost
  }

  /// Lets a view wait for reuse; one that is no header or footer view is let go.
  @MainActor mutating func enqueue(_ view: View) {
    guard let view = view as? TableViewHeaderFooterView, let identifier = view.reuseIdentifier,
      !pool.contains(view, for: identifier)
    else { return }
    pool.add(view, for: identifier)
  }
}
