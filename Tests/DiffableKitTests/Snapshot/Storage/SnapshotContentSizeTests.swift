import ListCore
import Testing

@testable import DiffableKit

/// Sizes around the ends of chunks and pages.
@Suite struct SnapshotContentSizeTests {
  static let counts = [
    0, 1, 7, 8, 9, 23, 24, 25, 511, 512, 513, 1023, 1024, 1025, 2047, 2048, 2049, 5_000,
  ]

  @Test(arguments: counts)
  func appendedAtOnce(count: Int) {
    var content = content(of: 0..<count)
    #expect(content.itemIdentifiers == Array(0..<count))
    content.order.checkEverything()
    let indices = (0..<count).map { item in
      content.token(ofItem: item).map { content.index(ofItem: $0) }
    }
    #expect(indices == Array(0..<count))
    content.insert(items: content.enter(items: [-1]).tokens, at: .endOfSection(0))
    #expect(content.itemIdentifiers == Array(0..<count) + [-1])
    content.order.checkEverything()
  }

  @Test(arguments: counts)
  func insertedInTheMiddleAtOnce(count: Int) {
    var content = content(of: [-1, -2])
    let names = content.enter(items: Array(0..<count))
    content.insert(items: names.tokens, at: .after(content.token(ofItem: -1) ?? -1))
    #expect(content.itemIdentifiers == [-1] + Array(0..<count) + [-2])
    content.order.checkEverything()
  }

  @Test(arguments: counts)
  func insertedOneByOneBeforeTheSame(count: Int) {
    var content = content(of: [-1])
    let last = content.token(ofItem: -1) ?? -1
    for item in 0..<count {
      content.insert(items: content.enter(items: [item]).tokens, at: .before(last))
    }
    #expect(content.itemIdentifiers == Array(0..<count) + [-1])
    content.order.checkEverything()
  }

  @Test(arguments: counts)
  func removedOneByOne(count: Int) {
    var content = content(of: 0..<count)
    let copy = content
    for item in 0..<count where item % 3 != 0 {
      content.remove(items: content.lookUp(items: [item]).tokens)
    }
    #expect(content.itemIdentifiers == (0..<count).filter { $0 % 3 == 0 })
    #expect(copy.itemIdentifiers == Array(0..<count))
    content.order.checkEverything()
    copy.order.checkEverything()
  }

  @Test(arguments: counts)
  func removedAtOnce(count: Int) {
    var content = content(of: 0..<count)
    content.remove(items: content.lookUp(items: (0..<count).filter { $0 % 3 != 0 }).tokens)
    #expect(content.itemIdentifiers == (0..<count).filter { $0 % 3 == 0 })
    content.order.checkEverything()
    content.remove(items: content.lookUp(items: content.itemIdentifiers).tokens)
    #expect(content.itemIdentifiers == [])
    content.order.checkEverything()
  }

  @Test func sectionsOfAllSizes() {
    var content = SnapshotContent<Int, Int>()
    content.insert(
      sections: content.enter(sections: Array(Self.counts.indices)).tokens, at: 0)
    var next = 0
    var expected: [[Int]] = []
    for (section, count) in Self.counts.enumerated() {
      let items = Array(next..<next + count)
      let token = content.token(ofSection: section) ?? -1
      content.insert(items: content.enter(items: items).tokens, at: .endOfSection(token))
      expected.append(items)
      next += count
    }
    content.order.checkEverything()
    let index = SnapshotIndex(content)
    let found = Self.counts.indices.map { section in
      (0..<index.itemCount(inSection: section)).map { index.item(at: $0, inSection: section) }
    }
    #expect(found == expected)
  }

  /// Returns content with one section, 0.
  private func content(of items: some Sequence<Int>) -> SnapshotContent<Int, Int> {
    var content = SnapshotContent<Int, Int>()
    content.insert(sections: content.enter(sections: [0]).tokens, at: 0)
    content.insert(items: content.enter(items: Array(items)).tokens, at: .endOfSection(0))
    return content
  }
}
