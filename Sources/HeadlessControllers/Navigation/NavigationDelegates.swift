import Foundation
import HeadlessControls
@_spi(Hooks) import HeadlessViews

/// The delegate of a navigation bar.
///
/// A bar outside a navigation controller has the one that an app sets. In a navigation controller it
/// is the controller itself: a subclass that implements these methods is asked before a tap on the
/// back button pops, and hears what was pushed and popped (behaviour 17.13).
///
/// Counterpart: `UINavigationBarDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol NavigationBarDelegate: BarPositioningDelegate {
  /// Returns whether an item is pushed. In a navigation controller, the answer is ignored.
  func navigationBar(_ navigationBar: NavigationBar, shouldPush item: NavigationItem) -> Bool
  /// Called when an item was pushed.
  func navigationBar(_ navigationBar: NavigationBar, didPush item: NavigationItem)
  /// Returns whether an item is popped. In a navigation controller, a tap on the back button asks.
  func navigationBar(_ navigationBar: NavigationBar, shouldPop item: NavigationItem) -> Bool
  /// Called when an item was popped.
  func navigationBar(_ navigationBar: NavigationBar, didPop item: NavigationItem)
}

extension NavigationBarDelegate {
  public func navigationBar(
    _ navigationBar: NavigationBar, shouldPush item: NavigationItem
  ) -> Bool { true }
  public func navigationBar(_ navigationBar: NavigationBar, didPush item: NavigationItem) {}
  public func navigationBar(
    _ navigationBar: NavigationBar, shouldPop item: NavigationItem
  ) -> Bool { true }
  public func navigationBar(_ navigationBar: NavigationBar, didPop item: NavigationItem) {}
}

/// The methods that notify of a navigation controller's transitions.
///
/// Counterpart: `UINavigationControllerDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol NavigationControllerDelegate: NSObjectProtocol {
  /// Called before a screen is shown.
  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool)
  /// Called after a screen was shown.
  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool)
  /// Returns the app's own animation between two screens; `nil` for UIKit's.
  func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationController.Operation,
    from fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?
  /// Returns the object that drives the animation with a gesture; `nil` for none.
  func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?
  /// Returns the supported orientations. The device does not rotate. Never called here.
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: NavigationController
  ) -> InterfaceOrientationMask
  /// Returns the preferred orientation for a presentation. The device does not rotate.
  /// Never called here.
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: NavigationController
  ) -> InterfaceOrientation
}

extension NavigationControllerDelegate {
  public func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationController.Operation,
    from fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { nil }
  public func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { nil }
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: NavigationController
  ) -> InterfaceOrientationMask { .allButUpsideDown }
  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: NavigationController
  ) -> InterfaceOrientation { .portrait }
}

extension NavigationController {
  /// The kind of a transition between two screens.
  ///
  /// Counterpart: `UINavigationController.Operation`.
  public enum Operation: Int, Hashable, Sendable {
    case none, push, pop
  }
}
