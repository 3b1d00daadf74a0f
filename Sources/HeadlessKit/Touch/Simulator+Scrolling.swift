import Foundation
@_spi(Hooks) import HeadlessViews
import ListCore

// Scrolling with a finger on this simulator.

extension Simulator {
  /// Drags the content of a scroll view, and releases it once the finger rests.
  ///
  /// The delegate's methods are called in UIKit's order: it will begin dragging; it scrolled, for
  /// each step of half a screen at most, with a layout after each; it will end dragging, with the
  /// target offset; and it ended. If the delegate or paging determines another target, the content
  /// continues to it. The content stops at its edges.
  ///
  /// ```swift
  /// try simulator.scroll(table, by: CGPoint(x: 0, y: 300))
  /// ```
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - distance: The change of the content offset, in points.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Throws: A ``QueryFailure`` unless the scroll view is visible on screen, and scrolling is
  ///   enabled.
  public func scroll(
    _ scrollView: ScrollView, by distance: CGPoint, file: StaticString = #fileID,
    line: UInt = #line
  ) throws(QueryFailure) {
    try perform("scroll", on: scrollView, file, line) {
      try check(distance.x, distance.y, as: "distance")
      if let refusal = refusalToScroll(scrollView) { throw refusal }
      drag(scrollView, by: distance)
    }
  }

  /// Drags the content of the innermost scroll view at a point of the screen that scrolls that way.
  ///
  /// A row of photos in a table moves across; a drag up or down moves the table. If no scroll view
  /// at the point has content beyond its edges in the direction, the innermost gets the drag.
  ///
  /// - Parameters:
  ///   - point: The point, in the coordinates of the screen.
  ///   - distance: The change of the content offset, in points.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Throws: A ``QueryFailure`` unless there is a scroll view at the point, and its scrolling
  ///   is enabled.
  public func scroll(
    at point: CGPoint, by distance: CGPoint, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try perform("scroll", on: point, file, line) {
      try check(distance.x, distance.y, as: "distance")
      guard let (view, _, _) = hit(at: point) else {
        throw ViewTouchRefusal.nothing(point)
      }
      let around = view.selfAndSuperviews
        .compactMap { $0 as? ScrollView }.filter(\.isScrollEnabled)
      guard let scrollView = around.first(where: { $0.scrolls(by: distance) }) ?? around.first
      else { throw ViewTouchRefusal.doesNotScroll(view.description) }
      drag(scrollView, by: distance)
    }
  }

  /// Drags the content of a table until a row is completely visible.
  ///
  /// - Parameters:
  ///   - indexPath: The row.
  ///   - table: The table.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Throws: A ``QueryFailure`` unless the table is on screen and has such a row.
  public func scroll(
    to indexPath: IndexPath, in table: TableView, file: StaticString = #fileID,
    line: UInt = #line
  ) throws(QueryFailure) {
    try scroll(to: indexPath, in: table, .table, file, line) {
      table.room(forRowAt: indexPath)
    }
  }

  /// Drags the content of a collection view until an item is completely visible.
  ///
  /// - Parameters:
  ///   - indexPath: The item.
  ///   - collectionView: The collection view.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Throws: A ``QueryFailure`` unless the collection view is on screen and has such an item.
  public func scroll(
    to indexPath: IndexPath, in collectionView: CollectionView, file: StaticString = #fileID,
    line: UInt = #line
  ) throws(QueryFailure) {
    try scroll(to: indexPath, in: collectionView, .collection, file, line) {
      collectionView.layoutAttributesForItem(at: indexPath)?.frame ?? .null
    }
  }

  /// Drags the scroll views on the screen until a query matches a visible element.
  ///
  /// Each is dragged to its end, and then to its beginning, less than a screen at a time. Rows that
  /// scroll past are requested from the data source, as on a device.
  ///
  /// ```swift
  /// try simulator.scroll(to: .text("Zazie"))
  /// ```
  ///
  /// - Parameters:
  ///   - query: The element to scroll to.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Returns: The first match; its centre is visible.
  /// - Throws: A ``QueryFailure`` if nothing from one end to the other matches.
  /// - Complexity: O(*n*), where *n* is the length of the content.
  @discardableResult
  public func scroll(
    to query: ScreenQuery, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) -> ScreenElement {
    let place = QueryPlace(file: file, line: line, touch: "scroll")
    do {
      return try note(place, on: query) { try scroll(to: query, at: place) }
    } catch {
      throw error as? QueryFailure ?? QueryFailure(query, .scrolledInVain, in: read(), at: place)
    }
  }

