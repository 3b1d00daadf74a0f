import ListCore
import Testing

@testable import CrashTranscripts

@Suite struct UpdateSceneTests {
  /// Returns whether the message is about an update that counts alone can replay.
  private static func isAboutCounts(_ message: TranscriptMessage) -> Bool {
    switch message.facts {
    case .itemCounts, .sectionCounts, .batch, .tableUpdateWithoutNumbers, .droppedUpdate: true
    case .fault(.update(.twoAnimationsForCell, _)): false
    case .fault(.update): true
    case .fault(.cell), .fault(.query), .fault(.layout), .fault(.snapshot), .fault(.misuse),
      .warning,
      nil:
      false
    }
  }

  /// Returns the message of a list of the scene's kind on a release, with a view that describes
  /// itself.
  private static func produced(
    _ scene: UpdateScene, _ message: TranscriptMessage, _ profile: SystemProfile
  ) -> String? {
    guard let fault = scene.fault(profile) else { return nil }
    let view = "<\(scene.kind.className): 0x1; frame = (0 0; 390 844)>"
    guard case .droppedUpdate = message.facts else {
      return fault.reason(scene.kind, profile, view: view)
    }
    let codes = scene.batch.changes.compactMap { change in
      if case .deleteItem(let path) = change { "\"D(\(path.section),\(path.item))\"" } else { nil }
    }
    let update = """
      [UICollectionViewUpdate - 0x1: old:<UICollectionViewData: 0x2> new<UICollectionViewData: \
      0x3> items:<(\n\(codes.map { "    \($0)\n" }.joined()))>]
      """
    return ListWarning.updateDropped(fault, collectionView: view, update: update).text(profile)
  }

  @Test(arguments: CollectedMessage.all)
  func aSceneLeadsToItsMessage(_ collected: CollectedMessage) throws {
    let message = try #require(TranscriptReader().messages(in: collected.text).first)
    guard Self.isAboutCounts(message) else { return }
    let scene = try #require(message.facts.flatMap(UpdateScene.init))
    let search = ReleaseSearch.best(for: message) { Self.produced(scene, message, $0) }
    let isRetyped = collected.text.contains("contained in and existing")
    #expect(
      search?.comparison.verdict == (isRetyped ? .different : .identical),
      "\(scene)\nproduced: \(search?.produced ?? "nothing")")
  }

  struct SceneCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let facts: TranscriptFacts
    let expected: UpdateScene?
  }

  private static func items(
    _ section: Int, _ before: Int, _ after: Int, inserted: Int = 0, deleted: Int = 0,
    movedIn: Int = 0, movedOut: Int = 0
  ) -> TranscriptFacts {
    .itemCounts(
      ItemCountMismatch(
        section: section, before: before, after: after, inserted: inserted, deleted: deleted,
        movedIn: movedIn, movedOut: movedOut), .table)
  }

  private static func path(_ section: Int, _ item: Int) -> ItemPath {
    ItemPath(item: item, section: section)
  }

  static let cases = [
    SceneCase(
      testDescription: "nothing announced", facts: items(0, 36, 35),
      expected: UpdateScene(kind: .table, before: [36], after: [35], changes: [])),
    SceneCase(
      testDescription: "as many inserted as deleted: a reload",
      facts: items(1, 4, 8, inserted: 1, deleted: 1),
      expected: UpdateScene(
        kind: .table, before: [1, 4], after: [1, 8], changes: [.reloadItem(path(1, 0))])),
    SceneCase(
      testDescription: "deleted and inserted", facts: items(0, 7, 8, inserted: 1, deleted: 2),
      expected: UpdateScene(
        kind: .table, before: [7], after: [8],
        changes: [.deleteItem(path(0, 0)), .deleteItem(path(0, 1)), .insertItem(path(0, 0))])),
    SceneCase(
      testDescription: "moved in from the neighbour", facts: items(1, 1, 1, movedIn: 1),
      expected: UpdateScene(
        kind: .table, before: [2, 1], after: [1, 1],
        changes: [.moveItem(from: path(0, 0), to: path(1, 0))])),
    SceneCase(
      testDescription: "moved out to the neighbour", facts: items(0, 3, 3, movedOut: 1),
      expected: UpdateScene(
        kind: .table, before: [3, 1], after: [3, 2],
        changes: [.moveItem(from: path(0, 0), to: path(1, 0))])),
    SceneCase(
      testDescription: "more deleted than there are: one of them twice",
      facts: items(0, 1, 1, deleted: 2),
      expected: UpdateScene(
        kind: .table, before: [1], after: [1],
        changes: [.deleteItem(path(0, 0)), .deleteItem(path(0, 0))])),
    SceneCase(
      testDescription: "inserted where there is no room", facts: items(0, 1, 0, inserted: 2),
      expected: nil),
    SceneCase(
      testDescription: "too large to build", facts: items(0, 9_000_000, 1), expected: nil),
    SceneCase(
      testDescription: "a negative row",
      facts: .fault(.update(.deletedItemMissing(path(0, -1), itemsBefore: 0), .table)),
      expected: UpdateScene(
        kind: .table, before: [0], after: [0], changes: [.deleteItem(path(0, -1))])),
    SceneCase(
      testDescription: "a batch that reloads",
      facts: .batch(
        BatchEvidence(
          before: [20], after: [3],
          batch: BatchUpdate([.deleteItem(path(0, 0)), .insertItem(path(0, 0))])), .table),
      expected: UpdateScene(
        kind: .table, before: [20], after: [3], changes: [.reloadItem(path(0, 0))])),
  ]

  @Test(arguments: cases)
  func scenesAreCompleted(_ given: SceneCase) {
    #expect(UpdateScene(given.facts) == given.expected)
  }

  /// `NSNotFound` is the largest number, and the result of a failed search that an app may pass to
  /// a list.
  @Test(arguments: [
    "attempt to delete and reload the same index path "
      + "(<NSIndexPath: 0x1> {length = 2, path = 0 - \(Int.max)})",
    "attempt to delete row 0 from section \(Int.max) which only contains 2 rows before the update",
    "attempt to perform an insert and a move to the same section (\(Int.max))",
    "attempt to delete and move from the same section \(Int.max)",
    "cannot move a row from a deleted section (\(Int.max))",
    """
    Invalid update: invalid number of rows in section 0. The number of rows contained in an \
    existing section after the update (3) must be equal to the number of rows contained in that \
    section before the update (3), plus or minus the number of rows inserted or deleted from that \
    section (0 inserted, 0 deleted) and plus or minus the number of rows moved into or out of \
    that section (\(Int.max) moved in, \(Int.max) moved out).
    """,
    """
    Invalid batch updates detected: the number of sections and/or items returned by the data \
    source before and/or after performing the batch updates are inconsistent with the updates. \
    Data source before updates = { 2 sections with item counts: [\(Int.max), \(Int.max)] } \
    Data source after updates = { 1 section with item counts: [3] } Updates = [ \
    Insert item (0 - 0) ] Collection view: <UICollectionView: 0x1>
    """,
  ])
  func numbersThatNoListCanHoldHaveNoScene(_ text: String) throws {
    let message = try #require(TranscriptReader().messages(in: text).first)
    #expect(message.facts.flatMap(UpdateScene.init) == nil)
  }
}

