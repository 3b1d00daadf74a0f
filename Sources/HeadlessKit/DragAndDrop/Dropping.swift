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
protocol DragAndDropList: ListScrollView {
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
      indexPath, to: destination, in: view, size: view.cellForItem(at: indexPath)?.bounds.size)
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
      indexPath, to: destination, in: table, size: table.cellForRow(at: indexPath)?.bounds.size)
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
    drop(items, at: destination, into: table)
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
    drop(items, at: destination, into: view)
  }

  private func drop(
    _ items: [DragItem], at destination: IndexPath?, into list: any DragAndDropList
  ) -> DragOutcome {
    run {
      layoutIfNeeded()
      let session = SimulatedDragSession(items, isLocal: false)
      let dropped = items.map { DroppedItem($0, from: nil, size: .zero) }
      return put(dropped, of: session, at: destination, into: list)
    }
  }

  private func dragAndDrop(
    _ indexPath: IndexPath, to destination: IndexPath?, in list: any DragAndDropList, size: CGSize?
  ) -> DragOutcome {
    run {
      layoutIfNeeded()
      guard let size else {
        fatalError(
          "Simulator.dragAndDrop: \(Array(indexPath)) is not on screen in \(list). Show it "
            + "and scroll to it first.")
      }
      let session = SimulatedDragSession([], isLocal: true)
      guard list.dragInteractionEnabled else { return .nothingToDrag }
      session.items = list.dragItems(for: session, at: indexPath)
      guard !session.items.isEmpty else { return .nothingToDrag }
      list.dragWillBegin(session)
      let dropped = session.items.enumerated().map { index, item in
        DroppedItem(item, from: index == 0 ? indexPath : nil, size: size)
      }
      let outcome = put(dropped, of: session, at: destination, into: list)
      list.dragDidEnd(session)
      layoutIfNeeded()
      return outcome
    }
  }

  private func put(
    _ items: [DroppedItem], of session: SimulatedDragSession, at destination: IndexPath?,
    into list: any DragAndDropList
  ) -> DragOutcome {
    list.dropSession = session
    defer { list.dropSession = nil }
    guard list.handlesDrop(of: session) else { return .notHandled }
    list.dropDidEnter(session)
    let proposal = list.dropProposal(for: session, at: destination)
    defer { list.dropDidEnd(session) }
    guard proposal.operation == .copy || proposal.operation == .move else {
      list.dropDidExit(session)
      return .refused
    }
    list.performDrop(
      PerformedDrop(
        items: items, destination: destination, proposal: proposal, session: session,
        simulator: self))
    layoutIfNeeded()
    return .dropped(proposal.operation)
  }
}
