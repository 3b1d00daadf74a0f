import Foundation

/// The delegate that provides the items dragged out of a table.
///
/// Counterpart: `UITableViewDragDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol TableViewDragDelegate: NSObjectProtocol {
  /// Returns the drag items for a row; empty if it cannot be dragged.
  func tableView(
    _ tableView: TableView, itemsForBeginning session: any DragSession, at indexPath: IndexPath
  ) -> [DragItem]
  /// Returns the drag items to add to a drag session.
  func tableView(
    _ tableView: TableView, itemsForAddingTo session: any DragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [DragItem]
  /// Returns the appearance of a row while it is dragged. Never called here.
  func tableView(
    _ tableView: TableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> DragPreviewParameters?
  /// Called before a drag session begins.
  func tableView(_ tableView: TableView, dragSessionWillBegin session: any DragSession)
  /// Called after a drag session ends.
  func tableView(_ tableView: TableView, dragSessionDidEnd session: any DragSession)
  /// Returns whether the dragged items may be moved rather than copied.
  func tableView(
    _ tableView: TableView, dragSessionAllowsMoveOperation session: any DragSession
  ) -> Bool
  /// Returns whether the dragged items may not leave the app.
  func tableView(
    _ tableView: TableView, dragSessionIsRestrictedToDraggingApplication session: any DragSession
  ) -> Bool
}

extension TableViewDragDelegate {
  public func tableView(
    _ tableView: TableView, itemsForAddingTo session: any DragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [DragItem] { [] }
  public func tableView(
    _ tableView: TableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> DragPreviewParameters? { nil }
  public func tableView(_ tableView: TableView, dragSessionWillBegin session: any DragSession) {}
  public func tableView(_ tableView: TableView, dragSessionDidEnd session: any DragSession) {}
  public func tableView(
    _ tableView: TableView, dragSessionAllowsMoveOperation session: any DragSession
  ) -> Bool { true }
  public func tableView(
    _ tableView: TableView, dragSessionIsRestrictedToDraggingApplication session: any DragSession
  ) -> Bool { false }
}

/// The delegate that handles drops into a table.
///
/// Counterpart: `UITableViewDropDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol TableViewDropDelegate: NSObjectProtocol {
  /// Performs a drop.
  func tableView(_ tableView: TableView, performDropWith coordinator: any TableViewDropCoordinator)
  /// Returns whether the delegate handles a drop session.
  func tableView(_ tableView: TableView, canHandle session: any DropSession) -> Bool
  /// Called after a drop session enters the table.
  func tableView(_ tableView: TableView, dropSessionDidEnter session: any DropSession)
  /// Returns the proposal for a drop at the current position.
  func tableView(
    _ tableView: TableView, dropSessionDidUpdate session: any DropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> TableViewDropProposal
  /// Called after a drop session leaves the table.
  func tableView(_ tableView: TableView, dropSessionDidExit session: any DropSession)
  /// Called after a drop session ends.
  func tableView(_ tableView: TableView, dropSessionDidEnd session: any DropSession)
  /// Returns the appearance of a row while it is dropped. Never called here.
  func tableView(
    _ tableView: TableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> DragPreviewParameters?
}

extension TableViewDropDelegate {
  public func tableView(_ tableView: TableView, canHandle session: any DropSession) -> Bool { true }
  public func tableView(_ tableView: TableView, dropSessionDidEnter session: any DropSession) {}
  public func tableView(
    _ tableView: TableView, dropSessionDidUpdate session: any DropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> TableViewDropProposal {
    TableViewDropProposal(operation: session.usualOperation)
  }
  public func tableView(_ tableView: TableView, dropSessionDidExit session: any DropSession) {}
  public func tableView(_ tableView: TableView, dropSessionDidEnd session: any DropSession) {}
  public func tableView(
    _ tableView: TableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> DragPreviewParameters? { nil }
}

/// The proposal for a drop into a table.
///
/// Counterpart: `UITableViewDropProposal`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class TableViewDropProposal: DropProposal {
  /// The intended position of the drop.
  ///
  /// Counterpart: `UITableViewDropProposal.Intent`.
  public enum Intent: Int, Hashable, Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
  }

  /// The intended position of the drop.
  open private(set) var intent: Intent

  /// Creates a proposal.
  ///
  /// - Parameters:
  ///   - operation: The proposed operation.
  ///   - intent: The intended position of the drop.
  public init(operation: DropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// Creates a proposal without an intended position.
  ///
  /// - Parameter operation: The proposed operation.
  public override init(operation: DropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }
}

/// The coordinator of a drop into a table: the items and their destination.
///
/// Counterpart: `UITableViewDropCoordinator`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol TableViewDropCoordinator: NSObjectProtocol {
  /// The dropped items.
  var items: [any TableViewDropItem] { get }
  /// The destination; `nil` if it is not a row.
  var destinationIndexPath: IndexPath? { get }
  /// The proposal that the delegate returned.
  var proposal: TableViewDropProposal { get }
  /// The drop session.
  var session: any DropSession { get }
  /// Animates a drop onto a row.
  ///
  /// - Parameters:
  ///   - dragItem: The dropped item.
  ///   - indexPath: The row.
  @discardableResult
  func drop(_ dragItem: DragItem, toRowAt indexPath: IndexPath) -> any DragAnimating
  /// Animates a drop into a part of a row.
  ///
  /// - Parameters:
  ///   - dragItem: The dropped item.
  ///   - indexPath: The row.
  ///   - rect: The part of it, in points.
  @discardableResult
  func drop(
    _ dragItem: DragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any DragAnimating
  /// Animates a drop onto a view.
  ///
  /// - Parameters:
  ///   - dragItem: The dropped item.
  ///   - target: The view, and the position in it.
  @discardableResult
  func drop(_ dragItem: DragItem, to target: DragPreviewTarget) -> any DragAnimating
  /// Drops an item onto a placeholder, whose data is loaded later.
  ///
  /// - Parameters:
  ///   - dragItem: The dropped item.
  ///   - placeholder: The placeholder for the new row.
  /// - Returns: The context that inserts the row or removes the placeholder.
  func drop(
    _ dragItem: DragItem, to placeholder: TableViewDropPlaceholder
  ) -> any TableViewDropPlaceholderContext
}

/// An item that is dropped into a table.
///
/// Counterpart: `UITableViewDropItem`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol TableViewDropItem: NSObjectProtocol {
  /// The drag item.
  var dragItem: DragItem { get }
  /// The source of the item, if it was in this table.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the preview, in points.
  var previewSize: CGSize { get }
}

// MARK: - Tables

extension TableView: DragAndDropList {
  package func dragItems(for session: SimulatedDragSession, at indexPath: IndexPath) -> [DragItem] {
    dragDelegate?.tableView(self, itemsForBeginning: session, at: indexPath) ?? []
  }
  package func dragItems(
    addedTo session: SimulatedDragSession, at indexPath: IndexPath, point: CGPoint
  )
    -> [DragItem]
  {
    dragDelegate?.tableView(self, itemsForAddingTo: session, at: indexPath, point: point) ?? []
  }
  package func dragWillBegin(_ session: SimulatedDragSession) {
    guard let dragDelegate else { return }
    session.allowsMoveOperation = dragDelegate.tableView(
      self, dragSessionAllowsMoveOperation: session)
    session.isRestrictedToDraggingApplication = dragDelegate.tableView(
      self, dragSessionIsRestrictedToDraggingApplication: session)
    dragDelegate.tableView(self, dragSessionWillBegin: session)
  }
  package func dragDidEnd(_ session: SimulatedDragSession) {
    dragDelegate?.tableView(self, dragSessionDidEnd: session)
  }
  package func handlesDrop(of session: SimulatedDragSession) -> Bool {
    dropDelegate?.tableView(self, canHandle: session) ?? false
  }
  package func dropDidEnter(_ session: SimulatedDragSession) {
    dropDelegate?.tableView(self, dropSessionDidEnter: session)
  }
  package func dropDidExit(_ session: SimulatedDragSession) {
    dropDelegate?.tableView(self, dropSessionDidExit: session)
  }
  package func dropProposal(for session: SimulatedDragSession, at indexPath: IndexPath?)
    -> DropProposal
  {
    dropDelegate?.tableView(
      self, dropSessionDidUpdate: session, withDestinationIndexPath: indexPath)
      ?? DropProposal(operation: .cancel)
  }
  package func performDrop(_ drop: PerformedDrop) {
    dropDelegate?.tableView(self, performDropWith: TableViewDrop(drop, over: self))
  }
  package func dropDidEnd(_ session: SimulatedDragSession) {
    dropDelegate?.tableView(self, dropSessionDidEnd: session)
  }
}

/// The coordinator that is passed to the drop delegate.
private final class TableViewDrop: PerformedDrop.Coordinator, TableViewDropCoordinator {
  var items: [any TableViewDropItem] { drop.items }
  var proposal: TableViewDropProposal {
    drop.proposal as? TableViewDropProposal
      ?? TableViewDropProposal(operation: drop.proposal.operation)
  }

  func drop(_ dragItem: DragItem, toRowAt indexPath: IndexPath) -> any DragAnimating {
    drop.animation()
  }
  func drop(
    _ dragItem: DragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any DragAnimating {
    drop.animation()
  }
}

extension DroppedItem: TableViewDropItem {}
