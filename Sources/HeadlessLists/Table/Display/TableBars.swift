import HeadlessControllers
import ListCore

/// A section's header or footer.
enum TableBar: Int, CaseIterable {
  case header, footer

  /// The kind of view, in messages.
  var kind: SectionViewKind { self == .header ? .header : .footer }
}

/// The headers and footers of a table.
package struct TableBars {
  /// The section, and whether it is the header or the footer.
  package struct Place: Hashable {
    let bar: TableBar
    var section: Int
  }
  private var views: [Place: View] = [:]
  /// Views that were requested before their section was displayed.
  var prepared: [Place: View] = [:]
  /// Displayed sections that were queried and have no view.
  var empty: Set<Place> = []
  /// The reuse pool, by identifier.
  var pool = ReusePool<String, TableViewHeaderFooterView>()
  /// The registered classes, by identifier.
  var classes: [String: TableViewHeaderFooterView.Type] = [:]
  /// The registered nibs, by identifier.
  var nibs: [String: Nib] = [:]
}

extension TableBars {
  /// The displayed view of a section.
  subscript(bar: TableBar, section: Int) -> View? {
    get { views[Place(bar: bar, section: section)] }
    set { views[Place(bar: bar, section: section)] = newValue }
  }

  /// Every displayed view, by section, headers first.
  package var all: [(place: Place, view: View)] {
    views.map { (place: $0.key, view: $0.value) }.sorted {
      ($0.place.section, $0.place.bar.rawValue) < ($1.place.section, $1.place.bar.rawValue)
    }
  }

  /// Moves views along with their sections after an update.
  ///
  /// - Returns: The views whose sections were deleted or reloaded, with their positions before the
  ///   update.
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

  /// Adds a view to the reuse pool; a view that is not a header or footer view is released.
  @MainActor mutating func enqueue(_ view: View) {
    guard let view = view as? TableViewHeaderFooterView, let identifier = view.reuseIdentifier,
      !pool.contains(view, for: identifier)
    else { return }
    pool.add(view, for: identifier)
  }
}
