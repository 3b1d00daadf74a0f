import Foundation
import HeadlessKit
import Testing

/// Compositional layouts against frames recorded from the real system (14.1 to 14.11).
@MainActor
@Suite struct RecordedCompositionalTests {
  struct Case: Decodable, Sendable, CustomTestStringConvertible {
    struct Answer: Decodable, Hashable, Sendable {
      let content: String
      let items: [String]
      let views: [String]

      init(content: String, items: [String], views: [String]) {
        (self.content, self.items, self.views) = (content, items, views)
      }

      init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        content = RecordedFrames.text(try values.decode([CGFloat].self, forKey: .content))
        items = try values.decode([String].self, forKey: .items)
        views = try values.decode([String].self, forKey: .views)
      }

      enum CodingKeys: CodingKey { case content, items, views }
    }

    let name: String
    let view: [CGFloat]
    let counts: [Int]
    let offset: [CGFloat]?
    let margins: [CGFloat]?
    let configuration: DescribedConfiguration?
    let section: DescribedSection
    let answer: Answer

    nonisolated var testDescription: String { "layout \(name)" }
  }

  @Test(
    "a compositional layout puts everything where the real one does",
    arguments: RecordedFrames.cases("CompositionalFrames") as [Case])
  func frames(_ given: Case) throws {
    #expect(try Self.answer(to: given) == given.answer)
  }

  @Test(
    "a layout that scrolls sideways is the one that scrolls down, with its axes swapped",
    arguments: RecordedFrames.cases("CompositionalFrames") as [Case])
  func transposedFrames(_ given: Case) throws {
    let transposed = given.transposed
    #expect(try Self.answer(to: transposed) == transposed.answer)
  }

  private static func answer(to given: Case) throws -> Case.Answer {
    let section = Described.section(given.section)
    let layout = CollectionViewCompositionalLayout(
      section: section, configuration: Described.configuration(given.configuration))
    for item in section.decorationItems {
      layout.register(CollectionReusableView.self, forDecorationViewOfKind: item.elementKind)
    }
    let world = RecordedWorld(given.counts, size: given.view, layout: layout)
    world.view.contentInsetAdjustmentBehavior = .never
    let margins = given.margins ?? [0, 0, 0, 0]
    world.view.layoutMargins = EdgeInsets(
      top: margins[0], left: margins[1], bottom: margins[2], right: margins[3])
    world.register(kinds: kinds(given))
    try world.show()
    if let offset = given.offset {
      world.view.contentOffset = CGPoint(x: offset[0], y: offset[1])
      try world.simulator.settle()
    }
    let items = given.counts.enumerated().flatMap { section, count in
      (0..<min(3, count)).compactMap { item in
        layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))
          .map { RecordedFrames.text($0.frame) }
      }
    }
    // Where the content was not scrolled, everything was recorded.
    let rect =
      given.offset == nil
      ? CGRect(x: -1000, y: -1000, width: 3000, height: 3000) : world.view.bounds
    let views = (layout.layoutAttributesForElements(in: rect) ?? [])
      .filter { $0.representedElementCategory != .cell }
      .map { "\($0.representedElementKind ?? "") \(RecordedFrames.text($0.indexPath, $0.frame))" }
    return .init(
      content: RecordedFrames.text(layout.collectionViewContentSize), items: items,
      views: views.sorted { name(of: $0) < name(of: $1) })
  }

  /// Views are recorded by kind, those behind the cells last.
  private static func name(of view: String) -> String {
    (view.hasPrefix("bg ") ? "~" : "") + view
  }

  private static func kinds(_ given: Case) -> [String] {
    let boundaries = (given.section.boundaries ?? []) + (given.configuration?.boundaries ?? [])
    let items = (given.section.group.items ?? []).flatMap { $0.supplementaryItems ?? [] }
    return boundaries.map(\.kind) + items.map(\.kind)
  }
}
