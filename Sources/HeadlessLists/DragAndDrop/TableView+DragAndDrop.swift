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
    TableViewDropProposal(operation: session.localDragSession == nil ? .copy : .move)
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
  /// Lets something fly to a row.
  ///
  /// - Parameters:
  ///   - dragItem: What flies.
  ///   - indexPath: Where to.
  @discardableResult
  func drop(_ dragItem: DragItem, toRowAt indexPath: IndexPath) -> any DragAnimating
  /// Lets something fly into a row.
  ///
  /// - Parameters:
  ///   - dragItem: What flies.
  ///   - indexPath: Where to.
  ///   - rect: The part of it, in points.
  @discardableResult
  func drop(
    _ dragItem: DragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any DragAnimating
  /// Lets something fly to a view.
  ///
  /// - Parameters:
  ///   - dragItem: What flies.
  ///   - target: Where to.
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

private final class TableViewDragState {
  weak var dragDelegate: (any TableViewDragDelegate)?
  weak var dropDelegate: (any TableViewDropDelegate)?
  var isEnabled = true
  var active: SimulatedDragSession?
}

extension TableView {
  private var dragState: TableViewDragState { kept { TableViewDragState() } }

  /// Who says what is dragged.
  public weak var dragDelegate: (any TableViewDragDelegate)? {
    get { dragState.dragDelegate }
    set { dragState.dragDelegate = newValue }
  }
  /// Who says what is dropped.
  public weak var dropDelegate: (any TableViewDropDelegate)? {
    get { dragState.dropDelegate }
    set { dragState.dropDelegate = newValue }
  }
  /// Whether a finger can drag at all.
  public var dragInteractionEnabled: Bool {
    get { dragState.isEnabled }
    set { dragState.isEnabled = newValue }
  }
  /// Whether something is dragged out of this table.
  public var hasActiveDrag: Bool { dragState.active?.localDragSession != nil }
  /// Whether something is dragged over this table.
  public var hasActiveDrop: Bool { dragState.active != nil }

  /// Everything that a drag asks and tells of this table.
  package var dropping: Dropping {
    Dropping(
      view: self,
      isEnabled: dragInteractionEnabled,
      begin: { [weak dragDelegate] session, path in
        dragDelegate?.tableView(self, itemsForBeginning: session, at: path) ?? []
      },
      willBegin: { [weak dragDelegate] session in
        guard let dragDelegate else { return }
        session.allowsMoveOperation = dragDelegate.tableView(
          self, dragSessionAllowsMoveOperation: session)
        session.isRestrictedToDraggingApplication = dragDelegate.tableView(
          self, dragSessionIsRestrictedToDraggingApplication: session)
        dragDelegate.tableView(self, dragSessionWillBegin: session)
      },
      didEnd: { [weak dragDelegate] in dragDelegate?.tableView(self, dragSessionDidEnd: $0) },
      canHandle: { [weak dropDelegate] in
        dropDelegate?.tableView(self, canHandle: $0) ?? false
      },
      enter: { [weak dropDelegate] in dropDelegate?.tableView(self, dropSessionDidEnter: $0) },
      exit: { [weak dropDelegate] in dropDelegate?.tableView(self, dropSessionDidExit: $0) },
      update: { [weak dropDelegate] session, path in
        dropDelegate?.tableView(
          self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
          ?? DropProposal(operation: .cancel)
      },
      perform: { [weak dropDelegate] drop in
        dropDelegate?.tableView(self, performDropWith: TableViewDrop(drop))
      },
      end: { [weak dropDelegate] in dropDelegate?.tableView(self, dropSessionDidEnd: $0) },
      note: { self.dragState.active = $0 })
  }
}

/// What a delegate is handed when something is dropped.
@MainActor
private final class TableViewDrop: NSObject, TableViewDropCoordinator {
  private let drop: PerformedDrop

  init(_ drop: PerformedDrop) {
    self.drop = drop
    super.init()
  }

  var items: [any TableViewDropItem] { drop.items }
  var destinationIndexPath: IndexPath? { drop.destination }
  var session: any DropSession { drop.session }
  var proposal: TableViewDropProposal {
    drop.proposal as? TableViewDropProposal
      ?? TableViewDropProposal(operation: drop.proposal.operation)
  }

  func drop(_ dragItem: DragItem, toRowAt indexPath: IndexPath) -> any DragAnimating {
    drop.fly()
  }
  func drop(
    _ dragItem: DragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any DragAnimating { drop.fly() }
  func drop(_ dragItem: DragItem, to target: PreviewTarget) -> any DragAnimating { drop.fly() }
}

extension DroppedItem: TableViewDropItem {}
