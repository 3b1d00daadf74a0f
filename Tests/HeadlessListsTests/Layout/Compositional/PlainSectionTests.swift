import HeadlessKit
import ListCore
import TestSupport
import Testing

@testable import HeadlessLists
@testable import HeadlessViews

/// Sections, their headers and footers, and sideways scrolling against plain sums.
/// (behaviour 14.5 to 14.7, 21.39)
@MainActor
@Suite struct PlainSectionTests {
  private struct Part {
    var kind: String
    var isTop: Bool
    var side: RectAlignment
    var size: CGSize
    var extends: Bool
    var pins: Bool
  }

  private struct Plan {
    var parts: [Part]
    var insets: DirectionalEdgeInsets
    var gap: CGFloat
    var height: CGFloat
    var count: Int
  }

  private func plan(_ numbers: inout SeededGenerator, _ index: Int) -> Plan {
    func length(_ limit: Int) -> CGFloat { CGFloat(Int.random(in: 0...limit, using: &numbers)) }
    let tops: [RectAlignment] = [.top, .topLeading, .topTrailing]
    let bottoms: [RectAlignment] = [.bottom, .bottomLeading, .bottomTrailing]
    let parts = (0..<Int.random(in: 0...3, using: &numbers)).map { part in
      let isTop = Bool.random(using: &numbers)
      return Part(
        kind: "kind \(part)", isTop: isTop,
        side: (isTop ? tops : bottoms)[Int.random(in: 0..<3, using: &numbers)],
        size: CGSize(width: 20 + length(60), height: 4 + length(30)),
        extends: Int.random(in: 0..<4, using: &numbers) > 0,
        pins: Bool.random(using: &numbers))
    }
    return Plan(
      parts: parts,
      insets: DirectionalEdgeInsets(
        top: length(9), leading: length(9), bottom: length(9), trailing: length(9)),
      gap: length(12), height: 10 + length(40), count: Int.random(in: 0...6, using: &numbers))
  }

  private func section(_ plan: Plan) -> CollectionLayoutSection {
    let section = Pieces.rows(.absolute(plan.height))
    section.contentInsets = plan.insets
    section.interGroupSpacing = plan.gap
    section.boundarySupplementaryItems = plan.parts.map { part in
      let item = CollectionLayoutBoundarySupplementaryItem(
        layoutSize: Pieces.size(.absolute(part.size.width), .absolute(part.size.height)),
        elementKind: part.kind, alignment: part.side)
      item.extendsBoundary = part.extends
      item.pinToVisibleBounds = part.pins
      return item
    }
    return section
  }

  @Test("sections lie below one another as plain sums say", arguments: 0..<60 as Range<UInt64>)
  func sections(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let plans = (0..<4).map { plan(&numbers, $0) }
    let configuration = CollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = CGFloat(Int.random(in: 0...10, using: &numbers))
    let size = CGSize(width: 200, height: 150)
    let world = Pieces.world(plans.map(\.count), size: size, shows: false, configuration) {
      section(plans[$0])
    }
    for kind in 0..<3 {
      world.view.register(
        CollectionReusableView.self, forSupplementaryViewOfKind: "kind \(kind)",
        withReuseIdentifier: "header")
    }
    world.show()
    for _ in 0..<4 {
      let offset = CGFloat(Int.random(in: 0...500, using: &numbers))
      world.view.contentOffset.y = offset
      world.simulator.layoutIfNeeded()
      var start: CGFloat = 0
      for (index, plan) in plans.enumerated() {
        if index > 0 { start += configuration.interSectionSpacing }
        start += compare(world, index, plan, start, offset, "seed \(seed), offset \(offset)")
      }
      #expect(world.view.contentSize == CGSize(width: 200, height: start), "seed \(seed)")
    }
  }

