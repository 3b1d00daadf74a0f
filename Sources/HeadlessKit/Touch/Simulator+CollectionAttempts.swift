import Foundation
import ListCore

// Touches on a collection view that may be refused. The caller handles the refusal.

extension Simulator {
  /// Returns the cell of an item on screen.
  func attemptToReach(
    _ indexPath: IndexPath, in collectionView: CollectionView
  ) throws(TouchRefusal) -> View? {
    collectionView.stage.cells[try path(touched: indexPath, in: collectionView)]
  }

  func attemptTapOfOutlineDisclosure(
    at indexPath: IndexPath, in collectionView: CollectionView
  ) throws(TouchRefusal) {
    let path = try path(touched: indexPath, in: collectionView)
    guard collectionView.tapOutlineDisclosure(path) else { throw .noOutlineDisclosure(path) }
  }

  func attemptDrag(
    from source: IndexPath, to target: IndexPath, in collectionView: CollectionView
  ) throws(TouchRefusal) -> Bool {
    _ = try path(touched: source, in: collectionView)
    _ = try path(touched: target, in: collectionView)
    guard collectionView.beginInteractiveMovementForItem(at: source) else { return false }
    let end = collectionView.layoutAttributesForItem(at: target)?.center ?? .zero
    collectionView.updateInteractiveMovementTargetPosition(end)
    layoutIfNeeded()
    collectionView.endInteractiveMovement()
    return true
  }

  func attemptSwipeAction(
    _ wanted: SwipeActionQuery, at indexPath: IndexPath, _ edge: SwipeEdge,
    in collectionView: CollectionView
  ) throws(TouchRefusal) {
    let path = try path(touched: indexPath, in: collectionView)
    guard !collectionView.isEditing else { throw .editing(.collection) }
    let offer = collectionView.currentLayout.swipeActions(edge, at: indexPath)
    guard let offer, let action = wanted.match(in: offer.actions) else {
      let others = collectionView.currentLayout.swipeActions(edge.other, at: indexPath)
      throw wanted.refusal(
        at: path, edge, offered: offer?.names ?? [], atOther: others?.names ?? [])
    }
    collectionView.perform(action, path)
  }

  func attemptSwipeToDelete(
    at indexPath: IndexPath, in collectionView: CollectionView
  ) throws(TouchRefusal) {
    let path = try path(touched: indexPath, in: collectionView)
    guard !collectionView.isEditing else { throw .editing(.collection) }
    guard let offer = collectionView.currentLayout.swipeActions(.trailing, at: indexPath) else {
      throw .noDeletion(path, .collection)
    }
    guard offer.performsFirstActionWithFullSwipe, let first = offer.actions.first else {
      throw .noFullSwipe(path, titles: offer.names)
    }
    collectionView.perform(first, path)
  }
}
