import Foundation
import ListCore

// Touches on a collection view that may be refused. The caller handles the refusal.

extension Simulator {
  func attemptTapOfOutlineDisclosure(
    at indexPath: IndexPath, in collectionView: CollectionView
  ) throws {
    let (path, cell) = try row(indexPath, in: collectionView)
    let shown = (cell as? CollectionViewCell)?.outlineDisclosure
    let view = cell.firstDescendant(CellAccessoryView.self) {
      !$0.isHidden && $0.accessory.accessoryType == .outlineDisclosure
    }
    guard shown != nil, let view else { throw TouchRefusal.noOutlineDisclosure(path) }
    try tap(try spot(on: view, ofRow: path, in: collectionView), times: 1)
  }

  func attemptDrag(
    from source: IndexPath, to target: IndexPath, in collectionView: CollectionView
  ) throws -> Bool {
    _ = try rowInReach(source, in: collectionView)
    _ = try row(target, in: collectionView)
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
  ) throws {
    let path = try rowInReach(indexPath, in: collectionView).path
    guard !collectionView.isEditing else { throw TouchRefusal.editing(.collection) }
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
  ) throws {
    let path = try rowInReach(indexPath, in: collectionView).path
    guard !collectionView.isEditing else { throw TouchRefusal.editing(.collection) }
    guard let offer = collectionView.currentLayout.swipeActions(.trailing, at: indexPath) else {
      throw TouchRefusal.noDeletion(path, .collection)
    }
    guard offer.performsFirstActionWithFullSwipe, let first = offer.actions.first else {
      throw TouchRefusal.noFullSwipe(path, titles: offer.names)
    }
    collectionView.perform(first, path)
  }
}
