@_spi(Hooks) import HeadlessViews

/// A transition between two screens of a navigation controller.
@MainActor
struct NavigationTransition {
  /// The screen that was shown before, if any.
  let from: ViewController?
  /// The screen to show.
  let to: ViewController
  /// Whether the transition is animated.
  let isAnimated: Bool
  /// The stack before a pop that a finger drives, to which a cancelled pop returns.
  var stackBefore: [ViewController]?
  /// Whether the transition ends as soon as the container has appeared.
  var isOverdue = false
}
