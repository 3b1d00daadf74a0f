import DiffableKit
import Testing

@Suite struct SnapshotMarksTests {
  private typealias Snapshot = DiffableDataSourceSnapshot<String, String>

  private static let books = Snapshot(["A": ["a", "b"], "B": ["c", "d", "e"], "C": []])

  /// The marks of a snapshot.
  private struct Marks: Equatable {
    var reloadedItems: [String] = []
    var reconfiguredItems: [String] = []
    var reloadedSections: [String] = []
  }

  private static func marks(of snapshot: Snapshot) -> Marks {
    Marks(
      reloadedItems: snapshot.reloadedItemIdentifiers,
      reconfiguredItems: snapshot.reconfiguredItemIdentifiers,
      reloadedSections: snapshot.reloadedSectionIdentifiers)
  }

  /// Marks are kept in the order of the calls, each once, and change nothing else.
  @Test func orderOfMarks() {
    var snapshot = Self.books
    snapshot.reloadItems(["d", "a"])
    snapshot.reloadItems(["b", "d"])
    snapshot.reloadItems([])
    snapshot.reconfigureItems(["e", "a"])
    snapshot.reconfigureItems(["a", "c"])
    snapshot.reloadSections(["C"])
    snapshot.reloadSections(["A", "C"])
    #expect(
      Self.marks(of: snapshot)
        == Marks(
          reloadedItems: ["d", "a", "b"], reconfiguredItems: ["e", "a", "c"],
          reloadedSections: ["C", "A"]))
    #expect(snapshot.state == Self.books.state)
  }

  /// A copy starts with the same marks and then has its own (behaviour 7.12).
  @Test func copiesKeepMarks() {
    var snapshot = Self.books
    snapshot.reloadItems(["d"])
    var copy = snapshot
    copy.reloadItems(["a"])
    copy.reloadSections(["B"])
    #expect(Self.marks(of: snapshot) == Marks(reloadedItems: ["d"]))
    #expect(
      Self.marks(of: copy) == Marks(reloadedItems: ["d", "a"], reloadedSections: ["B"]))
  }

  /// No call removes a mark. (behaviour 7.9: marks are recorded separately from the content)
  @Test func marksAreKept() {
    var snapshot = Self.books
    snapshot.reloadItems(["d", "a"])
    snapshot.reloadSections(["C"])
    snapshot.moveItem("d", beforeItem: "b")
    snapshot.deleteItems(["a"])
    snapshot.deleteSections(["C"])
    #expect(
      Self.marks(of: snapshot) == Marks(reloadedItems: ["d", "a"], reloadedSections: ["C"]))
  }

  private static let notUnique =
    "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    z\n)}"

  /// A call with a repeat marks nothing (behaviour 7.9).
  @Test(arguments: [
    Refusal(.reloadItems(["a", "z", "z"]), notUnique),
    Refusal(.reconfigureItems(["a", "z", "z"]), notUnique),
    Refusal(
      .reloadSections(["A", "Z", "Z"]),
      "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(\n    Z\n)}"),
  ])
  func repeats(_ expected: Refusal) {
    var snapshot = Self.books
    #expect(snapshot.refusal(of: expected.call) == expected)
    #expect(Self.marks(of: snapshot) == Marks())
  }

  /// The first unknown identifier is named; those before it are marked (behaviour 7.9, 7.13).
  @Test func unknownIdentifiers() {
    var snapshot = Self.books
    let refusals = [
      Refusal(
        .reloadItems(["b", "y", "z"]),
        "Attempted to reload item identifier that does not exist in the snapshot: y"),
      Refusal(
        .reconfigureItems(["z", "c"]),
        "Attempted to reconfigure item identifier that does not exist in the snapshot: z"),
      Refusal(
        .reloadSections(["C", "A", "Z"]),
        "Attempted to reload section identifier that does not exist in the snapshot: Z"),
    ]
    for expected in refusals { #expect(snapshot.refusal(of: expected.call) == expected) }
    #expect(
      Self.marks(of: snapshot)
        == Marks(
          reloadedItems: ["b", "y", "z"], reconfiguredItems: ["z", "c"],
          reloadedSections: ["C", "A", "Z"]))
    #expect(snapshot.state == Self.books.state)
  }
}
