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
