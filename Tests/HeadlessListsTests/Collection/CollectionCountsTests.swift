import Foundation
import HeadlessKit
import ListCore
import Testing

/// A data source with the required methods only.
@MainActor
final class LeastDataSource: NSObject, CollectionViewDataSource {
  var count = 2
  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }
  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

/// When counts are requested, and how long they are kept. (behaviour 1A)
@MainActor
@Suite struct CollectionCountsTests {
  let counting = ["numberOfSections", "numberOfItems 0", "numberOfItems 1"]

  @Test("behaviour 1.1: all counts are requested together, sections ascending, once")
  func wholeAndOnce() {
    let world = CollectionWorld([["a"], ["b", "c"]])
    _ = world.log.take()
    #expect(world.view.numberOfItems(inSection: 1) == 2)
    #expect(world.log.take() == counting)
    #expect(world.view.numberOfSections == 2)
    #expect(world.view.numberOfItems(inSection: 0) == 1)
    #expect(world.log.take() == [])
  }

  @Test("behaviour 1.1: without the method there is one section; with 0 sections no item counts")
  func sections() {
    let source = LeastDataSource()
    let view = CollectionView(
      frame: .zero, collectionViewLayout: CollectionViewFlowLayout())
    #expect(view.numberOfSections == 1)  // behaviour 15.2
    view.dataSource = source
    #expect(view.numberOfSections == 1)
    let world = CollectionWorld([])
    _ = world.log.take()
    #expect(world.view.numberOfSections == 0)
    #expect(world.log.take() == ["numberOfSections"])
  }

  @Test("behaviour 1.3, 1.4: reloadData and a new data source request no counts yet")
  func lazy() {
    let world = CollectionWorld.shown([["a"]])
    world.view.reloadData()
    world.view.reloadData()
    #expect(world.asksForCounts == 0)
    world.view.dataSource = nil
    world.view.dataSource = world
    #expect(world.asksForCounts == 0)
    world.simulator.layoutIfNeeded()
    #expect(world.asksForCounts == 1)
    #expect(world.texts == ["a"])
  }

  @Test("behaviour 1.2, 1.5: an update requests missing old counts first, and then the new ones")
  func update() {
    let world = CollectionWorld([["a"], []])
    _ = world.log.take()
    world.run {
      world.view.performBatchUpdates {
        world.log.add("block")
        world.sections[1].append("b")
        world.view.insertItems(at: [.at(1, 0)])
      }
    }
    #expect(Array(world.log.take().prefix(7)) == counting + ["block"] + counting)
  }

