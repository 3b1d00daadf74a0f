import Foundation
import ListCore

extension TableView {
  func scroll(to indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    guard let path = ItemPath(indexPath) else {
      return engine.crash(.query(.invalidPathLength(.table)))  // crash families B5
    }
    if let fault = faultOfScroll(to: path) { return engine.crash(.query(fault)) }
    scroll(to: TableScrollAim(path: path, position: position), animated: animated)
  }

  /// Returns the fault of a scroll to an invalid position. (crash families D1)
  private func faultOfScroll(to path: ItemPath) -> QueryFault? {
    let counts = engine.counts()
    let className = reportedClassName ?? ObjectName.name(of: type(of: self))
    guard counts.contains(section: path.section) else {
      return .scrollToRowOfMissingSection(
        path, sections: counts.sectionCount, tableView: description, className: className)
    }
    guard path.item == NSNotFound || counts.contains(path) else {
      return .scrollToMissingRow(
        path, rows: counts[path.section], tableView: description, className: className)
    }
    return nil
  }

  func scrollToNearestSelection(at position: ScrollPosition, animated: Bool) {
    let geometry = currentGeometry
    let middle = bounds.midY
    let nearest = engine.selection.paths.filter(geometry.contains).min { one, other in
      abs(geometry.rect(of: one).midY - middle) < abs(geometry.rect(of: other).midY - middle)
    }
    guard let nearest else { return }
    scrollToRow(at: IndexPath(nearest), at: position, animated: animated)
  }
}

// A scroll ends at its target row, whatever heights are measured around it.

extension TableView {
  /// Whether the offset follows a scroll target instead of the displayed rows.
  var isAiming: Bool { scrollAim != nil && !isScrollAnimating }

  /// Returns the vertical offset that shows a scroll target, with the known heights.
  func offset(showing aim: TableScrollAim) -> CGFloat {
    let geometry = currentGeometry
    let isHeader = aim.path.item == NSNotFound
    let header = geometry.rect(ofHeader: aim.path.section)
    let target = isHeader ? header : geometry.rect(of: aim.path)
    let inset = adjustedContentInset
    return geometry.offset(
      showing: target.minY, target.maxY, at: aim.position, from: contentOffset.y,
      in: ScrollWindow(
        height: bounds.height, top: inset.top, bottom: inset.bottom,
        header: !isHeader && geometry.metrics.pinsHeaders ? header.height : 0))
  }

  /// Scrolls, and keeps the target while more rows remain to be measured.
  func scroll(to aim: TableScrollAim, animated: Bool) {
    let start = contentOffset.y
    let y = offset(showing: aim)
    setContentOffset(CGPoint(x: contentOffset.x, y: y), animated: animated)
    // A delegate that was notified may have scrolled elsewhere in the meantime.
    guard isScrollAnimating ? offsetAnimation?.end.y == y : contentOffset.y == y,
      isScrollAnimating || layoutState.isDue
    else { return }
    scrollAim = aim
    if aim.position == .none, y != start { scrollAim?.position = y < start ? .top : .bottom }
  }

  /// Corrects the offset, or the end of its animation, with the known heights.
  func followAim() {
    if isTracking || isDecelerating { scrollAim = nil }
    guard let aim = scrollAim else { return }
    guard currentGeometry.sections.indices.contains(aim.path.section),
      aim.path.item == NSNotFound || currentGeometry.contains(aim.path)
    else { return scrollAim = nil }
    guard !isScrollAnimating else {
      offsetAnimation?.end.y = offset(showing: aim)
      return
    }
    if ownsOffset { showRows(around: aim) }
    guard scrollAim == aim, tableGeometry != nil else { return }
    moveOffset(to: CGPoint(x: contentOffset.x, y: offset(showing: aim)))
  }

  /// Requests the rows that are displayed at the target, from the target outwards, so that no row
  /// is requested only because estimates had placed it on screen.
  private func showRows(around aim: TableScrollAim) {
    let section = aim.path.section
    let start = aim.path.item == NSNotFound ? ItemPath(item: 0, section: section) : aim.path
    guard visibleStretch != nil, currentGeometry.contains(start) else { return }
    let ways: [(TableGeometry, ItemPath) -> ItemPath?] = [
      { $0.row(after: $1) }, { $0.row(before: $1) },
    ]
    for way in aim.position == .bottom ? ways.reversed() : ways {
      showRows(from: start, by: way, aim)
    }
  }

  private func showRows(
    from start: ItemPath, by way: (TableGeometry, ItemPath) -> ItemPath?, _ aim: TableScrollAim
  ) {
    let round = generation
    var next: ItemPath? = start
    while let path = next, generation == round, scrollAim == aim, let rect = frame(of: path) {
      let top = offset(showing: aim)
      guard rect.minY < top + bounds.height, rect.maxY >= top else { return }
      if cells.live[path] == nil, shows(rect, from: top, to: top + bounds.height) { show(path) }
      next = tableGeometry.flatMap { way($0, path) }
    }
  }
}

/// The target of a scroll, until the rows there are measured.
///
/// If heights are estimates, the offset that shows a row is an estimate too. The target outlives
/// the call, so that the table can correct its offset after measuring rows along the way.
struct TableScrollAim: Equatable {
  /// The row; the item `NSNotFound` represents the header of the section.
  var path: ItemPath
  /// The position on screen.
  var position: TableView.ScrollPosition
}
