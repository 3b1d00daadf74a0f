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

  func attemptTap(
    _ indexPath: IndexPath, in collectionView: CollectionView
  ) throws(TouchRefusal) {
    let path = try path(touched: indexPath, in: collectionView)
    run {
      if let accessory = collectionView.stage.cells[path]?.outlineDisclosure,
        accessory.appearance.outlineStyle == .header
      {
        collectionView.tapOutlineDisclosure(accessory, at: indexPath)
      } else if collectionView.touchDown(path) {
        collectionView.touchUp()
      }
    }
  }

  func attemptTapOfOutlineDisclosure(
    at indexPath: IndexPath, in collectionView: CollectionView
  ) throws(TouchRefusal) {
    let path = try path(touched: indexPath, in: collectionView)
    guard let accessory = collectionView.stage.cells[path]?.outlineDisclosure else {
      throw .noOutlineDisclosure(path)
    }
    run {
      collectionView.tapOutlineDisclosure(accessory, at: indexPath)
    }
  }

  func attemptDrag(
    from source: IndexPath, to target: IndexPath, in collectionView: CollectionView
  ) throws(TouchRefusal) -> Bool {
    _ = try path(touched: source, in: collectionView)
    _ = try path(touched: target, in: collectionView)
    return run {
      guard collectionView.beginInteractiveMovementForItem(at: source) else { return false }
      let end = collectionView.layoutAttributesForItem(at: target)?.center ?? .zero
      collectionView.updateInteractiveMovementTargetPosition(end)
      layoutIfNeeded()
      collectionView.endInteractiveMovement()
      layoutIfNeeded()
      return true
    }
  }

  func attemptSwipeAction(
    _ wanted: SwipeActionQuery, at indexPath: IndexPath, _ edge: SwipeEdge,
    in collectionView: CollectionView
  ) throws(TouchRefusal) {
    let path = try path(touched: indexPath, in: collectionView)
    guard !collectionView.isEditing else { throw .editing(.collection) }
    let offer = run { collectionView.currentLayout.swipeActions(edge, at: indexPath) }
    guard let offer, let action = wanted.match(in: offer.actions) else {
      let others = run { collectionView.currentLayout.swipeActions(edge.other, at: indexPath) }
      throw wanted.refusal(
        at: path, edge, offered: offer?.names ?? [], atOther: others?.names ?? [])
    }
    run {
      collectionView.perform(action, path)
    }
  }

  func attemptSwipeToDelete(
    at indexPath: IndexPath, in collectionView: CollectionView
  ) throws(TouchRefusal) {
    let path = try path(touched: indexPath, in: collectionView)
    guard !collectionView.isEditing else { throw .editing(.collection) }
    let offer = run { collectionView.currentLayout.swipeActions(.trailing, at: indexPath) }
    guard let offer else { throw .noDeletion(path, .collection) }
    guard offer.performsFirstActionWithFullSwipe, let first = offer.actions.first else {
      throw .noFullSwipe(path, titles: offer.names)
    }
    run { collectionView.perform(first, path) }
  }
}