  /// Compares a section, and returns its length.
  private func compare(
    _ world: CollectionWorld, _ index: Int, _ plan: Plan, _ start: CGFloat, _ offset: CGFloat,
    _ place: String
  ) -> CGFloat {
    guard plan.count > 0 || !plan.parts.isEmpty else { return 0 }
    let count = CGFloat(plan.count)
    let rows = count * plan.height + max(0, count - 1) * plan.gap
    let body = plan.insets.top + rows + plan.insets.bottom
    let extending = plan.parts.filter(\.extends)
    let above = extending.filter(\.isTop).map(\.size.height).max() ?? 0
    let below = extending.filter { !$0.isTop }.map(\.size.height).max() ?? 0
    let wanted = (0..<plan.count).map { row in
      CGRect(
        x: plan.insets.leading,
        y: start + above + plan.insets.top + CGFloat(row) * (plan.height + plan.gap),
        width: 200 - plan.insets.leading - plan.insets.trailing, height: plan.height)
    }
    #expect(world.frames(index) == wanted, "\(place), section \(index)")
    let (top, bottom) = (start + above, start + above + body)
    let room = 200 - plan.insets.leading - plan.insets.trailing
    for part in plan.parts {
      let height = part.size.height
      var y =
        part.isTop ? (part.extends ? top - height : top) : (part.extends ? bottom : bottom - height)
      if part.pins {
        y =
          part.isTop
          ? max(y, min(offset, bottom - height)) : min(y, max(offset + 150 - height, top))
      }
      let rest = room - part.size.width
      let x =
        switch part.side {
        case .topLeading, .bottomLeading: CGFloat(0)
        case .topTrailing, .bottomTrailing: rest
        default: rest / 2
        }
      let frame = CGRect(
        x: plan.insets.leading + x, y: y, width: part.size.width, height: height)
      let found = world.frame(part.kind, index)
      #expect(isNear(found, frame), "\(place), \(part): \(found ?? .null), not \(frame)")
    }
    return above + body + below
  }

  private func isNear(_ one: CGRect?, _ other: CGRect) -> Bool {
    guard let one else { return false }
    // Frames are on the three pixels of a point.
    return abs(one.minX - other.minX) < 0.2 && abs(one.minY - other.minY) < 1e-6
      && one.size == other.size
  }

  @Test("a section that scrolls sideways rests where its behaviour says, near every offset")
  func rests() {
    let behaviors: [CollectionLayoutSectionOrthogonalScrollingBehavior] = [
      .continuous, .paging, .groupPaging, .continuousGroupLeadingBoundary, .groupPagingCentered,
    ]
    for (width, count, gap) in [(60, 7, 10), (150, 4, 0), (40, 3, 5), (30, 20, 4), (90, 1, 6)]
      as [(CGFloat, Int, CGFloat)]
    {
      let window: CGFloat = 100
      let starts = (0..<count).map { CGFloat($0) * (width + gap) }
      let end = max(0, (starts.last ?? 0) + width - window)
      for behavior in behaviors {
        let section = CollectionLayoutSection(
          group: .horizontal(
            layoutSize: Pieces.size(.absolute(width), .absolute(20)),
            subitems: [Pieces.item(.fractionalWidth(1), .fractionalHeight(1))]))
        section.interGroupSpacing = gap
        section.orthogonalScrollingBehavior = behavior
        let table = GroupTable(
          section, itemCount: count, in: CGSize(width: window, height: 50), axis: .horizontal,
          traits: TraitCollection(), grid: PixelGrid(scale: 2))
        let scroll = OrthogonalScroll(behavior: behavior, table: table, window: window)
        #expect(scroll.end == end)
        #expect(scroll.start == scroll.rest(near: 0))
        for target in stride(from: -70 as CGFloat, through: end + 90, by: 7) {
          func nearest(_ places: [CGFloat]) -> CGFloat {
            places.map { abs($0 - target) }.min() ?? 0
          }
          let rest = scroll.rest(near: target)
          let place = "\(behavior), width \(width), near \(target): \(rest)"
          switch behavior {
          case .continuous: #expect(rest == min(max(0, target), end), "\(place)")
          case .paging:
            let pages = stride(from: 0, through: end, by: window).map { $0 } + [end]
            let clamped = min(max(0, target), end)
            let best = pages.map { abs($0 - clamped) }.min() ?? 0
            // The last page may be shorter, and pages are counted from the first.
            let page = min(max(0, (target / window).rounded() * window), end)
            #expect(rest == (target >= end ? end : page), "\(place), \(best)")
          case .groupPaging, .continuousGroupLeadingBoundary:
            guard target < end else {
              #expect(rest == end, "\(place)")
              continue
            }
            #expect(rest >= 0 && rest <= end, "\(place)")
            let unclamped = starts.filter { $0 <= end }
            if nearest(starts) == nearest(unclamped) {
              #expect(abs(rest - target) == nearest(unclamped), "\(place)")
            } else {
              #expect(rest == end, "\(place)")
            }
          default:
            let centres = starts.map { $0 + (width - window) / 2 }
            #expect(abs(rest - target) == nearest(centres), "\(place)")
          }
        }
      }
    }
  }
}
