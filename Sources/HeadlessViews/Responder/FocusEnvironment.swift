import Foundation

/// An object that can contain the focus.
///
/// Counterpart: `UIFocusEnvironment`. No remote or keyboard moves the focus here.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol FocusEnvironment: NSObjectProtocol {
  /// The objects to focus on, in order of preference.
  var preferredFocusEnvironments: [any FocusEnvironment] { get }
}

extension FocusEnvironment {
  /// Returns whether another environment is this one or inside it: a view in a view, a controller or
  /// one of its ancestors.
  public func contains(_ environment: any FocusEnvironment) -> Bool {
    sequence(first: environment as? Responder, next: { $0?.next }).prefix { $0 != nil }
      .contains { $0 === self }
  }
}

extension Responder: FocusEnvironment {}

/// A movement of the focus.
///
/// Counterpart: `UIFocusUpdateContext`.
///
/// Coverage: simulated. Kept without effect: `nextFocusedView`, `previouslyFocusedView`.
@preconcurrency @MainActor
open class FocusUpdateContext: NSObject {
  /// The view that had the focus.
  open weak var previouslyFocusedView: View?
  /// The view that gets the focus.
  open weak var nextFocusedView: View?
}

/// An animator of changes alongside a movement of the focus.
///
/// Counterpart: `UIFocusAnimationCoordinator`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class FocusAnimationCoordinator: NSObject {
  /// Makes the changes immediately, then calls the completion.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?()
    completion?()
  }
}
