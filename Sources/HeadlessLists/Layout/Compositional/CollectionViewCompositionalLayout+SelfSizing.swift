import Foundation
import ListCore

// Behaviour 10.3: a view begins with the estimate; once it is shown it says what it would like to
// be, and that is kept until lines get another length or the data is reloaded.
extension CollectionViewCompositionalLayout {
  /// The size that the layout was given for an element.
  func size(of element: CollectionElement) -> CollectionLayoutSize? {
    switch element {
    case .item(let path): ItemPath(path).flatMap(place(ofItem:))?.leaf.item.layoutSize
    case .supplementary(let kind, let path): supplementary(kind, path)?.item.layoutSize
    case .decoration: nil
    }
  }

  /// The size that an element's view asked for.
  func measuredSize(of element: CollectionElement) -> CGSize? {
    switch element {
    case .item(let path): ItemPath(path).flatMap { state.measured[$0] }
    case .supplementary, .decoration: state.measuredViews[element]
    }
  }

  /// Keeps what a view asked for, on whole pixels.
  func note(_ preferred: CGSize, of element: CollectionElement) {
    state.isNews = false
    guard let size = size(of: element), size.isMeasured else { return }
    let scale = collectionView?.simulator.scale ?? 1
    let wanted = CGSize(
      width: preferred.width.roundedUp(to: scale), height: preferred.height.roundedUp(to: scale))
    let before =
      measuredSize(of: element)
      ?? CGSize(width: size.widthDimension.dimension, height: size.heightDimension.dimension)
    state.isNews = !size.size(before, correctedBy: wanted).isNearly(before)
    if state.isNews { state.newlyMeasured.insert(element) }
    if case .item(let path) = element {
      if let path = ItemPath(path) { state.measured[path] = wanted }
    } else {
      state.measuredViews[element] = wanted
    }
  }

  /// Names what a measurement disturbs.
  func contextOfMeasurement(
    _ context: CollectionViewLayoutInvalidationContext,
    _ preferred: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutInvalidationContext {
    if let kind = preferred.representedElementKind {
      context.invalidateSupplementaryElements(ofKind: kind, at: [preferred.indexPath])
    } else {
      context.invalidateItems(at: [preferred.indexPath])
    }
    return context
  }
}

extension CGFloat {
  /// The next whole pixel that is not less, with some pixels in a point.
  func roundedUp(to scale: CGFloat) -> CGFloat {
    scale > 0 ? (self * scale - 0.001).rounded(.up) / scale : self
  }
}
