import Foundation

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
  public func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? { nil }
}

/// The context of an animated presentation or dismissal.
@MainActor
final class TransitionContext: NSObject, ViewControllerContextTransitioning {
  let containerView: View
  let presentationStyle: ModalPresentationStyle
  private(set) var transitionWasCancelled = false
  private let from: ViewController
  private let to: ViewController
  private let frame: CGRect
  private let isDismissal: Bool
  private var end: (@MainActor () -> Void)?

  init(
    from: ViewController, to: ViewController, in container: View, frame: CGRect,
    isDismissal: Bool, end: @escaping @MainActor () -> Void
  ) {
    self.from = from
    self.to = to
    containerView = container
    presentationStyle = (isDismissal ? from : to).modalPresentationStyle
    self.frame = frame
    self.isDismissal = isDismissal
    self.end = end
    super.init()
  }

  var isAnimated: Bool { true }
  var isInteractive: Bool { false }

  func completeTransition(_ didComplete: Bool) {
    transitionWasCancelled = !didComplete
    let end = self.end
    self.end = nil
    end?()
  }

  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController? {
    key == .from ? from : key == .to ? to : nil
  }

  /// Returns only the presented controller's view: as in UIKit, the view below is not part of the
  /// animation.
  func view(forKey key: TransitionContextViewKey) -> View? {
    switch key {
    case .from: isDismissal || from.viewIfLoaded?.window == nil ? from.viewIfLoaded : nil
    case .to: isDismissal ? nil : to.view
    default: nil
    }
  }

  func initialFrame(for vc: ViewController) -> CGRect {
    vc === from ? vc.viewIfLoaded?.frame ?? .zero : .zero
  }

  func finalFrame(for vc: ViewController) -> CGRect { vc === to ? frame : .zero }
}

private final class TransitioningReference {
  weak var delegate: (any ViewControllerTransitioningDelegate)?
}

extension ViewController {
  /// The delegate that provides this controller's own animations and presentation controller.
  public weak var transitioningDelegate: (any ViewControllerTransitioningDelegate)? {
    get { keptStates.known(TransitioningReference.self)?.delegate }
    set { kept { TransitioningReference() }.delegate = newValue }
  }
}
