import Foundation
@_spi(Hooks) import HeadlessViews

/// The transition of a presented controller onto or off the screen: UIKit's or the app's own.
@MainActor
final class PresentationTransition {
  private let presented: ViewController
  private weak var presenting: ViewController?
  private weak var window: Window?
  private let isAnimated: Bool
  private let dismisses: Bool
  private let animator: (any ViewControllerAnimatedTransitioning)?
  private let custom: PresentationController?
  private let coordinator: TransitionCoordinator?

  init(
    of presented: ViewController, by presenting: ViewController, from source: ViewController,
    in window: Window, animated: Bool, dismisses: Bool
  ) {
    self.presented = presented
    self.presenting = presenting
    self.window = window
    self.dismisses = dismisses
    isAnimated = animated
    let delegate = presented.transitioningDelegate
    if !dismisses, presented.modalPresentationStyle == .custom,
      let made = delegate?.presentationController(
        forPresented: presented, presenting: presenting, source: source)
    {
      presented.ownPresentationController = made
    }
    custom =
      presented.modalPresentationStyle == .custom ? presented.ownPresentationController : nil
    custom?.containerView = window
    if !animated {
      animator = nil
    } else if dismisses {
      animator = delegate?.animationController(forDismissed: presented)
    } else {
      animator = delegate?.animationController(
        forPresented: presented, presenting: presenting, source: source)
    }
    let planned = dismisses ? nil : presented.ownCoordinator
    if animated {
      let duration = animator?.transitionDuration(using: nil) ?? Presentation.duration
      let (from, to) = dismisses ? (presented, presenting) : (presenting, presented)
      let coordinator =
        planned ?? TransitionCoordinator(from: from, to: to, in: window, duration: duration)
      coordinator.aim(from: from, to: to, duration: duration)
      self.coordinator = coordinator
    } else {
      coordinator = nil
    }
    presented.ownCoordinator = coordinator
    presenting.ownCoordinator = coordinator
    if !dismisses, let popover = presented.presentationController as? PopoverPresentationController
    {
      (popover.delegate as? any PopoverPresentationControllerDelegate)?
        .prepareForPopoverPresentation(popover)
    }
    dismisses
      ? custom?.dismissalTransitionWillBegin() : custom?.presentationTransitionWillBegin()
  }

  /// Returns the frame of the presented view.
  func frame(or usual: CGRect) -> CGRect { custom?.frameOfPresentedViewInContainerView ?? usual }

  /// Notifies an app's presentation controller of the layout of its container with the presented
  /// view (behaviour 25.70).
  func layOutContainer() {
    custom?.containerViewWillLayoutSubviews()
    custom?.containerViewDidLayoutSubviews()
  }

  /// Runs the transition to its end.
  ///
  /// - Parameter end: Called at the end, with `false` if the transition was cancelled.
  func run(_ name: String, to frame: CGRect, end: @escaping @MainActor (Bool) -> Void) {
    guard let animator, let presenting, let window else {
      presented.simulator.perform(isAnimated, name) { end(true) }
      coordinator?.begin()
      return
    }
    let context = TransitionContext(
      from: dismisses ? presented : presenting, to: dismisses ? presenting : presented,
      in: window, frame: frame, views: dismisses ? .from : .to, coordinator: coordinator
    ) { isComplete in
      animator.animationEnded(isComplete)
      end(isComplete)
    }
    let delegate = presented.transitioningDelegate
    context.run(
      animator,
      drivenBy: dismisses
        ? delegate?.interactionControllerForDismissal(using: animator)
        : delegate?.interactionControllerForPresentation(using: animator))
    coordinator?.begin()
  }

  /// Notifies the presentation controller and the animator that the transition has ended.
  ///
  /// - Parameter isComplete: `false` if the transition was cancelled.
  func end(isComplete: Bool) {
    for controller in [presented, presenting] { controller?.ownCoordinator = nil }
    coordinator?.end()
    dismisses
      ? custom?.dismissalTransitionDidEnd(isComplete)
      : custom?.presentationTransitionDidEnd(isComplete)
  }
}
