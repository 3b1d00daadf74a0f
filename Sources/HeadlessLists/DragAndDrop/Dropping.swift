import Foundation

/// What would become of what is dragged over a view.
///
/// Counterpart: `UIDropProposal`.
///
/// Coverage: simulated. Kept without effect: `isPrecise`, `prefersFullSizePreview`.
@preconcurrency @MainActor
open class DropProposal: NSObject {
  /// What would become of it.
  public let operation: DropOperation
  /// Whether the place is exact. Kept.
  open var isPrecise = false
  /// Whether the preview is small. Kept.
  open var prefersFullSizePreview = false

  /// Creates one.
  ///
  /// - Parameter operation: What would become of it.
  public init(operation: DropOperation) {
    self.operation = operation
    super.init()
  }
}

/// Lets changes be made while something flies to its place.
///
/// Counterpart: `UIDragAnimating`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol DragAnimating: NSObjectProtocol {
  /// Makes changes.
  ///
  /// - Parameter animations: The changes.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Does something when it has arrived.
  ///
  /// - Parameter completion: What is done.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Everything that a drag asks and tells of one list.
@MainActor
package struct Dropping {
  package let view: View
  package let isEnabled: Bool
  package let begin: (SimulatedDragSession, IndexPath) -> [DragItem]
  package let willBegin: (SimulatedDragSession) -> Void
  package let didEnd: (SimulatedDragSession) -> Void
  package let canHandle: (SimulatedDragSession) -> Bool
  package let enter: (SimulatedDragSession) -> Void
  package let exit: (SimulatedDragSession) -> Void
  package let update: (SimulatedDragSession, IndexPath?) -> DropProposal
  package let perform: (PerformedDrop) -> Void
  package let end: (SimulatedDragSession) -> Void
  package let note: (SimulatedDragSession?) -> Void
}

/// Something that is dropped.
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

/// A drop that a delegate carries out.
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

  func fly() -> any DragAnimating { Flight(on: simulator) }
}

/// Something on its way to its place.
@MainActor
private final class Flight: NSObject, DragAnimating {
  private let simulator: Simulator

  init(on simulator: Simulator) {
    self.simulator = simulator
    super.init()
  }

  func addAnimations(_ animations: @escaping () -> Void) { animations() }
  func addCompletion(_ completion: @escaping () -> Void) {
    simulator.perform(simulator.allowsAnimations, "end of a drop", duration: 0.3) { completion() }
  }
}

/// What became of a drag.
public enum DragOutcome: Hashable, Sendable {
  /// Nothing could be dragged.
  case nothingToDrag
  /// The list does not take it.
  case notHandled
  /// The list said that nothing would become of it.
  case refused
  /// It was dropped.
  case dropped(DropOperation)
}
