/// The distances that a view's content keeps from its edges, as they were set.
package struct LayoutMargins: Equatable {
  /// UIKit's default for a view that is nobody's root: eight points all around.
  package var insets = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// Whether the safe area comes on top.
  var includesSafeArea = true
  /// Whether they are at least those of the superview.
  var followsSuperview = false
}
