import Foundation
import ListCore

// Behaviour 10.3: items have the estimated size at first; a displayed cell returns its preferred
// size, which is stored for its item until the length of lines changes or the data is reloaded.
extension CollectionViewFlowLayout {
  /// Returns the sections with the sizes that cells prefer.
  ///
  /// - Complexity: O(1) for a section without measured items while there is no average to apply;
  ///   otherwise O(*n*).
  func estimatesApplied(to sections: [FlowSection]) -> [FlowSection] {
    guard asksForPreferredAttributes, !flow.measured.isEmpty else { return sections }
    let axis = FlowAxis(scrollDirection)
    let averages = collectionView?.simulator.profile.averagesEstimatedItemSizes == true
    let average = averages ? flow.measured.average.map(axis.size) : nil

    return sections.enumerated().map { index, section in
      var section = section
      let count = section.items.count
      var sizes: [FlowSize]
      switch section.items {
      case .uniform(let estimate, _):
        let presumed = average ?? estimate
        guard flow.measured.contains(section: index) else {
          section.items = .uniform(presumed, count: count)
          return section
        }
        sizes = Array(repeating: presumed, count: count)
      case .sized(let given):
        sizes = given
      }
      for item in 0..<count {
        guard let size = flow.measured[ItemPath(item: item, section: index)] else { continue }
        sizes[item] = axis.size(size)
      }
      section.items = .sized(sizes)
      return section
    }
  }

  /// Adds the parts to a context that a measurement invalidates, and returns it.
  func contextOfMeasurement(
    _ context: CollectionViewLayoutInvalidationContext,
    _ preferred: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutInvalidationContext {
    context.invalidateItems(at: [preferred.indexPath])
    (context as? CollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics =
      false
    return context
  }

  /// Discards the parts that a context invalidates.
  func note(_ context: CollectionViewLayoutInvalidationContext) {
    let flowContext = context as? CollectionViewFlowLayoutInvalidationContext
    if flowContext?.invalidateFlowLayoutDelegateMetrics != false
      || context.invalidateDataSourceCounts
    {
      flow.sections = nil
    }
    if context.invalidateEverything { flow.measured.removeAll() }
  }

  /// Returns whether new bounds invalidate this layout.
  func isDisturbed(by newBounds: CGRect) -> Bool {
    if sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds,
      newBounds != collectionView?.bounds
    {
      return true
    }
    return changesLineLength(newBounds)
  }

  /// Returns whether new bounds change the length of lines.
  func changesLineLength(_ newBounds: CGRect) -> Bool {
    lineLength(in: newBounds) != (currentGeometry?.across ?? 0)
  }
}
