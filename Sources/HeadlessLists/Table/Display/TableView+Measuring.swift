import Foundation
import ListCore

// Heights that are known only when a row is displayed (behaviour 2.3, 10.1, 10.2).

extension TableView {
  /// Queries the height of a displayed row, or measures its cell.
  func measure(_ cell: TableViewCell, at path: ItemPath) {
    guard estimatesRows else { return }
    let isNews = optionalMethods.presence(of: .heightForRow) == .unknown
    let answer = askDelegate(.heightForRow) {
      $0.tableView(self, heightForRowAt: IndexPath(path))
    }
    if isNews, answer != nil, guessesRowHeights { assumeEstimate() }
    if let answer { refuseNegative(answer, ofRow: path.item, path.section) }
    let wanted = answer ?? rowHeight
    cell.isSelfSized = wanted == Self.automaticDimension
    cell.needsMeasuring = false
    setHeight(cell.isSelfSized ? fittingHeight(of: cell) : usable(wanted), of: path)
  }

  /// Assigns the estimate to every row, once the first displayed row has shown that the delegate
  /// determines heights (behaviour 16.8).
  private func assumeEstimate() {
    guard optionalMethods.presence(of: .estimatedHeightForRow) != .present else { return }
    tableGeometry?.assumeRowHeight(estimatedRowHeight)
    sectionPattern = nil
  }

  /// Measures the displayed rows whose cells' sizes were invalidated (behaviour 16.6).
  func measureInvalidatedRows() {
    guard cells.needsMeasuring else { return }
    cells.needsMeasuring = false
    for path in cells.live.paths {
      guard let cell = cells.live[path], cell.needsMeasuring else { continue }
      setHeight(fittingHeight(of: cell), of: path)
      cell.needsMeasuring = false  // invalidations while measuring do not count
    }
  }

  /// Measures every displayed row again, as an update does.
  func measureVisibleRows() {
    needsMeasuring = false
    placingRows {
      for path in cells.live.paths {
        guard let cell = cells.live[path] else { continue }
        measure(cell, at: path)
      }
    }
  }

  private func setHeight(_ height: CGFloat, of path: ItemPath) {
    guard let top = frame(of: path)?.minY else { return }
    let change = tableGeometry?.setHeight(height, of: path) ?? 0
    keepInPlace(whatFollows: top, movedBy: change)
  }

  /// Keeps the visible content at its position when the height of an element above it changes
  /// (behaviour 5.7).
  func keepInPlace(whatFollows top: CGFloat, movedBy change: CGFloat) {
    guard change != 0, top < contentOffset.y, isScrolledDown, !isAiming else { return }
    moveOffset(to: CGPoint(x: contentOffset.x, y: contentOffset.y + change))
  }

  /// Whether the content is scrolled away from its top.
  var isScrolledDown: Bool { contentOffset.y > -adjustedContentInset.top }

  /// Whether heights depend on the rows displayed so far, so that the table controls its offset.
  var ownsOffset: Bool {
    estimatesRows
      && (rowHeight == Self.automaticDimension
        || optionalMethods.presence(of: .heightForRow) == .present)
  }

  /// Warns of a cell whose constraints give no height: once for each simulator, where UIKit does so
  /// once for each process (behaviour 25.26).
  private func warnOfCollapse(of cell: TableViewCell) {
    guard cell.contentView.autoLayout.hasConstrainedContents else { return }
    simulator.warnOnce(about: "UITableViewCellCollapse") { .collapsedCell(cell.description) }
  }

  /// Returns the fitting height of a view, rounded up to whole pixels.
  func fittingHeight(of view: View) -> CGFloat {
    let width = max(0, bounds.width - 2 * metrics.sideInset)
    let size = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    guard size.height > 0 else {
      if let cell = view as? TableViewCell { warnOfCollapse(of: cell) }
      return TableMetrics.row
    }
    let scale = simulator.scale
    return (size.height * scale - 0.001).rounded(.up) / scale
  }
}
