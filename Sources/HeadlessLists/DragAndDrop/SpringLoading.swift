import Foundation
import HeadlessControls
import HeadlessViews

/// How far a view is in opening under resting dragged items.
///
/// Counterpart: `UISpringLoadedInteractionEffectState`.
public enum SpringLoadedInteractionEffectState: Int, Hashable, Sendable {
  case inactive, possible, activating, activated
}

/// A view that can open while dragged items rest over it.
///
/// Counterpart: `UISpringLoadedInteractionSupporting`.
///
/// Coverage: simulated. Kept without effect: `isSpringLoaded`.
@preconcurrency @MainActor
public protocol SpringLoadedInteractionSupporting: NSObjectProtocol {
  /// Whether resting items open the view.
  var isSpringLoaded: Bool { get set }
}

/// A rest of dragged items over a view.
///
/// Nothing makes one.
///
/// Counterpart: `UISpringLoadedInteractionContext`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol SpringLoadedInteractionContext: NSObjectProtocol {
  /// How far the view is in opening.
  var state: SpringLoadedInteractionEffectState { get }
  /// The view that shows the effect.
  var targetView: View? { get set }
  /// The part of the view that opens, such as a bar button item.
  var targetItem: Any? { get set }
  /// Returns the position of the finger, in points.
  ///
  /// - Parameter view: The view whose coordinates to use.
  func location(in view: View?) -> CGPoint
}

/// Decides whether a rest of dragged items opens a view.
///
/// Nothing calls it.
///
/// Counterpart: `UISpringLoadedInteractionBehavior`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol SpringLoadedInteractionBehavior: NSObjectProtocol {
  /// Returns whether the view may open.
  func shouldAllow(
    _ interaction: SpringLoadedInteraction, with context: any SpringLoadedInteractionContext
  ) -> Bool
  /// Called when the items have left.
  func interactionDidFinish(_ interaction: SpringLoadedInteraction)
}

extension SpringLoadedInteractionBehavior {
  public func interactionDidFinish(_ interaction: SpringLoadedInteraction) {}
}

/// Shows how far a view is in opening.
///
/// Nothing calls it.
///
/// Counterpart: `UISpringLoadedInteractionEffect`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol SpringLoadedInteractionEffect: NSObjectProtocol {
  /// Called after a change of the state.
  func interaction(
    _ interaction: SpringLoadedInteraction,
    didChangeWith context: any SpringLoadedInteractionContext)
}

/// Opens a view while dragged items rest over it.
///
/// Nothing calls it: drags of a simulator do not rest.
///
/// Counterpart: `UISpringLoadedInteraction`.
///
/// Coverage: simulated. Kept without effect: `interactionBehavior`, `interactionEffect`, `view`.
@preconcurrency @MainActor
open class SpringLoadedInteraction: NSObject, Interaction {
  /// Opens the view.
  public typealias ActivationHandler = (
    SpringLoadedInteraction, any SpringLoadedInteractionContext
  ) -> Void

  open private(set) weak var view: View?
  /// Decides whether a rest opens the view.
  open private(set) var interactionBehavior: any SpringLoadedInteractionBehavior
  /// Shows how far the view is in opening.
  open private(set) var interactionEffect: any SpringLoadedInteractionEffect
  let activationHandler: ActivationHandler

  /// Creates an interaction.
  ///
  /// - Parameters:
  ///   - interactionBehavior: Decides whether a rest opens the view; `nil` for the system's.
  ///   - interactionEffect: Shows how far the view is in opening; `nil` for the system's.
  ///   - activationHandler: Opens the view.
  public init(
    interactionBehavior: (any SpringLoadedInteractionBehavior)?,
    interactionEffect: (any SpringLoadedInteractionEffect)?,
    activationHandler: @escaping ActivationHandler
  ) {
    self.interactionBehavior = interactionBehavior ?? SystemSpringLoading()
    self.interactionEffect = interactionEffect ?? SystemSpringLoading()
    self.activationHandler = activationHandler
    super.init()
  }

  /// Creates an interaction with the system's behaviour and effect.
  ///
  /// - Parameter activationHandler: Opens the view.
  public convenience init(activationHandler: @escaping ActivationHandler) {
    self.init(
      interactionBehavior: nil, interactionEffect: nil, activationHandler: activationHandler)
  }

  open func willMove(to view: View?) {}
  open func didMove(to view: View?) { self.view = view }
}

/// The system's behaviour, which allows all, and its effect, which is not drawn.
private final class SystemSpringLoading: NSObject, SpringLoadedInteractionBehavior,
  SpringLoadedInteractionEffect
{
  func shouldAllow(
    _ interaction: SpringLoadedInteraction, with context: any SpringLoadedInteractionContext
  ) -> Bool { true }
  func interaction(
    _ interaction: SpringLoadedInteraction,
    didChangeWith context: any SpringLoadedInteractionContext
  ) {}
}
