import Foundation
import ListCore

// Behaviour 10.3: a view begins with the estimate; once it is shown it says what it would like to
// be, and that is kept until lines get another length or the data is reloaded.
extension CollectionViewCompositionalLayout {
  /// What a view is asked for: the size that the layout was given, and the sides of it that the
  /// view decides.
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

  /// The sides that an element's view is asked for.
  func askedSides(of element: CollectionElement) -> CollectionLayoutSize.Sides {
    question(to: element)?.sides ?? CollectionLayoutSize.Sides()
  }

  /// Whether an element's view is asked for a side of it.
  func isAsked(_ element: CollectionElement) -> Bool { !askedSides(of: element).isEmpty }

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
