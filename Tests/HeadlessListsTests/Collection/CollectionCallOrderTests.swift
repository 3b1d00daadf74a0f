import Foundation
import HeadlessKit
import Testing

/// The order of calls, compared as whole logs. (behaviour 2.4 to 2.8)
@MainActor
@Suite struct CollectionCallOrderTests {
  @Test("behaviour 2.4: the first layout pass")
  func firstPass() {
    let world = CollectionWorld([["a", "b"], ["c"]])
    world.view.collectionViewLayout.invalidateLayout()
    _ = world.log.take()
    world.show()
    #expect(
      world.log.take() == [
        "numberOfSections", "numberOfItems 0", "numberOfItems 1",
        "prepare", "contentSize", "attributes in 0..<400",
        "cell 0-0", "apply 0-0", "willDisplay 0-0",
        "cell 0-1", "apply 0-1", "willDisplay 0-1",
        "cell 1-0", "apply 1-0", "willDisplay 1-0",
      ])
  }

  @Test("behaviour 2.4, 4.9: views that leave are reported after views that appear")
  func scrolling() {
    let world = CollectionWorld.shown([(0..<10).map(String.init)])
    world.view.contentOffset = CGPoint(x: 0, y: 250)
    #expect(world.log.take() == [])
    world.simulator.layoutIfNeeded()
    #expect(
      world.log.take() == [
        "attributes in 250..<650",
        "cell 0-4", "apply 0-4", "willDisplay 0-4",
        "cell 0-5", "apply 0-5", "willDisplay 0-5",
        "cell 0-6", "apply 0-6", "willDisplay 0-6",
        "didEndDisplaying 0-0", "didEndDisplaying 0-1",
      ])
  }

  @Test("behaviour 25.90: supplementary views are requested after the cells")
  func headers() {
    let layout = ColumnLayout()
    layout.headerHeight = 50
    let world = CollectionWorld([["a"], ["b"]], layout: layout)
    _ = world.log.take()
    world.show()
    #expect(
      world.log.take() == [
        "numberOfSections", "numberOfItems 0", "numberOfItems 1",
        "prepare", "contentSize", "attributes in 0..<400",
        "cell 0-0", "apply 0-0", "willDisplay 0-0",
        "cell 1-0", "apply 1-0", "willDisplay 1-0",
        "header 0-0", "willDisplayHeader 0-0",
        "header 1-0", "willDisplayHeader 1-0",
      ])
  }

  @Test("behaviour 2.6: the calls of a batch update")
  func batch() throws {
    let world = CollectionWorld.shown([["a", "b", "c"], ["d"]])
    world.run {
      world.view.performBatchUpdates {
        world.log.add("block")
        world.sections = [["b", "x", "c"], ["D", "a"]]
        world.view.insertItems(at: [.at(0, 1)])
        world.view.moveItem(at: .at(0, 0), to: .at(1, 1))
        world.view.reloadItems(at: [.at(1, 0)])
      } completion: { finished in
        world.log.add("completion \(finished)")
      }
      world.log.add("returned")
    }
    try world.simulator.settle()
    #expect(
      world.log.take() == [
        "block",
        "numberOfSections", "numberOfItems 0", "numberOfItems 1",
        "invalidate counts", "prepare", "contentSize",
        "updates [insert .>0-1, reload 1-0>1-0, move 0-0>1-1]",
        "final 1-0",
        "attributes in 0..<400",
        "apply 0-0",
        "cell 0-1", "apply 0-1", "initial 0-1", "willDisplay 0-1",
        "cell 1-0", "apply 1-0", "initial 1-0", "willDisplay 1-0",
        "final 0-0",
        "finalize", "returned",
        "didEndDisplaying 1-0", "didEndDisplaying 1-1", "completion true",
      ])
  }

  @Test("behaviour 2.7: a single call is a batch of its own")
  func loneCall() throws {
    let world = CollectionWorld.shown([["a", "b"]])
    world.run {
      world.sections = [["b"]]
      world.view.deleteItems(at: [.at(0, 0)])
      world.log.add("returned")
    }
    try world.simulator.settle()
    #expect(
      world.log.take() == [
        "numberOfSections", "numberOfItems 0",
        "invalidate counts", "prepare", "contentSize", "updates [delete 0-0>.]",
        "final 0-0", "attributes in 0..<400", "apply 0-0", "finalize", "returned",
        "didEndDisplaying 0-0",
      ])
  }

  @Test("behaviour 1.3, 2.8: reloadData asks for nothing; the next layout pass does")
  func reload() {
    let world = CollectionWorld.shown([["a", "b"]])
    world.sections = [["c"]]
    world.view.reloadData()
    #expect(world.log.take() == ["invalidate everything"])
    world.simulator.layoutIfNeeded()
    #expect(
      world.log.take() == [
        "numberOfSections", "numberOfItems 0", "prepare", "contentSize",
        "didEndDisplaying 0-0", "didEndDisplaying 0-1",
        "attributes in 0..<400",
        "cell 0-0", "prepareForReuse b", "apply 0-0", "willDisplay 0-0",
      ])
  }
}
