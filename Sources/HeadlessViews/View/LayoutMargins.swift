/// The layout margins of a view, as they were set.
package struct LayoutMargins: Equatable {
  /// The insets that a client has set.
  var given: EdgeInsets?
  /// The insets of a view that is not a controller's root view: eight points on each side unless
  /// set. (behaviour 16.5)
  package var insets: EdgeInsets {
    given ?? EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  }
  /// Whether the safe area is added.
  var includesSafeArea = true
  /// Whether the margins are at least those of the superview.
  var followsSuperview = false
}
