import Foundation
import HeadlessControls
import HeadlessViews

/// An interaction with which the user drops items on a view. A test does so with
/// `Simulator.drop(_:on:)`.
///
/// Counterpart: `UIDropInteraction`.
///
/// Coverage: simulated. Kept without effect: `allowsSimultaneousDropSessions`.
@preconcurrency @MainActor
open class DropInteraction: NSObject, Interaction {
  /// The delegate. It is a weak reference.
  open private(set) weak var delegate: (any DropInteractionDelegate)?
  /// Whether several sessions may be over the view at once. Kept without effect.
  open var allowsSimultaneousDropSessions = false
  /// The view of the interaction.
  open private(set) weak var view: View?

  /// Creates an interaction.
  ///
  /// - Parameter delegate: The delegate.
  public init(delegate: any DropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: View?) {}
  open func didMove(to view: View?) { self.view = view }
}

/// The methods that handle a drop on a view.
///
/// Counterpart: `UIDropInteractionDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol DropInteractionDelegate: NSObjectProtocol {
  /// Returns whether the delegate handles a drop session.
  func dropInteraction(_ interaction: DropInteraction, canHandle session: any DropSession) -> Bool
  /// Called when a session enters the view.
  func dropInteraction(_ interaction: DropInteraction, sessionDidEnter session: any DropSession)
  /// Returns the proposal for a drop.
  func dropInteraction(
    _ interaction: DropInteraction, sessionDidUpdate session: any DropSession
  ) -> DropProposal
  /// Called when a session leaves the view.
  func dropInteraction(_ interaction: DropInteraction, sessionDidExit session: any DropSession)
  /// Performs a drop.
  func dropInteraction(_ interaction: DropInteraction, performDrop session: any DropSession)
  /// Called when the animations of a drop have ended.
  func dropInteraction(_ interaction: DropInteraction, concludeDrop session: any DropSession)
  /// Called when a session has ended, over this view or elsewhere.
  func dropInteraction(_ interaction: DropInteraction, sessionDidEnd session: any DropSession)
  /// Returns the preview that an item moves to. Nothing is drawn. Never called here.
  func dropInteraction(
    _ interaction: DropInteraction, previewForDropping item: DragItem,
    withDefault defaultPreview: TargetedDragPreview
  ) -> TargetedDragPreview?
  /// Called before an item is animated. Never called here.
  func dropInteraction(
    _ interaction: DropInteraction, item: DragItem, willAnimateDropWith animator: any DragAnimating)
}

extension DropInteractionDelegate {
  public func dropInteraction(
    _ interaction: DropInteraction, canHandle session: any DropSession
  ) -> Bool { true }
  public func dropInteraction(
    _ interaction: DropInteraction, sessionDidEnter session: any DropSession
  ) {}
  public func dropInteraction(
    _ interaction: DropInteraction, sessionDidUpdate session: any DropSession
  ) -> DropProposal { DropProposal(operation: .cancel) }
  public func dropInteraction(
    _ interaction: DropInteraction, sessionDidExit session: any DropSession
  ) {}
  public func dropInteraction(
    _ interaction: DropInteraction, performDrop session: any DropSession
  ) {}
  public func dropInteraction(
    _ interaction: DropInteraction, concludeDrop session: any DropSession
  ) {}
  public func dropInteraction(
    _ interaction: DropInteraction, sessionDidEnd session: any DropSession
  ) {}
  public func dropInteraction(
    _ interaction: DropInteraction, previewForDropping item: DragItem,
    withDefault defaultPreview: TargetedDragPreview
  ) -> TargetedDragPreview? { defaultPreview }
  public func dropInteraction(
    _ interaction: DropInteraction, item: DragItem, willAnimateDropWith animator: any DragAnimating
  ) {}
}
