/// A transition between two screens of a navigation controller.
@MainActor
struct NavigationTransition {
  /// The screen that was shown before, if any.
  let from: ViewController?
  /// The screen to show.
  let to: ViewController
  /// Whether the transition is animated.
  let isAnimated: Bool
}
