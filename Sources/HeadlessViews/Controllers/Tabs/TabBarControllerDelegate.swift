import Foundation

/// What a tab bar controller asks and tells of taps.
///
/// Counterpart: `UITabBarControllerDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol TabBarControllerDelegate: NSObjectProtocol {
  /// Whether a tap selects a screen.
  func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool
  /// A tap has selected a screen, which may have been selected before.
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
