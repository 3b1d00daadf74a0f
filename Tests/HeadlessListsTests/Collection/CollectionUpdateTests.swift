import Foundation
import HeadlessKit
import ListCore
import Testing

/// The effect of updates on cells, headers, selection, offset and completions. (behaviour 3, 5)
@MainActor
@Suite struct CollectionUpdateTests {
  @Test("behaviour 5.1: the completion is called when the animation ends, at 0.3 s")
  func completionAfterAnimation() throws {
    let world = CollectionWorld.shown([["a", "b"]])
    var ended: [Bool] = []
    world.run {
      world.view.performBatchUpdates {
        world.sections = [["b"]]
        world.view.deleteItems(at: [.at(0, 0)])
      } completion: {
        ended.append($0)
      }
    }
    try world.simulator.advance(by: 0.2)
    #expect(ended == [])
    #expect(world.texts == ["b"])
    #expect(world.log.take().contains("didEndDisplaying 0-0") == false)
    try world.simulator.advance(by: 0.1)
    #expect(ended == [true])
    #expect(world.log.take() == ["didEndDisplaying 0-0"])
  }

  @Test(
    "behaviour 1.11: counts may change from the moment before the block to the end of the block",
    arguments: ["before the block", "in the block", "after the block"])
  func modelChanges(moment: String) {
    let world = CollectionWorld.shown([["a"]], profile: .iOS14)
    func change(_ now: String) {
      if now == moment { world.sections[0].append("b") }
    }
    let crash = world.crash {
      change("before the block")
      world.view.performBatchUpdates {
        world.view.insertItems(at: [.at(0, 0)])
        change("in the block")
      }
      change("after the block")
    }
    let suspect = moment == "after the block"
    #expect((crash != nil) == suspect)
    #expect(world.view.numberOfItems(inSection: 0) == (suspect ? 1 : 2))
  }

  @Test("behaviour 5.3, 5.4: without animation or a window, completions run in the next turn")
  func completionWithoutAnimation() {
    let shown = CollectionWorld.shown([["a"]])
    let unshown = CollectionWorld([["a"]])
    for world in [shown, unshown] {
      var ended: [Bool] = []
      world.run {
        View.performWithoutAnimation {
          world.view.performBatchUpdates {
            world.sections = [[]]
            world.view.deleteItems(at: [.at(0, 0)])
          } completion: {
            ended.append($0)
          }
        }
      }
      #expect(ended == [])
      world.simulator.nextTurn()
      #expect(ended == [true])
    }
  }

  @Test("behaviour 5.1: an empty update performs pending layout and completes")
  func nothing() throws {
    let world = CollectionWorld.shown([["a"]])
    var ended: [Bool] = []
    world.run { world.view.performBatchUpdates(nil) { ended.append($0) } }
    try world.simulator.settle()
    #expect(ended == [true])
  }

  @Test("behaviour 5.6: selection follows items; reloads and deletions deselect silently")
  func selection() {
    let world = CollectionWorld.shown([["a", "b", "c", "d"]])
    world.view.allowsMultipleSelection = true
    for item in 0..<4 {
      world.view.selectItem(at: .at(0, item), animated: false, scrollPosition: [])
    }
    world.run {
      world.view.performBatchUpdates {
        world.sections = [["x", "b", "d", "a"]]
        world.view.deleteItems(at: [.at(0, 2)])
        world.view.insertItems(at: [.at(0, 0)])
        world.view.moveItem(at: .at(0, 0), to: .at(0, 3))
      }
    }
    #expect(world.view.indexPathsForSelectedItems == [.at(0, 3), .at(0, 1), .at(0, 2)])
    #expect(world.view.visibleCells.map(\.isSelected) == [false, true, true, true])
    world.run { world.view.reloadItems(at: [.at(0, 1)]) }
    #expect(world.view.indexPathsForSelectedItems == [.at(0, 3), .at(0, 2)])
    #expect(world.view.visibleCells.map(\.isSelected) == [false, false, true, true])
    world.run { world.view.reconfigureItems(at: [.at(0, 2)]) }
    #expect(world.view.indexPathsForSelectedItems == [.at(0, 3), .at(0, 2)])
    world.view.reloadData()
    #expect(world.view.indexPathsForSelectedItems == [])
  }

  @Test("behaviour 5.7: insertions above keep the offset; deletions clamp it to the content")
  func offset() {
    let world = CollectionWorld.shown([(0..<10).map(String.init)])
    world.view.contentOffset.y = 600
    world.simulator.layoutIfNeeded()
    world.run {
      world.sections[0].insert("x", at: 0)
      world.view.insertItems(at: [.at(0, 0)])
    }
    #expect(world.view.contentOffset.y == 600)
    #expect(world.texts == ["5", "6", "7", "8"])
    world.run {
      world.sections = [["5", "6"]]
      let gone = [0, 1, 2, 3, 4, 5, 8, 9, 10].map { IndexPath.at(0, $0) }
      world.view.deleteItems(at: gone)
    }
    #expect(world.view.contentOffset.y == 0)
    #expect(world.texts == ["5", "6"])
  }

