import Foundation
import HeadlessControls
import HeadlessViews

/// The progress with which a view opens while dragged items rest over it.
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
  /// Whether dragged items that rest over the view open it.
  var isSpringLoaded: Bool { get set }
}

/// The state of dragged items that rest over a view.
///
/// Nothing creates one.
///
/// Counterpart: `UISpringLoadedInteractionContext`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol SpringLoadedInteractionContext: NSObjectProtocol {
  /// The progress with which the view opens.
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

/// An object that decides whether dragged items that rest over a view open it.
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

/// An object that shows the progress with which a view opens.
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

/// An interaction that opens a view while dragged items rest over it.
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
  /// The object that decides whether the view opens.
  open private(set) var interactionBehavior: any SpringLoadedInteractionBehavior
  /// The object that shows the progress with which the view opens.
  open private(set) var interactionEffect: any SpringLoadedInteractionEffect
  let activationHandler: ActivationHandler

  /// Creates an interaction.
  ///
  /// - Parameters:
  ///   - interactionBehavior: Decides whether the view opens; `nil` for the system's behaviour.
  ///   - interactionEffect: Shows the progress with which the view opens; `nil` for the system's
  ///     effect.
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

/// The system's behaviour, which allows everything, and its effect, which is not drawn.
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
