import Foundation

/// An interaction that can be added to a view.
///
/// Counterpart: `UIInteraction`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol Interaction: NSObjectProtocol {
  /// The view of the interaction.
  var view: View? { get }
  /// Called when the view of the interaction is about to change.
  ///
  /// - Parameter view: The new view; `nil` on removal.
  func willMove(to view: View?)
  /// Called when the view of the interaction has changed.
  ///
  /// - Parameter view: The new view; `nil` on removal.
  func didMove(to view: View?)
}

final class InteractionState {
  var interactions: [any Interaction] = []
}
