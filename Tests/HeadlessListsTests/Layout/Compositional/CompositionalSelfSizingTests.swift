import Foundation
import HeadlessKit
import ListCore
import Testing

/// Self-sizing cells and headers. (behaviour 10.3)
@MainActor
@Suite struct CompositionalSelfSizingTests {
  /// Returns a world of cells whose texts state their height or width.
  private func world(
    _ texts: [String], isWide: Bool = false, _ section: @escaping () -> CollectionLayoutSection
  ) -> CollectionWorld {
    let world = Pieces.world([0], shows: false) { _ in section() }
    world.sections = [texts]
    world.view.register(SizedCell.self, forCellWithReuseIdentifier: "sized")
    world.answersCell = { path in
      let cell = world.view.dequeueReusableCell(withReuseIdentifier: "sized", for: path)
      (cell as? SizedCell)?.length = CGFloat(Double(world.sections[0][path.item]) ?? 0)
      (cell as? SizedCell)?.isWide = isWide
      return cell
    }
    world.show()
    return world
  }

  private func spans(_ world: CollectionWorld) -> [CGFloat] {
    world.view.visibleCells.flatMap { [$0.frame.minY, $0.frame.height] }
  }

  @Test("a measured row has its cell's height in whole pixels; other rows keep the estimate")
  func rows() {
    let texts = ["100", "80.2", "150", "120", "60", "60"]
    let world = world(texts) { Pieces.rows(.estimated(50)) }
    // 80.2 points are 240.6 pixels, so 241.
    let second: CGFloat = 241 / 3
    let third: CGFloat = 541 / 3
    let fourth: CGFloat = 991 / 3
    let expected: [CGFloat] = [0, 100, 100, second, third, 150, fourth, 120]
    #expect(spans(world) == expected)
    // Rows 4 and 5 were pushed off the screen before it was their turn (14.12a).
    let height: CGFloat = 1651.0 / 3
    #expect(abs(world.view.contentSize.height - height) < 1e-9)
    #expect(world.provided == (0..<4).map { .at(0, $0) })
  }

  @Test("a line is as high as its highest cell; cells of fractional height fill it")
  func lines() {
    func section(_ height: CollectionLayoutDimension) -> CollectionLayoutSection {
      CollectionLayoutSection(
        group: Pieces.row(.estimated(30), [Pieces.item(.fractionalWidth(0.5), height)]))
    }
    let single = world(["40", "70", "20"]) { section(.estimated(30)) }
    #expect(spans(single) == [0, 40, 0, 70, 70, 20])
    let shared = world(["40", "70", "20"]) { section(.uniformAcrossSiblings(estimate: 30)) }
    #expect(spans(shared) == [0, 70, 0, 70, 70, 20])
    #expect(shared.view.contentSize.height == 90)
  }

  @Test("cells of an estimated width flow into lines as they fit")
  func tags() {
    let world = world(["40", "30", "50", "90", "10"], isWide: true) {
      let group = Pieces.row(.absolute(20), [Pieces.item(.estimated(45), .absolute(20))])
      group.interItemSpacing = .fixed(5)
      return CollectionLayoutSection(group: group)
    }
    #expect(
      world.frames() == [
        CGRect(x: 0, y: 0, width: 40, height: 20), CGRect(x: 45, y: 0, width: 30, height: 20),
        CGRect(x: 0, y: 20, width: 50, height: 20), CGRect(x: 0, y: 40, width: 90, height: 20),
        CGRect(x: 0, y: 60, width: 10, height: 20),
      ])
    #expect(world.view.contentSize.height == 80)
  }

  @Test("measured sizes follow their items until the data is reloaded")
  func memory() {
    let world = world(["100", "80", "150", "60"]) { Pieces.rows(.estimated(50)) }
    world.run {
      world.sections[0].swapAt(0, 3)
      world.view.performBatchUpdates {
        world.view.moveItem(at: .at(0, 0), to: .at(0, 3))
        world.view.moveItem(at: .at(0, 3), to: .at(0, 0))
      }
    }
    #expect(spans(world) == [0, 60, 60, 80, 140, 150, 290, 100])
    #expect(world.provided.count == 4)
    world.run { world.view.reloadData() }
    #expect(world.view.layoutAttributesForItem(at: .at(0, 1))?.frame.height == 50)
    world.simulator.layoutIfNeeded()
    #expect(spans(world) == [0, 60, 60, 80, 140, 150, 290, 100])
  }

  @Test("a measured cell lays out only its own group again")
  func economy() {
    let world = world(Array(repeating: "40", count: 100_000)) { Pieces.rows(.estimated(50)) }
    let asked = world.provided.count
    #expect(asked == 10)
    #expect(world.view.contentSize.height == 4_999_900)
    world.view.scrollToItem(at: .at(0, 99_999), at: .bottom, animated: false)
    world.simulator.layoutIfNeeded()
    #expect(world.provided.count < asked + 15)
  }
}

/// A cell whose preferred height or width is set by the test.
final class SizedCell: CollectionViewCell {
  var length: CGFloat = 0
  var isWide = false

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes {
    guard let copy = layoutAttributes.copy() as? CollectionViewLayoutAttributes else {
      return layoutAttributes
    }
    if isWide { copy.size.width = length } else { copy.size.height = length }
    return copy
  }
}
