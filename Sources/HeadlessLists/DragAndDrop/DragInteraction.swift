import Foundation
import HeadlessControls
import HeadlessViews

/// An interaction with which the user drags items out of a view. A test does so with
/// `Simulator.dragAndDrop(_:to:)`.
///
/// Counterpart: `UIDragInteraction`.
///
/// Coverage: simulated. Kept without effect: `allowsSimultaneousRecognitionDuringLift`.
@preconcurrency @MainActor
open class DragInteraction: NSObject, Interaction {
  /// The delegate. It is a weak reference.
  open private(set) weak var delegate: (any DragInteractionDelegate)?
  /// Whether items can be dragged. As on a phone, the default is `false`.
  open var isEnabled: Bool
  /// Whether gestures are recognised while the items are lifted. Kept without effect.
  open var allowsSimultaneousRecognitionDuringLift = false
  /// The view of the interaction.
  open private(set) weak var view: View?

  /// Creates an interaction.
  ///
  /// - Parameter delegate: The delegate.
  public init(delegate: any DragInteractionDelegate) {
    self.delegate = delegate
    isEnabled = Self.isEnabledByDefault
    super.init()
  }

  /// Whether new interactions are enabled, which they are on an iPad only.
  open class var isEnabledByDefault: Bool {
    Simulator.current.traitCollection.userInterfaceIdiom == .pad
  }

  open func willMove(to view: View?) {}
  open func didMove(to view: View?) { self.view = view }
}

/// The methods that provide the items of a drag from a view.
///
/// Counterpart: `UIDragInteractionDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol DragInteractionDelegate: NSObjectProtocol {
  /// Returns the drag items; none if nothing can be dragged.
  func dragInteraction(
    _ interaction: DragInteraction, itemsForBeginning session: any DragSession
  ) -> [DragItem]
  /// Returns the preview of a lifted item. Nothing is drawn. Never called here.
  func dragInteraction(
    _ interaction: DragInteraction, previewForLifting item: DragItem, session: any DragSession
  ) -> TargetedDragPreview?
  /// Called before the items are lifted. Never called here.
  func dragInteraction(
    _ interaction: DragInteraction, willAnimateLiftWith animator: any DragAnimating,
    session: any DragSession)
  /// Called before the drag begins.
  func dragInteraction(_ interaction: DragInteraction, sessionWillBegin session: any DragSession)
  /// Returns whether the items may be moved rather than copied.
  func dragInteraction(
    _ interaction: DragInteraction, sessionAllowsMoveOperation session: any DragSession
  ) -> Bool
  /// Returns whether the items may not leave the app.
  func dragInteraction(
    _ interaction: DragInteraction,
    sessionIsRestrictedToDraggingApplication session: any DragSession
  ) -> Bool
  /// Called before the drag ends.
  func dragInteraction(
    _ interaction: DragInteraction, session: any DragSession, willEndWith operation: DropOperation)
  /// Called when the drag has ended.
  func dragInteraction(
    _ interaction: DragInteraction, session: any DragSession, didEndWith operation: DropOperation)
}

extension DragInteractionDelegate {
  public func dragInteraction(
    _ interaction: DragInteraction, previewForLifting item: DragItem, session: any DragSession
  ) -> TargetedDragPreview? { nil }
  public func dragInteraction(
    _ interaction: DragInteraction, willAnimateLiftWith animator: any DragAnimating,
    session: any DragSession
  ) {}
  public func dragInteraction(
    _ interaction: DragInteraction, sessionWillBegin session: any DragSession
  ) {}
  public func dragInteraction(
    _ interaction: DragInteraction, sessionAllowsMoveOperation session: any DragSession
  ) -> Bool { true }
  public func dragInteraction(
    _ interaction: DragInteraction,
    sessionIsRestrictedToDraggingApplication session: any DragSession
  ) -> Bool { false }
  public func dragInteraction(
    _ interaction: DragInteraction, session: any DragSession, willEndWith operation: DropOperation
  ) {}
  public func dragInteraction(
    _ interaction: DragInteraction, session: any DragSession, didEndWith operation: DropOperation
  ) {}
}
