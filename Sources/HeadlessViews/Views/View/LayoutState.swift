/// What is due in a view when layout runs.
package struct LayoutState: Equatable {
  /// Whether the view itself is to lay out its subviews.
  package var isDue = true
  /// Whether something is due further down. A pass goes nowhere else.
  var isDueBelow = false

  var isPending: Bool { isDue || isDueBelow }
}
