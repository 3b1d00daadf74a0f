import ListCore
import Testing

struct RepairCase: Sendable, CustomTestStringConvertible {
  let example: Example
  let sentence: String
  let swiftCode: String
  var testDescription: String { example.testDescription }

  init(_ example: Example, _ sentence: String, _ swiftCode: String) {
    self.example = example
    self.sentence = sentence
    self.swiftCode = swiftCode
  }
}

@Suite struct RepairTests {
  static let cases = [
    RepairCase(
      Example("a forgotten deletion", .table, from: [36], to: [35], []),
      "Add deleteRows(at: [0 - 35]).",
      """
      tableView.performBatchUpdates {
        tableView.deleteRows(at: [IndexPath(row: 35, section: 0)], with: .automatic)
      }
      """),
    RepairCase(
      Example(
        "a call too many", .table, from: [20], to: [20], [call(42, .deleteItem(at(0, 3)))]),
      "Remove deleteRows(at: [0 - 3]) (CartController.swift:42).",
      "// No call: the counts agree without one."),
    RepairCase(
      Example(
        "a repetition goes first", .collection, from: [3], to: [4],
        [
          call(10, .insertItem(at(0, 0))), call(20, .insertItem(at(0, 0))),
        ]),
      "Remove insertItems(at: [0 - 0]) (CartController.swift:20).",
      """
      collectionView.performBatchUpdates {
        collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
      }
      """),
    RepairCase(
      Example(
        "an insertion for a deletion", .table, from: [3], to: [2],
        [call(10, .insertItem(at(0, 0)))]),
      "Remove insertRows(at: [0 - 0]) (CartController.swift:10). Add deleteRows(at: [0 - 2]).",
      """
      tableView.performBatchUpdates {
        tableView.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
      }
      """),
    RepairCase(
      Example(
        "what was announced at a wrong position is announced at a right one", .table,
        from: [21], to: [40],
        [
          call(10, .deleteItem(at(0, 40))),
          UpdateCall((20..<40).map { .insertItem(at(0, $0)) }, site: .cart(11)),
        ]),
      "Remove deleteRows(at: [0 - 40]) (CartController.swift:10). Add deleteRows(at: [0 - 20]).",
      """
      tableView.performBatchUpdates {
        tableView.insertRows(at: (20..<40).map { IndexPath(row: $0, section: 0) }, \
      with: .automatic)
        tableView.deleteRows(at: [IndexPath(row: 20, section: 0)], with: .automatic)
      }
      """),
    RepairCase(
      Example("more than one is not invented", .table, from: [20], to: [3], []),
      "Add reloadSections([0]).",
      """
      tableView.performBatchUpdates {
        tableView.reloadSections(IndexSet(integer: 0), with: .automatic)
      }
      """),
    RepairCase(
      Example(
        "but for a section of which others speak", .table, from: [10], to: [16],
        [
          UpdateCall((0..<4).map { .insertItem(at(0, $0)) }, site: .cart(9)),
          call(12, .insertItem(at(0, 9))),
        ]),
      "Add insertRows(at: [0 - 15]).",
      """
      tableView.performBatchUpdates {
        tableView.insertRows(at: (0..<4).map { IndexPath(row: $0, section: 0) } + \
      [IndexPath(row: 9, section: 0), IndexPath(row: 15, section: 0)], with: .automatic)
      }
      """),
    RepairCase(
      Example(
        "an emptied section", .table, from: [3, 2], to: [3],
        [call(10, .deleteItem(at(1, 0)), .deleteItem(at(1, 1)))]),
      "Add deleteSections([1]).",
      """
      tableView.performBatchUpdates {
        tableView.deleteRows(at: [IndexPath(row: 0, section: 1), IndexPath(row: 1, section: 1)], with: .automatic)
        tableView.deleteSections(IndexSet(integer: 1), with: .automatic)
      }
      """),
    RepairCase(
      Example("the section that fits", .collection, from: [1, 2, 3], to: [1, 3], []),
      "Add deleteSections([1]).",
      """
      collectionView.performBatchUpdates {
        collectionView.deleteSections(IndexSet(integer: 1))
      }
      """),
    RepairCase(
      Example("several sections", .table, from: [5, 5], to: [5, 5, 1, 2], []),
      "Add insertSections([2, 3]).",
      """
      tableView.performBatchUpdates {
        tableView.insertSections(IndexSet(integersIn: 2...3), with: .automatic)
      }
      """),
    RepairCase(
      Example(
        "a contradiction, resolved as the counts want it", .collection, from: [3], to: [2],
        [call(10, .deleteItem(at(0, 1))), call(11, .reloadItem(at(0, 1)))]),
      "Remove reloadItems(at: [0 - 1]) (CartController.swift:11).",
      """
      collectionView.performBatchUpdates {
        collectionView.deleteItems(at: [IndexPath(item: 1, section: 0)])
      }
      """),
    RepairCase(
      Example(
        "a move that corrections two sections", .table, from: [2, 2], to: [2, 2],
        [
          call(8, .moveItem(from: at(1, 0), to: at(1, 1))),
          call(9, .moveItem(from: at(0, 0), to: at(1, 0))),
        ]),
      "Remove moveRow(at: 0 - 0, to: 1 - 0) (CartController.swift:9).",
      """
      tableView.performBatchUpdates {
        tableView.moveRow(at: IndexPath(row: 0, section: 1), to: IndexPath(row: 1, section: 1))
      }
      """),
    RepairCase(
      Example(
        "a reload for a deletion", .collection, from: [27386], to: [27385],
        [call(42, .reloadItem(at(0, 27385)))]),
      """
      Remove reloadItems(at: [0 - 27385]) (CartController.swift:42). \
      Add deleteItems(at: [0 - 27385]).
      """,
      """
      collectionView.performBatchUpdates {
        collectionView.deleteItems(at: [IndexPath(item: 27385, section: 0)])
      }
      """),
    RepairCase(
      Example(
        "a reload for a deletion that is not the last", .table, from: [20, 3], to: [19, 3],
        [call(42, .reloadItem(at(0, 5))), call(43, .reloadItem(at(1, 0)))]),
      "Remove reloadRows(at: [0 - 5]) (CartController.swift:42). Add deleteRows(at: [0 - 5]).",
      """
      tableView.performBatchUpdates {
        tableView.reloadRows(at: [IndexPath(row: 0, section: 1)], with: .automatic)
        tableView.deleteRows(at: [IndexPath(row: 5, section: 0)], with: .automatic)
      }
      """),
    RepairCase(
      Example(
        "the wrong section deleted", .table, from: [2, 5, 1], to: [2, 1],
        [call(42, .deleteSection(2))]),
      "Remove deleteSections([2]) (CartController.swift:42). Add deleteSections([1]).",
      """
      tableView.performBatchUpdates {
        tableView.deleteSections(IndexSet(integer: 1), with: .automatic)
      }
      """),
    RepairCase(
      Example(
        "the wrong section inserted", .collection, from: [1, 2], to: [1, 5, 2],
        [call(42, .insertSection(2))]),
      "Remove insertSections([2]) (CartController.swift:42). Add insertSections([1]).",
      """
      collectionView.performBatchUpdates {
        collectionView.insertSections(IndexSet(integer: 1))
      }
      """),
    RepairCase(
      Example(
        "the section before it that fits and is nearest", .table, from: [3, 3, 3, 5, 1],
        to: [3, 3, 5, 1], [call(42, .deleteSection(4))]),
      "Remove deleteSections([4]) (CartController.swift:42). Add deleteSections([2]).",
      """
      tableView.performBatchUpdates {
        tableView.deleteSections(IndexSet(integer: 2), with: .automatic)
      }
      """),
    RepairCase(
      Example(
        "the section after it that fits and is nearest", .table, from: [5, 3, 3, 3, 1],
        to: [5, 3, 3, 1], [call(42, .deleteSection(0))]),
      "Remove deleteSections([0]) (CartController.swift:42). Add deleteSections([1]).",
      """
      tableView.performBatchUpdates {
        tableView.deleteSections(IndexSet(integer: 1), with: .automatic)
      }
      """),
    RepairCase(
      Example(
        "items inserted into the wrong section", .table, from: [3, 3], to: [3, 5],
        [call(10, .insertItem(at(0, 3)), .insertItem(at(0, 4)))]),
      """
      Remove insertRows(at: [0 - 3, 0 - 4]) (CartController.swift:10). \
      Add insertRows(at: [1 - 3, 1 - 4]).
      """,
      """
      tableView.performBatchUpdates {
        tableView.insertRows(at: [IndexPath(row: 3, section: 1), IndexPath(row: 4, section: 1)], with: .automatic)
      }
      """),
    RepairCase(
      Example(
        "two sections mixed up", .collection, from: [3, 3], to: [2, 4],
        [call(9, .deleteItem(at(1, 0))), call(10, .insertItem(at(0, 1)))]),
      """
      Remove deleteItems(at: [1 - 0]) (CartController.swift:9). \
      Remove insertItems(at: [0 - 1]) (CartController.swift:10). \
      Add deleteItems(at: [0 - 0]). Add insertItems(at: [1 - 1]).
      """,
      """
      collectionView.performBatchUpdates {
        collectionView.deleteItems(at: [IndexPath(item: 0, section: 0)])
        collectionView.insertItems(at: [IndexPath(item: 1, section: 1)])
      }
      """),
    RepairCase(
      Example(
        "a moved row is reloaded afterwards", .table, from: [30], to: [30],
        [call(10, .moveItem(from: at(0, 0), to: at(0, 29))), call(11, .reloadItem(at(0, 0)))]),
      """
      Remove reloadRows(at: [0 - 0]) (CartController.swift:11). \
      Reload in a second update, at the new position: reloadRows(at: [0 - 29]).
      """,
      """
      tableView.performBatchUpdates {
        tableView.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 29, section: 0))
      }
      tableView.reloadRows(at: [IndexPath(row: 29, section: 0)], with: .automatic)
      """),
    RepairCase(
      Example(
        "one call, some of its paths", .table, from: [3], to: [4],
        [call(5, .insertItem(at(0, 0)), .insertItem(at(0, 9)), .deleteSection(4))]),
      "Remove insertRows(at: [0 - 9]), deleteSections([4]) (CartController.swift:5).",
      """
      tableView.performBatchUpdates {
        tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
      }
      """),
  ]

