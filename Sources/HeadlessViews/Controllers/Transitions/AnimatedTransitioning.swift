import Foundation

/// What an app's own animation from one controller to another works with.
///
/// Counterpart: `UIViewControllerContextTransitioning`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol ViewControllerContextTransitioning: NSObjectProtocol {
  /// The view that the change takes place in.
  var containerView: View { get }
  /// Whether the change takes time.
  var isAnimated: Bool { get }
  /// Whether a finger leads the change.
  var isInteractive: Bool { get }
  /// Whether the change was taken back.
  var transitionWasCancelled: Bool { get }
  /// How a presented controller covers others.
  var presentationStyle: ModalPresentationStyle { get }
  /// Ends the change.
  ///
  /// - Parameter didComplete: Whether it was not taken back.
  func completeTransition(_ didComplete: Bool)
  /// A controller of the change.
  ///
  /// - Parameter key: Which one.
  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController?
  /// A view of the change.
  ///
  /// - Parameter key: Which one.
  func view(forKey key: TransitionContextViewKey) -> View?
  /// Where a controller's view is before the change, in points.
  ///
  /// - Parameter vc: The controller.
  func initialFrame(for vc: ViewController) -> CGRect
  /// Where a controller's view is to be after the change, in points.
  ///
  /// - Parameter vc: The controller.
  func finalFrame(for vc: ViewController) -> CGRect
}

/// An app's own animation from one controller to another.
///
/// Counterpart: `UIViewControllerAnimatedTransitioning`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol ViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// How long it takes, in seconds.
  ///
  /// - Parameter transitionContext: What it works with.
  func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Animates, and calls ``ViewControllerContextTransitioning/completeTransition(_:)`` at the end.
  ///
  /// - Parameter transitionContext: What it works with.
  func animateTransition(using transitionContext: any ViewControllerContextTransitioning)
  /// The animation has ended.
  ///
  /// - Parameter transitionCompleted: Whether it was not taken back.
  func animationEnded(_ transitionCompleted: Bool)
}

extension ViewControllerAnimatedTransitioning {
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Gives a presentation its own animation or look.
///
/// Counterpart: `UIViewControllerTransitioningDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol ViewControllerTransitioningDelegate: NSObjectProtocol {
  /// The animation that presents; `nil` for UIKit's.
  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?
  /// The animation that dismisses; `nil` for UIKit's.
  func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?
  /// What presents, where the style is custom.
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

/// What the animation of a presentation, or of a dismissal, works with.
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

  /// Only the presented controller's view is the animation's, as in UIKit where the one below
  /// stays.
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
  /// Gives the presentation of this controller its own animation or look.
  public weak var transitioningDelegate: (any ViewControllerTransitioningDelegate)? {
    get { keptStates.known(TransitioningReference.self)?.delegate }
    set { kept { TransitioningReference() }.delegate = newValue }
  }
}
