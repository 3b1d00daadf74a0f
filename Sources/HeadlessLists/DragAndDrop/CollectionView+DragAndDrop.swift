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
    CollectionViewDropProposal(operation: session.usualOperation)
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
  /// Animates a drop onto an item.
  ///
  /// - Parameters:
  ///   - dragItem: What is dropped.
  ///   - indexPath: The item.
  @discardableResult
  func drop(_ dragItem: DragItem, toItemAt indexPath: IndexPath) -> any DragAnimating
  /// Animates a drop into a part of an item.
  ///
  /// - Parameters:
  ///   - dragItem: What is dropped.
  ///   - indexPath: The item.
  ///   - rect: The part of it, in points.
  @discardableResult
  func drop(
    _ dragItem: DragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any DragAnimating
  /// Animates a drop onto a view.
  ///
  /// - Parameters:
  ///   - dragItem: What is dropped.
  ///   - target: The view, and the place in it.
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

// MARK: - The collection view's face

extension CollectionView: DragAndDropList {
  package func dragItems(for session: SimulatedDragSession, at indexPath: IndexPath) -> [DragItem] {
    dragDelegate?.collectionView(self, itemsForBeginning: session, at: indexPath) ?? []
  }
  package func dragWillBegin(_ session: SimulatedDragSession) {
    guard let dragDelegate else { return }
    session.allowsMoveOperation = dragDelegate.collectionView(
      self, dragSessionAllowsMoveOperation: session)
    session.isRestrictedToDraggingApplication = dragDelegate.collectionView(
      self, dragSessionIsRestrictedToDraggingApplication: session)
    dragDelegate.collectionView(self, dragSessionWillBegin: session)
  }
  package func dragDidEnd(_ session: SimulatedDragSession) {
    dragDelegate?.collectionView(self, dragSessionDidEnd: session)
  }
  package func handlesDrop(of session: SimulatedDragSession) -> Bool {
    dropDelegate?.collectionView(self, canHandle: session) ?? false
  }
  package func dropDidEnter(_ session: SimulatedDragSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnter: session)
  }
  package func dropDidExit(_ session: SimulatedDragSession) {
    dropDelegate?.collectionView(self, dropSessionDidExit: session)
  }
  package func dropProposal(for session: SimulatedDragSession, at indexPath: IndexPath?)
    -> DropProposal
  {
    dropDelegate?.collectionView(
      self, dropSessionDidUpdate: session, withDestinationIndexPath: indexPath)
      ?? DropProposal(operation: .cancel)
  }
  package func performDrop(_ drop: PerformedDrop) {
    dropDelegate?.collectionView(self, performDropWith: CollectionViewDrop(drop))
  }
  package func dropDidEnd(_ session: SimulatedDragSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnd: session)
  }
}

/// What a delegate is handed when something is dropped.
private final class CollectionViewDrop: PerformedDrop.Coordinator, CollectionViewDropCoordinator {
  var items: [any CollectionViewDropItem] { drop.items }
  var proposal: CollectionViewDropProposal {
    drop.proposal as? CollectionViewDropProposal
      ?? CollectionViewDropProposal(operation: drop.proposal.operation)
  }

  func drop(_ dragItem: DragItem, toItemAt indexPath: IndexPath) -> any DragAnimating {
    drop.animation()
  }
  func drop(
    _ dragItem: DragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any DragAnimating {
    drop.animation()
  }
}

extension DroppedItem: CollectionViewDropItem {}
