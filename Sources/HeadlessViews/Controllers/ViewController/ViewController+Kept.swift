import Foundation

/// The properties of a controller that are stored without effect.
private final class StoredProperties {
  var adjustsInsets = true
  var respectsMargins = true
  weak var contentScrollView: ScrollView?
}

extension ViewController {
  private var stored: StoredProperties { keptStates.value { StoredProperties() } }

  /// Whether the content scroll view avoids bars at its top and bottom even if its content is too
  /// short to scroll. It must adjust its insets automatically.
  public var automaticallyAdjustsScrollViewInsets: Bool {
    get { stored.adjustsInsets }
    set {
      stored.adjustsInsets = newValue
      observedScrollView?.updateAdjustedContentInset()
    }
  }
  /// Whether the view's margins are at least the system's.
  public var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { stored.respectsMargins }
    set {
      guard newValue != stored.respectsMargins else { return }
      stored.respectsMargins = newValue
      loadedView?.announceMargins()
    }
  }
  /// The system's minimum margins: 16 points on the leading and trailing edges; 20 in regular width
  /// and on screens that are at least 414 points wide.
  public var systemMinimumLayoutMargins: DirectionalEdgeInsets {
    let side = loadedView?.systemMargin ?? 16
    return DirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
  /// Returns the scroll view that bars observe, if one was set for all edges.
  ///
  /// - Parameter edge: The edge. It makes no difference.
  public func contentScrollView(for edge: DirectionalRectEdge) -> ScrollView? {
    stored.contentScrollView
  }
  /// Sets the scroll view that bars observe: its automatic insets avoid them.
  public func setContentScrollView(_ scrollView: ScrollView?) {
    let old = observedScrollView
    stored.contentScrollView = scrollView
    old?.updateAdjustedContentInset()
    observedScrollView?.updateAdjustedContentInset()
  }
  /// Sets the scroll view that bars observe: its automatic insets avoid them.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - edge: The edge. It makes no difference.
  public func setContentScrollView(_ scrollView: ScrollView?, for edge: DirectionalRectEdge) {
    setContentScrollView(scrollView)
  }

  /// The scroll view that bars observe: the one that was set, the root view, or its first subview.
  var observedScrollView: ScrollView? {
    stored.contentScrollView ?? loadedView as? ScrollView
      ?? loadedView?.children.first as? ScrollView
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
    guard fromViewController.parent === self, toViewController.parent === self else {
      return ViewMisuse.transitionBetweenStrangers(
        fromViewController.description, toViewController.description
      ).raise()
    }
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
