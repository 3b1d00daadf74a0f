import Foundation
import ListCore

// Touches on a collection view that may be refused. The caller handles the refusal.

extension Simulator {
  /// Returns the cell of an item on screen; `nil` after a crash.
  func attemptToReach(
    _ indexPath: IndexPath, in collectionView: CollectionView
  ) throws(TouchRefusal) -> View? {
    try path(touched: indexPath, in: collectionView).flatMap { collectionView.stage.cells[$0] }
  }

  func attemptTap(
    _ indexPath: IndexPath, in collectionView: CollectionView
  ) throws(TouchRefusal) {
    guard let path = try path(touched: indexPath, in: collectionView) else { return }
    run {
      if let accessory = collectionView.stage.cells[path]?.outlineDisclosure,
        accessory.appearance.outlineStyle == .header
      {
        collectionView.tapOutlineDisclosure(accessory, at: indexPath)
      } else if collectionView.touchDown(path) {
        collectionView.touchUp()
      }
      layoutIfNeeded()
    }
  }

  func attemptTapOfOutlineDisclosure(
    at indexPath: IndexPath, in collectionView: CollectionView
  ) throws(TouchRefusal) {
    guard let path = try path(touched: indexPath, in: collectionView) else { return }
    guard let accessory = collectionView.stage.cells[path]?.outlineDisclosure else {
      throw .noOutlineDisclosure(path)
    }
    run {
      collectionView.tapOutlineDisclosure(accessory, at: indexPath)
      layoutIfNeeded()
    }
  }

  func attemptDrag(
    from source: IndexPath, to target: IndexPath, in collectionView: CollectionView
  ) throws(TouchRefusal) -> Bool {
    guard try path(touched: source, in: collectionView) != nil,
      try path(touched: target, in: collectionView) != nil
    else { return false }
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
    _ title: String, at indexPath: IndexPath, _ edge: SwipeEdge, in collectionView: CollectionView
  ) throws(TouchRefusal) {
    guard let path = try path(touched: indexPath, in: collectionView), !collectionView.isEditing
    else { return }
    let actions = run {
      collectionView.currentLayout.swipeActions(edge, at: indexPath)?.actions ?? []
    }
    guard let action = actions.first(where: { $0.title == title }) else {
      throw .noSwipeAction(title, path, titles: actions.map { $0.title ?? "(no title)" })
    }
    run {
      collectionView.perform(action, path)
      layoutIfNeeded()
    }
  }

  func attemptSwipeToDelete(
    at indexPath: IndexPath, in collectionView: CollectionView
  ) throws(TouchRefusal) {
    guard let path = try path(touched: indexPath, in: collectionView), !collectionView.isEditing
    else { return }
    run {
      guard let actions = collectionView.currentLayout.swipeActions(.trailing, at: indexPath),
        actions.performsFirstActionWithFullSwipe, let first = actions.actions.first
      else { return }
      collectionView.perform(first, path)
      layoutIfNeeded()
    }
  }
}
