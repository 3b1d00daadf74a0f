/// What a view knows about Auto Layout.
package struct AutoLayoutState {
  /// Whether the view's frame is what it was set to, rather than what constraints make it.
  var keepsFrame = true
  /// The active constraints that belong to the view, in the order in which they became active.
  var constraints: [LayoutConstraint] = []
  /// The layout guides that were added to the view.
  var guides: [LayoutGuide] = []
  /// The guides that every view has, once somebody has asked for them.
  var standardGuides: [LayoutGuide.Role: LayoutGuide] = [:]
  /// How many active constraints are about something in this view and belong to a view around it.
  package var crossings = 0
  /// Whether the view places something in it by constraints.
  package var hasConstrainedContents = false
  var hugging = AxisPriorities(.defaultLow)
  var compressionResistance = AxisPriorities(.defaultHigh)
  /// What was said on the console about constraints in this view that contradict each other.
  var knownConflicts: Set<String> = []
  /// Whether ``View/updateConstraints()`` is due here.
  var needsUpdate = false
  /// Whether it is due further down.
  var needsUpdateBelow = false
}

/// A priority for each direction.
struct AxisPriorities: Equatable {
  var horizontal: LayoutPriority
  var vertical: LayoutPriority

  init(_ both: LayoutPriority) {
    horizontal = both
    vertical = both
  }

  subscript(axis: Axis) -> LayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      switch axis {
      case .horizontal: horizontal = newValue
      case .vertical: vertical = newValue
      }
    }
  }
}
