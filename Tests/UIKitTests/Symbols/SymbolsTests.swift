import Testing
import UIKit

@MainActor
@Suite struct SymbolsTests {
  /// Symbols that do not exist here, and the known difference that says why.
  static let missing: [Int: String] = [:]

  @Test func everySymbolIsUsedOnceOrIsMissingForAReason() {
    let ranks = SymbolUse.all.map(\.rank) + Self.missing.keys
    #expect(ranks.sorted() == Array(1...300))
    #expect(SymbolTable.names.count == 300)
  }

  @Test(arguments: SymbolUse.all) func aSymbolDoesWhatItIsFor(_ use: SymbolUse) {
    let works = ListHost().run { use.works() }
    #expect(works, "\(use.rank): \(SymbolTable.names[use.rank - 1])")
  }
}
