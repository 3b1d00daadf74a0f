import Testing

@testable import DiffableKit

/// The transactions that reordering handlers receive. (behaviour 6.21)
@Suite struct DiffableDataSourceTransactionTests {
  typealias Snapshot = DiffableDataSourceSnapshot<String, String>
  typealias Tree = DiffableDataSourceSectionSnapshot<String>
  typealias Difference = CollectionDifference<String>

  private func snapshot(_ sections: [(String, [String])]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  private func difference(_ changes: [Difference.Change]) -> Difference? { Difference(changes) }

  /// A move within a section is a removal and an insertion associated with each other.
  @Test func aMoveWithinASection() throws {
    let before = snapshot([("A", ["a", "b", "c"]), ("B", ["d"])])
    let after = snapshot([("A", ["b", "c", "a"]), ("B", ["d"])])
    let transaction = DiffableDataSourceTransaction(from: before, to: after)
    let move = difference([
      .remove(offset: 0, element: "a", associatedWith: 2),
      .insert(offset: 2, element: "a", associatedWith: 0),
    ])
    #expect(transaction.initialSnapshot.hasSameContent(as: before))
    #expect(transaction.finalSnapshot.hasSameContent(as: after))
    #expect(transaction.difference == move)
    #expect(before.itemIdentifiers.applying(transaction.difference) == after.itemIdentifiers)

    let section = try #require(transaction.sectionTransactions.first)
    #expect(transaction.sectionTransactions.count == 1)
    #expect(section.sectionIdentifier == "A")
    #expect(RecordedTree(section.initialSnapshot) == RecordedTree(Tree(roots: ["a", "b", "c"])))
    #expect(RecordedTree(section.finalSnapshot) == RecordedTree(Tree(roots: ["b", "c", "a"])))
    #expect(section.difference == move)
  }

  /// Changed sections are listed last first; in each one a move across sections is a plain removal
  /// or insertion.
  @Test func aMoveAcrossSections() {
    let before = snapshot([("A", ["a", "b"]), ("B", ["c"]), ("C", ["d", "e"])])
    let after = snapshot([("A", ["b"]), ("B", ["c"]), ("C", ["d", "e", "a"])])
    let transaction = DiffableDataSourceTransaction(from: before, to: after)
    #expect(
      transaction.difference
        == difference([
          .remove(offset: 0, element: "a", associatedWith: 4),
          .insert(offset: 4, element: "a", associatedWith: 0),
        ]))
    #expect(transaction.sectionTransactions.map(\.sectionIdentifier) == ["C", "A"])
    #expect(
      transaction.sectionTransactions.map(\.difference) == [
        difference([.insert(offset: 2, element: "a", associatedWith: nil)]),
        difference([.remove(offset: 0, element: "a", associatedWith: nil)]),
      ])
  }

  @Test func withoutAMoveTheTransactionIsEmpty() {
    let same = snapshot([("A", ["a"]), ("B", [])])
    let transaction = DiffableDataSourceTransaction(from: same, to: same)
    #expect(transaction.difference.isEmpty)
    #expect(transaction.sectionTransactions.isEmpty)
  }

  /// The transaction of a section with an outline lists its section snapshots, including hidden
  /// items.
  @Test func aSectionWithAnOutline() throws {
    var tree = Tree()
    tree.append(["a", "b"])
    tree.append(["c"], to: "a")
    let transaction = DiffableDataSourceTransaction(
      from: snapshot([("A", ["a", "b"])]), to: snapshot([("A", ["b", "a"])]), trees: ["A": tree])
    let section = try #require(transaction.sectionTransactions.first)
    #expect(RecordedTree(section.initialSnapshot) == RecordedTree(tree))
    #expect(RecordedTree(section.finalSnapshot) == RecordedTree(lines: ["-*b", "-*a", "  - c"]))
    #expect(section.difference.count == 2)
    #expect(["a", "c", "b"].applying(section.difference) == ["b", "a", "c"])
  }
}
