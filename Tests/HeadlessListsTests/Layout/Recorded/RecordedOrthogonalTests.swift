import Foundation
import HeadlessKit
import Testing

/// Sections that scroll at right angles to their layout, and cells that size themselves, against
/// what was recorded from the real system (14.3, 14.4, 14.12, 14.12a).
@MainActor
@Suite struct RecordedOrthogonalTests {
  struct Scrolling: Decodable, Sendable, CustomTestStringConvertible {
    struct Step: Decodable, Hashable, Sendable {
      let to: CGFloat
      let offsets: [CGFloat]
      let visibleItems: [String]
    }

    let name: String
    let view: [CGFloat]
    let counts: [Int]
    let section: DescribedSection
    let steps: [Step]
    let views: [String]?

    nonisolated var testDescription: String { name }
  }

  @Test(
    "a section comes to rest where the real one does, at every step",
    arguments: RecordedFrames.cases("OrthogonalScrolling") as [Scrolling])
  func scrolling(_ given: Scrolling) throws {
    var heard: [Int: CGFloat] = [:]
    let layout = CollectionViewCompositionalLayout { index, _ in
      let section = Described.section(given.section)
      section.visibleItemsInvalidationHandler = { _, offset, _ in heard[index] = offset.x }
      return section
    }
    let world = RecordedWorld(given.counts, size: given.view, layout: layout)
    world.register(kinds: (given.section.boundaries ?? []).map(\.kind))
    try world.show()
    #expect(!given.steps.isEmpty)
    for step in given.steps {
      for section in given.counts.indices {
        try world.simulator.scroll(section: section, to: step.to, in: world.view)
      }
      #expect(
        Scrolling.Step(
          to: step.to, offsets: given.counts.indices.map { heard[$0] ?? .nan },
          visibleItems: world.visibleItems) == step)
      let views = (given.section.boundaries ?? []).flatMap { boundary in
        world.view.indexPathsForVisibleSupplementaryElements(ofKind: boundary.kind).sorted()
          .compactMap { path in
            world.view.supplementaryView(forElementKind: boundary.kind, at: path).map {
              "\(boundary.kind) \(RecordedFrames.text(path, $0.frame))"
            }
          }
      }
      #expect(views == given.views ?? [])
    }
  }

  struct Rest: Sendable {
    let groups: Int
    let width: CGFloat
    let rests: [CGFloat: CGFloat]
  }

  @Test(
    "21.39, 21.40: a section moved to a position rests at the nearest group or at its end",
    arguments: [
      Rest(groups: 10, width: 108, rests: [130: 108, 200: 216]),
      Rest(groups: 3, width: 108, rests: [40: 6]),
      Rest(groups: 6, width: 264, rests: [130: 0, 200: 264, 300: 264, 400: 528]),
      Rest(groups: 3, width: 264, rests: [400: 474]),
    ],
    [
      CollectionLayoutSectionOrthogonalScrollingBehavior.groupPaging,
      .continuousGroupLeadingBoundary,
    ])
  func rests(
    _ given: Rest, _ behavior: CollectionLayoutSectionOrthogonalScrollingBehavior
  ) throws {
    let size = CollectionLayoutSize(
      widthDimension: .absolute(given.width), heightDimension: .absolute(50))
    let section = CollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = behavior
    let layout = CollectionViewCompositionalLayout(section: section)
    let world = RecordedWorld([given.groups], size: [318, 480], layout: layout)
    try world.show()
    #expect(!given.rests.isEmpty)
    for (position, rest) in given.rests {
      try world.simulator.scroll(section: 0, to: position, in: world.view)
      #expect(layout.orthogonalContentOffset(in: 0).x == rest)
    }
  }

  struct SelfSizing: Decodable, Sendable, CustomTestStringConvertible {
    struct Answer: Decodable, Hashable, Sendable {
      let content: [CGFloat]
      let visibleItems: [String]
    }

    let name: String
    let view: [CGFloat]
    let counts: [Int]
    let section: DescribedSection
    let heights: [CGFloat]?
    let offset: [CGFloat]?
    let answer: Answer

    nonisolated var testDescription: String { name }
  }

  @Test(
    "cells of a compositional layout are measured as by the real one",
    arguments: RecordedFrames.cases("CompositionalSelfSizing") as [SelfSizing])
  func selfSizing(_ given: SelfSizing) throws {
    let layout = CollectionViewCompositionalLayout(section: Described.section(given.section))
    let world = RecordedWorld(given.counts, size: given.view, layout: layout)
    if let heights = given.heights {
      world.preferredSize = { path, size in
        CGSize(width: size.width, height: heights[path.item % heights.count])
      }
    }
    try world.show()
    if let offset = given.offset {
      world.view.contentOffset = CGPoint(x: offset[0], y: offset[1])
      try world.simulator.settle()
    }
    let size = layout.collectionViewContentSize
    #expect(
      SelfSizing.Answer(content: [size.width, size.height], visibleItems: world.visibleItems)
        == given.answer)
  }
}
