import HeadlessKit
import ListCore
import Testing

/// Model changes that are too early or too late, so that the update does not add up.
@MainActor
@Suite struct TableModelTimingTests {
  private func row(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  /// Returns a table that is not on screen, on a system before the newer message, so that too few
  /// rows crash with the numbers too.
  private func unshown(_ shelf: Shelf) -> Room<Shelf> {
    Room(shelf, profile: .iOS16, isShown: false)
  }

  // behaviour 1.6, crash families A1: the classic crash. Counts were never loaded.
  @Test func aModelChangedBeforeTheCountsWereLoadedCrashes() {
    let room = unshown(Shelf(rows: 0))
    room.simulator.run {
      room.shelf.sections[0].append("new")
      let site = CallSite(fileID: #fileID, line: #line + 1)
      let crash = captureCrash { room.table.insertRows(at: [row(0)], with: .automatic) }
      #expect(crash?.reason == room.mismatch(1, 1, 1, 0))
      #expect(crash?.name == .internalInconsistency)
      #expect(crash?.causes.first == .countsLoadedTooLate(.items(section: 0), count: 1, site))
    }
  }

  // behaviour 1.7: each remedy prevents the crash
  @Test(arguments: ["layout", "query", "reload", "inside"])
  func remediesOfTheClassic(remedy: String) {
    let room = unshown(Shelf(rows: 0))
    room.simulator.run {
      let crash = captureCrash {
        switch remedy {
        case "layout": room.table.layoutIfNeeded()
        case "query": _ = room.table.numberOfRows(inSection: 0)
        case "reload": room.table.reloadData()
        default:
          room.table.performBatchUpdates {
            room.shelf.sections[0].append("new")
            room.table.insertRows(at: [row(0)], with: .automatic)
          }
          return
        }
        room.shelf.sections[0].append("new")
        room.table.insertRows(at: [row(0)], with: .automatic)
      }
      #expect(crash == nil)
      #expect(room.table.numberOfRows(inSection: 0) == 1)
    }
  }

  // behaviour 1.11: counts may change from the moment before the block to the end of the block
  @Test(arguments: ["before the block", "in the block", "after the block"])
  func theModelMayChangeOnlyUntilTheBlockReturns(moment: String) {
    let room = Room(Shelf(rows: 1), profile: .iOS16)
    func change(_ now: String) {
      if now == moment { room.shelf.sections[0].append("new") }
    }
    let crash = captureCrash {
      change("before the block")
      room.table.performBatchUpdates {
        room.table.insertRows(at: [row(0)], with: .none)
        change("in the block")
      }
      change("after the block")
    }
    #expect(
      crash?.reason
        == (moment == "after the block"
          ? room.mismatch(1, 1, 1, 0) : nil))
  }

  // crash families A1: the check runs even without changes
  @Test func anUpdateWithoutChangesIsChecked() {
    let room = Room(Shelf(rows: 1))
    room.shelf.sections[0].append("new")
    let crash = captureCrash {
      room.table.beginUpdates()
      room.table.endUpdates()
    }
    #expect(crash?.reason == room.mismatch(2, 1, 0, 0))
  }

  // behaviour 2.7: two separate calls, the model changed before both
  @Test func twoSeparateCallsCrashAtTheFirst() {
    let room = Room(Shelf(rows: 1))
    room.shelf.sections[0] += ["a", "b"]
    var isReached = false
    let crash = captureCrash {
      room.table.insertRows(at: [row(1)], with: .none)
      isReached = true
      room.table.insertRows(at: [row(2)], with: .none)
    }
    #expect(isReached)  // code after a captured crash runs on
    #expect(crash?.reason == room.mismatch(3, 1, 1, 0))
  }

  // A reload inside a batch loads new counts; the changes announced before no longer add up.
  @Test func aReloadInsideABatchCrashes() {
    let room = Room(Shelf(rows: 1))
    #expect(captureCrash { room.table.performBatchUpdates { room.table.reloadData() } } == nil)
    let crash = captureCrash {
      room.table.performBatchUpdates {
        room.shelf.sections[0] = []
        room.table.deleteRows(at: [row(0)], with: .none)
        room.table.reloadData()
      }
    }
    #expect(
      crash?.reason
        == "attempt to delete row 0 from section 0 which only contains 0 rows before the update")
  }
}
