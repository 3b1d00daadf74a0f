import Foundation

/// The properties of a controller that are stored without effect.
private final class StoredProperties {
  var restorationIdentifier: String?
  var capturesStatusBar = false
  var providesTransitionStyle = false
  var restoresFocus = true
  var adjustsInsets = true
  var respectsMargins = true
  var focusGroupIdentifier: String?
  weak var contentScrollView: ScrollView?
}

extension ViewController {
  private var stored: StoredProperties { keptStates.value { StoredProperties() } }

  /// The identifier for state restoration. Kept without effect.
  public var restorationIdentifier: String? {
    get { stored.restorationIdentifier }
    set { stored.restorationIdentifier = newValue }
  }
  /// Whether the presented controller controls the status bar. Kept without effect: there is none.
  public var modalPresentationCapturesStatusBarAppearance: Bool {
    get { stored.capturesStatusBar }
    set { stored.capturesStatusBar = newValue }
  }
  /// Whether this context's transition style applies to presented controllers. Kept without effect.
  public var providesPresentationContextTransitionStyle: Bool {
    get { stored.providesTransitionStyle }
    set { stored.providesTransitionStyle = newValue }
  }
  /// Whether focus is restored after a transition. Kept without effect: nothing is focused here.
  public var restoresFocusAfterTransition: Bool {
    get { stored.restoresFocus }
    set { stored.restoresFocus = newValue }
  }
  /// The identifier of the focus group. Kept without effect: nothing is focused here.
  public var focusGroupIdentifier: String? {
    get { stored.focusGroupIdentifier }
    set { stored.focusGroupIdentifier = newValue }
  }
  /// Whether the insets of scroll views are adjusted for bars. Kept without effect: since iOS 11,
  /// each scroll view has its own setting.
  public var automaticallyAdjustsScrollViewInsets: Bool {
    get { stored.adjustsInsets }
    set { stored.adjustsInsets = newValue }
  }
  /// Whether the view's margins are at least the system's. Kept without effect.
  public var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { stored.respectsMargins }
    set { stored.respectsMargins = newValue }
  }
  /// The system's minimum margins: 16 points on the leading and trailing edges.
  public var systemMinimumLayoutMargins: DirectionalEdgeInsets {
    DirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
  }
  /// Returns the scroll view that bars observe, if one was set for all edges.
  ///
  /// - Parameter edge: The edge. It makes no difference.
  public func contentScrollView(for edge: DirectionalRectEdge) -> ScrollView? {
    stored.contentScrollView
  }
  /// Sets the scroll view that bars observe. Kept without effect.
  public func setContentScrollView(_ scrollView: ScrollView?) {
    stored.contentScrollView = scrollView
  }
  /// Sets the scroll view that bars observe. Kept without effect.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - edge: The edge. It makes no difference.
  public func setContentScrollView(_ scrollView: ScrollView?, for edge: DirectionalRectEdge) {
    stored.contentScrollView = scrollView
  }
  /// Updates the home indicator. There is none, so this does nothing.
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Updates the edges that defer system gestures. There are no such gestures.
  public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Updates the supported orientations. The device does not rotate.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// Replaces one child's view with another's, with an animation.
  ///
  /// One child will disappear and the other will appear immediately; both transitions end when the
  /// duration has passed on the simulator's clock.
  ///
  /// - Parameters:
  ///   - fromViewController: The child whose view is removed.
  ///   - toViewController: The child whose view is added.
  ///   - duration: The duration, in seconds.
  ///   - options: The options of the animation.
  ///   - animations: The changes to animate. They are made immediately.
  ///   - completion: Called at the end, with `true`.
  /// - Precondition: Both are children of this controller.
  public func transition(
    from fromViewController: ViewController, to toViewController: ViewController,
    duration: TimeInterval, options: View.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    precondition(
      fromViewController.parent === self && toViewController.parent === self,
      "Children \(fromViewController) and \(toViewController) must have the parent \(self)")
    fromViewController.beginAppearance(false, animated: duration > 0)
    toViewController.beginAppearance(true, animated: duration > 0)
    fromViewController.viewIfLoaded?.superview?.addSubview(toViewController.view)
    View.animate(
      withDuration: duration, delay: 0, options: options, animations: animations ?? {},
      completion: { isDone in
        fromViewController.viewIfLoaded?.removeFromSuperview()
        fromViewController.endAppearance()
        toViewController.endAppearance()
        completion?(isDone)
      })
  }
}
