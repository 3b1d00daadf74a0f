import Foundation
import ListCore

/// Where everything is in a compositional layout: sections one after another, between the headers
/// and footers of the whole.
@MainActor
package struct CompositionalGeometry {
  let axis: FlowAxis
  /// The room that was laid out for.
  let room: CGSize
  package var sections: [CompositionalSection]
  let grid: PixelGrid
  private var surrounding = BoundaryPlacement(around: 0)
  private var sums = RunningSums([])
  private let spacing: CGFloat
  /// Whether something depends on where the view stands.
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
  /// Puts sections one after another.
  ///
  /// - Parameters:
  ///   - changed: The sections that are to be arranged again; `nil` for all.
  ///   - measured: The size that a header or footer asked for.
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

  /// The size of everything.
  var contentSize: CGSize {
    axis.size(FlowSize(along: extent, across: axis.size(room).across))
  }

  /// From the first header of the whole to its last footer.
  var extent: CGFloat { surrounding.end }

  /// Where a section begins.
  func start(of section: Int) -> CGFloat { start + sums.start(of: section) }

  /// The sections that a stretch of the layout touches.
  ///
  /// - Complexity: O(log *s*).
  func sections(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard !sections.isEmpty, high >= low else { return 0..<0 }
    var first = sums.index(at: low - start)
    // Sections without extent begin where their neighbours do.
    while first > 0, start(of: first) >= low { first -= 1 }
    return first..<(sums.index(at: high - start) + 1)
  }
}
