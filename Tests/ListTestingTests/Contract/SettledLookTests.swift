import HeadlessKit
import ListCore
import Testing

@testable import ListTesting

/// A check finds the same whenever it looks, and by texts where it knows no identities.
@MainActor
@Suite struct SettledLookTests {
  @Test func aLookInTwoHalvesFindsWhatAWholeOneFinds() throws {
    let (one, other) = (try RowsScreen(["A", "B", "C"]), try RowsScreen(["A", "B", "C"]))
    for screen in [one, other] {
      #expect(screen.findings == [])
      screen.sections[0][1] = "Z"
    }
    one.check.look()
    #expect(one.findings.count == 1)
    other.check.beginSettledLook()
    #expect(other.findings == [])
    other.check.endSettledLook()
    #expect(other.findings.map(\.kind) == one.findings.map(\.kind))
    #expect(other.findings.map(\.places) == one.findings.map(\.places))
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
