import Foundation
import HeadlessKit
import ListCore
import Testing

/// A cell whose preferred height is set by the test.
final class TallCell: CollectionViewCell {
  var height: ((CGSize) -> CGFloat)?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes {
    guard let copy = layoutAttributes.copy() as? CollectionViewLayoutAttributes else {
      return layoutAttributes
    }
    if let height { copy.size.height = height(layoutAttributes.size) }
    return copy
  }
}

/// Self-sizing cells in a flow layout. (behaviour 10.3, 10.4)
@MainActor
@Suite struct FlowSelfSizingTests {
  /// Returns a column of cells 100 points wide, estimated at 50 points high, with the given
  /// heights.
  private func world(
    _ heights: [CGFloat], profile: SystemProfile = .newest, viewHeight: CGFloat = 200
  ) -> (CollectionWorld, CollectionViewFlowLayout) {
    let layout = CollectionViewFlowLayout()
    layout.minimumLineSpacing = 0
    layout.estimatedItemSize = CGSize(width: 100, height: 50)
    let world = CollectionWorld(
      [heights.map { String(Int($0)) }], layout: layout, profile: profile,
      size: CGSize(width: 100, height: viewHeight))
    world.view.register(TallCell.self, forCellWithReuseIdentifier: "tall")
    world.answersCell = { path in
      let cell = world.view.dequeueReusableCell(withReuseIdentifier: "tall", for: path)
      (cell as? TallCell)?.height = { _ in
        CGFloat(Double(world.sections[0][path.item]) ?? 0)
      }
      return cell
    }
    return (world, layout)
  }

  @Test("behaviour 10.3: another line length measures every cell again")
  func anotherWidth() {
    let (world, _) = world([50, 80, 40])  // the first cell has the estimated height
    world.show()
    #expect(world.view.visibleCells.map(\.frame.height) == [50, 80, 40])
    world.sections = [["70", "90", "60"]]
    world.run {
      world.view.frame.size.width = 120
      world.view.layoutIfNeeded()
    }
    #expect(world.view.visibleCells.map(\.frame.height) == [70, 90, 60])
    #expect(world.view.contentSize == CGSize(width: 120, height: 220))
  }

  @Test("behaviour 10.3: cells on screen get their preferred heights, the others the average")
  func average() {
    let (world, _) = world([80, 40, 90, 30, 70, 60, 60, 60])
    world.show()
    #expect(world.view.visibleCells.map(\.frame.minY) == [0, 80, 120])
    #expect(world.view.visibleCells.map(\.frame.height) == [80, 40, 90])
    // They are asked one at a time, so the fourth one was never on screen (13.2); five get 70.
    #expect(world.view.contentSize.height == 560)
  }

  @Test("behaviour 10.3: before iOS 11 unmeasured cells kept the estimate")
  func estimate() {
    let (world, _) = world([80, 40, 90, 30, 70, 60, 60, 60], profile: .iOS10)
    world.show()
    #expect(world.view.contentSize.height == 460)
  }

  @Test("behaviour 10.3: measured sizes follow their items until the data is reloaded")
  func cache() {
    let (world, layout) = world([80, 40, 90, 30, 70, 60, 60, 60])
    world.show()
    world.run {
      world.sections[0].remove(at: 0)
      world.view.deleteItems(at: [.at(0, 0)])
    }
    #expect(layout.layoutAttributesForItem(at: .at(0, 1))?.frame.height == 90)
    world.view.reloadData()
    _ = world.view.numberOfSections
    #expect(world.view.layoutAttributesForItem(at: .at(0, 1))?.frame.height == 50)
    world.simulator.layoutIfNeeded()
    #expect(world.view.layoutAttributesForItem(at: .at(0, 1))?.frame.height == 90)
  }

  @Test("each cell is displayed once, after sizing, and requested once")
  func callbacks() {
    let (world, _) = world([150, 150, 150])
    world.show()
    #expect(world.provided == [.at(0, 0), .at(0, 1)])
    #expect(
      world.log.take().filter { $0.contains("isplay") } == ["willDisplay 0-0", "willDisplay 0-1"])
  }

  @Test("reconfigured cells are measured again")
  func reconfigure() {
    let (world, _) = world([80, 40])
    world.show()
    world.sections = [["20", "40"]]
    world.run { world.view.reconfigureItems(at: [.at(0, 0)]) }
    world.simulator.layoutIfNeeded()
    #expect(world.view.visibleCells.map(\.frame.minY) == [0, 20])
  }

  @Test("behaviour 10.4: a cell whose preferred size never settles crashes")
  func loop() {
    let (world, _) = world([50])
    world.answersCell = { path in
      let cell = world.view.dequeueReusableCell(withReuseIdentifier: "tall", for: path)
      (cell as? TallCell)?.height = { $0.height + 1 }
      return cell
    }
    let report = world.crash { world.show() }
    guard case .layout(.updateLoop(let view)) = report?.facts else {
      Issue.record("\(String(describing: report))")
      return
    }
    #expect(view == world.view.description)
  }

  @Test("with estimated sizes, the delegate's sizes are estimates")
  func delegateSizes() {
    final class Sizes: NSObject, CollectionViewDelegateFlowLayout {
      func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize { CGSize(width: 100, height: 300) }
    }
    let sizes = Sizes()
    let (world, _) = world([80, 40])
    world.view.delegate = sizes
    world.show()
    #expect(world.view.visibleCells.map(\.frame.height) == [80, 40])
  }
}
