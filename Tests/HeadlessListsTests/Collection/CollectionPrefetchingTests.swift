import Foundation
import HeadlessKit
import ListCore
import Testing

/// A prefetching data source that records its calls.
@MainActor
final class PrefetchSource: NSObject, CollectionViewDataSourcePrefetching {
  var log: [String] = []
  func collectionView(_ collectionView: CollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    log.append("prefetch " + indexPaths.map { String($0.item) }.joined(separator: " "))
  }
  func collectionView(
    _ collectionView: CollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    log.append("cancel " + indexPaths.map { String($0.item) }.joined(separator: " "))
  }
}

/// Cells prepared before they are shown. (behaviour 4.9, 4.12, 4.17)
@MainActor
@Suite struct CollectionPrefetchingTests {
  /// Returns a world with four of thirty items on screen, each 100 points high.
  private func world(prefetches: Bool = true) -> CollectionWorld {
    let world = CollectionWorld([(0..<30).map(String.init)])
    world.simulator.prefetchesCells = prefetches
    world.show()
    _ = world.log.take()
    return world
  }

  private func scroll(_ world: CollectionWorld, to offset: CGFloat) {
    world.view.contentOffset.y = offset
    world.simulator.layoutIfNeeded()
  }

  @Test("behaviour 4.17: prefetching needs both the simulator's and the view's setting")
  func off() {
    for world in [world(prefetches: false), world()] {
      let source = PrefetchSource()
      world.view.prefetchDataSource = source
      if world.simulator.prefetchesCells { world.view.isPrefetchingEnabled = false }
      scroll(world, to: 100)
      #expect(source.log == [])
      #expect(
        world.log.take() == [
          "attributes in 100..<500", "cell 0-4", "apply 0-4", "willDisplay 0-4",
          "didEndDisplaying 0-0",
        ])
    }
  }

  @Test("behaviour 4.9: after the first scroll one screen around is prepared, nearest first")
  func cells() {
    let world = world()
    #expect(world.provided.count == 4)
    scroll(world, to: 1000)
    #expect(
      world.provided.dropFirst(4).map(\.item) == [10, 11, 12, 13, 9, 14, 8, 15, 7, 16, 6, 17])
    #expect(world.texts == ["10", "11", "12", "13"])
  }

  @Test("behaviour 4.9: a cell that left reappears without asking the data source")
  func comesBack() {
    let world = world()
    scroll(world, to: 100)
    let cell = world.view.cellForItem(at: .at(0, 4))
    _ = world.log.take()
    scroll(world, to: 0)
    scroll(world, to: 100)
    #expect(world.view.cellForItem(at: .at(0, 4)) === cell)
    #expect(
      world.log.take().filter { $0.hasPrefix("will") || $0.hasPrefix("did") } == [
        "willDisplay 0-0", "didEndDisplaying 0-4", "willDisplay 0-4", "didEndDisplaying 0-0",
      ])
    #expect(world.provided.filter { $0.item == 4 }.count == 1)
  }

  @Test("behaviour 4.11: cellForItem(at:) does not return a prepared cell")
  func notAnswered() {
    let world = world()
    scroll(world, to: 100)
    #expect(world.provided.contains(.at(0, 6)))
    #expect(world.view.cellForItem(at: .at(0, 6)) == nil)
  }

  @Test("behaviour 4.12: data is prefetched nearest first, and cancelled when far away")
  func data() {
    let world = world()
    let source = PrefetchSource()
    world.view.prefetchDataSource = source
    scroll(world, to: 1000)
    scroll(world, to: 1100)
    scroll(world, to: 2000)
    #expect(
      source.log == [
        "prefetch 9 14 8 15 7 16 6 17",
        "prefetch 10 18", "cancel 6",
        "prefetch 19 24 25 26 27", "cancel 10 15 9 8 7",
      ])
  }

  @Test("behaviour 4.16b: a hidden cell keeps its stale selection until it is configured again")
  func staleSelection() {
    let world = world()
    world.view.selectItem(at: .at(0, 0), animated: false, scrollPosition: [])
    scroll(world, to: 100)
    world.view.deselectItem(at: .at(0, 0), animated: false)
    scroll(world, to: 0)
    #expect(world.view.indexPathsForSelectedItems == [])
    #expect(world.view.cellForItem(at: .at(0, 0))?.isSelected == true)
  }

  @Test("behaviour 4.8: reconfiguring includes prepared cells")
  func reconfigure() {
    let world = world()
    scroll(world, to: 100)
    _ = world.log.take()
    world.run { world.view.reconfigureItems(at: [.at(0, 5), .at(0, 20)]) }
    #expect(world.log.take() == ["cell 0-5"])
  }

  @Test("behaviour 4.9: nearest first, along a row as well")
  func sideways() {
    let layout = CollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 100)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    let world = CollectionWorld(
      [(0..<30).map(String.init)], layout: layout, size: CGSize(width: 400, height: 100))
    world.simulator.prefetchesCells = true
    world.show()
    world.view.contentOffset.x = 1000
    world.simulator.layoutIfNeeded()
    #expect(
      world.provided.dropFirst(4).map(\.item) == [10, 11, 12, 13, 9, 14, 8, 15, 7, 16, 6, 17])
  }

  @Test("a prepared cell that comes too late, because the data was reloaded, waits for reuse")
  func reloadWhilePreparing() {
    let world = world()
    var late: CollectionViewCell?
    world.answersCell = { path in
      let cell = world.view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      if late == nil, path.item == 14 {
        late = cell
        world.view.reloadData()
      }
      return cell
    }
    var pooled: [View] = []
    let observation = world.view.observeEvents { event, view in
      if case .pooled = event, let view { pooled.append(view) }
    }
    scroll(world, to: 1000)
    observation.cancel()
    #expect(late != nil)
    #expect(pooled.contains { $0 === late })
  }
}
