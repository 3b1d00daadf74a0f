import Foundation
import Testing

@testable import DiffableKit

/// The value semantics of snapshots.
@Suite struct SnapshotValueTests {
  private typealias Snapshot = DiffableDataSourceSnapshot<String, String>

  private static let books = Snapshot(["A": ["a", "b"], "B": ["c", "d", "e"], "C": []])

  // MARK: Copies

  /// A change to one copy does not affect another one (behaviour 7.12).
  @Test func copies() {
    let books = Self.books
    var first = books
    var second = first
    first.deleteItems(["a", "d"])
    first.appendItems(["f"])
    second.appendItems(["g", "f"], toSection: "A")
    second.deleteSections(["B"])
    #expect(books.state == .of(["A": ["a", "b"], "B": ["c", "d", "e"], "C": []]))
    #expect(first.state == .of(["A": ["b"], "B": ["c", "e"], "C": ["f"]]))
    #expect(second.state == .of(["A": ["a", "b", "g", "f"], "C": []]))
  }

  /// Copies of one snapshot can be changed on several threads at once.
  @Test func threads() async {
    var start = DiffableDataSourceSnapshot<Int, Int>()
    start.appendSections([0, 1])
    start.appendItems(Array(0..<1000), toSection: 0)
    let base = start
    let results = await withTaskGroup(of: (Int, [Int], [Int], Int).self) { group in
      for task in 0..<8 {
        group.addTask {
          var copy = base
          copy.appendItems((0..<500).map { 1000 + task * 250 + $0 }, toSection: 1)
          copy.deleteItems((0..<1000).filter { $0 % 8 != task })
          for item in stride(from: 0, to: 500, by: 5) {
            copy.moveItem(1000 + task * 250 + item, beforeItem: task)
          }
          let report = captureCrash { copy.appendItems([1, 1], toSection: 0) }
          return (
            task, copy.itemIdentifiers(inSection: 0), copy.itemIdentifiers(inSection: 1),
            report.map { $0.facts == .snapshot(.duplicateItems(["1"])) ? 1 : 0 } ?? 0
          )
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results.count == 8)
    for (task, first, second, refusals) in results {
      let new = (0..<500).map { 1000 + task * 250 + $0 }
      let moved = stride(from: 0, to: 500, by: 5).map { new[$0] }
      #expect(first == moved + stride(from: task, to: 1000, by: 8))
      #expect(second == new.filter { !Set(moved).contains($0) })
      #expect(refusals == 1)
    }
    #expect(base.itemIdentifiers == Array(0..<1000))
  }

  // MARK: Comparison

  /// The content is the same if sections and items are, in the same order; marks are ignored.
  /// (behaviour 7.12)
  @Test func sameContent() {
    var marked = Self.books
    marked.reloadItems(["a"])
    marked.reloadSections(["B"])
    #expect(marked.hasSameContent(as: Self.books))
    #expect(Snapshot().hasSameContent(as: Snapshot()))

    let others: [Snapshot] = [
      Snapshot(),
      Snapshot(["A": ["a", "b"], "B": ["c", "d", "e"]]),
      Snapshot(["A": ["a", "b"], "C": [], "B": ["c", "d", "e"]]),
      Snapshot(["A": ["a", "b"], "B": ["c", "d", "e"], "D": []]),
      Snapshot(["A": ["b", "a"], "B": ["c", "d", "e"], "C": []]),
      Snapshot(["A": ["a", "b", "c"], "B": ["d", "e"], "C": []]),
      Snapshot(["A": ["a", "b"], "B": ["c", "d", "f"], "C": []]),
    ]
    let same = others.filter { $0.hasSameContent(as: Self.books) }
    #expect(same.map(\.description) == [])
  }

  /// A data source returns snapshots without marks (behaviour 6.10).
  @Test func withoutMarks() {
    var marked = Self.books
    marked.reloadItems(["a"])
    marked.reconfigureItems(["b"])
    marked.reloadSections(["B"])
    let plain = marked.withoutMarks()
    #expect(plain.state == Self.books.state)
    #expect(
      [
        plain.reloadedItemIdentifiers, plain.reconfiguredItemIdentifiers,
        plain.reloadedSectionIdentifiers,
      ] == [[], [], []])
    #expect(marked.reloadedItemIdentifiers == ["a"])
  }

  // MARK: Instances

  /// Equal identifiers may be different instances. The snapshot holds the one inserted last; marks,
  /// moves and refused calls only identify it. (behaviour 6.11)
  @Test func instances() {
    var snapshot = DiffableDataSourceSnapshot<Int, Tagged>()
    snapshot.appendSections([0])
    snapshot.appendItems((1...4).map { Tagged(id: $0, tag: 10) })
    let copy = snapshot

    snapshot.deleteItems([Tagged(id: 1, tag: 20)])
    snapshot.appendItems([Tagged(id: 1, tag: 30)])
    snapshot.insertItems([Tagged(id: 4, tag: 30)], beforeItem: Tagged(id: 2, tag: 40))
    #expect(snapshot.itemIdentifiers.map(\.both) == [[4, 30], [2, 10], [3, 10], [1, 30]])

    let refusals = captureCrashes {
      snapshot.appendItems([Tagged(id: 2, tag: 50)], toSection: 9)
      snapshot.reloadItems([Tagged(id: 2, tag: 50)])
      snapshot.moveItem(Tagged(id: 2, tag: 50), afterItem: Tagged(id: 3, tag: 50))
    }
    #expect(refusals.map(\.facts) == [.snapshot(.invalidParameter(.section))])
    #expect(snapshot.itemIdentifiers.map(\.both) == [[4, 30], [3, 10], [2, 10], [1, 30]])
    #expect(copy.itemIdentifiers.map(\.both) == [[1, 10], [2, 10], [3, 10], [4, 10]])
  }

  /// Identity is defined by `==`: equal hash values alone mean nothing (behaviour 6.12).
  @Test func equalHashValues() {
    struct Clumsy: Hashable {
      let name: String
      func hash(into hasher: inout Hasher) {}
    }
    let names = (0..<200).map { Clumsy(name: "\($0)") }
    var snapshot = DiffableDataSourceSnapshot<Clumsy, Clumsy>()
    snapshot.appendSections(Array(names[..<2]))
    snapshot.appendItems(names, toSection: names[0])
    snapshot.deleteItems([names[3], names[7]])
    #expect(snapshot.numberOfItems == 198)
    #expect([names[2], names[3], names[4]].map { snapshot.indexOfItem($0) } == [2, nil, 3])
  }
}
