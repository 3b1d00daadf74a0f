import HeadlessKit
import ListCore
import Testing

/// Illegal calls crash as in UIKit, with the same messages.
@MainActor
@Suite struct TableCrashTests {
  private func row(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  // crash families A3: too few rows have their own message on newer systems
  @Test func tooFewRowsHaveTheirOwnMessage() {
    let room = Room(Shelf(rows: 1), profile: .iOS17)
    let crash = captureCrash { room.table.insertRows(at: [row(0)], with: .none) }
    #expect(
      crash?.reason == """
        Invalid batch updates detected: the number of sections and/or rows returned by the data \
        source before and after performing the batch updates are inconsistent with the updates.
        Data source before updates = { 1 section with row counts: [1] }
        Data source after updates = { 1 section with row counts: [1] }
        Updates = [
        \tInsert row (0 - 0)
        ]
        Table view: \(room.table.description)
        """)
  }

  // crash families A2, before the rows
  @Test func sectionsAreCheckedBeforeRows() {
    let room = Room(Shelf(rows: 1))
    let crash = captureCrash { room.table.deleteSections([0], with: .none) }
    #expect(
      crash?.reason == """
        Invalid update: invalid number of sections. The number of sections contained in the table \
        view after the update (1) must be equal to the number of sections contained in the table \
        view before the update (1), plus or minus the number of sections inserted or deleted (0 \
        inserted, 1 deleted). Table view: \(room.table.description)
        """)
  }

  // crash families B1, B2, B4: bounds come before counts (behaviour 3.8 to 3.11)
  static let bounds: [(String, @MainActor (TableView) -> Void)] = [
    (
      "attempt to delete row 9 from section 0 which only contains 2 rows before the update",
      { $0.deleteRows(at: [IndexPath(row: 9, section: 0)], with: .none) }
    ),
    (  // behaviour 3.9
      "attempt to delete row 2 from section 0 which only contains 2 rows before the update",
      { $0.reloadRows(at: [IndexPath(row: 2, section: 0)], with: .none) }
    ),
    (
      "attempt to delete row 0 from section 4, but there are only 1 sections before the update",
      { $0.deleteRows(at: [IndexPath(row: 0, section: 4)], with: .none) }
    ),
    (
      "attempt to delete section 4, but there are only 1 sections before the update",
      { $0.deleteSections([4], with: .none) }
    ),
    (
      "attempt to insert row 5 into section 0, but there are only 2 rows in section 0 after the update",
      { $0.insertRows(at: [IndexPath(row: 5, section: 0)], with: .none) }
    ),
    (
      "attempt to insert section 3 but there are only 1 sections after the update",
      { $0.insertSections([3], with: .none) }
    ),
    (
      """
      attempt to move index path (<NSIndexPath: 0xc000000000a00016> {length = 2, path = 0 - 5}) \
      that does not exist - there are only 2 rows in section 0 before the update
      """,
      { $0.moveRow(at: IndexPath(row: 5, section: 0), to: IndexPath(row: 0, section: 0)) }
    ),
    (  // crash families B5
      """
      Attempted to perform update with invalid index path: \
      <NSIndexPath: 0x8361f40> {length = 1, path = 0}
      """,
      { $0.insertRows(at: [IndexPath(index: 0)], with: .none) }
    ),
    (  // behaviour 1.16
      "request for rect at invalid index path (<NSIndexPath: 0xc000000000400016> {length = 2, path = 0 - 2})",
      { _ = $0.rectForRow(at: IndexPath(row: 2, section: 0)) }
    ),
    (  // crash families C2
      "request for rect at invalid index path (<NSIndexPath: 0xc000000000400016> {length = 2, path = 0 - 2})",
      {
        _ = $0.dequeueReusableCell(
          withIdentifier: "book", for: IndexPath(row: 2, section: 0))
      }
    ),
    (  // crash families C1, behaviour 4.3
      """
      unable to dequeue a cell with identifier film - must register a nib or a class for the \
      identifier or connect a prototype cell in a storyboard
      """,
      { _ = $0.dequeueReusableCell(withIdentifier: "film", for: IndexPath(row: 0, section: 0)) }
    ),
    (  // behaviour 6.1
      "Requested the number of rows for section (1) which is out of bounds.",
      { _ = $0.numberOfRows(inSection: 1) }
    ),
  ]

  @Test func whatDoesNotExistCrashes() {
    for (reason, call) in Self.bounds {
      let room = Room(Shelf(rows: 2))
      #expect(captureCrash { call(room.table) }?.reason == reason)
    }
  }

  // behaviour 3B, crash families B3, B4: both changes are there, and contradict each other
  static let conflicts: [(String, @MainActor (TableView) -> Void)] = [
    (
      "attempt to delete and reload the same index path (<NSIndexPath: 0xc000000000000016> {length = 2, path = 0 - 0})",
      {
        $0.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        $0.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      }
    ),
    (
      "attempt to perform a delete and a move from the same index path (<NSIndexPath: 0xc000000000000016> {length = 2, path = 0 - 0})",
      {
        $0.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        $0.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 0))
      }
    ),
    (
      "attempt to perform an insert and a move to the same index path (<NSIndexPath: 0xc000000000000016> {length = 2, path = 0 - 0})",
      {
        $0.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        $0.moveRow(at: IndexPath(row: 1, section: 0), to: IndexPath(row: 0, section: 0))
      }
    ),
    (
      "attempt to perform an insert and a move to the same section (1)",
      {
        $0.insertSections([1], with: .none)
        $0.moveSection(0, toSection: 1)
      }
    ),
    (
      "attempt to delete and move from the same section 0",
      {
        $0.deleteSections([0], with: .none)
        $0.moveSection(0, toSection: 1)
      }
    ),
    (
      "cannot move a row into a newly inserted section (1)",
      {
        $0.insertSections([1], with: .none)
        $0.moveRow(at: IndexPath(row: 1, section: 0), to: IndexPath(row: 0, section: 1))
      }
    ),
    (
      "cannot move a row from a deleted section (1)",
      {
        $0.deleteSections([1], with: .none)
        $0.moveRow(at: IndexPath(row: 0, section: 1), to: IndexPath(row: 0, section: 0))
      }
    ),
  ]

  // behaviour 3.3: a reload counts as a deletion and an insertion
  @Test func aReloadCountsAsADeletionAndAnInsertion() {
    let room = Room(Shelf(rows: 2))
    room.shelf.sections[0].append("new")
    let crash = captureCrash { room.table.reloadRows(at: [row(0)], with: .none) }
    #expect(crash?.reason == room.mismatch(3, 2, 1, 1))
  }

  // behaviour 3.5: moves between sections are counted on both sides
  @Test func movesAreCountedInTheirSections() {
    let room = Room(Shelf(rows: 2, 2))
    let crash = captureCrash { room.table.moveRow(at: row(0), to: row(0, 1)) }
    #expect(
      crash?.reason == room.mismatch(2, 2, 0, 0, movedOut: 1))
  }

  // behaviour 3.11: the highest invalid deletion, the lowest invalid insertion
  @Test func theMessageNamesOneOfSeveralInvalidPaths() {
    let deleting = Room(Shelf(rows: 2))
    let deletion = captureCrash {
      deleting.table.deleteRows(at: [row(7), row(9), row(8)], with: .none)
    }
    #expect(
      deletion?.reason
        == "attempt to delete row 9 from section 0 which only contains 2 rows before the update")
    let inserting = Room(Shelf(rows: 2))
    let insertion = captureCrash {
      inserting.table.insertRows(at: [row(8), row(7), row(9)], with: .none)
    }
    #expect(
      insertion?.reason == """
        attempt to insert row 7 into section 0, but there are only 2 rows in section 0 after the \
        update
        """)
  }

  @Test func contradictoryChangesCrash() {
    for (reason, calls) in Self.conflicts {
      let room = Room(Shelf(rows: 2, 1))
      let crash = captureCrash { room.table.performBatchUpdates { calls(room.table) } }
      #expect(crash?.reason == reason)
    }
  }

  // crash families B6: only cells on screen are animated
  @Test func twoAnimationsOfACellOnScreenCrash() {
    func reloadTwice(_ path: IndexPath) -> CrashReport? {
      let room = Room(Shelf(rows: 100))
      return captureCrash {
        room.table.performBatchUpdates {
          room.table.reloadRows(at: [path], with: .fade)
          room.table.reloadRows(at: [path], with: .fade)
        }
      }
    }
    #expect(reloadTwice(row(3))?.reason == "Attempt to create two animations for cell")
    #expect(reloadTwice(row(90)) == nil)
  }
}
