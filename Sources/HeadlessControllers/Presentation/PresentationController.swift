import Foundation
@_spi(Hooks) import HeadlessViews

/// The object that manages the presentation of a controller.
///
/// Subclasses are used for custom presentation styles (``ViewControllerTransitioningDelegate``).
/// The delegate is notified when the user swipes a sheet away.
///
/// Counterpart: `UIPresentationController`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class PresentationController: NSObject, ContentContainer {
  package var keptStates = KeptStates()
  /// The presented controller.
  public var presentedViewController: ViewController { presented ?? remnant }
  /// The presented controller, which owns this object.
  private weak var presented: ViewController?
  /// The replacement for the presented controller, for a client that outlives it.
  private lazy var remnant = ViewController()
  /// The delegate, which is notified when the user swipes the sheet away.
  open weak var delegate: (any AdaptivePresentationControllerDelegate)?

  /// Creates a presentation controller.
  ///
  /// - Parameters:
  ///   - presentedViewController: The controller to present.
  ///   - presentingViewController: The presenting controller. It is replaced by the one that
  ///     actually presents.
  public init(
    presentedViewController: ViewController, presenting presentingViewController: ViewController?
  ) {
    presented = presentedViewController
    super.init()
  }

  /// Presents another controller, to which a popover adapts.
  func adapt(to other: ViewController) { adapted = other }
  private weak var adapted: ViewController?

  convenience init(presenting controller: ViewController) {
    self.init(presentedViewController: controller, presenting: nil)
  }

  /// The presenting controller.
  open var presentingViewController: ViewController {
    (adapted ?? presentedViewController).presentingViewController ?? presentedViewController
  }
  /// The view that contains the presentation, while it lasts.
  open internal(set) weak var containerView: View?
  /// The presented controller's view.
  open var presentedView: View? { (adapted ?? presentedViewController).view }
  /// The presentation style of the controller.
  open var presentationStyle: ModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }
  /// The presentation style in a compact environment: that of a popover is a sheet, any other is the
  /// same as `presentationStyle`.
  open var adaptivePresentationStyle: ModalPresentationStyle { presentationStyle }
  /// The frame of the presented view in the container, in points.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// Whether the presenting controller's view is removed from the window.
  open var shouldRemovePresentersView: Bool { false }
  /// Whether the presented view covers the whole container.
  open var shouldPresentInFullscreen: Bool { true }
  /// Called when the presentation begins.
  open func presentationTransitionWillBegin() {}
  /// Called when the presentation has ended.
  ///
  /// - Parameter completed: `false` if the presentation was cancelled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called when the dismissal begins.
  open func dismissalTransitionWillBegin() {}
  /// Called when the dismissal has ended.
  ///
  /// - Parameter completed: `false` if the dismissal was cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before the container view lays out its subviews, once the presented view is in it.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container view has laid out its subviews.
  open func containerViewDidLayoutSubviews() {}

  /// The traits of the presented controller.
  open var traitCollection: TraitCollection { presentedViewController.traitCollection }
  /// The preferred size of the presented controller, in points.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  /// Returns the size of the presented controller: by default, the whole container.
  open func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Called before the size of the container changes.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any ViewControllerTransitionCoordinator
  ) {}
  /// Called before the traits change.
  open func willTransition(
    to newCollection: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
  ) {}
  /// Called when the preferred size of the presented controller has changed.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) {}
}

/// The methods that control and notify of swiping a sheet away. Dismissing in code calls none of
/// them.
///
/// Counterpart: `UIAdaptivePresentationControllerDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol AdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Returns the presentation style for a compact width; `.none` keeps a popover. Called if the next
  /// method is missing.
  func adaptivePresentationStyle(for controller: PresentationController) -> ModalPresentationStyle
  /// Returns the presentation style for an environment; `.none` keeps a popover. Asked about popovers
  /// only. (behaviour 17.7)
  func adaptivePresentationStyle(
    for controller: PresentationController, traitCollection: TraitCollection
  ) -> ModalPresentationStyle
  /// Returns the controller to present instead of a popover's, in another style; `nil` for the
  /// popover's.
  func presentationController(
    _ controller: PresentationController,
    viewControllerForAdaptivePresentationStyle style: ModalPresentationStyle
  ) -> ViewController?
  /// Called before a presentation, with the style to which it was adapted, or `.none`.
  func presentationController(
    _ presentationController: PresentationController,
    willPresentWithAdaptiveStyle style: ModalPresentationStyle,
    transitionCoordinator: (any ViewControllerTransitionCoordinator)?
  )
  /// Returns whether the sheet may be dismissed.
  func presentationControllerShouldDismiss(
    _ presentationController: PresentationController
  ) -> Bool
  /// Called before the sheet is dismissed.
  func presentationControllerWillDismiss(_ presentationController: PresentationController)
  /// Called after the sheet was dismissed.
  func presentationControllerDidDismiss(_ presentationController: PresentationController)
  /// Called when the user swipes a sheet that may not be dismissed.
  func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController)
}

extension AdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(
    for controller: PresentationController
  ) -> ModalPresentationStyle { controller.adaptivePresentationStyle }
  // Behaviour 17.7: the older method is asked for a compact width only, and only if this one is
  // missing.
  public func adaptivePresentationStyle(
    for controller: PresentationController, traitCollection: TraitCollection
  ) -> ModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact
      ? adaptivePresentationStyle(for: controller) : controller.presentationStyle
  }
  public func presentationController(
    _ controller: PresentationController,
    viewControllerForAdaptivePresentationStyle style: ModalPresentationStyle
  ) -> ViewController? { nil }
  public func presentationController(
    _ presentationController: PresentationController,
    willPresentWithAdaptiveStyle style: ModalPresentationStyle,
    transitionCoordinator: (any ViewControllerTransitionCoordinator)?
  ) {}
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
