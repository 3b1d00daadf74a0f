import Foundation
import ListCore

extension CollectionView {
  func beginMovement(at indexPath: IndexPath) -> Bool {
    prepareLayout()
    guard movement == nil, !hasCrashed, let dataSource, let path = ItemPath(indexPath),
      engine.counts().contains(path), optionalMethods.presence(of: .moveItem) != .absent,
      dataSource.collectionView(self, canMoveItemAt: indexPath)
    else { return false }
    let place = currentLayout.layoutAttributesForItem(at: indexPath)?.center ?? .zero
    movement = CollectionMovement(original: path, current: path, position: place)
    setNeedsLayout()
    return true
  }

  func updateMovement(_ position: CGPoint) {
    guard let held = movement else { return }
    let previous = IndexPath(held.current)
    let proposed = currentLayout.targetIndexPath(
      forInteractivelyMovingItem: previous, withPosition: position)
    let target = proposed == previous ? previous : retargeted(held, proposed)
    let context = currentLayout.invalidationContext(
      forInteractivelyMovingItems: [target], withTargetPosition: position,
      previousIndexPaths: [previous], previousPosition: held.position)
    movement?.position = position
    if let path = ItemPath(target), path != held.current { rearrange(to: path) }
    currentLayout.invalidate(using: context)
    setNeedsLayout()
  }

  /// Ends the movement: the data source moves the item, and in the next turn the view gets another
  /// cell for it (behaviour 5.8).
  ///
  /// The data source may update the view as part of this: the movement has already ended by then.
  func endMovement() {
    guard let held = movement else { return }
    let hasMoved = held.current != held.original
    let generation = self.generation
    if hasMoved {
      movement = nil
      let isMoved = dataSourceMoves(held)
      guard !hasCrashed, movement == nil else { return }
      movement = held
      if !isMoved { return cancelMovement() }
    }
    leaveMovement(at: held.current, isCancelled: false)
    guard hasMoved, generation == self.generation,
      let cell = stage.cells[held.current]
    else { return }
    simulator.schedule(after: 0, named: "reload of a moved item") { [weak self, weak cell] in
      guard let self, let cell else { return }
      replace(cell)
    }
  }

  func cancelMovement() {
    guard let held = movement else { return }
    rearrange(to: held.original)
    leaveMovement(at: held.original, isCancelled: true)
  }

  /// Returns whether an element is being moved interactively, and is thus not at its position in
  /// the layout.
  func isHeld(_ element: CollectionElement) -> Bool {
    guard let movement else { return false }
    return element == .item(IndexPath(movement.current))
  }

  /// Returns the attributes of the item that is being moved interactively, if there is one.
  func heldAttributes() -> [CollectionViewLayoutAttributes] {
    guard let movement else { return [] }
    let path = IndexPath(movement.current)
    let held = currentLayout.layoutAttributesForInteractivelyMovingItem(
      at: path, withTargetPosition: movement.position)
    // The layout may return a null reference (behaviour 15.6).
    guard unsafeBitCast(held, to: Int.self) == 0 else { return [held] }
    let unknown = CollectionViewLayoutAttributes(forCellWith: path)
    return [currentLayout.heldAttributes(unknown, movement.position)]
  }

  /// Returns the target that the delegate chooses.
  private func retargeted(_ held: CollectionMovement, _ proposed: IndexPath) -> IndexPath {
    guard let delegate else { return proposed }
    return delegate.collectionView(
      self, targetIndexPathForMoveOfItemFromOriginalIndexPath: IndexPath(held.original),
      atCurrentIndexPath: IndexPath(held.current), toProposedIndexPath: proposed)
  }

  /// Moves the held item in the tentative order; does nothing if there is no such position.
  private func rearrange(to target: ItemPath) {
    guard let current = movement?.current, target != current, !hasCrashed else { return }
    let counts = engine.counts()
    guard counts.contains(section: target.section), target.item >= 0 else { return }
    let after = counts.moving(from: current, to: target)
    guard
      let plan = try? UpdatePlan(
        BatchUpdate([.moveItem(from: current, to: target)]), from: counts, to: after,
        kind: .collection, profile: simulator.profile)
    else { return }
    generation += 1
    engine.rearrange(by: plan)
    _ = stage.rebase(by: plan)
    highlightedItems = highlightedItems.compactMap(plan.destination(of:))
    currentLayout.follow(plan)
    movement?.current = target
  }

  private func leaveMovement(at path: ItemPath, isCancelled: Bool) {
    guard let held = movement else { return }
    movement = nil
    let context = currentLayout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [IndexPath(path)],
      previousIndexPaths: [IndexPath(isCancelled ? held.current : held.original)],
      movementCancelled: isCancelled)
    currentLayout.invalidate(using: context)
    setNeedsLayout()
  }

  /// - Returns: Whether the data source has the method, which is known only now.
  private func dataSourceMoves(_ held: CollectionMovement) -> Bool {
    guard let dataSource else { return false }
    let moved: Void? = ask(.moveItem) {
      dataSource.collectionView(
        self, moveItemAt: IndexPath(held.original), to: IndexPath(held.current))
    }
    return moved != nil
  }

  /// Replaces the cell of an item, while the old one still exists (behaviour 4.7).
  private func replace(_ old: CollectionViewCell) {
    guard !hasCrashed, let path = stage.cells.path(of: old),
      let attributes = old.appliedAttributes
    else { return }
    let isPlacing = layoutProgress.isPlacing
    layoutProgress.isPlacing = true
    defer { layoutProgress.isPlacing = isPlacing }
    let generation = self.generation
    guard let cell = askForCell(path, attributes), cell !== old else { return }
    guard generation == self.generation else {
      enqueue(LeavingView(element: .item(IndexPath(path)), view: cell))
      return
    }
    apply(attributes, to: cell)
    setFlags(of: cell, at: path)
    stage.cells[path] = cell
    engine.emit(cell, .item(path), ListEvent.displayed)
    delegate?.collectionView(self, willDisplay: cell, forItemAt: IndexPath(path))
    insertElement(cell)
    end(LeavingView(element: .item(IndexPath(path)), view: old), keepsReady: false)
    if layoutProgress.wasResized { setNeedsLayout() }
    refuseUnreturnedViews()
  }
}

/// The interactive movement of an item.
///
/// During the movement the view shows a tentative order that the data source does not have
/// (behaviour 8.9).
struct CollectionMovement {
  /// The item's index path when the movement began.
  let original: ItemPath
  /// The item's index path in the tentative order.
  var current: ItemPath
  /// The current position of the item's centre.
  var position: CGPoint
}

extension SectionCounts {
  /// Returns the counts after an item has moved from one section to another.
  func moving(from source: ItemPath, to target: ItemPath) -> SectionCounts {
    var counts = perSection
    counts[source.section] -= 1
    counts[target.section] += 1
    return SectionCounts(counts)
  }
}
