import Foundation

/// Who says what is dragged out of a collection view.
///
/// Counterpart: `UICollectionViewDragDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol CollectionViewDragDelegate: NSObjectProtocol {
  /// What is dragged when a finger lifts an item; nothing if it cannot be dragged.
  func collectionView(
    _ collectionView: CollectionView, itemsForBeginning session: any DragSession,
    at indexPath: IndexPath
  ) -> [DragItem]
  /// What is added to a drag.
  func collectionView(
    _ collectionView: CollectionView, itemsForAddingTo session: any DragSession,
    at indexPath: IndexPath,
    point: CGPoint
  ) -> [DragItem]
  /// How an item looks while it is dragged.
  func collectionView(
    _ collectionView: CollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> DragPreviewParameters?
  /// A drag begins.
  func collectionView(
    _ collectionView: CollectionView, dragSessionWillBegin session: any DragSession)
  /// A drag has ended.
  func collectionView(_ collectionView: CollectionView, dragSessionDidEnd session: any DragSession)
  /// Whether what is dragged may be moved rather than copied.
  func collectionView(
    _ collectionView: CollectionView, dragSessionAllowsMoveOperation session: any DragSession
  ) -> Bool
  /// Whether what is dragged stays in the app.
  func collectionView(
    _ collectionView: CollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any DragSession
  ) -> Bool
}

