import Foundation

/// What a controller keeps as data, for want of a screen.
private final class ControllerKeepsakes {
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
  private var keepsakes: ControllerKeepsakes { keptStates.value { ControllerKeepsakes() } }

  /// What the controller's state is restored by. It is kept.
  public var restorationIdentifier: String? {
    get { keepsakes.restorationIdentifier }
    set { keepsakes.restorationIdentifier = newValue }
  }
  /// Whether the controller decides about the status bar while it is presented. There is none.
  public var modalPresentationCapturesStatusBarAppearance: Bool {
    get { keepsakes.capturesStatusBar }
    set { keepsakes.capturesStatusBar = newValue }
  }
  /// Whether what is presented in this controller's context comes in its style. It is kept.
  public var providesPresentationContextTransitionStyle: Bool {
    get { keepsakes.providesTransitionStyle }
    set { keepsakes.providesTransitionStyle = newValue }
  }
  /// Whether focus comes back with the controller. It is kept: nothing gets focus here.
  public var restoresFocusAfterTransition: Bool {
    get { keepsakes.restoresFocus }
    set { keepsakes.restoresFocus = newValue }
  }
  /// The group in which focus moves. It is kept: nothing gets focus here.
  public var focusGroupIdentifier: String? {
    get { keepsakes.focusGroupIdentifier }
    set { keepsakes.focusGroupIdentifier = newValue }
  }
  /// Whether scroll views keep clear of bars. It is kept; since iOS 11 scroll views say so
  /// themselves.
  public var automaticallyAdjustsScrollViewInsets: Bool {
    get { keepsakes.adjustsInsets }
    set { keepsakes.adjustsInsets = newValue }
  }
  /// Whether the view's margins are at least the system's. It is kept.
  public var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { keepsakes.respectsMargins }
    set { keepsakes.respectsMargins = newValue }
  }
  /// The system's margins: 16 points at either side.
  public var systemMinimumLayoutMargins: DirectionalEdgeInsets {
    DirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
  }
  /// The scroll view that bars look at, if one was set for all edges.
  ///
  /// - Parameter edge: It makes no difference here.
  public func contentScrollView(for edge: DirectionalRectEdge) -> ScrollView? {
    keepsakes.contentScrollView
  }
  /// Sets the scroll view that bars look at. They look at none here.
  public func setContentScrollView(_ scrollView: ScrollView?) {
    keepsakes.contentScrollView = scrollView
  }
  /// Sets the scroll view that bars look at. They look at none here.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - edge: It makes no difference here.
  public func setContentScrollView(_ scrollView: ScrollView?, for edge: DirectionalRectEdge) {
    keepsakes.contentScrollView = scrollView
  }
  /// Asks for the home indicator's look again. There is none, so nothing is asked.
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Asks for the edges that gestures of the system keep clear of. There are no such gestures.
  public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Asks for the orientations again. Devices here are not turned.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// Puts one child's view in another one's place, with an animation.
  ///
  /// The one will disappear and the other will appear at once; when the time has passed on the
  /// simulator's clock, they have.
  ///
  /// - Parameters:
  ///   - fromViewController: The child whose view goes.
  ///   - toViewController: The child whose view comes.
  ///   - duration: How long it takes, in seconds.
  ///   - options: As in other animations.
  ///   - animations: The changes. They are made at once.
  ///   - completion: What to do at the end, with `true`.
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