  private func scroll(
    to query: ScreenQuery, at place: QueryPlace
  ) throws(QueryFailure) -> ScreenElement {
    if let found = bringIntoSight(query) { return found }
    let views = read().seen.compactMap { $0.view as? ScrollView }
      .filter { refusalToScroll($0) == nil }
    for view in views {
      let start = view.contentOffset
      let isAcross = view.contentSize.width > view.bounds.width + 1
      for direction in [1.0, -1.0] {
        while true {
          let before = view.contentOffset
          run { drag(view, by: view.page(isAcross: isAcross, direction)) }
          if let found = bringIntoSight(query) { return found }
          if view.contentOffset == before { break }
        }
      }
      run {
        drag(
          view, by: CGPoint(x: start.x - view.contentOffset.x, y: start.y - view.contentOffset.y))
      }
    }
    let reading = read()
    let failure = QueryFailure(query, [], in: reading, at: place)
    if views.isEmpty { throw failure }
    throw QueryFailure(query, .scrolledInVain, in: reading, at: place)
  }
}

// MARK: - Implementation

extension Simulator {
  /// Returns the reason why a finger cannot scroll a view; `nil` if it can.
  func refusalToScroll(_ scrollView: ScrollView) -> ViewTouchRefusal? {
    if let refusal = refusal(of: scrollView) { return refusal }
    return scrollView.isScrollEnabled ? nil : .doesNotScroll(scrollView.description)
  }

  private func scroll(
    to indexPath: IndexPath, in list: ListScrollView, _ kind: ListKind, _ file: StaticString,
    _ line: UInt, _ frame: () -> CGRect
  ) throws(QueryFailure) {
    try perform("scroll", on: indexPath, file, line) {
      guard !list.hasCrashed else { throw TouchRefusal.crashed(kind) }
      if let refusal = refusalToScroll(list) { throw refusal }
      let path = try Self.path(indexPath)
      let counts = list.engine.counts()
      guard counts.contains(path) else {
        throw TouchRefusal.missing(path, kind, counts)
      }
      // Estimated heights become known on the way.
      for _ in 0..<Self.mostCorrections {
        let target = list.offset(showing: frame())
        let way = CGPoint(
          x: target.x - list.contentOffset.x, y: target.y - list.contentOffset.y)
        guard abs(way.x) >= 0.5 || abs(way.y) >= 0.5 else { return }
        drag(list, by: way)
      }
    }
  }

  private static var mostCorrections: Int { 8 }

  /// Returns the first match of a query, scrolled so far that a finger can reach its centre; `nil`
  /// if there is none.
  private func bringIntoSight(_ query: ScreenQuery) -> ScreenElement? {
    guard let found = findAll(query).first else { return nil }
    guard case .view(let view) = found.target, refusal(of: view) != nil,
      let outer = sequence(first: view.superview, next: { $0?.superview })
        .lazy.compactMap({ $0 as? ScrollView }).first
    else { return found }
    var room = view.convert(view.bounds, to: outer)
    if let table = outer as? TableView, let path = found.indexPath {
      room = room.union(table.room(forRowAt: path))
    }
    let target = outer.offset(showing: room)
    let way = CGPoint(x: target.x - outer.contentOffset.x, y: target.y - outer.contentOffset.y)
    run { drag(outer, by: way) }
    return findAll(query).first ?? found
  }

  /// Drags the content without checking that a finger can.
  private func drag(_ view: ScrollView, by distance: CGPoint) {
    let end = view.restingOffset(
      near: CGPoint(x: view.contentOffset.x + distance.x, y: view.contentOffset.y + distance.y))
    view.setOffset(view.contentOffset)
    view.isTracking = true
    let pan = view.panGestureRecognizer
    pan.speed = CGPoint(x: -10 * distance.x, y: -10 * distance.y)
    pan.enter(.began)
    view.scrollDelegate?.scrollViewWillBeginDragging(view)
    view.isDragging = true
    if view.keyboardDismissMode != .none { view.window?.firstResponder?.resignFirstResponder() }
    move(view, to: end)
    let now = view.contentOffset
    pan.speed = .zero  // the finger rests before it is lifted
    pan.enter(.ended)
    var target = view.isPagingEnabled ? view.pageOffset(near: now) : now
    withUnsafeMutablePointer(to: &target) {
      view.scrollDelegate?.scrollViewWillEndDragging(
        view, withVelocity: .zero, targetContentOffset: $0)
    }
    if let list = view as? CollectionView {  // behaviour 25.34
      target = list.collectionViewLayout.targetContentOffset(
        forProposedContentOffset: target, withScrollingVelocity: .zero)
    }
    (view.isTracking, view.isDragging) = (false, false)
    (pan.state, pan.moved) = (.possible, .zero)
    view.isDecelerating = target != now
    view.scrollDelegate?.scrollViewDidEndDragging(view, willDecelerate: target != now)
    if target != now {
      view.scrollDelegate?.scrollViewWillBeginDecelerating(view)
      move(view, to: target)
      view.isDecelerating = false
      view.scrollDelegate?.scrollViewDidEndDecelerating(view)
    }
    layoutIfNeeded()
  }

  /// The most steps of a scroll: content may be infinitely high.
  private static var mostSteps: Int { 100_000 }