extension CollectionViewDragDelegate {
  public func collectionView(
    _ collectionView: CollectionView, itemsForAddingTo session: any DragSession,
    at indexPath: IndexPath,
    point: CGPoint
  ) -> [DragItem] { [] }
  public func collectionView(
    _ collectionView: CollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> DragPreviewParameters? { nil }
  public func collectionView(
    _ collectionView: CollectionView, dragSessionWillBegin session: any DragSession
  ) {}
  public func collectionView(
    _ collectionView: CollectionView, dragSessionDidEnd session: any DragSession
  ) {}
  public func collectionView(
    _ collectionView: CollectionView, dragSessionAllowsMoveOperation session: any DragSession
  ) -> Bool { true }
  public func collectionView(
    _ collectionView: CollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any DragSession
  ) -> Bool { false }
}

/// Who says what is dropped into a collection view.
///
/// Counterpart: `UICollectionViewDropDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol CollectionViewDropDelegate: NSObjectProtocol {
  /// What is dropped is to be taken over.
  func collectionView(
    _ collectionView: CollectionView, performDropWith coordinator: any CollectionViewDropCoordinator
  )
  /// Whether what is dragged is of interest.
  func collectionView(_ collectionView: CollectionView, canHandle session: any DropSession) -> Bool
  /// What is dragged has come over the collection view.
  func collectionView(
    _ collectionView: CollectionView, dropSessionDidEnter session: any DropSession)
  /// What would become of what is dragged here.
  func collectionView(
    _ collectionView: CollectionView, dropSessionDidUpdate session: any DropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> CollectionViewDropProposal
  /// What is dragged has left the collection view.
  func collectionView(_ collectionView: CollectionView, dropSessionDidExit session: any DropSession)
  /// The drag has ended.
  func collectionView(_ collectionView: CollectionView, dropSessionDidEnd session: any DropSession)
  /// How an item looks while it is dropped.
  func collectionView(
    _ collectionView: CollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> DragPreviewParameters?
}

extension CollectionViewDropDelegate {
  public func collectionView(_ collectionView: CollectionView, canHandle session: any DropSession)
    -> Bool
  { true }
  public func collectionView(
    _ collectionView: CollectionView, dropSessionDidEnter session: any DropSession
  ) {}
  public func collectionView(
    _ collectionView: CollectionView, dropSessionDidUpdate session: any DropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> CollectionViewDropProposal {
    CollectionViewDropProposal(operation: session.localDragSession == nil ? .copy : .move)
  }
  public func collectionView(
    _ collectionView: CollectionView, dropSessionDidExit session: any DropSession
  ) {}
  public func collectionView(
    _ collectionView: CollectionView, dropSessionDidEnd session: any DropSession
  ) {}
  public func collectionView(
    _ collectionView: CollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> DragPreviewParameters? { nil }
}

/// What would become of what is dragged over a collection view.
///
/// Counterpart: `UICollectionViewDropProposal`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class CollectionViewDropProposal: DropProposal {
  /// Where it would go. Counterpart: `UICollectionViewDropProposal.Intent`.
  public enum Intent: Int, Hashable, Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
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

/// What is dropped into a collection view, and where.
///
/// Counterpart: `UICollectionViewDropCoordinator`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol CollectionViewDropCoordinator: NSObjectProtocol {
  /// What is dropped.
  var items: [any CollectionViewDropItem] { get }
  /// Where it is dropped; `nil` for no item.
  var destinationIndexPath: IndexPath? { get }
  /// What was said would become of it.
  var proposal: CollectionViewDropProposal { get }
  /// What was dragged.
  var session: any DropSession { get }
  /// Lets something fly to an item.
  ///
  /// - Parameters:
  ///   - dragItem: What flies.
  ///   - indexPath: Where to.
  @discardableResult
  func drop(_ dragItem: DragItem, toItemAt indexPath: IndexPath) -> any DragAnimating
  /// Lets something fly into an item.
  ///
  /// - Parameters:
  ///   - dragItem: What flies.
  ///   - indexPath: Where to.
  ///   - rect: The part of it, in points.
  @discardableResult
  func drop(
    _ dragItem: DragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any DragAnimating
  /// Lets something fly to a view.
  ///
  /// - Parameters:
  ///   - dragItem: What flies.
  ///   - target: Where to.
  @discardableResult
  func drop(_ dragItem: DragItem, to target: PreviewTarget) -> any DragAnimating
}

/// Something that is dropped into a collection view.
///
/// Counterpart: `UICollectionViewDropItem`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol CollectionViewDropItem: NSObjectProtocol {
  /// What was dragged.
  var dragItem: DragItem { get }
  /// Where it comes from, if it was in this collection view.
  var sourceIndexPath: IndexPath? { get }
  /// How large it looks, in points.
  var previewSize: CGSize { get }
}

private final class CollectionViewDragState {
  weak var dragDelegate: (any CollectionViewDragDelegate)?
  weak var dropDelegate: (any CollectionViewDropDelegate)?
  var isEnabled = true
  var active: SimulatedDragSession?
}

extension CollectionView {
  private var dragState: CollectionViewDragState { kept { CollectionViewDragState() } }

  /// Who says what is dragged.
  public weak var dragDelegate: (any CollectionViewDragDelegate)? {
    get { dragState.dragDelegate }
    set { dragState.dragDelegate = newValue }
  }
  /// Who says what is dropped.
  public weak var dropDelegate: (any CollectionViewDropDelegate)? {
    get { dragState.dropDelegate }
    set { dragState.dropDelegate = newValue }
  }
  /// Whether a finger can drag at all.
  public var dragInteractionEnabled: Bool {
    get { dragState.isEnabled }
    set { dragState.isEnabled = newValue }
  }
  /// Whether something is dragged out of this collection view.
  public var hasActiveDrag: Bool { dragState.active?.localDragSession != nil }
  /// Whether something is dragged over this collection view.
  public var hasActiveDrop: Bool { dragState.active != nil }

  /// Everything that a drag asks and tells of this collection view.
  package var dropping: Dropping {
    Dropping(
      view: self,
      isEnabled: dragInteractionEnabled,
      begin: { [weak dragDelegate] session, path in
        dragDelegate?.collectionView(self, itemsForBeginning: session, at: path) ?? []
      },
      willBegin: { [weak dragDelegate] session in
        guard let dragDelegate else { return }
        session.allowsMoveOperation = dragDelegate.collectionView(
          self, dragSessionAllowsMoveOperation: session)
        session.isRestrictedToDraggingApplication = dragDelegate.collectionView(
          self, dragSessionIsRestrictedToDraggingApplication: session)
        dragDelegate.collectionView(self, dragSessionWillBegin: session)
      },
      didEnd: { [weak dragDelegate] in dragDelegate?.collectionView(self, dragSessionDidEnd: $0) },
      canHandle: { [weak dropDelegate] in
        dropDelegate?.collectionView(self, canHandle: $0) ?? false
      },
      enter: { [weak dropDelegate] in dropDelegate?.collectionView(self, dropSessionDidEnter: $0) },
      exit: { [weak dropDelegate] in dropDelegate?.collectionView(self, dropSessionDidExit: $0) },
      update: { [weak dropDelegate] session, path in
        dropDelegate?.collectionView(
          self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
          ?? DropProposal(operation: .cancel)
      },
      perform: { [weak dropDelegate] drop in
        dropDelegate?.collectionView(self, performDropWith: CollectionViewDrop(drop))
      },
      end: { [weak dropDelegate] in dropDelegate?.collectionView(self, dropSessionDidEnd: $0) },
      note: { self.dragState.active = $0 })
  }
}

/// What a delegate is handed when something is dropped.
@MainActor
private final class CollectionViewDrop: NSObject, CollectionViewDropCoordinator {
  private let drop: PerformedDrop

  init(_ drop: PerformedDrop) {
    self.drop = drop
    super.init()
  }

  var items: [any CollectionViewDropItem] { drop.items }
  var destinationIndexPath: IndexPath? { drop.destination }
  var session: any DropSession { drop.session }
  var proposal: CollectionViewDropProposal {
    drop.proposal as? CollectionViewDropProposal
      ?? CollectionViewDropProposal(operation: drop.proposal.operation)
  }

  func drop(_ dragItem: DragItem, toItemAt indexPath: IndexPath) -> any DragAnimating {
    drop.fly()
  }
  func drop(
    _ dragItem: DragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any DragAnimating { drop.fly() }
  func drop(_ dragItem: DragItem, to target: PreviewTarget) -> any DragAnimating { drop.fly() }
}

extension DroppedItem: CollectionViewDropItem {}
