import Foundation
import HeadlessKit
import ListCore
import Testing

/// Notes what is to be loaded ahead.
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

/// Cells made ahead. (behaviour 4.9, 4.12, 4.17)
@MainActor
@Suite struct CollectionPrefetchingTests {
  /// Four of thirty items on screen, 100 points each.
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

  @Test("behaviour 4.17: off unless simulator and view say so")
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

  @Test("behaviour 4.9: nothing before the first scroll, then one screen around, nearest first")
  func cells() {
    let world = world()
    #expect(world.provided.count == 4)
    scroll(world, to: 1000)
    #expect(
      world.provided.dropFirst(4).map(\.item) == [10, 11, 12, 13, 9, 14, 8, 15, 7, 16, 6, 17])
    #expect(world.texts == ["10", "11", "12", "13"])
  }

  @Test("behaviour 4.9: a cell that left is shown again without a question")
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

  @Test("behaviour 4.11: a cell made ahead is not answered")
  func notAnswered() {
    let world = world()
    scroll(world, to: 100)
    #expect(world.provided.contains(.at(0, 6)))
    #expect(world.view.cellForItem(at: .at(0, 6)) == nil)
  }

  @Test("behaviour 4.12: data nearest first, and what is far away cancelled")
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

  @Test("behaviour 4.16b: a hidden cell keeps looking selected until it is asked for again")
  func staleSelection() {
    let world = world()
    world.view.selectItem(at: .at(0, 0), animated: false, scrollPosition: [])
    scroll(world, to: 100)
    world.view.deselectItem(at: .at(0, 0), animated: false)
    scroll(world, to: 0)
    #expect(world.view.indexPathsForSelectedItems == [])
    #expect(world.view.cellForItem(at: .at(0, 0))?.isSelected == true)
  }

  @Test("behaviour 4.8: reconfiguring reaches cells that are ready")
  func reconfigure() {
    let world = world()
    scroll(world, to: 100)
    _ = world.log.take()
    world.run { world.view.reconfigureItems(at: [.at(0, 5), .at(0, 20)]) }
    #expect(world.log.take() == ["cell 0-5"])
  }
}
