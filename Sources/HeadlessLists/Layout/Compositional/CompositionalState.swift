import Foundation
import ListCore

/// What a compositional layout learnt and computed in its last preparation.
struct CompositionalState {
  /// Where everything is; `nil` where there is no room, and before the sections were asked for.
  var geometry: CompositionalGeometry?
  /// Whether the geometry is still to be brought up to date since the last preparation.
  var isStale = false
  /// Whether the sections are to be asked for again.
  var needsSections = true
  /// The sizes that cells asked for.
  var measured = MeasuredSizes()
  /// The sizes that other views asked for.
  var measuredViews: [CollectionElement: CGSize] = [:]
  /// What was measured since the geometry was brought up to date.
  var newlyMeasured: Set<CollectionElement> = []
  /// Whether the last measurement said something new.
  var isNews = false
  /// How far sections are scrolled at right angles to the layout.
  var offsets: [Int: CGFloat] = [:]
}

extension CompositionalState {
  /// Follows items and sections to where an update took them.
  mutating func rebase(by plan: UpdatePlan) {
    measured.rebase(by: plan)
    let views = measuredViews
    measuredViews = [:]
    for (element, size) in views {
      if let destination = element.destination(by: plan) { measuredViews[destination] = size }
    }
    let old = offsets
    offsets = [:]
    for (section, offset) in old {
      if let destination = plan.destination(ofSection: section) { offsets[destination] = offset }
    }
  }

  /// Forgets every size that a view asked for.
  mutating func forgetMeasurements() {
    measured.removeAll()
    measuredViews = [:]
    newlyMeasured = []
  }
}
