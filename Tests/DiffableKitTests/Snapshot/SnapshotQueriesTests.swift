import DiffableKit
import Testing

@Suite struct SnapshotQueriesTests {
  private typealias Snapshot = DiffableDataSourceSnapshot<String, String>

  private static let books = Snapshot(["A": ["a", "b"], "B": ["c", "d", "e"], "C": []])

  @Test func emptySnapshot() {
    let snapshot = Snapshot()
    #expect(snapshot.numberOfSections == 0)
    #expect(snapshot.numberOfItems == 0)
    #expect([snapshot.sectionIdentifiers, snapshot.itemIdentifiers] == [[], []])
    #expect([snapshot.indexOfItem("a"), snapshot.indexOfSection("A")] == [nil, nil])
  }

  /// The items are those of the sections, one after the other (behaviour 7.11).
  @Test func everything() {
    let books = Self.books
    #expect(books.numberOfSections == 3)
    #expect(books.numberOfItems == 5)
    #expect(books.sectionIdentifiers == ["A", "B", "C"])
    #expect(books.itemIdentifiers == ["a", "b", "c", "d", "e"])
  }

  @Test func oneSection() {
    let counts = ["A", "B", "C"].map { Self.books.numberOfItems(inSection: $0) }
    let items = ["A", "B", "C"].map { Self.books.itemIdentifiers(inSection: $0) }
    #expect(counts == [2, 3, 0])
    #expect(items == [["a", "b"], ["c", "d", "e"], []])
  }

  /// The index of an item counts all sections before it; a missing item has none (behaviour 7.10).
  @Test func positions() {
    let books = Self.books
    let items = ["a", "c", "e", "z"]
    #expect(items.map { books.indexOfItem($0) } == [0, 2, 4, nil])
    #expect(items.map { books.sectionIdentifier(containingItem: $0) } == ["A", "B", "B", nil])
    #expect(["C", "A", "Z"].map { books.indexOfSection($0) } == [2, 0, nil])
  }

  /// A section and an item may have the same identifier (behaviour 7.11).
  @Test func nameSpaces() {
    var snapshot = Snapshot(["a": ["b", "a"], "b": []])
    #expect(snapshot.state == .of(["a": ["b", "a"], "b": []]))
    #expect(snapshot.indexOfSection("b") == 1)
    #expect(snapshot.indexOfItem("b") == 0)
    snapshot.deleteItems(["b"])
    #expect(snapshot.state == .of(["a": ["a"], "b": []]))
    snapshot.deleteSections(["a"])
    #expect(snapshot.state == .of(["b": []]))
  }

  /// (behaviour 7.10)
  @Test(arguments: [Refusal.Call.countItems(in: "Z"), .listItems(in: "Z"), .listItems(in: "a")])
  func unknownSection(_ call: Refusal.Call) {
    var snapshot = Self.books
    let expected = Refusal(
      call,
      """
      Section identifier was not found. You can verify the section exists by calling the \
      indexOfSectionIdentifier API (which has O(1) performance)
      """)
    #expect(snapshot.refusal(of: call) == expected)
  }

  /// Inside a capture a refused query returns an empty value.
  @Test func answerOfRefusedQuestion() {
    var count = -1
    var items = ["never"]
    let reports = captureCrashes {
      count = Self.books.numberOfItems(inSection: "Z")
      items = Self.books.itemIdentifiers(inSection: "Z")
    }
    #expect(reports.map(\.facts) == [.snapshot(.sectionNotFound), .snapshot(.sectionNotFound)])
    #expect(count == 0)
    #expect(items == [])
  }
}
