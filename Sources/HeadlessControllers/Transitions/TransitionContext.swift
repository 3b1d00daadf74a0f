import Foundation
@_spi(Hooks) import HeadlessViews

/// The context of an app's own transition.
@MainActor
final class TransitionContext: NSObject, ViewControllerContextTransitioning {
  /// The views that the animation moves.
  enum Views: Equatable {
    case from, to, both
  }

  let containerView: View
  let presentationStyle: ModalPresentationStyle
  private(set) var transitionWasCancelled = false
  private let from: ViewController
  private let to: ViewController
  private let frame: CGRect
  private let views: Views
  private var end: (@MainActor (_ isComplete: Bool) -> Void)?
  private weak var coordinator: TransitionCoordinator?

  init(
    from: ViewController, to: ViewController, in container: View, frame: CGRect,
    views: Views, coordinator: TransitionCoordinator?,
    end: @escaping @MainActor (_ isComplete: Bool) -> Void
  ) {
    self.from = from
    self.to = to
    containerView = container
    presentationStyle = (views == .from ? from : to).modalPresentationStyle
    self.frame = frame
    self.views = views
    self.coordinator = coordinator
    self.end = end
    super.init()
  }

  var isAnimated: Bool { true }
  var isInteractive: Bool { coordinator?.isInteractive ?? false }
  var targetTransform: CGAffineTransform { .identity }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    coordinator?.percentComplete = percentComplete
  }
  func finishInteractiveTransition() { liftFinger(cancels: false) }
  func cancelInteractiveTransition() { liftFinger(cancels: true) }
  func pauseInteractiveTransition() { coordinator?.beginInteraction() }

  private func liftFinger(cancels: Bool) {
    transitionWasCancelled = cancels
    guard let coordinator, coordinator.isInteractive else { return }
    coordinator.endInteraction(at: coordinator.percentComplete, cancels: cancels)
  }

  /// Begins the animation, driven by a gesture if there is an object for it.
  func run(
    _ animator: any ViewControllerAnimatedTransitioning,
    drivenBy interaction: (any ViewControllerInteractiveTransitioning)?
  ) {
    guard let interaction, interaction.wantsInteractiveStart else {
      return animator.animateTransition(using: self)
    }
    coordinator?.beginInteraction()
    (interaction as? any AnimatorDriving)?.animator = animator
    interaction.startInteractiveTransition(self)
  }

  func completeTransition(_ didComplete: Bool) {
    transitionWasCancelled = !didComplete
    let end = self.end
    self.end = nil
    end?(didComplete)
  }

  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController? {
    key == .from ? from : key == .to ? to : nil
  }

  /// Returns a view of the animation. As in UIKit, the view below a presented one is not part of it.
  func view(forKey key: TransitionContextViewKey) -> View? {
    switch key {
    case .from: views != .to || from.viewIfLoaded?.window == nil ? from.viewIfLoaded : nil
    case .to: views == .from ? nil : to.view
    default: nil
    }
  }

  func initialFrame(for vc: ViewController) -> CGRect {
    vc === from ? vc.viewIfLoaded?.frame ?? .zero : .zero
  }

  func finalFrame(for vc: ViewController) -> CGRect { vc === to ? frame : .zero }
}
