import Foundation
import HeadlessControllers
import HeadlessViews

/// An interactive transition that a gesture drives by its completed fraction.
///
/// The animator's animations begin, and their completions wait until the finger is lifted and the
/// rest of their duration has passed. A cancelled transition gives the views their former values.
///
/// Counterpart: `UIPercentDrivenInteractiveTransition`.
///
/// Coverage: simulated. Kept without effect: `completionCurve`, `timingCurve`.
@preconcurrency @MainActor
open class PercentDrivenInteractiveTransition: NSObject, ViewControllerInteractiveTransitioning,
  AnimatorDriving
{
  /// The duration of the transition, in seconds.
  open private(set) var duration: CGFloat = 0
  /// The completed fraction.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed of the rest of the transition, once the finger is lifted.
  open var completionSpeed: CGFloat = 1
  /// The timing curve of the rest of the transition. Kept without effect.
  open var completionCurve = View.AnimationCurve.easeInOut
  /// The timing of the transition. Kept without effect.
  open var timingCurve: (any TimingCurveProvider)?
  /// Whether the transition begins with a gesture; otherwise it is only animated.
  open var wantsInteractiveStart = true
  /// The animator of the transition in progress.
  package var animator: (any ViewControllerAnimatedTransitioning)?
  private var context: (any ViewControllerContextTransitioning)?
  private var held: HeldAnimations?

  /// Begins the transition.
  ///
  /// - Parameter transitionContext: The context of the transition.
  open func startInteractiveTransition(
    _ transitionContext: any ViewControllerContextTransitioning
  ) {
    guard let animator else { return }
    context = transitionContext
    percentComplete = 0
    duration = CGFloat(animator.transitionDuration(using: transitionContext))
    let held = HeldAnimations()
    self.held = held
    let simulator = transitionContext.containerView.simulator
    held.values.record(on: simulator) {
      HeldAnimations.$current.withValue(held) {
        animator.animateTransition(using: transitionContext)
      }
    }
  }

  /// Moves the transition to a fraction.
  ///
  /// - Parameter percentComplete: The fraction, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(1, max(0, percentComplete))
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// Interrupts a transition that completes. The gesture drives it again.
  open func pause() { context?.pauseInteractiveTransition() }

  /// Goes back: the finger is lifted.
  open func cancel() { liftFinger(rest: percentComplete, cancels: true) }

  /// Completes: the finger is lifted.
  open func finish() { liftFinger(rest: 1 - percentComplete, cancels: false) }

  private func liftFinger(rest: CGFloat, cancels: Bool) {
    guard let context, let held else { return }
    self.context = nil
    self.held = nil
    animator = nil
    cancels ? context.cancelInteractiveTransition() : context.finishInteractiveTransition()
    let speed = completionSpeed > 0 ? completionSpeed : 1
    let simulator = context.containerView.simulator
    let time = simulator.allowsAnimations ? Double(duration * rest / speed) : 0
    simulator.schedule(after: time, named: "rest of an interactive transition") {
      if cancels { held.values.apply(at: 0) }
      held.release(cancels: cancels)
    }
  }
}
