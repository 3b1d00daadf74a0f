import Foundation
import ListCore

// Behaviour 10.3: items begin with the estimate; a cell that is shown says what it would like to
// be, and that is kept for its item until lines get another length or the data is reloaded.
extension CollectionViewFlowLayout {
  /// The sections with the sizes that cells asked for.
  ///
  /// - Complexity: O(1) for a section without measured items while there is no average to apply,
  ///   else O(*n*).
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

  /// Names what a measurement disturbs.
  func contextOfMeasurement(
    _ context: CollectionViewLayoutInvalidationContext,
    _ preferred: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutInvalidationContext {
    context.invalidateItems(at: [preferred.indexPath])
    (context as? CollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics =
      false
    return context
  }

  /// Forgets what an invalidation says is no longer right.
  func note(_ context: CollectionViewLayoutInvalidationContext) {
    let flowContext = context as? CollectionViewFlowLayoutInvalidationContext
    if flowContext?.invalidateFlowLayoutDelegateMetrics != false
      || context.invalidateDataSourceCounts
    {
      flow.sections = nil
    }
    if context.invalidateEverything { flow.measured.removeAll() }
  }

  /// Whether new bounds make this layout wrong.
  func isDisturbed(by newBounds: CGRect) -> Bool {
    if sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds,
      newBounds != collectionView?.bounds
    {
      return true
    }
    return changesLineLength(newBounds)
  }

  /// Whether lines have another length in new bounds.
  func changesLineLength(_ newBounds: CGRect) -> Bool {
    lineLength(in: newBounds) != (currentGeometry?.across ?? 0)
  }
}
