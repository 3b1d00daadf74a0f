import Foundation

/// The delegate that provides the items dragged out of a collection view.
///
/// Counterpart: `UICollectionViewDragDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol CollectionViewDragDelegate: NSObjectProtocol {
  /// Returns the drag items for an item; empty if it cannot be dragged.
  func collectionView(
    _ collectionView: CollectionView, itemsForBeginning session: any DragSession,
    at indexPath: IndexPath
  ) -> [DragItem]
  /// Returns the drag items to add to a drag session.
  func collectionView(
    _ collectionView: CollectionView, itemsForAddingTo session: any DragSession,
    at indexPath: IndexPath,
    point: CGPoint
  ) -> [DragItem]
  /// Returns the appearance of an item while it is dragged. Never called here.
  func collectionView(
    _ collectionView: CollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> DragPreviewParameters?
  /// Called before a drag session begins.
  func collectionView(
    _ collectionView: CollectionView, dragSessionWillBegin session: any DragSession)
  /// Called after a drag session ends.
  func collectionView(_ collectionView: CollectionView, dragSessionDidEnd session: any DragSession)
  /// Returns whether the dragged items may be moved rather than copied.
  func collectionView(
    _ collectionView: CollectionView, dragSessionAllowsMoveOperation session: any DragSession
  ) -> Bool
  /// Returns whether the dragged items may not leave the app.
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

/// The delegate that handles drops into a collection view.
///
/// Counterpart: `UICollectionViewDropDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol CollectionViewDropDelegate: NSObjectProtocol {
  /// Performs a drop.
  func collectionView(
    _ collectionView: CollectionView, performDropWith coordinator: any CollectionViewDropCoordinator
  )
  /// Returns whether the delegate handles a drop session.
  func collectionView(_ collectionView: CollectionView, canHandle session: any DropSession) -> Bool
  /// Called after a drop session enters the collection view.
  func collectionView(
    _ collectionView: CollectionView, dropSessionDidEnter session: any DropSession)
  /// Returns the proposal for a drop at the current position.
  func collectionView(
    _ collectionView: CollectionView, dropSessionDidUpdate session: any DropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> CollectionViewDropProposal
  /// Called after a drop session leaves the collection view.
  func collectionView(_ collectionView: CollectionView, dropSessionDidExit session: any DropSession)
  /// Called after a drop session ends.
  func collectionView(_ collectionView: CollectionView, dropSessionDidEnd session: any DropSession)
  /// Returns the appearance of an item while it is dropped. Never called here.
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

/// The proposal for a drop into a collection view.
///
/// Counterpart: `UICollectionViewDropProposal`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class CollectionViewDropProposal: DropProposal {
  /// The intended position of the drop.
  ///
  /// Counterpart: `UICollectionViewDropProposal.Intent`.
  public enum Intent: Int, Hashable, Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
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

/// The coordinator of a drop into a collection view: the items and their destination.
///
/// Counterpart: `UICollectionViewDropCoordinator`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol CollectionViewDropCoordinator: NSObjectProtocol {
  /// The dropped items.
  var items: [any CollectionViewDropItem] { get }
  /// The destination; `nil` if it is not an item.
  var destinationIndexPath: IndexPath? { get }
  /// The proposal that the delegate returned.
  var proposal: CollectionViewDropProposal { get }
  /// The drop session.
  var session: any DropSession { get }
  /// Animates a drop onto an item.
  ///
  /// - Parameters:
  ///   - dragItem: The dropped item.
  ///   - indexPath: The item.
  @discardableResult
  func drop(_ dragItem: DragItem, toItemAt indexPath: IndexPath) -> any DragAnimating
  /// Animates a drop into a part of an item.
  ///
  /// - Parameters:
  ///   - dragItem: The dropped item.
  ///   - indexPath: The item.
  ///   - rect: The part of it, in points.
  @discardableResult
  func drop(
    _ dragItem: DragItem, intoItemAt indexPath: IndexPath, rect: CGRect
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
  ///   - placeholder: The placeholder for the new item.
  /// - Returns: The context that inserts the item or removes the placeholder.
  func drop(
    _ dragItem: DragItem, to placeholder: CollectionViewDropPlaceholder
  ) -> any CollectionViewDropPlaceholderContext
}

/// An item that is dropped into a collection view.
///
/// Counterpart: `UICollectionViewDropItem`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol CollectionViewDropItem: NSObjectProtocol {
  /// The drag item.
  var dragItem: DragItem { get }
  /// The source of the item, if it was in this collection view.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the preview, in points.
  var previewSize: CGSize { get }
}

// MARK: - Collection views

extension CollectionView: DragAndDropList {
  package func dragItems(for session: SimulatedDragSession, at indexPath: IndexPath) -> [DragItem] {
    dragDelegate?.collectionView(self, itemsForBeginning: session, at: indexPath) ?? []
  }
  package func dragItems(
    addedTo session: SimulatedDragSession, at indexPath: IndexPath, point: CGPoint
  )
    -> [DragItem]
  {
    dragDelegate?.collectionView(self, itemsForAddingTo: session, at: indexPath, point: point) ?? []
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
    dropDelegate?.collectionView(self, performDropWith: CollectionViewDrop(drop, over: self))
  }
  package func dropDidEnd(_ session: SimulatedDragSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnd: session)
  }
}

/// The coordinator that is passed to the drop delegate.
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
