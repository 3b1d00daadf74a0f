import Foundation
@_spi(Hooks) import HeadlessViews

/// An object that drives an app's own transition with a gesture.
///
/// Counterpart: `UIViewControllerInteractiveTransitioning`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol ViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins the transition.
  ///
  /// - Parameter transitionContext: The context of the transition.
  func startInteractiveTransition(_ transitionContext: any ViewControllerContextTransitioning)
  /// Whether the transition begins with a gesture; otherwise it is only animated.
  var wantsInteractiveStart: Bool { get }
  /// The speed of the rest of the transition, once the finger is lifted.
  var completionSpeed: CGFloat { get }
  /// The timing curve of the rest of the transition.
  var completionCurve: View.AnimationCurve { get }
}

extension ViewControllerInteractiveTransitioning {
  public var wantsInteractiveStart: Bool { true }
  public var completionSpeed: CGFloat { 1 }
  public var completionCurve: View.AnimationCurve { .easeInOut }
}

/// An interactive transition that runs the animator itself.
@MainActor
package protocol AnimatorDriving: AnyObject {
  /// The animator of the transition in progress.
  var animator: (any ViewControllerAnimatedTransitioning)? { get set }
}
