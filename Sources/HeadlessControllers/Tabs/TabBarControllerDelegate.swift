import Foundation
@_spi(Hooks) import HeadlessViews

/// The methods that control and notify of taps on tabs.
///
/// Counterpart: `UITabBarControllerDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol TabBarControllerDelegate: NSObjectProtocol {
  /// Returns whether a tap selects a screen.
  func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool
  /// Called when a tap has selected a screen, even if it was already selected.
  func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController)
  /// Returns the animator of a change from one screen to another; without one, such a change is not
  /// animated.
  func tabBarController(
    _ tabBarController: TabBarController,
    animationControllerForTransitionFrom fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?
  /// Returns the object that drives the animator by a gesture.
  func tabBarController(
    _ tabBarController: TabBarController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?
  /// Returns the supported orientations. The device does not rotate. Never called here.
  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: TabBarController
  ) -> InterfaceOrientationMask
  /// Returns the preferred orientation for a presentation. The device does not rotate.
  /// Never called here.
  func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: TabBarController
  ) -> InterfaceOrientation
}

extension TabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController
  ) {}
  public func tabBarController(
    _ tabBarController: TabBarController,
    animationControllerForTransitionFrom fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { nil }
  public func tabBarController(
    _ tabBarController: TabBarController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { nil }
  public func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: TabBarController
  ) -> InterfaceOrientationMask { .allButUpsideDown }
  public func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: TabBarController
  ) -> InterfaceOrientation { .portrait }
}
