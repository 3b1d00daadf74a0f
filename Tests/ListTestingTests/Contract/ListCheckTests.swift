import DiffableKit
import Foundation
import HeadlessKit
import ListCore
import ListTesting
import Testing

@MainActor
@Suite struct ListCheckTests {
  /// Returns the place of a row in the first section, as findings name it.
  private func place(_ item: Int) -> ListPlace { .item(ItemPath(item: item, section: 0)) }

  /// Returns a table with one row too many in its model.
  private func brokenScreen() throws -> RowsScreen {
    let screen = try RowsScreen(["A"])
    screen.sections[0].append("B")
    return screen
  }

  @Test func aFindingStatesTheFaultAndTheRemedy() throws {
    let screen = try RowsScreen(["A", "B", "C"])
    try screen.change { table in
      screen.sections[0].remove(at: 1)
      table.deleteRows(at: [row(0)], with: .fade)
    }
    let texts = screen.findings.map(\.description).map {
      $0.replacing(/\ \(RowsScreen.*\)|\ \(ListCheckTests.swift:\d+\)/, with: "")
    }
    #expect(
      texts == [
        """
        contract, wrongPlace at 0 - 0: The counts are right, so UIKit would not crash, but 0 - 0 was
          announced to be "B" and is "A" in the data source. Announce exactly the positions that change
          in the model.
        0.00 s  created cell-1 "row"
                displayed cell-1 at 0 - 0
                created cell-2 "row"
                displayed cell-2 at 0 - 1
                created cell-3 "row"
                displayed cell-3 at 0 - 2
                deleteRows(at: [0 - 0])
                update: 3 -> 2 items
        0.30 s  ended cell-1 at 0 - 0
                cell-1 waits for reuse
        """
      ])
  }

  @Test func aFindingIsRecordedOnce() throws {
    let screen = try brokenScreen()
    try screen.simulator.settle()
    try screen.simulator.settle()
    screen.check.look()
    #expect(screen.findings.map(\.kind) == [.forgottenUpdate])
  }

  @Test func theFirstFindingIsThrown() throws {
    let screen = try brokenScreen()
    let check = ListCheck(screen.table, mode: .throw)
    #expect(throws: ListFinding.self) { try check.verify() }
    let recording = ListCheck(screen.table, mode: .record)
    try recording.verify()
    #expect(recording.findings == check.findings)
  }

  @Test func aFindingIsPassedToTheClosureAtOnce() throws {
    let screen = try brokenScreen()
    var heard: [ListFinding] = []
    let check = ListCheck(screen.table, mode: .call { heard.append($0) })
    try screen.simulator.settle()
    #expect(heard == check.findings)
    #expect(heard.map(\.kind) == [.forgottenUpdate])
  }

  @Test func aFindingFailsATest() throws {
    let screen = try brokenScreen()
    let check = ListCheck(screen.table, mode: .call { Issue.record($0) })
    try withKnownIssue {
      try screen.simulator.settle()
    } matching: {
      ($0.error as? ListFinding)?.kind == .forgottenUpdate
    }
    #expect(check.findings.count == 1)
  }

  @Test func afterACrashNothingIsChecked() throws {
    let screen = try brokenScreen()
    let crash = try captureCrash {
      try screen.change { $0.deleteRows(at: [row(0)], with: .none) }
    }
    #expect(crash != nil)
    try screen.check.verify()
    #expect(screen.findings == [])
  }

  @Test func onlyTheRequestedKindsAreFound() throws {
    let screen = try brokenScreen()
    let check = ListCheck(screen.table, [.staleness, .reuse])
    try screen.simulator.settle()
    #expect(check.findings == [])
  }

  @Test func aStoppedCheckFindsNothing() throws {
    let screen = try RowsScreen(["A"])
    screen.check.stop()
    screen.sections[0].append("B")
    try screen.simulator.settle()
    #expect(screen.findings == [])
  }

  @Test func remainingWorkIsAFaultIfRequested() throws {
    let screen = try RowsScreen(["A"])
    let check = ListCheck(screen.table, [.leaks])
    screen.simulator.schedule(after: 5, named: "refresh") {}
    #expect(throws: ListFinding.self) { try check.verify() }
    #expect(check.findings.map(\.kind) == [.workLeft])
  }

  @Test func identifiersRevealSwappedRowsWithEqualTexts() throws {
    // Two rows with equal texts have changed places in the model.
    let screen = try RowsScreen(["same", "same"])
    var ids = [1, 2]
    let check = ListCheck(screen.table, [.contract]) { ids[$0.row] }
    try screen.simulator.settle()
    ids.swapAt(0, 1)
    try screen.simulator.settle()
    #expect(check.findings.map(\.kind) == [.forgottenUpdate])
    #expect(check.findings.first?.places == [place(0), place(1)])
    #expect(screen.findings == [])
    try screen.change { $0.reloadData() }
    #expect(check.findings.count == 1)
  }

  @Test func theListAndTheCheckAreReleased() throws {
    weak var table: TableView?
    weak var check: ListCheck?
    do {
      let screen = try RowsScreen(["A"])
      (table, check) = (screen.table, screen.check)
    }
    #expect(table == nil)
    #expect(check == nil)
  }

  @Test func followedAppliesNeedNoManualNotes() throws {
    var likes = [1: 0, 2: 5]
    let screen = SnapshotScreen<Int>(text: { "\(likes[$0] ?? 0) likes" })
    try screen.show([1, 2])
    let check = SnapshotIdentityCheck<Int, Int>(content: { likes[$0] })
    check.follow(screen.table) { [source = screen.source] in source.snapshot() }
    likes[2] = 6
    try screen.edit { $0.reconfigureItems([2]) }
    likes[2] = 7
    try screen.edit { $0.reloadItems([2]) }
    #expect(check.findings == [])
    likes[2] = 8
    try screen.edit { _ in }
    #expect(check.findings.map(\.kind) == [.changedWithoutMark])
    #expect(check.findings.first?.places == [place(1)])
  }

  @Test func checksDoNotAffectTheScreen() throws {
    // The same changes lead to the same trace with and without checks.
    func trace(isChecked: Bool) throws -> ListTrace {
      let screen = try RowsScreen(["A", "B", "C"]) { $0.header = { "section \($0)" } }
      if !isChecked { screen.check.stop() }
      let recorder = ListRecorder(screen.table)
      try screen.change { table in
        screen.sections[0].remove(at: 1)
        table.deleteRows(at: [row(1)], with: .fade)
      }
      try screen.change { $0.reloadData() }
      return recorder.trace
    }
    let checked = try trace(isChecked: true)
    #expect(try trace(isChecked: false) == checked)
  }
}
