import Foundation
import ListCore

/// The positions of all elements in a compositional layout: consecutive sections, between the
/// headers and footers of the whole layout.
@MainActor
package struct CompositionalGeometry {
  let axis: FlowAxis
  /// The size for which the layout was computed.
  let room: CGSize
  package var sections: [CompositionalSection]
  let grid: PixelGrid
  private var surrounding = BoundaryPlacement(around: 0)
  private var sums = RunningSums([])
  private let spacing: CGFloat
  /// Whether an element's position depends on the bounds.
  let followsBounds: Bool
  private let outer: [CollectionLayoutBoundarySupplementaryItem]

  init(
    _ sections: [CompositionalSection], axis: FlowAxis, room: CGSize, grid: PixelGrid,
    _ configuration: CollectionViewCompositionalLayoutConfiguration
  ) {
    self.sections = sections
    self.axis = axis
    self.room = room
    self.grid = grid
    spacing = configuration.interSectionSpacing
    outer = configuration.boundarySupplementaryItems
    followsBounds =
      outer.contains(where: \.pinToVisibleBounds)
      || sections.contains { section in
        section.definition.visibleItemsInvalidationHandler != nil
          || section.definition.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds)
      }
  }
}

extension CompositionalGeometry {
  /// Places sections one after another.
  ///
  /// - Parameters:
  ///   - changed: The sections to arrange again; `nil` for all.
  ///   - measured: Returns the preferred size of a header or footer.
  mutating func arrange(
    _ changed: Set<Int>?, measured: @escaping (CollectionElement) -> CGSize?
  ) {
    for index in changed.map(Array.init) ?? Array(sections.indices) {
      sections[index].arrange { item, number in
        measured(.supplementary(item.elementKind, IndexPath(item: number, section: index)))
      }
      if changed != nil { sums.setLength(sections[index].extent + spacing, at: index) }
    }
    if changed == nil { sums = RunningSums(sections.map { $0.extent + spacing }) }

    surrounding = BoundaryPlacement(
      outer, around: max(0, sums.total - (sections.isEmpty ? 0 : spacing)), from: 0,
      in: .init(axis: axis, size: axis.size(room), sides: FlowInsets(), grid: grid)
    ) { item, number in
      measured(.supplementary(item.elementKind, IndexPath(index: number)))
    }
  }

  /// The headers and footers of the whole layout.
  var boundaries: [BoundaryPlacement.Boundary] { surrounding.boundaries }

  private var start: CGFloat { surrounding.body.start }

  /// The size of the content.
  var contentSize: CGSize {
    axis.size(FlowSize(along: extent, across: axis.size(room).across))
  }

  /// The distance from the first header of the whole layout to its last footer.
  var extent: CGFloat { surrounding.end }

  /// Returns the start of a section.
  func start(of section: Int) -> CGFloat { start + sums.start(of: section) }

  /// Returns the sections that a range of the layout touches.
  ///
  /// - Complexity: O(log *s*).
  func sections(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard !sections.isEmpty, high >= low else { return 0..<0 }
    var first = sums.index(at: low - start)
    // A section without extent has the same start as its neighbour.
    while first > 0, start(of: first) >= low { first -= 1 }
    return first..<(sums.index(at: high - start) + 1)
  }
}
