import HeadlessKit
import ListCore
import Testing

@testable import ListTesting

/// A check finds the same whenever it looks, and by texts where it knows no identities.
@MainActor
@Suite struct SettledLookTests {
  /// Returns what a look finds of a row that shows another text than its model has.
  private func findings(_ look: (ListCheck) -> Void) throws -> [ListFinding] {
    let screen = try RowsScreen(["A", "B", "C"])
    #expect(screen.findings == [])
    screen.sections[0][1] = "Z"
    look(screen.check)
    return screen.findings
  }

  @Test func aLookInTwoHalvesFindsWhatAWholeOneFinds() throws {
    let whole = try findings { $0.look() }
    #expect(whole.count == 1)
    let halves = try findings { check in
      check.beginSettledLook()
      #expect(check.findings == [])
      check.endSettledLook()
    }
    #expect(halves.map(\.kind) == whole.map(\.kind))
    #expect(halves.map(\.places) == whole.map(\.places))
  }

  @Test func withoutIdentitiesRowsAreKnownByTheirTexts() throws {
    let screen = try RowsScreen(["A", "B", "C"])
    let check = ListCheck(screen.table, [.contract])
    try screen.simulator.settle()
    #expect(check.findings == [])
    try screen.change { table in
      screen.sections[0].remove(at: 1)
      table.deleteRows(at: [[0, 0]], with: .fade)
    }
    #expect(check.findings.map(\.kind) == [.wrongPlace])
    #expect(check.findings.first?.places == [.item(ItemPath(item: 0, section: 0))])
  }
}