  @Test("behaviour 3.3: sections are inserted, deleted, moved and reloaded with their headers")
  func sections() throws {
    let layout = ColumnLayout()
    layout.headerHeight = 10
    let world = CollectionWorld.shown([["a"], ["b"], ["c"]], layout: layout)
    let header = CollectionView.elementKindSectionHeader
    let first = world.view.supplementaryView(forElementKind: header, at: .at(0, 0))
    let last = world.view.supplementaryView(forElementKind: header, at: .at(2, 0))
    world.run {
      world.view.performBatchUpdates {
        world.sections = [["c"], ["n"], ["a"]]
        world.view.deleteSections([1])
        world.view.insertSections([1])
        world.view.moveSection(0, toSection: 2)
        world.view.moveSection(2, toSection: 0)
      }
    }
    #expect(
      world.log.take().filter { $0.hasPrefix("updates") } == [
        "updates [delete 1-*>., insert .>1-*, move 0-*>2-*, move 2-*>0-*]"
      ])
    #expect(world.view.supplementaryView(forElementKind: header, at: .at(2, 0)) === first)
    #expect(world.view.supplementaryView(forElementKind: header, at: .at(0, 0)) === last)
    #expect(last.flatMap { world.view.indexPath(forSupplementaryView: $0) } == .at(0, 0))
    #expect(world.texts == ["c", "n", "a"])
    world.run { world.view.reloadSections([2]) }
    #expect(world.view.supplementaryView(forElementKind: header, at: .at(2, 0)) !== first)
    try world.simulator.settle()
    #expect(first?.superview == nil)
  }

  @Test("update items list deletions in descending order and insertions in ascending order")
  func updateItems() {
    let world = CollectionWorld.shown([["a", "b", "c", "d"], []])
    world.run {
      world.view.performBatchUpdates {
        world.sections = [["x", "b", "y", "d"], [], ["z"]]
        world.view.insertItems(at: [.at(0, 2), .at(0, 0)])
        world.view.deleteItems(at: [.at(0, 0), .at(0, 2)])
        world.view.insertSections([2])
      }
    }
    #expect(
      world.log.take().filter { $0.hasPrefix("updates") } == [
        """
        updates [delete 0-2>., delete 0-0>., insert .>0-0, insert .>0-2, insert .>2-*]
        """
      ])
  }

  @Test("crash families B5: an index path that names no item crashes")
  func invalidPath() {
    let world = CollectionWorld.shown([["a"]])
    let report = world.crash { world.view.deleteItems(at: [IndexPath(index: 0)]) }
    guard case .query(.invalidUpdatePath(let path)) = report?.facts else {
      Issue.record("\(String(describing: report))")
      return
    }
    #expect(path.hasSuffix(" {length = 1, path = 0}"))
  }

  @Test("crash families B6: a reload and another animation of one cell crash only on screen")
  func twoAnimations() {
    let world = CollectionWorld.shown([(0..<9).map(String.init)])
    world.run {
      world.view.performBatchUpdates {
        world.view.reloadItems(at: [.at(0, 8), .at(0, 8)])
      }
    }
    let report = world.crash {
      world.view.performBatchUpdates {
        world.view.reloadItems(at: [.at(0, 1), .at(0, 1)])
      }
    }
    #expect(report?.reason == "attempt to create view animation for nil view")
  }

  @Test("a crash report records the call site of each call")
  func callSites() {
    let world = CollectionWorld.shown([["a"]])
    let line = #line
    let report = world.crash {
      world.view.performBatchUpdates {
        world.view.deleteItems(at: [.at(0, 0)])
      }
    }
    guard case .update(.itemCountMismatch(_, let evidence), .collection) = report?.facts else {
      Issue.record("\(String(describing: report))")
      return
    }
    #expect(
      [evidence.batch.site?.description, evidence.batch.calls.first?.site?.description] == [
        "CollectionUpdateTests.swift:\(line + 2)", "CollectionUpdateTests.swift:\(line + 3)",
      ])
  }

  @Test("a view is released once its animations have ended")
  func release() {
    weak var view: CollectionView?
    weak var layout: CollectionViewLayout?
    let simulator = Simulator()
    simulator.run {
      let world = CollectionWorld([["a", "b"]])
      view = world.view
      layout = world.view.collectionViewLayout
      world.view.layoutIfNeeded()
      world.view.performBatchUpdates {
        world.sections = [["b"]]
        world.view.deleteItems(at: [.at(0, 0)])
      } completion: { _ in
        _ = world
      }
    }
    simulator.nextTurn()
    #expect(view == nil)
    #expect(layout == nil)
  }

  /// A collection view whose subclass overrides the methods that apps override.
  final class NotingCollectionView: CollectionView {
    var calls: [String] = []
    override func deleteItems(at indexPaths: [IndexPath]) {
      calls.append("deleteItems \(indexPaths.count)")
      super.deleteItems(at: indexPaths)
    }
    override func performBatchUpdates(
      _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
      calls.append("performBatchUpdates")
      super.performBatchUpdates(updates, completion: completion)
    }
  }

  @Test("each override is called once and reaches the base class")
  func overrides() {
    let world = CollectionWorld([["a", "b", "c"]])
    let view = NotingCollectionView(frame: .zero, collectionViewLayout: ColumnLayout())
    view.dataSource = world
    view.performBatchUpdates {
      world.sections = [["b", "c"]]
      view.deleteItems(at: [.at(0, 0)])
    }
    world.sections = [["c"]]
    (view as CollectionView).deleteItems(at: [.at(0, 0)])
    #expect(view.calls == ["performBatchUpdates", "deleteItems 1", "deleteItems 1"])
    #expect(view.numberOfItems(inSection: 0) == 1)
  }
}