  /// Moves the content in steps of half a screen at most, with a layout after each.
  private func move(_ view: ScrollView, to end: CGPoint) {
    let start = view.contentOffset
    let steps = max(
      1,
      min(
        Int(
          nearest: max(
            abs(end.x - start.x) / max(1, view.bounds.width / 2),
            abs(end.y - start.y) / max(1, view.bounds.height / 2)
          ).rounded(.up)), Self.mostSteps))
    let way = CGPoint(x: (end.x - start.x) / CGFloat(steps), y: (end.y - start.y) / CGFloat(steps))
    for step in 1...steps {
      let now = view.contentOffset
      let next = step == steps ? end : CGPoint(x: now.x + way.x, y: now.y + way.y)
      view.offsetWasGiven()
      if view.isDragging { view.panGestureRecognizer.follow(from: now, to: next) }
      view.moveOffset(to: next)
      layoutIfNeeded()
    }
  }
}

extension PanGestureRecognizer {
  /// Follows the finger that moves the content of a scroll view, against the offset (behaviour
  /// 25.68).
  fileprivate func follow(from old: CGPoint, to new: CGPoint) {
    moved = CGPoint(x: moved.x + old.x - new.x, y: moved.y + old.y - new.y)
    enter(.changed)
  }
}

extension TableView {
  /// Returns the frame of a row, extended upwards by a plain table's pinned header.
  fileprivate func room(forRowAt indexPath: IndexPath) -> CGRect {
    var room = rectForRow(at: indexPath)
    if style == .plain {
      let header = rectForHeader(inSection: indexPath.section).height
      room = CGRect(
        x: room.minX, y: room.minY - header, width: room.width, height: room.height + header)
    }
    return room
  }
}

extension ScrollView {
  /// Returns whether the content moves, or bounces, in the main direction of a drag.
  fileprivate func scrolls(by distance: CGPoint) -> Bool {
    let inset = adjustedContentInset
    return abs(distance.x) > abs(distance.y)
      ? alwaysBounceHorizontal || contentSize.width + inset.left + inset.right > bounds.width
      : alwaysBounceVertical || contentSize.height + inset.top + inset.bottom > bounds.height
  }

  /// Returns a scroll distance of most of a screen, in one direction.
  fileprivate func page(isAcross: Bool, _ direction: CGFloat) -> CGPoint {
    let inset = adjustedContentInset
    return isAcross
      ? CGPoint(x: direction * max(1, (bounds.width - inset.left - inset.right) * 0.8), y: 0)
      : CGPoint(x: 0, y: direction * max(1, (bounds.height - inset.top - inset.bottom) * 0.8))
  }

  /// Returns the offset of the page that the content comes to rest on.
  fileprivate func pageOffset(near offset: CGPoint) -> CGPoint {
    func page(_ value: CGFloat, _ size: CGFloat) -> CGFloat {
      size > 0 ? (value / size).rounded() * size : value
    }
    return restingOffset(
      near: CGPoint(x: page(offset.x, bounds.width), y: page(offset.y, bounds.height)))
  }
}

extension Simulator {
  /// Pulls down the content of a scroll view until it refreshes.
  ///
  /// The control begins refreshing, and then sends `.valueChanged`.
  ///
  /// - Throws: A ``QueryFailure`` unless the scroll view is on screen and has an enabled refresh
  ///   control that is not refreshing.
  public func pullToRefresh(
    in scrollView: ScrollView, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try perform("pullToRefresh", on: scrollView, file, line) {
      if let refusal = refusalToRefresh(scrollView) {
        throw refusal
      }
      scrollView.refreshControl?.beginRefreshing()
      scrollView.refreshControl?.sendActions(for: .valueChanged)
    }
  }

  /// Returns the reason why a scroll view cannot be pulled; `nil` if it can.
  func refusalToRefresh(_ scrollView: ScrollView) -> ControllerRefusal? {
    guard scrollView.window?.ownSimulator === self else { return .notShown(scrollView.description) }
    guard let control = scrollView.refreshControl else {
      return .noRefreshControl(scrollView.description)
    }
    guard control.isEnabled else { return .disabledControl(control.description) }
    return control.isRefreshing ? .refreshing(scrollView.description) : nil
  }

  /// Pulls down the scroll view that matches a query, or that contains its match, until it
  /// refreshes.
  ///
  /// ```swift
  /// try simulator.pullToRefresh()
  /// ```
  ///
  /// - Parameters:
  ///   - query: The scroll view; `nil` for the one on the screen that has a refresh control.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Throws: A ``QueryFailure`` if there is not exactly one such scroll view, or it cannot be
  ///   pulled: it has no refresh control, or is already refreshing.
  public func pullToRefresh(
    _ query: ScreenQuery? = nil, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    let refreshable = ScreenQuery.that("a scroll view with a refresh control") {
      ($0.view as? ScrollView)?.refreshControl != nil
    }
    try touch(query ?? refreshable, "pullToRefresh", file, line) { element in
      let around = sequence(first: element.view, next: { $0?.superview })
      guard let view = around.lazy.compactMap({ $0 as? ScrollView }).first else {
        throw CannotTouch("\(element) is not in a scroll view.")
      }
      if let refusal = refusalToRefresh(view) { throw refusal }
      try pullToRefresh(in: view)
    }
  }
}
