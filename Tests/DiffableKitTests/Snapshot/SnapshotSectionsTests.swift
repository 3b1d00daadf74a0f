import DiffableKit
import Testing

@Suite struct SnapshotSectionsTests {
  private typealias Snapshot = DiffableDataSourceSnapshot<String, String>

  private static let books = Snapshot(["A": ["a", "b"], "B": ["c", "d", "e"], "C": []])

  @Test func append() {
    var snapshot = Self.books
    snapshot.appendSections(["E", "D"])
    snapshot.appendSections([])
    #expect(
      snapshot.state == .of(["A": ["a", "b"], "B": ["c", "d", "e"], "C": [], "E": [], "D": []]))
  }

  @Test func insertNextToSection() {
    var snapshot = Self.books
    snapshot.insertSections(["D", "E"], beforeSection: "A")
    snapshot.insertSections(["F"], afterSection: "B")
    snapshot.insertSections(["G"], afterSection: "C")
    #expect(snapshot.sectionIdentifiers == ["D", "E", "A", "B", "F", "C", "G"])
    #expect(snapshot.itemIdentifiers == ["a", "b", "c", "d", "e"])
  }

  /// Their items are deleted too; unknown sections are ignored (behaviour 7.8).
  @Test func delete() {
    var snapshot = Self.books
    snapshot.deleteSections(["C", "Z", "A"])
    #expect(snapshot.state == .of(["B": ["c", "d", "e"]]))
    #expect([snapshot.indexOfItem("a"), snapshot.indexOfItem("c")] == [nil, 0])
  }

  /// A section that is deleted and appended again is empty.
  @Test func deleteAndAppend() {
    var snapshot = Self.books
    snapshot.deleteSections(["B"])
    snapshot.appendSections(["B"])
    snapshot.appendItems(["e"], toSection: "A")
    #expect(snapshot.state == .of(["A": ["a", "b", "e"], "C": [], "B": []]))
  }

  @Test func move() {
    var snapshot = Self.books
    var orders: [[String]] = []
    for call: Refusal.Call in [
      .moveSection("A", .after, "C"), .moveSection("A", .before, "B"),
      .moveSection("A", .after, "B"), .moveSection("C", .before, "B"),
      .moveSection("C", .after, "B"), .moveSection("B", .before, "C"),
    ] {
      #expect(snapshot.refusal(of: call) == nil)
      orders.append(snapshot.sectionIdentifiers)
    }
    #expect(
      orders == [
        ["B", "C", "A"], ["A", "B", "C"], ["B", "A", "C"], ["C", "B", "A"], ["B", "C", "A"],
        ["B", "C", "A"],
      ])
    #expect(snapshot.state == .of(["B": ["c", "d", "e"], "C": [], "A": ["a", "b"]]))
  }

  // MARK: Refusals

  private static let notUnique =
    "Fatal: supplied section identifiers are not unique. Duplicate identifiers: "

  /// In each group the checks run in the order in which UIKit makes them: a call with two errors
  /// raises for the first. (behaviour 7.7, 7.8; crash families E1 to E4)
  static let refusals = [
    // Repeats, then existing sections: sections are refused where items are moved.
    Refusal(.appendSections(["A", "A"]), notUnique + "{(\n    A\n)}"),
    Refusal(.appendSections(["X", "Y", "Y", "X"]), notUnique + "{(\n    Y,\n    X\n)}"),
    Refusal(
      .appendSections(["X", "A"]),
      """
      Diffable data source detected an attempt to insert or append 1 section identifier that \
      already exists in the snapshot. Identifiers in a snapshot must be unique. Section identifier \
      that already exists: A
      """),
    Refusal(
      .appendSections(["C", "X", "A"]),
      """
      Diffable data source detected an attempt to insert or append 2 section identifiers that \
      already exist in the snapshot. Identifiers in a snapshot must be unique. Section identifiers \
      that already exist: (
          C,
          A
      )
      """),

    // Repeats, then a destination among the sections, then a missing one, then existing sections.
    Refusal(.insertSections(["X", "X"], .before, "X"), notUnique + "{(\n    X\n)}"),
    Refusal(
      .insertSections(["X", "B"], .after, "B"),
      """
      Invalid update: destination for section operation [B] is in the inserted section list for \
      update: <_UIDiffableDataSourceUpdate 0x… - action: INS; destinationIdentifier:B; \
      destIsSection: 0; identifiers: [X,B]>
      """),
    Refusal(
      .insertSections(["X"], .before, "X"),
      """
      Invalid update: destination for section operation [X] is in the inserted section list for \
      update: <_UIDiffableDataSourceUpdate 0x… - action: INS; destinationIdentifier:X; \
      destIsSection: 0; identifiers: [X]>
      """),
    Refusal(
      .insertSections(["A"], .before, "Z"),
      "Invalid parameter not satisfying: insertIndex != NSNotFound"),
    Refusal(
      .insertSections([], .after, "Z"),
      "Invalid parameter not satisfying: insertIndex != NSNotFound"),
    Refusal(
      .insertSections(["C", "X"], .after, "B"),
      """
      Diffable data source detected an attempt to insert or append 1 section identifier that \
      already exists in the snapshot. Identifiers in a snapshot must be unique. Section identifier \
      that already exists: C
      """),

    // Repeats of unknown sections count too.
    Refusal(.deleteSections(["A", "Z", "Z"]), notUnique + "{(\n    Z\n)}"),

    // The same section, then a missing one, then a missing destination.
    Refusal(
      .moveSection("Z", .after, "Z"),
      """
      Invalid update: destination for section move is the same as the source [Z] for update: \
      <_UIDiffableDataSourceUpdate 0x… - action: MOV; destinationIdentifier:Z; destIsSection: 0; \
      identifiers: [Z]>.
      """),
    Refusal(
      .moveSection("Y", .before, "Z"),
      "Invalid parameter not satisfying: fromSection != NSNotFound"),
    Refusal(
      .moveSection("A", .before, "Z"), "Invalid parameter not satisfying: toSection != NSNotFound"),
  ]

  /// A refused call changes nothing.
  @Test(arguments: refusals)
  func refusal(_ expected: Refusal) {
    var snapshot = Self.books
    #expect(snapshot.refusal(of: expected.call) == expected)
    #expect(snapshot.state == Self.books.state)
  }
}