  @Test("behaviour 1.5: in a window, pending layout runs before the update's block")
  func layoutBeforeBlock() {
    let world = CollectionWorld([["a"]])
    world.view.collectionViewLayout.invalidateLayout()
    let window = world.simulator.run { () -> Window in
      let window = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
      window.addSubview(world.view)
      window.isHidden = false
      return window
    }
    _ = world.log.take()
    world.run {
      world.view.performBatchUpdates {
        world.log.add("block")
      }
    }
    #expect(
      Array(world.log.take().prefix(9)) == [
        "numberOfSections", "numberOfItems 0", "prepare", "contentSize", "attributes in 0..<400",
        "cell 0-0", "apply 0-0", "willDisplay 0-0", "block",
      ])
    window.isHidden = true
  }

  /// The classic crash: the data changed before the counts were first requested.
  private func insertsTooLate(_ world: CollectionWorld) -> CrashReport? {
    world.sections[0].append("new")
    return world.crash { world.view.insertItems(at: [.at(0, 0)]) }
  }

  @Test("behaviour 1.6: 1 must be equal to 1 plus 1 inserted, before iOS 16.4")
  func classicCrash() {
    let world = CollectionWorld([[]], profile: .iOS16)
    let description = world.view.description
    let report = insertsTooLate(world)
    #expect(
      report?.reason == """
        Invalid update: invalid number of items in section 0. The number of items contained in an \
        existing section after the update (1) must be equal to the number of items contained in \
        that section before the update (1), plus or minus the number of items inserted or deleted \
        from that section (1 inserted, 0 deleted) and plus or minus the number of items moved into \
        or out of that section (0 moved in, 0 moved out). Collection view: \(description)
        """)
    #expect(report?.name == .internalInconsistency)
  }

  @Test("behaviour 1.6: the same since iOS 16.4, as in the report")
  func classicCrashSince16_4() {
    let world = CollectionWorld([[]], size: .zero)
    let description = world.view.description
    #expect(
      insertsTooLate(world)?.reason == """
        Invalid batch updates detected: the number of sections and/or items returned by the data \
        source before and after performing the batch updates are inconsistent with the updates.
        Data source before updates = { 1 section with item counts: [1] }
        Data source after updates = { 1 section with item counts: [1] }
        Updates = [
        \tInsert item (0 - 0)
        ]
        Collection view: \(description)
        """)
  }

  @Test("behaviour 1.6: a pending reloadData crashes the same way")
  func pendingReload() {
    let world = CollectionWorld([[]])
    world.view.layoutIfNeeded()
    world.view.reloadData()
    #expect(insertsTooLate(world) != nil)
  }

  @Test("behaviour 1.7: each remedy helps", arguments: ["layout", "question", "block"])
  func remedies(_ remedy: String) {
    let world = CollectionWorld([[]])
    let report = world.crash {
      switch remedy {
      case "layout":
        world.view.layoutIfNeeded()
        world.sections[0].append("new")
        world.view.insertItems(at: [.at(0, 0)])
      case "question":
        _ = world.view.numberOfItems(inSection: 0)
        world.sections[0].append("new")
        world.view.insertItems(at: [.at(0, 0)])
      default:
        world.view.performBatchUpdates {
          world.sections[0].append("new")
          world.view.insertItems(at: [.at(0, 0)])
        }
      }
    }
    #expect(report == nil)
    #expect(world.view.numberOfItems(inSection: 0) == 1)
  }

  @Test("behaviour 1.8: the old count is returned inside the block, the new one after it")
  func countsInsideBlock() throws {
    let world = CollectionWorld.shown([["a", "b", "c"]])
    var seen: [Int] = []
    func look() { seen.append(world.view.numberOfItems(inSection: 0)) }
    world.run {
      world.view.performBatchUpdates {
        look()
        world.sections = [["a", "b"]]
        look()
        world.view.deleteItems(at: [.at(0, 2)])
        look()
      } completion: { _ in
        look()
      }
      look()
    }
    try world.simulator.settle()
    #expect(seen == [3, 3, 3, 2, 2])
  }

  @Test("behaviour 1.9, crash families D2: a section that does not exist")
  func missingSection() {
    let world = CollectionWorld([])
    let report = world.crash { _ = world.view.numberOfItems(inSection: 0) }
    #expect(
      report?.reason == """
        request for number of items in section 0 when there are only 0 sections in the collection \
        view
        """)
  }

  @Test("behaviour 2.7: two separate insertions after both data changes crash at the first")
  func twoLoneInsertions() {
    let world = CollectionWorld.shown([["a"]])
    world.sections = [["a", "b", "c"]]
    var reached: [Int] = []
    let report = world.crash {
      world.view.insertItems(at: [.at(0, 1)])
      reached.append(1)
    }
    #expect(reached == [1])
    guard case .update(.itemCountMismatch(let mismatch, _), .collection) = report?.facts else {
      Issue.record("no mismatch: \(String(describing: report))")
      return
    }
    #expect(
      mismatch
        == ItemCountMismatch(section: 0, before: 1, after: 3, inserted: 1, deleted: 0))
  }

  @Test("behaviour 2.8: reloadData inside a batch crashes")
  func reloadInside() {
    let world = CollectionWorld.shown([["a"]])
    let report = world.crash { world.view.performBatchUpdates { world.view.reloadData() } }
    #expect(report?.facts == .query(.reloadInsideBatch(.collection)))
  }

  @Test("behaviour 3.7: nested batches are merged into one")
  func nested() throws {
    let world = CollectionWorld.shown([["a"]])
    var ended: [String] = []
    world.run {
      world.view.performBatchUpdates {
        world.view.performBatchUpdates {
          world.view.insertItems(at: [.at(0, 0)])
        } completion: { _ in
          ended.append("inner")
        }
        world.sections = [["x", "a"]]
      } completion: { _ in
        ended.append("outer")
      }
    }
    #expect(world.asksForCounts == 1)
    try world.simulator.settle()
    #expect(ended == ["outer", "inner"])
    #expect(world.texts == ["x", "a"])
  }

  @Test("behaviour 3.14, crash families A4: some profiles drop the update instead of crashing")
  func softReload() throws {
    var profile = SystemProfile.iOS14
    profile.dropsInvalidCollectionUpdates = true
    let world = CollectionWorld.shown([["a", "b"]], profile: profile)
    let description = world.view.description
    var ended: [Bool] = []
    let report = world.crash {
      world.view.performBatchUpdates {
        world.view.deleteItems(at: [.at(0, 1)])
      } completion: {
        ended.append($0)
      }
    }
    try world.simulator.settle()
    #expect(report == nil)
    #expect(ended == [true])
    #expect(world.texts == ["a", "b"])
    #expect(
      world.simulator.console.lines.map(\.description) == [
        """
        [UICollectionView] Invalid update: invalid number of items in section 0. The number of \
        items contained in an existing section after the update (2) must be equal to the number of \
        items contained in that section before the update (2), plus or minus the number of items \
        inserted or deleted from that section (0 inserted, 1 deleted) and plus or minus the number \
        of items moved into or out of that section (0 moved in, 0 moved out). - will perform \
        reloadData. UICollectionView instance: \(description); currentUpdate: \
        [UICollectionViewUpdate - 0x0: old:<UICollectionViewData: 0x0> \
        new<UICollectionViewData: 0x0> items:<(
            "D(0,1)"
        )>]
        """
      ])
  }
}