  @Test(arguments: cases)
  func repair(_ given: RepairCase) {
    let example = given.example
    let repair = Repair(example.evidence, fault: example.fault, kind: example.kind)
    #expect(example.fault != nil)
    #expect(repair.sentence(example.kind) == given.sentence)
    #expect(repair.swiftCode(kind: example.kind) == given.swiftCode)
  }

  @Test func theViewMayHaveAnyName() {
    let evidence = BatchEvidence(before: [1, 1, 1, 1], after: [1, 1], batch: BatchUpdate())
    let repair = Repair(evidence, kind: .collection)
    #expect(
      repair.swiftCode(kind: .collection, viewName: "grid") == """
        grid.performBatchUpdates {
          grid.deleteSections(IndexSet(integersIn: 2...3))
        }
        """)
  }

  /// The mistake of a fetched results controller's delegate: rows that moved are reloaded, too.
  /// Trying every combination would take for ever. (behaviour 3B)
  @Test(arguments: [1, 4, 5, 9, 10, 15, 30], ListKind.allCases)
  func manyContradictions(_ count: Int, _ kind: ListKind) {
    let moves = (0..<count).map { Change.moveItem(from: at(0, $0), to: at(0, 29 - $0)) }
    let reloads = (0..<count).map { Change.reloadItem(at(0, $0)) }
    let evidence = BatchEvidence(
      before: [30], after: [30], batch: BatchUpdate(zip(moves, reloads).flatMap { [$0, $1] }))
    let repair = Repair(evidence, kind: kind)
    #expect(repair.edits == reloads.map { .remove($0, nil) })
    #expect(repair.extent == .someCalls)
  }

  /// Of many deleted and reloaded rows, as many stay deleted as the counts say.
  @Test func manyContradictionsAsTheCountsWantThem() {
    let deletions = (0..<40).map { Change.deleteItem(at(0, $0)) }
    let reloads = (0..<40).map { Change.reloadItem(at(0, $0)) }
    let evidence = BatchEvidence(
      before: [100], after: [97], batch: BatchUpdate(deletions + reloads))
    let repair = Repair(evidence, kind: .table)
    #expect(
      repair.edits == (deletions.prefix(37) + reloads.suffix(3)).map { .remove($0, nil) })
  }

  /// Rows that move to where the new cells of reloads end up. (behaviour 3.4)
  @Test func manyRowsAtOnePlaceEach() {
    let changes = (0..<20).flatMap { item -> [Change] in
      [.reloadItem(at(0, item)), .moveItem(from: at(0, 20 + item), to: at(0, item))]
    }
    let evidence = BatchEvidence(before: [40], after: [40], batch: BatchUpdate(changes))
    let repair = Repair(evidence, kind: .table)
    #expect(repair.edits == (0..<20).map { .remove(.reloadItem(at(0, $0)), nil) })
  }

  /// So many independent mistakes that trying everything would take for ever.
  @Test func aHopelessBatchIsReplaced() {
    let changes: [Change] = (0..<20).flatMap { section -> [Change] in
      [.insertSection(section + 1), .moveItem(from: at(0, section), to: at(section + 1, 0))]
    }
    let counts = [80] + Array(repeating: 1, count: 20)
    let evidence = BatchEvidence(
      before: [100], after: SectionCounts(counts), batch: BatchUpdate(changes))
    let repair = Repair(evidence, kind: .table)
    #expect(repair.extent == .allCalls)
    #expect(
      repair.batch
        == BatchUpdate([
          UpdateCall((1...20).map(Change.insertSection)), UpdateCall([.reloadSection(0)]),
        ]))
    #expect(
      repair.sentence(.table)
        == """
        Replace all calls with insertSections([1 ... 20]) and reloadSections([0]). The batch is \
        long, and the search for a smaller repair was stopped.
        """)
    #expect(repair.isSearchStopped)
  }

  /// The same the other way round: the sections are gone.
  @Test func aHopelessBatchOfDeletionsIsReplaced() {
    let changes: [Change] = (0..<20).flatMap { section -> [Change] in
      [.deleteSection(section + 1), .moveItem(from: at(section + 1, 0), to: at(0, section))]
    }
    let counts = [80] + Array(repeating: 1, count: 20)
    let evidence = BatchEvidence(
      before: SectionCounts(counts), after: [100], batch: BatchUpdate(changes))
    let repair = Repair(evidence, kind: .table)
    #expect(repair.extent == .allCalls)
    #expect(
      repair.batch
        == BatchUpdate([
          UpdateCall((1...20).map(Change.deleteSection)), UpdateCall([.reloadSection(0)]),
        ]))
  }

  /// One mistake among many calls is found at once.
  @Test func oneMistakeAmongMany() {
    let changes: [Change] = (0..<10_000).map { .deleteItem(at(0, 2 * $0)) }
    let evidence = BatchEvidence(before: [20_000], after: [9_999], batch: BatchUpdate(changes))
    #expect(
      Repair(evidence, kind: .table).edits == [.add(UpdateCall([.deleteItem(at(0, 19_999))]))])
  }

  /// The books of all sections are looked at once, not once for each section.
  @Test func manySectionsAreMendedInOneWalk() {
    let evidence = BatchEvidence(
      before: SectionCounts(Array(repeating: 1, count: 3_000)),
      after: SectionCounts(Array(repeating: 3, count: 3_000)),
      batch: BatchUpdate((0..<3_000).map { .insertItem(at($0, 0)) }))
    let repair = Repair(evidence, kind: .table)
    #expect(repair.edits == [.add(UpdateCall((0..<3_000).map { .insertItem(at($0, 2)) }))])
  }
}
