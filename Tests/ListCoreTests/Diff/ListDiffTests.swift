import ListCore
import Testing

/// Two lists, and what the diff between them prints.
struct DiffExample: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let before: [ListSection<String, String>]
  let after: [ListSection<String, String>]
  let changes: String
  let changesOfTable: String

  init(
    _ testDescription: String, from before: [ListSection<String, String>],
    to after: [ListSection<String, String>], _ changes: String, table: String? = nil
  ) {
    self.testDescription = testDescription
    self.before = before
    self.after = after
    self.changes = changes
    changesOfTable = table ?? changes
  }
}

@Suite struct ListDiffTests {
  static let examples = [
    DiffExample("nothing", from: [], to: [], "no changes"),
    DiffExample(
      "equal lists", from: [ListSection("A", ["x", "y"])], to: [ListSection("A", ["x", "y"])],
      "no changes"),
    DiffExample(
      "items", from: [ListSection("A", ["x", "y", "z"])],
      to: [ListSection("A", ["z", "x", "w"])],
      """
      delete item 0 - 1
      insert item 0 - 2
      move item 0 - 2 to 0 - 0
      """),
    DiffExample(
      "an item that changes its section",
      from: [ListSection("A", ["x", "y"]), ListSection("B", ["z"])],
      to: [ListSection("A", ["y"]), ListSection("B", ["z", "x"])],
      "move item 0 - 0 to 1 - 1"),
    DiffExample(
      "sections, with what is in them",
      from: [ListSection("A", ["x"]), ListSection("B", ["y"]), ListSection("C", ["z"])],
      to: [ListSection("C", ["z"]), ListSection("A", ["x"]), ListSection("D", ["w"])],
      """
      delete section 1
      insert section 2
      move section 2 to 0
      """),
    DiffExample(
      "items of a section that moves",
      from: [ListSection("A", ["x", "y"]), ListSection("B", []), ListSection("C", [])],
      to: [ListSection("B", []), ListSection("C", []), ListSection("A", ["y", "x", "z"])],
      """
      move section 0 to 2
      insert item 2 - 2
      move item 0 - 1 to 2 - 0
      """),
    DiffExample(
      "an item that survives its section",
      from: [ListSection("A", ["x", "y"]), ListSection("B", ["z"])],
      to: [ListSection("B", ["y", "z"])],
      """
      delete section 0
      move item 0 - 1 to 0 - 0
      """,
      table: """
        delete section 0
        insert item 0 - 0
        """),
    DiffExample(
      "an item that settles in a new section",
      from: [ListSection("A", ["x", "y"])],
      to: [ListSection("A", ["x"]), ListSection("B", ["y", "z"])],
      """
      insert section 1
      move item 0 - 1 to 1 - 0
      """,
      table: """
        insert section 1
        delete item 0 - 1
        """),
    DiffExample(
      "from a section that vanishes to a new one",
      from: [ListSection("A", ["x", "y"])], to: [ListSection("B", ["y"])],
      """
      delete section 0
      insert section 0
      move item 0 - 1 to 0 - 0
      """,
      table: """
        delete section 0
        insert section 0
        """),
    DiffExample(
      "among other changes",
      from: [ListSection("A", ["a", "b", "c"]), ListSection("B", ["d", "e"])],
      to: [ListSection("C", ["b", "e"]), ListSection("B", ["f", "c", "d"])],
      """
      delete section 0
      insert section 0
      insert item 1 - 0
      move item 0 - 1 to 0 - 0
      move item 1 - 1 to 0 - 1
      move item 0 - 2 to 1 - 1
      """,
      table: """
        delete section 0
        insert section 0
        delete item 1 - 1
        insert item 1 - 0
        insert item 1 - 1
        """),
  ]

  @Test(arguments: examples)
  func description(_ given: DiffExample) {
    let diff = ListDiff(from: given.before, to: given.after)
    #expect(diff.description == given.changes)
    #expect(diff.splittingMovesAcrossSectionChanges().description == given.changesOfTable)
    #expect(diff.replay(on: given.before, insertingFrom: given.after) == given.after)
  }

  @Test func changesInTheOrderOfUIKit() {
    let diff = ListDiff(
      deletedSections: [4], insertedSections: [0],
      movedSections: [SectionTransition(from: 2, to: 1)], deletedItems: [at(0, 1)],
      insertedItems: [at(1, 0)], movedItems: [ItemTransition(from: at(3, 0), to: at(2, 1))])
    #expect(
      diff.changes == [
        .deleteSection(4), .insertSection(0), .moveSection(from: 2, to: 1),
        .deleteItem(at(0, 1)), .insertItem(at(1, 0)), .moveItem(from: at(3, 0), to: at(2, 1)),
      ])
    #expect(diff.count == 6)
    #expect(!diff.isEmpty)
    #expect(ListDiff().isEmpty)
  }

  /// An item in the middle of many, found by comparing neighbours.
  @Test func lightEdits() {
    let before = Array(0..<1_000)
    var after = before
    after.remove(at: 900)
    after.insert(5_000, at: 500)
    after.insert(after.remove(at: 20), at: 700)
    #expect(
      ListDiff(from: before, to: after).description == """
        delete item 0 - 900
        insert item 0 - 499
        move item 0 - 20 to 0 - 700
        """)
  }
}