// Changes that the system splits up, and numbers that need more sections before than after.
extension UpdateSceneTests {
  private static func evidence(
    _ before: SectionCounts, _ after: SectionCounts, _ changes: [Change]
  ) -> TranscriptFacts {
    .batch(BatchEvidence(before: before, after: after, batch: BatchUpdate(changes)), .table)
  }

  static let joined: [SceneCase] = [
    SceneCase(
      testDescription: "a reload of the last row beside a deletion",
      facts: evidence(
        [4, 9], [3, 8], [.deleteItem(path(1, 8)), .deleteItem(path(0, 3)), .insertItem(path(1, 8))]),
      expected: UpdateScene(
        kind: .table, before: [4, 9], after: [3, 8],
        changes: [.reloadItem(path(1, 8)), .deleteItem(path(0, 3))])),
    SceneCase(
      testDescription: "a reload that ends after a deletion",
      facts: evidence(
        [5], [2], [.deleteItem(path(0, 3)), .deleteItem(path(0, 1)), .insertItem(path(0, 2))]),
      expected: UpdateScene(
        kind: .table, before: [5], after: [2],
        changes: [.reloadItem(path(0, 3)), .deleteItem(path(0, 1))])),
    SceneCase(
      testDescription: "an insertion with a free place",
      facts: evidence(
        [5], [4], [.deleteItem(path(0, 3)), .insertItem(path(0, 3))] + [.insertItem(path(0, 0))]),
      expected: UpdateScene(
        kind: .table, before: [5], after: [4],
        changes: [.deleteItem(path(0, 3)), .insertItem(path(0, 3)), .insertItem(path(0, 0))])),
    SceneCase(
      testDescription: "a section that moves from beyond the end",
      facts: .fault(
        .update(.moveTargetOfSectionMissing(from: 3, to: 3, sectionsAfter: 2), .table)),
      expected: UpdateScene(
        kind: .table, before: [1, 1, 1, 1], after: [1, 1],
        changes: [.moveSection(from: 3, to: 3)])),
    SceneCase(
      testDescription: "one row reloaded twice",
      facts: items(0, 1, 3, inserted: 2, deleted: 2),
      expected: UpdateScene(
        kind: .table, before: [1], after: [3],
        changes: [.reloadItem(path(0, 0)), .reloadItem(path(0, 0))])),
  ]

  @Test(arguments: joined)
  func splitChangesAreJoined(_ given: SceneCase) {
    #expect(UpdateScene(given.facts) == given.expected)
  }
}
