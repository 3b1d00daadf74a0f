import Testing
import UIKit

@MainActor
@Suite struct TypesTests {
  /// Types with names other than UIKit's without its prefix.
  static let renamed = [
    "UITableViewDiffableDataSource", "UICollectionViewDiffableDataSource", "NSRange",
  ]

  @Test func typesHaveTheNamesThatScreensUse() {
    let others = (TypeTable.types + TypeTable.surroundings).filter { name, type in
      let own = "\(type)".prefix { $0 != "<" }
      let said = own.hasPrefix("any ") ? own.dropFirst(4) : own
      return said != name && said != name.dropFirst(2)
    }
    #expect(others.map(\.name) == Self.renamed)
    #expect(TypeTable.word == "Emma")
  }

  /// `NSLocalizedString` is a function.
  @Test func allTypesExist() {
    #expect(Set((TypeTable.types + TypeTable.surroundings).map(\.name)).count == 100 - 1)
  }
}
