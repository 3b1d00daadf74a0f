import Foundation

/// Who says what is dragged out of a table.
///
/// Counterpart: `UITableViewDragDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol TableViewDragDelegate: NSObjectProtocol {
  /// What is dragged when a finger lifts a row; nothing if it cannot be dragged.
  func tableView(
    _ tableView: TableView, itemsForBeginning session: any DragSession, at indexPath: IndexPath
  ) -> [DragItem]
  /// What is added to a drag.
  func tableView(
    _ tableView: TableView, itemsForAddingTo session: any DragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [DragItem]
  /// How a row looks while it is dragged.
  func tableView(
    _ tableView: TableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> DragPreviewParameters?
  /// A drag begins.
  func tableView(_ tableView: TableView, dragSessionWillBegin session: any DragSession)
  /// A drag has ended.
  func tableView(_ tableView: TableView, dragSessionDidEnd session: any DragSession)
  /// Whether what is dragged may be moved rather than copied.
  func tableView(
    _ tableView: TableView, dragSessionAllowsMoveOperation session: any DragSession
  ) -> Bool
  /// Whether what is dragged stays in the app.
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

/// Who says what is dropped into a table.
///
/// Counterpart: `UITableViewDropDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol TableViewDropDelegate: NSObjectProtocol {
  /// What is dropped is to be taken over.
  func tableView(_ tableView: TableView, performDropWith coordinator: any TableViewDropCoordinator)
  /// Whether what is dragged is of interest.
  func tableView(_ tableView: TableView, canHandle session: any DropSession) -> Bool
  /// What is dragged has come over the table.
  func tableView(_ tableView: TableView, dropSessionDidEnter session: any DropSession)
  /// What would become of what is dragged here.
  func tableView(
    _ tableView: TableView, dropSessionDidUpdate session: any DropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> TableViewDropProposal
  /// What is dragged has left the table.
  func tableView(_ tableView: TableView, dropSessionDidExit session: any DropSession)
  /// The drag has ended.
  func tableView(_ tableView: TableView, dropSessionDidEnd session: any DropSession)
  /// How a row looks while it is dropped.
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

/// What would become of what is dragged over a table.
///
/// Counterpart: `UITableViewDropProposal`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class TableViewDropProposal: DropProposal {
  /// Where it would go. Counterpart: `UITableViewDropProposal.Intent`.
  public enum Intent: Int, Hashable, Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
  }

  /// Where it would go.
  public let intent: Intent

  /// Creates one.
  ///
  /// - Parameters:
  ///   - operation: What would become of it.
  ///   - intent: Where it would go.
  public init(operation: DropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// Creates one that does not say where it would go.
  ///
  /// - Parameter operation: What would become of it.
  public override init(operation: DropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }
}

/// What is dropped into a table, and where.
///
/// Counterpart: `UITableViewDropCoordinator`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol TableViewDropCoordinator: NSObjectProtocol {
  /// What is dropped.
  var items: [any TableViewDropItem] { get }
  /// Where it is dropped; `nil` for no row.
  var destinationIndexPath: IndexPath? { get }
  /// What was said would become of it.
  var proposal: TableViewDropProposal { get }
  /// What was dragged.
  var session: any DropSession { get }
  /// Animates a drop onto a row.
  ///
  /// - Parameters:
  ///   - dragItem: What is dropped.
  ///   - indexPath: The row.
  @discardableResult
  func drop(_ dragItem: DragItem, toRowAt indexPath: IndexPath) -> any DragAnimating
  /// Animates a drop into a part of a row.
  ///
  /// - Parameters:
  ///   - dragItem: What is dropped.
  ///   - indexPath: The row.
  ///   - rect: The part of it, in points.
  @discardableResult
  func drop(
    _ dragItem: DragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any DragAnimating
  /// Animates a drop onto a view.
  ///
  /// - Parameters:
  ///   - dragItem: What is dropped.
  ///   - target: The view, and the place in it.
  @discardableResult
  func drop(_ dragItem: DragItem, to target: PreviewTarget) -> any DragAnimating
}

/// Something that is dropped into a table.
///
/// Counterpart: `UITableViewDropItem`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol TableViewDropItem: NSObjectProtocol {
  /// What was dragged.
  var dragItem: DragItem { get }
  /// Where it comes from, if it was in this table.
  var sourceIndexPath: IndexPath? { get }
  /// How large it looks, in points.
  var previewSize: CGSize { get }
}

// MARK: - The table's face

extension TableView: DragAndDropList {
  package func dragItems(for session: SimulatedDragSession, at indexPath: IndexPath) -> [DragItem] {
    dragDelegate?.tableView(self, itemsForBeginning: session, at: indexPath) ?? []
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
    dropDelegate?.tableView(self, performDropWith: TableViewDrop(drop))
  }
  package func dropDidEnd(_ session: SimulatedDragSession) {
    dropDelegate?.tableView(self, dropSessionDidEnd: session)
  }
}

/// What a delegate is handed when something is dropped.
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
