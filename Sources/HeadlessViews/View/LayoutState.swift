/// The pending layout of a view.
package struct LayoutState: Equatable {
  /// Whether the view must lay out its subviews.
  package var isDue = true
  /// Whether layout is due for a view inside this one. A pass visits no other branches.
  var isDueBelow = false

  var isPending: Bool { isDue || isDueBelow }
}
