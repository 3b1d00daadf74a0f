import Testing
import UIKit

@MainActor
@Suite struct SymbolsTests {
  @Test func everySymbolIsUsedOnce() {
    #expect(SymbolUse.all.map(\.rank).sorted() == Array(1...300))
    #expect(SymbolTable.names.count == 300)
  }

  @Test(arguments: SymbolUse.all) func aSymbolHasItsEffect(_ use: SymbolUse) throws {
    let works = try Simulator().run { try use.works() }
    #expect(works, "\(use.rank): \(SymbolTable.names[use.rank - 1])")
  }
}
