import Foundation

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
}

extension TabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController
  ) {}
}
