import Foundation
@_spi(Hooks) import HeadlessViews

/// The transition of a presented controller onto or off the screen: UIKit's or the app's own.
@MainActor
final class PresentationTransition {
  private let presented: ViewController
  private weak var presenting: ViewController?
  private weak var container: View?
  private let isAnimated: Bool
  private let dismisses: Bool
  /// Whether the presenting controller's view is part of the transition.
  private let movesPresenter: Bool
  private let animator: (any ViewControllerAnimatedTransitioning)?
  private let custom: PresentationController?
  private let coordinator: TransitionCoordinator?

  init(
    of presented: ViewController, by presenting: ViewController, from source: ViewController,
    in container: View, animated: Bool, dismisses: Bool, movesPresenter: Bool
  ) {
    self.presented = presented
    self.presenting = presenting
    self.container = container
    self.movesPresenter = movesPresenter
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
    presented.presentationController?.containerView = container
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
        planned ?? TransitionCoordinator(from: from, to: to, in: container, duration: duration)
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
    guard custom != nil else { return }
    container?.layoutIfNeeded()
  }

  /// Runs the transition to its end.
  ///
  /// - Parameter end: Called at the end, with `false` if the transition was cancelled.
  func run(_ name: String, to frame: CGRect, end: @escaping @MainActor (Bool) -> Void) {
    guard let animator, let presenting, let container else {
      presented.simulator.perform(isAnimated, name) { end(true) }
      coordinator?.begin()
      return
    }
    let context = TransitionContext(
      from: dismisses ? presented : presenting, to: dismisses ? presenting : presented,
      in: container, frame: frame, views: movesPresenter ? .both : dismisses ? .from : .to,
      coordinator: coordinator
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
