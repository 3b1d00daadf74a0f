import DiffableKit
import ListCore
import Testing

@Suite struct SnapshotItemsTests {
  private typealias Snapshot = DiffableDataSourceSnapshot<String, String>

  private static let books = Snapshot(["A": ["a", "b"], "B": ["c", "d", "e"], "C": []])

  // MARK: Appending

  @Test func appendToSection() {
    var snapshot = Self.books
    snapshot.appendItems(["f", "g"], toSection: "A")
    #expect(snapshot.state == .of(["A": ["a", "b", "f", "g"], "B": ["c", "d", "e"], "C": []]))
  }

  /// Items are appended to the last section if none is named (behaviour 7.1).
  @Test func appendToLastSection() {
    var snapshot = Self.books
    snapshot.appendItems(["f", "g"])
    #expect(snapshot.state == .of(["A": ["a", "b"], "B": ["c", "d", "e"], "C": ["f", "g"]]))
  }

  /// Existing items are moved, with a warning on the console (behaviour 7.2, crash families E2).
  @MainActor @Test func appendingMovesExistingItems() {
    let simulator = Simulator()
    var snapshot = Self.books
    simulator.run {
      snapshot.appendItems(["d", "f", "a"], toSection: "B")
      snapshot.appendItems(["b"])
    }
    #expect(snapshot.state == .of(["A": [], "B": ["c", "e", "d", "f", "a"], "C": ["b"]]))
    #expect(simulator.console.warnings == [.itemsExist(["d", "a"]), .itemsExist(["b"])])
    let lines = simulator.console.lines.map(\.description)
    #expect(
      lines == [
        """
        [UIDiffableDataSource] Diffable data source detected an attempt to insert or append 2 item \
        identifiers that already exist in the snapshot. The existing item identifiers will be moved \
        into place instead, but this operation will be more expensive. For best performance, \
        inserted item identifiers should always be unique. Set a symbolic breakpoint on \
        BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch this in the \
        debugger. Item identifiers that already exist: (
            d,
            a
        )
        """,
        """
        [UIDiffableDataSource] Diffable data source detected an attempt to insert or append 1 item \
        identifier that already exists in the snapshot. The existing item identifier will be moved \
        into place instead, but this operation will be more expensive. For best performance, \
        inserted item identifiers should always be unique. Set a symbolic breakpoint on \
        BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch this in the \
        debugger. Item identifier that already exists: b
        """,
      ])
  }

  /// A missing section is detected before anything else, even if there is nothing to append.
  /// (behaviour 7.1)
  @Test(arguments: [[], ["a"], ["a", "a"]], [nil, "A"])
  func appendWithoutSections(_ items: [String], _ section: String?) {
    var snapshot = Snapshot()
    let expected = Refusal(
      .appendItems(items, to: section),
      "There are currently no sections in the data source. Please add a section first.")
    #expect(snapshot.refusal(of: expected.call) == expected)
    #expect(snapshot.state.isEmpty)
  }

  // MARK: Inserting

  @Test func insertNextToItem() {
    var snapshot = Self.books
    snapshot.insertItems(["f", "g"], beforeItem: "b")
    snapshot.insertItems(["h", "i"], afterItem: "e")
    snapshot.insertItems(["j"], afterItem: "c")
    #expect(
      snapshot.state
        == .of(["A": ["a", "f", "g", "b"], "B": ["c", "j", "d", "e", "h", "i"], "C": []]))
  }

  /// The destination is found after existing items have left their old places (behaviour 7.2, 7.3).
  @MainActor @Test func insertingMovesExistingItems() {
    let simulator = Simulator()
    var snapshot = Self.books
    simulator.run {
      snapshot.insertItems(["c", "f", "a"], afterItem: "d")
      snapshot.insertItems(["e"], beforeItem: "b")
    }
    #expect(snapshot.state == .of(["A": ["e", "b"], "B": ["d", "c", "f", "a"], "C": []]))
    #expect(simulator.console.warnings == [.itemsExist(["c", "a"]), .itemsExist(["e"])])
  }

  // MARK: Deleting

  /// Unknown items are ignored (behaviour 7.4).
  @Test func delete() {
    var snapshot = Self.books
    snapshot.deleteItems(["d", "z", "a", "c"])
    #expect(snapshot.state == .of(["A": ["b"], "B": ["e"], "C": []]))
    snapshot.deleteItems([])
    #expect(snapshot.state == .of(["A": ["b"], "B": ["e"], "C": []]))
  }

  /// The sections are deleted too (behaviour 7.5, 7.13).
  @Test func deleteAll() {
    var snapshot = Self.books
    snapshot.deleteAllItems()
    #expect(snapshot.state.isEmpty)
    #expect(snapshot.numberOfSections == 0)
    #expect(snapshot.numberOfItems == 0)
    snapshot.appendSections(["A"])
    snapshot.appendItems(["b", "a"])
    #expect(snapshot.state == .of(["A": ["b", "a"]]))
  }

  // MARK: Moving

  @Test func move() {
    var snapshot = Self.books
    snapshot.moveItem("e", beforeItem: "c")
    snapshot.moveItem("a", afterItem: "b")
    snapshot.moveItem("d", beforeItem: "a")
    #expect(snapshot.state == .of(["A": ["b", "d", "a"], "B": ["e", "c"], "C": []]))
  }

  /// Moving an existing item is no insertion: there is no warning.
  @MainActor @Test func moveIsSilent() {
    let simulator = Simulator()
    var snapshot = Self.books
    simulator.run { snapshot.moveItem("e", beforeItem: "c") }
    #expect(simulator.console.lines.isEmpty)
  }

  // MARK: Refusals

  private static let notUnique =
    "Fatal: supplied item identifiers are not unique. Duplicate identifiers: "

  /// In each group the checks run in the order in which UIKit makes them: a call with two errors
  /// raises for the first. (behaviour 7.1, 7.3, 7.4, 7.6; crash families E1, E3, E4)
  static let refusals = [
    // Repeats come before a missing section; each is listed once, in the order of the repeats.
    Refusal(.appendItems(["x", "x"], to: "Z"), notUnique + "{(\n    x\n)}"),
    Refusal(
      .appendItems(["x", "y", "z", "y", "x", "y"], to: "A"), notUnique + "{(\n    y,\n    x\n)}"),
    Refusal(
      .appendItems(["x"], to: "Z"), "Invalid parameter not satisfying: section != NSNotFound"),
    Refusal(
      .appendItems(["a"], to: "Z"), "Invalid parameter not satisfying: section != NSNotFound"),
    Refusal(.appendItems([], to: "Z"), "Invalid parameter not satisfying: section != NSNotFound"),

    // Repeats, then a destination among the items, then a missing destination.
    Refusal(.insertItems(["x", "x"], .before, "x"), notUnique + "{(\n    x\n)}"),
    Refusal(.insertItems(["a", "a"], .after, "z"), notUnique + "{(\n    a\n)}"),
    Refusal(
      .insertItems(["x", "b"], .before, "b"),
      """
      Invalid update: destination for insertion operation [b] is in the insertion identifier list \
      for update: <_UIDiffableDataSourceUpdate 0x… - action: INS; destinationIdentifier:b; \
      destIsSection: 0; identifiers: [x,b]>.
      """),
    Refusal(
      .insertItems(["x"], .after, "x"),
      """
      Invalid update: destination for insertion operation [x] is in the insertion identifier list \
      for update: <_UIDiffableDataSourceUpdate 0x… - action: INS; destinationIdentifier:x; \
      destIsSection: 0; identifiers: [x]>.
      """),
    Refusal(
      .insertItems(["a"], .before, "z"), "Invalid parameter not satisfying: section != NSNotFound"),
    Refusal(
      .insertItems([], .after, "z"), "Invalid parameter not satisfying: section != NSNotFound"),

    // Repeats of unknown items count too.
    Refusal(.deleteItems(["a", "z", "z"]), notUnique + "{(\n    z\n)}"),

    // The same item, then a missing one, then a missing destination.
    Refusal(
      .moveItem("z", .before, "z"),
      """
      Invalid update: destination for item move is the same as the source [z] for update: \
      <_UIDiffableDataSourceUpdate 0x… - action: MOV; destinationIdentifier:z; destIsSection: 0; \
      identifiers: [z]>.
      """),
    Refusal(
      .moveItem("y", .after, "z"), "Invalid parameter not satisfying: fromIndex != NSNotFound"),
    Refusal(
      .moveItem("a", .after, "z"), "Invalid parameter not satisfying: toIndex != NSNotFound"),
  ]

  /// A refused call changes nothing and logs no warning.
  @MainActor @Test(arguments: refusals)
  func refusal(_ expected: Refusal) {
    let simulator = Simulator()
    simulator.run {
      var snapshot = Self.books
      #expect(snapshot.refusal(of: expected.call) == expected)
      #expect(snapshot.state == Self.books.state)
    }
    #expect(simulator.console.lines.isEmpty)
  }

  /// The report contains the facts.
  @Test func facts() {
    var snapshot = Self.books
    let report = captureCrash { snapshot.appendItems(["x", "y", "x"]) }
    #expect(report?.facts == .snapshot(.duplicateItems(["x"])))
    #expect(report?.name == .internalInconsistency)
  }
}
