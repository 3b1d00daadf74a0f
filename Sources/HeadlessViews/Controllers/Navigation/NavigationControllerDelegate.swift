import Foundation

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
}
