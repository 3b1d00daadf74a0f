/// One change of the screen that a navigation controller shows.
@MainActor
struct NavigationTransition {
  /// The screen that showed, if any did.
  let from: ViewController?
  /// The screen that will show.
  let to: ViewController
  /// Whether the change takes time.
  let isAnimated: Bool
}
