import Foundation

/// How a controller is presented, as far as it can be said.
///
/// Subclasses are used where the style is custom (``ViewControllerTransitioningDelegate``); the
/// delegate is asked and told of sheets that a finger swipes away.
///
/// Counterpart: `UIPresentationController`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class PresentationController: NSObject {
  /// The controller that is presented.
  public private(set) unowned var presentedViewController: ViewController
  /// Who is asked and told when a person swipes the sheet away.
  open weak var delegate: (any AdaptivePresentationControllerDelegate)?

  /// Creates the presentation of a controller.
  ///
  /// - Parameters:
  ///   - presentedViewController: The controller.
  ///   - presentingViewController: The controller that presents it. The one that does is asked.
  public init(
    presentedViewController: ViewController, presenting presentingViewController: ViewController?
  ) {
    self.presentedViewController = presentedViewController
    super.init()
  }

  convenience init(presenting controller: ViewController) {
    self.init(presentedViewController: controller, presenting: nil)
  }

  /// The controller that presents.
  open var presentingViewController: ViewController {
    presentedViewController.presentingViewController ?? presentedViewController
  }
  /// The view that the presentation takes place in, while it lasts.
  open internal(set) weak var containerView: View?
  /// The presented controller's view.
  open var presentedView: View? { presentedViewController.view }
  /// How the controller is presented.
  open var presentationStyle: ModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }
  /// How the controller is presented where there is little room: as everywhere.
  open var adaptivePresentationStyle: ModalPresentationStyle { presentationStyle }
  /// Where the presented view is to be, in points.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// Whether the view below leaves the window.
  open var shouldRemovePresentersView: Bool { false }
  /// Whether the presented view is as large as the container.
  open var shouldPresentInFullscreen: Bool { true }
  /// Called when the presentation begins.
  open func presentationTransitionWillBegin() {}
  /// Called when the presentation has ended.
  ///
  /// - Parameter completed: Whether it was not taken back.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called when the dismissal begins.
  open func dismissalTransitionWillBegin() {}
  /// Called when the dismissal has ended.
  ///
  /// - Parameter completed: Whether it was not taken back.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before the container lays itself out.
  open func containerViewWillLayoutSubviews() {}
  /// Called when the container has laid itself out.
  open func containerViewDidLayoutSubviews() {}
}

/// Who is asked and told when a person swipes a sheet away. A dismissal by code tells nobody.
///
/// Counterpart: `UIAdaptivePresentationControllerDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol AdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// How the controller is presented where there is little room.
  func adaptivePresentationStyle(for controller: PresentationController) -> ModalPresentationStyle
  /// How the controller is presented where there is little room.
  func adaptivePresentationStyle(
    for controller: PresentationController, traitCollection: TraitCollection
  ) -> ModalPresentationStyle
  /// Whether the sheet may go.
  func presentationControllerShouldDismiss(
    _ presentationController: PresentationController
  ) -> Bool
  /// The sheet is about to go.
  func presentationControllerWillDismiss(_ presentationController: PresentationController)
  /// The sheet has gone.
  func presentationControllerDidDismiss(_ presentationController: PresentationController)
  /// The sheet was swiped, and may not go.
  func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController)
}

extension AdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(
    for controller: PresentationController
  ) -> ModalPresentationStyle { controller.presentationStyle }
  public func adaptivePresentationStyle(
    for controller: PresentationController, traitCollection: TraitCollection
  ) -> ModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  public func presentationControllerShouldDismiss(
    _ presentationController: PresentationController
  ) -> Bool { true }
  public func presentationControllerWillDismiss(
    _ presentationController: PresentationController
  ) {}
  public func presentationControllerDidDismiss(
    _ presentationController: PresentationController
  ) {}
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: PresentationController
  ) {}
}
