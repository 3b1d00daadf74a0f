import Foundation
import ListCore

/// The values that a compositional layout requested and computed in its last preparation.
struct CompositionalState {
  /// The positions of all elements; `nil` if there is no space, and before the sections were
  /// requested.
  var geometry: CompositionalGeometry?
  /// Whether the geometry has to be updated since the last preparation.
  var isStale = false
  /// Whether the sections have to be requested again.
  var needsSections = true
  /// The preferred sizes of cells.
  var measured = MeasuredSizes()
  /// The preferred sizes of other views.
  var measuredViews: [CollectionElement: CGSize] = [:]
  /// The elements that were measured since the geometry was updated.
  var newlyMeasured: Set<CollectionElement> = []
  /// Whether the last measurement differs from the known size.
  var isNews = false
  /// The orthogonal scroll offsets of sections.
  var offsets: [Int: CGFloat] = [:]
}

extension CompositionalState {
  /// Moves all state about items and sections to their positions after an update.
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

  /// Removes all preferred sizes.
  mutating func forgetMeasurements() {
    measured.removeAll()
    measuredViews = [:]
    newlyMeasured = []
  }
}
