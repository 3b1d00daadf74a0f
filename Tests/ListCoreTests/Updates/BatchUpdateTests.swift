import ListCore
import Testing

@Suite struct BatchUpdateTests {
  @Test func changesOfAllCallsInOrder() {
    let batch = BatchUpdate([
      UpdateCall([.deleteSection(1), .deleteSection(0)]), UpdateCall([]),
      UpdateCall([.insertSection(0)]),
    ])
    #expect(batch.changes == [.deleteSection(1), .deleteSection(0), .insertSection(0)])
    #expect(!batch.isEmpty)
  }

  @Test func changesBecomeCallsOfTheirOwn() {
    let batch = BatchUpdate([.deleteSection(1), .insertSection(0)])
    #expect(batch.calls == [UpdateCall([.deleteSection(1)]), UpdateCall([.insertSection(0)])])
  }

  @Test func callsWithoutChangesAreEmpty() {
    #expect(BatchUpdate([UpdateCall([])]).isEmpty)
  }

  @Test func callSitePrintsFileAndLine() {
    let site = CallSite(fileID: "Shop/Cart/CartController.swift", line: 42)
    #expect(site.description == "CartController.swift:42")
  }
}
