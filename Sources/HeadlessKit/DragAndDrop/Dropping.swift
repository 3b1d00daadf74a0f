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
struct Dropping {
  let view: View
  let isEnabled: Bool
  let begin: (SimulatedDragSession, IndexPath) -> [DragItem]
  let willBegin: (SimulatedDragSession) -> Void
  let didEnd: (SimulatedDragSession) -> Void
  let canHandle: (SimulatedDragSession) -> Bool
  let enter: (SimulatedDragSession) -> Void
  let exit: (SimulatedDragSession) -> Void
  let update: (SimulatedDragSession, IndexPath?) -> DropProposal
  let perform: (PerformedDrop) -> Void
  let end: (SimulatedDragSession) -> Void
  let note: (SimulatedDragSession?) -> Void
}

/// Something that is dropped.
@MainActor
final class DroppedItem: NSObject {
  let dragItem: DragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(_ item: DragItem, from path: IndexPath?, size: CGSize) {
    dragItem = item
    sourceIndexPath = path
    previewSize = size
    super.init()
  }
}

/// A drop that a delegate carries out.
@MainActor
struct PerformedDrop {
  let items: [DroppedItem]
  let destination: IndexPath?
  let proposal: DropProposal
  let session: SimulatedDragSession
  let simulator: Simulator

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

extension Simulator {
  /// Drags an item of a collection view to a place in it, through its drag and drop delegates.
  ///
  /// - Parameters:
  ///   - indexPath: The item.
  ///   - destination: Where it is dropped; `nil` for where there is no item.
  ///   - view: The collection view.
  /// - Returns: What became of it.
  @discardableResult
  public func dragAndDrop(
    _ indexPath: IndexPath, to destination: IndexPath?, in view: CollectionView
  ) -> DragOutcome {
    dragAndDrop(
      indexPath, in: view.dropping, size: view.cellForItem(at: indexPath)?.bounds.size,
      to: destination, in: view.dropping)
  }

  /// Drags a row of a table to a place in it, through its drag and drop delegates.
  ///
  /// - Parameters:
  ///   - indexPath: The row.
  ///   - destination: Where it is dropped; `nil` for where there is no row.
  ///   - table: The table.
  /// - Returns: What became of it.
  @discardableResult
  public func dragAndDrop(
    _ indexPath: IndexPath, to destination: IndexPath?, in table: TableView
  ) -> DragOutcome {
    dragAndDrop(
      indexPath, in: table.dropping, size: table.cellForRow(at: indexPath)?.bounds.size,
      to: destination, in: table.dropping)
  }

  /// Drops what comes from somewhere else into a table.
  ///
  /// - Parameters:
  ///   - items: What comes.
  ///   - destination: Where it is dropped; `nil` for where there is no row.
  ///   - table: The table.
  /// - Returns: What became of it.
  @discardableResult
  public func drop(
    _ items: [DragItem], at destination: IndexPath?, in table: TableView
  ) -> DragOutcome {
    drop(items, at: destination, in: table.dropping)
  }

  /// Drops what comes from somewhere else into a collection view.
  ///
  /// - Parameters:
  ///   - items: What comes.
  ///   - destination: Where it is dropped; `nil` for where there is no item.
  ///   - view: The collection view.
  /// - Returns: What became of it.
  @discardableResult
  public func drop(
    _ items: [DragItem], at destination: IndexPath?, in view: CollectionView
  ) -> DragOutcome {
    drop(items, at: destination, in: view.dropping)
  }

  private func drop(
    _ items: [DragItem], at destination: IndexPath?, in list: Dropping
  ) -> DragOutcome {
    run {
      layoutIfNeeded()
      let session = SimulatedDragSession(items, isLocal: false)
      let dropped = items.map { DroppedItem($0, from: nil, size: .zero) }
      return put(dropped, session, at: destination, in: list)
    }
  }

  private func dragAndDrop(
    _ indexPath: IndexPath, in source: Dropping, size: CGSize?, to destination: IndexPath?,
    in target: Dropping
  ) -> DragOutcome {
    run {
      layoutIfNeeded()
      guard let size else {
        fatalError(
          "Simulator.dragAndDrop: \(Array(indexPath)) is not on screen in \(source.view). Show it "
            + "and scroll to it first.")
      }
      let session = SimulatedDragSession([], isLocal: true)
      guard source.isEnabled else { return .nothingToDrag }
      session.items = source.begin(session, indexPath)
      guard !session.items.isEmpty else { return .nothingToDrag }
      source.willBegin(session)
      let dropped = session.items.enumerated().map { index, item in
        DroppedItem(item, from: index == 0 ? indexPath : nil, size: size)
      }
      let outcome = put(dropped, session, at: destination, in: target)
      source.didEnd(session)
      layoutIfNeeded()
      return outcome
    }
  }

  private func put(
    _ items: [DroppedItem], _ session: SimulatedDragSession, at destination: IndexPath?,
    in target: Dropping
  ) -> DragOutcome {
    target.note(session)
    defer { target.note(nil) }
    guard target.canHandle(session) else { return .notHandled }
    target.enter(session)
    let proposal = target.update(session, destination)
    defer { target.end(session) }
    guard proposal.operation == .copy || proposal.operation == .move else {
      target.exit(session)
      return .refused
    }
    target.perform(
      PerformedDrop(
        items: items, destination: destination, proposal: proposal, session: session,
        simulator: self))
    layoutIfNeeded()
    return .dropped(proposal.operation)
  }
}
