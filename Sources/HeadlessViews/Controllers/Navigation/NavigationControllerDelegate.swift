import Foundation

/// What a navigation controller tells.
///
/// Counterpart: `UINavigationControllerDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol NavigationControllerDelegate: NSObjectProtocol {
  /// A screen is about to show.
  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool)
  /// A screen shows.
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
