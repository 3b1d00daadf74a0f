import Foundation
@_spi(Hooks) import HeadlessViews

/// The context of an app's own transition between two controllers.
///
/// Counterpart: `UIViewControllerContextTransitioning`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol ViewControllerContextTransitioning: NSObjectProtocol {
  /// The view that contains the transition.
  var containerView: View { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether a gesture drives the transition.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled.
  var transitionWasCancelled: Bool { get }
  /// The presentation style.
  var presentationStyle: ModalPresentationStyle { get }
  /// Ends the transition.
  ///
  /// - Parameter didComplete: `false` if the transition was cancelled.
  func completeTransition(_ didComplete: Bool)
  /// Reports the completed fraction of an interactive transition, from 0 to 1.
  ///
  /// - Parameter percentComplete: The fraction.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Reports that the finger was lifted and the transition will complete.
  func finishInteractiveTransition()
  /// Reports that the finger was lifted and the transition will go back.
  func cancelInteractiveTransition()
  /// Reports that a finger has taken over the transition.
  func pauseInteractiveTransition()
  /// The rotation applied to the destination.
  var targetTransform: CGAffineTransform { get }
  /// Returns a controller of the transition.
  ///
  /// - Parameter key: The controller's role.
  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController?
  /// Returns a view of the transition.
  ///
  /// - Parameter key: The view's role.
  func view(forKey key: TransitionContextViewKey) -> View?
  /// Returns the frame of a controller's view before the transition, in points.
  ///
  /// - Parameter vc: The controller.
  func initialFrame(for vc: ViewController) -> CGRect
  /// Returns the frame of a controller's view after the transition, in points.
  ///
  /// - Parameter vc: The controller.
  func finalFrame(for vc: ViewController) -> CGRect
}

/// An app's own animation between two controllers.
///
/// Counterpart: `UIViewControllerAnimatedTransitioning`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol ViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns the duration, in seconds.
  ///
  /// - Parameter transitionContext: The context of the transition.
  func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Performs the animation, and calls
  /// ``ViewControllerContextTransitioning/completeTransition(_:)`` at its end.
  ///
  /// - Parameter transitionContext: The context of the transition.
  func animateTransition(using transitionContext: any ViewControllerContextTransitioning)
  /// Called when the animation has ended.
  ///
  /// - Parameter transitionCompleted: `false` if the transition was cancelled.
  func animationEnded(_ transitionCompleted: Bool)
}

extension ViewControllerAnimatedTransitioning {
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// The methods that provide a presentation's own animations and presentation controller.
///
/// Counterpart: `UIViewControllerTransitioningDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol ViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Returns the animation of the presentation; `nil` for UIKit's.
  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?
  /// Returns the animation of the dismissal; `nil` for UIKit's.
  func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?
  /// Returns the object that drives the presentation with a gesture; `nil` for none.
  func interactionControllerForPresentation(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?
  /// Returns the object that drives the dismissal with a gesture; `nil` for none.
  func interactionControllerForDismissal(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?
  /// Returns the presentation controller, for the custom style.
  func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController?
}

extension ViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { nil }
  public func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { nil }
  public func interactionControllerForPresentation(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { nil }
  public func interactionControllerForDismissal(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { nil }
  public func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? { nil }
}

final class TransitioningReference {
  weak var delegate: (any ViewControllerTransitioningDelegate)?
}

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
