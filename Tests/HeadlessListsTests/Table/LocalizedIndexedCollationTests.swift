import Foundation
import Testing

import struct HeadlessViews.Selector

@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

@MainActor
@Suite struct LocalizedIndexedCollationTests {
  let said = Selector(Named.said, "said")

  @Test func objectsAreSortedIntoTheSectionOfTheirFirstLetter() {
    let collation = LocalizedIndexedCollation.current()
    let names = ["Zora", "émile", "Emil", "7 Days", ""].map(Named.init)
    let sections = names.map { collation.section(for: $0, collationStringSelector: said) }
    #expect(sections == [25, 4, 4, 26, 26])
    #expect(collation.sectionTitles.count == 27)
    let sorted = collation.sortedArray(from: names, collationStringSelector: said)
    #expect(sorted.compactMap { ($0 as? Named)?.name } == ["", "7 Days", "Emil", "émile", "Zora"])
  }
}

private final class Named: NSObject {
  let name: String
  init(_ name: String) { self.name = name }

  func said() -> String { name }
}
