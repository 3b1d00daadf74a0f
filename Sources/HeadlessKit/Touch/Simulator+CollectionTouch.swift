import Foundation
import ListCore

// Touches on a collection view of this simulator. An impossible touch throws.

extension Simulator {
  /// Taps the middle of an item, as `tap(_:)` taps a view: a gesture recogniser, or a control in the
  /// item, may take the touch (behaviour 25.38). The delegate's methods are called as on a device
  /// (behaviour 8.1).
  ///
  /// A tap is ignored where selection is disabled, as on a device. A row that expands and collapses
  /// when tapped does so instead.
  ///
  /// - Throws: A ``QueryFailure`` unless the item is on screen after pending layout, and a finger can
  ///   reach it.
  public func tap(
    _ indexPath: IndexPath, in collectionView: CollectionView, file: StaticString = #fileID,
    line: UInt = #line
  ) throws(QueryFailure) {
    try perform("tap", on: indexPath, file, line) {
      try attemptTap(indexPath, in: collectionView)
    }
  }

  /// Taps the accessory of a list cell that expands and collapses its item (behaviour 6.24).
  ///
  /// The accessory's own action is performed, if it has one; otherwise a data source with an item
  /// tree expands or collapses the item.
  ///
  /// - Throws: A ``QueryFailure`` unless the item is on screen, and its cell shows such an
  ///   accessory.
  public func tapOutlineDisclosure(
    at indexPath: IndexPath, in collectionView: CollectionView, file: StaticString = #fileID,
    line: UInt = #line
  ) throws(QueryFailure) {
    try perform("tapOutlineDisclosure", on: indexPath, file, line) {
      try attemptTapOfOutlineDisclosure(at: indexPath, in: collectionView)
    }
  }

  /// Drags an item to another place to reorder it (behaviour 8.9).
  ///
  /// - Parameters:
  ///   - source: The item, which is on screen.
  ///   - target: The item over which the finger is lifted, which is also on screen.
  ///   - collectionView: The collection view that contains both.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Returns: Whether the item may be moved.
  /// - Throws: A ``QueryFailure`` unless both items are on screen.
  @discardableResult
  public func drag(
    from source: IndexPath, to target: IndexPath, in collectionView: CollectionView,
    file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) -> Bool {
    try perform("drag", on: source, file, line) {
      try attemptDrag(from: source, to: target, in: collectionView)
    }
  }

  /// Taps a title of the index beside the items: the data source determines where it leads.
  ///
  /// - Throws: A ``QueryFailure`` unless the data source has that title.
  public func tapIndexTitle(
    _ title: String, in collectionView: CollectionView, file: StaticString = #fileID,
    line: UInt = #line
  ) throws(QueryFailure) {
    try perform("tapIndexTitle", on: collectionView, file, line) {
      let dataSource = collectionView.dataSource
      let titles = dataSource?.indexTitles(for: collectionView) ?? []
      guard let dataSource, let index = titles.firstIndex(of: title) else {
        throw TouchRefusal.noIndexTitle(title, titles: titles)
      }
      let target = dataSource.collectionView(
        collectionView, indexPathForIndexTitle: title, at: index)
      collectionView.scrollToItem(at: target, at: .top, animated: false)
    }
  }
}

extension Simulator {
  /// Scrolls an orthogonally scrolling section of a compositional layout, and releases it.
  ///
  /// It comes to rest according to its ``CollectionLayoutSection/orthogonalScrollingBehavior``.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - offset: The offset from the section's start when it is released, in points.
  ///   - collectionView: The collection view, which has a compositional layout.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Throws: A ``QueryFailure`` unless the section exists and scrolls orthogonally.
  public func scroll(
    section: Int, to offset: CGFloat, in collectionView: CollectionView,
    file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try perform("scroll", on: collectionView, file, line) {
      guard !collectionView.hasCrashed else { throw TouchRefusal.crashed(.collection) }
      try check(offset, as: "distance")
      guard collectionView.window?.ownSimulator === self else {
        throw TouchRefusal.notShown(.collection)
      }
      let layout = collectionView.collectionViewLayout as? CollectionViewCompositionalLayout
      guard let layout, let geometry = layout.currentGeometry,
        geometry.sections.indices.contains(section), geometry.sections[section].isOrthogonal
      else { throw TouchRefusal.noOrthogonalScrolling(section) }
      layout.scrollOrthogonally(section, to: offset)
    }
  }
}

// Swipes on the rows of a list in a collection view. An impossible touch throws.

extension Simulator {
  /// Swipes a row of a list to show its actions, and taps the one with a title.
  ///
  /// - Throws: A ``QueryFailure`` unless the row is on screen and has such an action.
  public func tapSwipeAction(
    _ title: String, at indexPath: IndexPath, edge: SwipeEdge = .trailing,
    in collectionView: CollectionView, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try perform("tapSwipeAction", on: indexPath, file, line) {
      try attemptSwipeAction(.title(title), at: indexPath, edge, in: collectionView)
    }
  }

  /// Swipes a row to show its actions, and taps one of them: one with a picture only, for example.
  ///
  /// - Throws: A ``QueryFailure`` unless the row is on screen and has such an action.
  public func tapSwipeAction(
    _ action: SwipeActionQuery, at indexPath: IndexPath, edge: SwipeEdge = .trailing,
    in collectionView: CollectionView, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try perform("tapSwipeAction", on: indexPath, file, line) {
      try attemptSwipeAction(action, at: indexPath, edge, in: collectionView)
    }
  }

  /// Swipes a row of a list all the way: performs the first of its trailing actions, if a full
  /// swipe does so.
  ///
  /// - Throws: A ``QueryFailure`` unless the row is on screen, and a full swipe performs an action.
  public func swipeToDelete(
    at indexPath: IndexPath, in collectionView: CollectionView,
    file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try perform("swipeToDelete", on: indexPath, file, line) {
      try attemptSwipeToDelete(at: indexPath, in: collectionView)
    }
  }
}

extension CollectionView {
  /// Performs a swipe action of a row. A destructive action that succeeds removes nothing by
  /// itself: its handler changes the model and updates the view (behaviour 8.6).
  func perform(_ action: ContextualAction, _ path: ItemPath) {
    let cell = stage.cells[path]
    cell?.listState.isSwiped = true
    action.handler(action, cell ?? self) { _ in }
    cell?.listState.isSwiped = false
  }
}

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
