import Testing
import UIKit

@MainActor
@Suite struct SymbolsTests {
  /// Symbols that do not exist here yet: the application, the device, the screen, context menus.
  static let missing = [105, 174, 178, 199, 204, 242, 243, 269]

  @Test func everySymbolIsUsedOnceOrIsMissingForAReason() {
    let ranks = SymbolUse.all.map(\.rank) + Self.missing
    #expect(ranks.sorted() == Array(1...300))
    #expect(SymbolTable.names.count == 300)
  }

  @Test(arguments: SymbolUse.all) func aSymbolDoesWhatItIsFor(_ use: SymbolUse) {
    let works = ListHost().run { use.works() }
    #expect(works, "\(use.rank): \(SymbolTable.names[use.rank - 1])")
  }
}
