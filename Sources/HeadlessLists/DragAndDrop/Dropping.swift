import Foundation

/// The proposal for a drop over a view.
///
/// Counterpart: `UIDropProposal`.
///
/// Coverage: simulated. Kept without effect: `isPrecise`, `prefersFullSizePreview`.
@preconcurrency @MainActor
open class DropProposal: NSObject {
  /// The proposed operation.
  open private(set) var operation: DropOperation
  /// Whether the position is exact. It is stored but has no effect.
  open var isPrecise = false
  /// Whether the preview has full size. It is stored but has no effect.
  open var prefersFullSizePreview = false

  /// Creates a proposal.
  ///
  /// - Parameter operation: The proposed operation.
  public init(operation: DropOperation) {
    self.operation = operation
    super.init()
  }
}

/// The animation of a drop, to which a client can add changes.
///
/// Counterpart: `UIDragAnimating`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol DragAnimating: NSObjectProtocol {
  /// Adds changes to the animation.
  ///
  /// - Parameter animations: The changes.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a completion, which is called after the animation.
  ///
  /// - Parameter completion: The closure to call, with the position at which the animation ended.
  func addCompletion(_ completion: @escaping (ViewAnimatingPosition) -> Void)
}

/// The drag and drop methods of a list, which each kind of list forwards to its delegates.
@MainActor
package protocol DragAndDropList: ListScrollView {
  func dragItems(for session: SimulatedDragSession, at indexPath: IndexPath) -> [DragItem]
  func dragItems(addedTo session: SimulatedDragSession, at indexPath: IndexPath, point: CGPoint)
    -> [DragItem]
  func dragWillBegin(_ session: SimulatedDragSession)
  func dragDidEnd(_ session: SimulatedDragSession)
  func handlesDrop(of session: SimulatedDragSession) -> Bool
  func dropDidEnter(_ session: SimulatedDragSession)
  func dropDidExit(_ session: SimulatedDragSession)
  func dropProposal(for session: SimulatedDragSession, at indexPath: IndexPath?) -> DropProposal
  func performDrop(_ drop: PerformedDrop)
  func dropDidEnd(_ session: SimulatedDragSession)
}

extension ListScrollView {
  /// Whether a drag from this list is in progress.
  public var hasActiveDrag: Bool { dropSession?.localDragSession != nil }
  /// Whether a drag over this list is in progress.
  public var hasActiveDrop: Bool { dropSession != nil }
}

extension DropSession {
  /// The operation of a drop if the delegate does not choose one: items from this app are moved.
  var usualOperation: DropOperation { localDragSession == nil ? .copy : .move }
}

/// A dropped item.
@MainActor
package final class DroppedItem: NSObject {
  package let dragItem: DragItem
  package let sourceIndexPath: IndexPath?
  package let previewSize: CGSize

  package init(_ item: DragItem, from path: IndexPath?, size: CGSize) {
    dragItem = item
    sourceIndexPath = path
    previewSize = size
    super.init()
  }
}

/// A drop that a delegate performs.
@MainActor
package struct PerformedDrop {
  let items: [DroppedItem]
  let destination: IndexPath?
  let proposal: DropProposal
  let session: SimulatedDragSession
  let simulator: Simulator

  package init(
    items: [DroppedItem], destination: IndexPath?, proposal: DropProposal,
    session: SimulatedDragSession, simulator: Simulator
  ) {
    self.items = items
    self.destination = destination
    self.proposal = proposal
    self.session = session
    self.simulator = simulator
  }

  func animation() -> any DragAnimating { DropAnimation(on: simulator) }

  /// The part of a coordinator that both kinds of list share.
  @MainActor
  class Coordinator: NSObject {
    let drop: PerformedDrop
    private(set) weak var list: ListScrollView?

    init(_ drop: PerformedDrop, over list: ListScrollView) {
      self.drop = drop
      self.list = list
      super.init()
    }

    var destinationIndexPath: IndexPath? { drop.destination }
    var session: any DropSession { drop.session }

    func drop(_ dragItem: DragItem, to target: DragPreviewTarget) -> any DragAnimating {
      drop.animation()
    }
  }
}

/// The animation of a drop.
@MainActor
private final class DropAnimation: NSObject, DragAnimating {
  private let simulator: Simulator

  init(on simulator: Simulator) {
    self.simulator = simulator
    super.init()
  }

  func addAnimations(_ animations: @escaping () -> Void) { animations() }
  func addCompletion(_ completion: @escaping (ViewAnimatingPosition) -> Void) {
    simulator.perform(simulator.allowsAnimations, "end of a drop", duration: 0.3) {
      completion(.end)
    }
  }
}

/// The outcome of a drag.
public enum DragOutcome: Hashable, Sendable {
  /// There was nothing to drag.
  case nothingToDrag
  /// The list does not handle the drop.
  case notHandled
  /// The list refused the drop.
  case refused
  /// The items were dropped.
  case dropped(DropOperation)
}
