import Foundation
import ListCore
import TestSupport
import Testing

@testable import DiffableKit

/// Storage shared between copies, and when sharing ends.
@Suite struct SnapshotLineageTests {
  @Test func copiesShareTheTable() {
    let content = content(of: 0..<10)
    var copy = content
    copy.insert(items: copy.enter(items: [10, 11]).tokens, at: .before(0))
    copy.insert(sections: copy.enter(sections: [1]).tokens, at: 0)
    #expect(copy.itemNames.table === content.itemNames.table)
    #expect(copy.sectionNames.table === content.sectionNames.table)
    #expect(content.token(ofItem: 10) == nil)
  }

  @Test func contentWithoutItemsStartsANewTable() {
    let content = content(of: 0..<10)
    var copy = content
    copy.remove(items: copy.lookUp(items: Array(0..<10)).tokens)
    #expect(copy.enter(items: [5, 11]).tokens == [0, 1])
    #expect(copy.itemNames.table !== content.itemNames.table)
    #expect(copy.sectionNames.table === content.sectionNames.table)
    var other = content
    other.removeAll()
    #expect(other.enter(sections: [7]).tokens == [0])
    #expect(other.sectionNames.table !== content.sectionNames.table)
  }

  /// Items are appended at the end and deleted at the front, for a long time.
  @Test func aSlidingWindowKeepsItsTableSmall() {
    var content = content(of: 0..<100)
    var tables = 1
    var model = Array(0..<100)
    for number in stride(from: 100, to: 5_000, by: 5) {
      let old = content
      content.insert(
        items: content.enter(items: Array(number..<number + 5)).tokens, at: .endOfSection(0))
      content.remove(items: content.lookUp(items: Array(model.prefix(5))).tokens)
      model = Array(model.dropFirst(5)) + Array(number..<number + 5)
      if content.itemNames.table !== old.itemNames.table { tables += 1 }
      #expect(content.itemIdentifiers == model)
      #expect(
        content.difference(from: old)
          == ListDiff(
            deletedItems: (0..<5).map { ItemPath(item: $0, section: 0) },
            insertedItems: (95..<100).map { ItemPath(item: $0, section: 0) }))
    }
    content.order.checkEverything()
    #expect(content.itemNames.table.count <= 461)
    #expect(tables == 14)
  }

  @Test func insertedAndDeletedSectionsKeepTheirTableSmall() {
    var content = content(of: 0..<10)
    for number in 1..<1_000 {
      content.insert(sections: content.enter(sections: [number]).tokens, at: 0)
      if number > 3 { content.remove(sections: content.lookUp(sections: [number - 3]).tokens) }
    }
    content.order.checkEverything()
    #expect(content.sectionIdentifiers == [999, 998, 997, 0])
    #expect(content.itemIdentifiers == Array(0..<10))
    #expect(content.sectionNames.table.count <= 270)
  }

  @Test func fewEditsTouchFewChunks() {
    let content = content(of: 0..<100_000)
    var copy = content
    copy.insert(items: copy.enter(items: [-1]).tokens, at: .before(50_000))
    copy.remove(items: [123, 70_000])
    copy.remove(items: [90_000])
    copy.insert(items: [90_000], at: .after(4))
    let shared = copy.order.chunks.sharing(with: content.order.chunks)
    #expect(shared.count == 196)
    #expect(shared.filter { !$0 }.count == 4)
    #expect(
      copy.difference(from: content)
        == ListDiff(
          deletedItems: [123, 70_000].map { ItemPath(item: $0, section: 0) },
          insertedItems: [ItemPath(item: 50_000, section: 0)],
          movedItems: [
            ItemTransition(
              from: ItemPath(item: 90_000, section: 0), to: ItemPath(item: 5, section: 0))
          ]))
  }

  /// Several queues edit copies of one content, with shared and separate items, and query an index.
  @Test func copiesAreEditedOnSeveralQueuesAtOnce() {
    let content = content(of: 0..<2_000)
    let index = SnapshotIndex(content)
    let results = Results()
    DispatchQueue.concurrentPerform(iterations: 8) { number in
      var dice = SeededGenerator(seed: UInt64(number))
      var copy = content
      var model = Array(0..<2_000)
      var isRight = true
      for round in 0..<60 {
        let item = round % 2 == 0 ? 10_000 + round : 20_000 + 1_000 * number + round
        let place = Int.random(in: 0..<model.count, using: &dice)
        if let other = copy.token(ofItem: model[place]) {
          copy.insert(items: copy.enter(items: [item]).tokens, at: .before(other))
          model.insert(item, at: place)
        }
        let gone = model.remove(at: Int.random(in: 0..<model.count, using: &dice))
        copy.remove(items: copy.lookUp(items: [gone]).tokens)
        let asked = Int.random(in: 0..<2_000, using: &dice)
        if index.path(of: asked) != ItemPath(item: asked, section: 0) { isRight = false }
        if index.item(at: asked, inSection: 0) != asked { isRight = false }
        if round % 20 == 0 { _ = SnapshotIndex(copy).path(of: item) }
      }
      isRight = isRight && copy.itemIdentifiers == model
      let diff = copy.difference(from: content)
      isRight = isRight && diff.insertedItems.count == model.filter { $0 >= 2_000 }.count
      results.add(isRight)
    }
    #expect(results.all == Array(repeating: true, count: 8))
    #expect(content.itemIdentifiers == Array(0..<2_000))
  }

  /// Returns content with one section, 0.
  private func content(of items: Range<Int>) -> SnapshotContent<Int, Int> {
    var content = SnapshotContent<Int, Int>()
    content.insert(sections: content.enter(sections: [0]).tokens, at: 0)
    content.insert(items: content.enter(items: Array(items)).tokens, at: .endOfSection(0))
    return content
  }
}

/// A thread-safe list of results from several queues.
private final class Results: @unchecked Sendable {
  private let lock = NSLock()
  private var answers: [Bool] = []

  func add(_ answer: Bool) {
    lock.withLock { answers.append(answer) }
  }

  var all: [Bool] { lock.withLock { answers } }
}
