import Foundation

/// How a controller is presented, as far as it can be said.
///
/// Counterpart: `UIPresentationController`. Custom transitions are not simulated, so there is
/// nothing to override; the delegate is asked and told of sheets that a finger swipes away.
@MainActor
open class PresentationController: NSObject {
  /// The controller that is presented.
  public private(set) unowned var presentedViewController: ViewController
  /// Who is asked and told when a person swipes the sheet away.
  open weak var delegate: (any AdaptivePresentationControllerDelegate)?

  init(presenting controller: ViewController) {
    presentedViewController = controller
    super.init()
  }
}

/// Who is asked and told when a person swipes a sheet away. A dismissal by code tells nobody.
///
/// Counterpart: `UIAdaptivePresentationControllerDelegate`.
@MainActor
public protocol AdaptivePresentationControllerDelegate: NSObjectProtocol {
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
