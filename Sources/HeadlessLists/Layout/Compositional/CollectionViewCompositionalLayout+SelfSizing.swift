import Foundation
import ListCore

// Behaviour 10.3: a view has the estimated size at first; when it is displayed it returns its
// preferred size, which is stored until the length of lines changes or the data is reloaded.
extension CollectionViewCompositionalLayout {
  /// Returns the declared size of an element, and the sides that its view chooses; `nil` if the
  /// element does not exist.
  private func question(
    to element: CollectionElement
  ) -> (size: CollectionLayoutSize, sides: CollectionLayoutSize.Sides)? {
    switch element {
    case .item(let path):
      guard let leaf = ItemPath(path).flatMap(place(ofItem:))?.leaf else { return nil }
      return (leaf.item.layoutSize, leaf.asked)
    case .supplementary(let kind, let path):
      return supplementary(kind, path).map {
        ($0.item.layoutSize, $0.item.layoutSize.askedSides())
      }
    case .decoration: return nil
    }
  }

  /// Returns the sides that an element's view chooses.
  func askedSides(of element: CollectionElement) -> CollectionLayoutSize.Sides {
    question(to: element)?.sides ?? CollectionLayoutSize.Sides()
  }

  /// Returns whether an element's view chooses a side.
  func isAsked(_ element: CollectionElement) -> Bool { !askedSides(of: element).isEmpty }

  /// Returns the size that an element's view prefers.
  func measuredSize(of element: CollectionElement) -> CGSize? {
    switch element {
    case .item(let path): ItemPath(path).flatMap { state.measured[$0] }
    case .supplementary, .decoration: state.measuredViews[element]
    }
  }

  /// Stores the preferred size of a view, rounded up to whole pixels.
  func note(_ preferred: CGSize, of element: CollectionElement) {
    state.isNews = false
    guard let (size, sides) = question(to: element), !sides.isEmpty else { return }
    let wanted = CGSize(width: grid.up(preferred.width), height: grid.up(preferred.height))
    let before =
      measuredSize(of: element)
      ?? CGSize(width: size.widthDimension.dimension, height: size.heightDimension.dimension)
    state.isNews = !sides.size(before, correctedBy: wanted).isNearly(before)
    if state.isNews { state.newlyMeasured.insert(element) }
    if case .item(let path) = element {
      if let path = ItemPath(path) { state.measured[path] = wanted }
    } else {
      state.measuredViews[element] = wanted
    }
  }

  /// Adds the parts to a context that a measurement invalidates, and returns it.
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
