/// The Auto Layout state of a view.
package struct AutoLayoutState {
  /// Whether the view keeps the frame that was set, rather than the one that constraints determine.
  var keepsFrame = true
  /// The active constraints that the view owns, in the order of activation.
  var constraints: [LayoutConstraint] = []
  /// The layout guides that were added to the view.
  var guides: [LayoutGuide] = []
  /// The guides that every view has, created on first access.
  var standardGuides: [LayoutGuide.Role: LayoutGuide] = [:]
  /// The number of active constraints with an item in this view that an ancestor owns.
  package var crossings = 0
  /// Whether constraints determine the frames of some subviews.
  package var hasConstrainedContents = false
  var hugging = AxisPriorities(.defaultLow)
  var compressionResistance = AxisPriorities(.defaultHigh)
  /// The size that replaces that of the view's content, in points; a length without a metric does not.
  package var contentSize: CGSize?
  /// The conflicts of constraints in this view that were already reported on the console.
  var knownConflicts: Set<String> = []
  /// Whether ``View/updateConstraints()`` is due for this view.
  var needsUpdate = false
  /// Whether an update is due for a view inside this one.
  var needsUpdateBelow = false
}

/// A priority for each axis.
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
