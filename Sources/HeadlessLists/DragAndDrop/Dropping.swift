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

/// What a drag asks and tells of a list. Each of the two faces passes it on to its delegates.
@MainActor
package protocol DragAndDropList: ListScrollView {
  func dragItems(for session: SimulatedDragSession, at indexPath: IndexPath) -> [DragItem]
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
  /// Whether something is dragged out of this list.
  public var hasActiveDrag: Bool { dropSession?.localDragSession != nil }
  /// Whether something is dragged over this list.
  public var hasActiveDrop: Bool { dropSession != nil }
}

extension DropSession {
  /// What becomes of a drop when the delegate does not say: what comes from here is moved.
  var usualOperation: DropOperation { localDragSession == nil ? .copy : .move }
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

  func animation() -> any DragAnimating { DropAnimation(on: simulator) }

  /// The part of a coordinator that both kinds of list share.
  @MainActor
  class Coordinator: NSObject {
    let drop: PerformedDrop

    init(_ drop: PerformedDrop) {
      self.drop = drop
      super.init()
    }

    var destinationIndexPath: IndexPath? { drop.destination }
    var session: any DropSession { drop.session }

    func drop(_ dragItem: DragItem, to target: PreviewTarget) -> any DragAnimating {
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
