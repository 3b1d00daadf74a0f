import Foundation
import ListCore

extension CollectionView {
  /// Scrolls to an item. Crashes if it does not exist (crash families D1).
  func scroll(to indexPath: IndexPath, _ position: ScrollPosition, animated: Bool) {
    prepareLayout()
    guard !hasCrashed else { return }
    if let fault = fault(ofScrollTo: indexPath, position) {
      engine.crash(.query(fault))
      return
    }
    currentLayout.willScroll(to: indexPath, position)
    guard let frame = currentLayout.layoutAttributesForItem(at: indexPath)?.frame else { return }
    setContentOffset(offset(showing: frame, position), animated: animated)
  }

  private func fault(ofScrollTo indexPath: IndexPath, _ position: ScrollPosition) -> QueryFault? {
    if position.isContradictory { return .contradictoryScrollPosition }
    guard let path = ItemPath(indexPath) else { return .invalidPathLength(.collection) }
    let counts = engine.counts()
    guard counts.contains(section: path.section) else {
      return .scrollToItemOfMissingSection(
        path, sections: counts.sectionCount, collectionView: description)
    }
    guard counts.contains(path) else {
      return .scrollToMissingItem(
        path, items: counts[path.section], collectionView: description)
    }
    return nil
  }

  /// Returns the content offset at which a rectangle has the requested position, limited to the
  /// content.
  private func offset(showing frame: CGRect, _ position: ScrollPosition) -> CGPoint {
    let seen = bounds.inset(by: adjustedContentInset)
    let inset = adjustedContentInset
    var offset = contentOffset
    if position.contains(.top) {
      offset.y = frame.minY - inset.top
    } else if position.contains(.centeredVertically) {
      offset.y = frame.midY - seen.height / 2 - inset.top
    } else if position.contains(.bottom) {
      offset.y = frame.maxY - seen.height - inset.top
    }
    if position.contains(.left) {
      offset.x = frame.minX - inset.left
    } else if position.contains(.centeredHorizontally) {
      offset.x = frame.midX - seen.width / 2 - inset.left
    } else if position.contains(.right) {
      offset.x = frame.maxX - seen.width - inset.left
    }
    return restingOffset(near: offset)
  }
}

extension CollectionView.ScrollPosition {
  /// Whether two positions on the same axis are combined.
  var isContradictory: Bool {
    let vertical: Self = [.top, .centeredVertically, .bottom]
    let horizontal: Self = [.left, .centeredHorizontally, .right]
    return intersection(vertical).rawValue.nonzeroBitCount > 1
      || intersection(horizontal).rawValue.nonzeroBitCount > 1
  }
}
