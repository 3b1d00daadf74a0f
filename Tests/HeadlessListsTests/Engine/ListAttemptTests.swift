import HeadlessKit
import ListCore
import Testing

/// Groups of changes that are applied completely or not at all.
@MainActor
@Suite struct ListAttemptTests {
  /// Returns everything about a table that an update changes.
  private func state(_ table: TableView) -> [String] {
    [
      (0..<table.numberOfSections).map { "\(table.numberOfRows(inSection: $0))" }.joined(),
      "\(table.indexPathsForSelectedRows ?? [])", "\(table.contentOffset) \(table.contentSize)",
    ]
      + (table.indexPathsForVisibleRows ?? []).map {
        "\($0) \(ObjectIdentifier(table.cellForRow(at: $0)!))"
      }
      + table.subviews.map { "\(ObjectIdentifier($0)) \($0.frame)" }
  }

  private func state(_ view: CollectionView) -> [String] {
    [
      (0..<view.numberOfSections).map { "\(view.numberOfItems(inSection: $0))" }.joined(),
      "\(view.indexPathsForSelectedItems ?? [])", "\(view.contentOffset) \(view.contentSize)",
    ]
      + view.indexPathsForVisibleItems.map {
        "\($0) \(ObjectIdentifier(view.cellForItem(at: $0)!))"
      }
      + view.subviews.map { "\(ObjectIdentifier($0)) \($0.frame)" }
  }

  @Test("a table that crashes in the second of two updates returns to its state before the first")
  func table() throws {
    let room = Room(Shelf(rows: 3, 2))
    room.table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    let before = state(room.table)
    var hasSurvived: Bool?
    let report = captureCrash {
      hasSurvived = room.table.attempt {
        room.shelf.sections[0].remove(at: 0)
        room.table.deleteRows(at: [[0, 0]], with: .automatic)
        room.table.insertRows(at: [[0, 0]], with: .automatic)
      }
    }
    #expect(hasSurvived == false)
    #expect(report?.facts != nil)
    #expect(state(room.table) == before)
    try room.simulator.settle()
    #expect(state(room.table) == before)
    let isCarriedOut = room.table.attempt { Issue.record("It has crashed.") }
    #expect(!isCarriedOut)
  }

  @Test("a collection view that crashes while it shows new cells returns to its previous state")
  func collection() throws {
    let world = CollectionWorld.shown([["a", "b"], ["c"]])
    world.view.selectItem(at: .at(1, 0), animated: false, scrollPosition: [])
    let before = state(world.view)
    world.answersCell = { _ in CollectionViewCell() }
    var hasSurvived: Bool?
    let report = world.crash {
      hasSurvived = world.view.attempt {
        world.view.performBatchUpdates {
          world.sections = [["c", "x", "a"]]
          world.view.deleteSections([1])
          world.view.moveItem(at: .at(1, 0), to: .at(0, 0))
          world.view.moveItem(at: .at(0, 0), to: .at(0, 2))
          world.view.deleteItems(at: [.at(0, 1)])
          world.view.insertItems(at: [.at(0, 1)])
        }
      }
    }
    #expect(hasSurvived == false)
    #expect(report?.facts == .cell(.cellNotDequeued(ItemPath(item: 1, section: 0))))
    #expect(state(world.view) == before)
    try world.simulator.settle()
    #expect(state(world.view) == before)
  }

  @Test("a reload that crashes in the following layout is undone")
  func reload() {
    let world = CollectionWorld.shown([["a", "b"]])
    let before = state(world.view)
    world.answersCell = { _ in CollectionViewCell() }
    _ = world.crash {
      let hasSurvived = world.view.attempt {
        world.sections = [["x", "y", "z"]]
        world.view.reloadData()
        world.view.layoutIfNeeded()
      }
      #expect(!hasSurvived)
    }
    #expect(state(world.view) == before)
  }

  @Test("changes that do not crash are applied, in a capture and without one")
  func survival() {
    let room = Room(Shelf(rows: 3))
    func delete() {
      let hasSurvived = room.table.attempt {
        room.shelf.sections[0].removeLast()
        room.table.deleteRows(at: [[0, room.shelf.sections[0].count]], with: .none)
      }
      #expect(hasSurvived)
    }
    delete()
    #expect(captureCrash(delete) == nil)
    #expect(room.table.numberOfRows(inSection: 0) == 1)
  }
}
