import ListCore
import Testing

@testable import CrashTranscripts

@MainActor @Suite struct HelpTests {
  /// The repair is the one that the first cause asks for, and a list accepts it.
  @Test(arguments: CollectedMessage.all)
  func theRepairIsThatOfTheFirstCause(_ collected: CollectedMessage) throws {
    let reproduction = try #require(collected.reproduction)
    let message = reproduction.message
    let first = try #require(reproduction.help.causes.first)
    #expect(reproduction.cause == first.sentence)
    #expect(reproduction.repair == first.repair.sentence)
    #expect(first.repair.approach == first.mistake.approach)
    let kind = reproduction.crash?.diagnosis?.kind ?? message.kind ?? .table
    #expect(first.repair.isProven(kind, reproduction.profile ?? .newest))
    if case .itemCounts? = message.facts { #expect(first.repair.replay.isEmpty == false) }
    if first.repair.approach == .changeModelInUpdate {
      #expect(first.repair.swiftCode.contains("performBatchUpdates"))
      #expect(
        first.repair.swiftCode.contains("items") || first.repair.swiftCode.contains("section"))
    }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let mistakes: [Mistake]
  }

  nonisolated private static func rows(
    _ before: Int, _ after: Int, inserted: Int = 0, deleted: Int = 0, movedIn: Int = 0,
    noun: String = "rows"
  ) -> String {
    """
    Invalid update: invalid number of \(noun) in section 0. The number of \(noun) contained in an \
    existing section after the update (\(after)) must be equal to the number of \(noun) contained \
    in that section before the update (\(before)), plus or minus the number of \(noun) inserted or \
    deleted from that section (\(inserted) inserted, \(deleted) deleted) and plus or minus the \
    number of \(noun) moved into or out of that section (\(movedIn) moved in, 0 moved out).
    """
  }

  nonisolated private static func sections(
    _ before: Int, _ after: Int, inserted: Int = 0, deleted: Int = 0
  ) -> String {
    """
    Invalid update: invalid number of sections. The number of sections contained in the table view \
    after the update (\(after)) must be equal to the number of sections contained in the table \
    view before the update (\(before)), plus or minus the number of sections inserted or deleted \
    (\(inserted) inserted, \(deleted) deleted).
    """
  }

  nonisolated static let cases = [
    Case(
      testDescription: "deleted from the view only", text: rows(15, 15, deleted: 1),
      mistakes: [.modelUnchanged, .modelChangedTooEarly]),
    Case(
      testDescription: "deleted by a swipe library",
      text: "SwipeCellKit\n\n" + rows(15, 15, deleted: 1),
      mistakes: [.announcedTwice, .modelUnchanged, .modelChangedTooEarly]),
    Case(
      testDescription: "the last row, with a placeholder", text: rows(1, 1, deleted: 1),
      mistakes: [.modelUnchanged, .placeholderRow, .modelChangedTooEarly]),
    Case(
      testDescription: "more rows after deletions", text: rows(7, 8, inserted: 1, deleted: 7),
      mistakes: [.placeholderRow, .modelReplaced, .modelChangedTooEarly]),
    Case(
      testDescription: "the first content", text: rows(8, 8, inserted: 8),
      mistakes: [.modelChangedTooEarly, .modelUnchanged]),
    Case(
      testDescription: "changes of the photo library",
      text: "PHPhotoLibrary\n\n" + rows(1543, 1543, inserted: 1, noun: "items"),
      mistakes: [.modelChangedTooEarly, .modelUnchanged]),
    Case(
      testDescription: "the photo library, and no call",
      text: "PHPhotoLibrary\n\n" + rows(1543, 1544, noun: "items"),
      mistakes: [.changeNotAnnounced, .changeNotAnnounced]),
    Case(
      testDescription: "deleted by the handler and by the delegate of a controller",
      text: "controllerDidChangeContent\n\n" + rows(3, 2, deleted: 2),
      mistakes: [.announcedTwice, .modelUnchanged, .modelChangedTooEarly]),
    Case(
      testDescription: "the last row, with a placeholder in the code",
      text: "return items.isEmpty ? 1 : items.count\n\n" + rows(1, 1, deleted: 1),
      mistakes: [.placeholderRow, .modelUnchanged, .modelChangedTooEarly]),
    Case(
      testDescription: "two requests for one page", text: rows(20, 60, inserted: 20),
      mistakes: [.modelReplaced, .modelReplaced, .modelChangedTooEarly]),
    Case(
      testDescription: "a section that was closed",
      text: "isExpanded.toggle()\n\n" + rows(3, 0),
      mistakes: [.reloadInsteadOfChange, .changeNotAnnounced, .modelReplaced]),
    Case(
      testDescription: "Realm", text: "RealmCollectionChange\n\n" + rows(6, 6, inserted: 1),
      mistakes: [.announcedTwice, .modelChangedTooEarly, .modelUnchanged]),
    Case(
      testDescription: "the index of the count",
      text: "attempt to insert row 3 into section 0, but there are only 3 rows in section 0 after "
        + "the update",
      mistakes: [.modelUnchanged, .indexPastTheEnd, .reloadInBatch]),
    Case(
      testDescription: "a row that the calls delete twice",
      text: """
        Invalid batch updates detected: the number of sections and/or rows returned by the data \
        source before and after performing the batch updates are inconsistent with the updates.
        Data source before updates = { 1 section with row counts: [3] }
        Data source after updates = { 1 section with row counts: [2] }
        Updates = [
        \tDelete row (0 - 1),
        \tDelete row (0 - 1)
        ]
        Table view: <UITableView: 0x1>
        """,
      mistakes: [.announcedTwice, .modelUnchanged, .modelChangedTooEarly]),
    Case(
      testDescription: "a section of a controller",
      text: "NSFetchedResultsController\n\n" + sections(2, 3),
      mistakes: [.sectionNotInserted, .sectionNotInserted]),
    Case(
      testDescription: "a row that was dragged to another section",
      text: "tableView(_:moveRowAt:to:)\n\n" + rows(5, 4),
      mistakes: [.changeNotAnnounced, .modelNotMoved]),
    Case(
      testDescription: "changes that a library computed",
      text: rows(78, 78, inserted: 35, deleted: 31),
      mistakes: [.modelChangedTooEarly, .modelUnchanged]),
    Case(
      testDescription: "an insertion into a model that was emptied",
      text: "attempt to insert row 2 into section 1, but there are only 0 rows in section 1 after "
        + "the update",
      mistakes: [.modelReplaced, .modelUnchanged, .reloadInBatch]),
    Case(
      testDescription: "a row whose position is asked for",
      text:
        "request for rect at invalid index path (<NSIndexPath: 0x1> {length = 2, path = 0 - 3})",
      mistakes: [.staleIndexPath]),
    Case(
      testDescription: "a nil index path of a controller",
      text: "NSFetchedResultsController\n\nAttempted to perform update with invalid index path",
      mistakes: [.other, .other]),
    Case(
      testDescription: "a table of iOS 5, without numbers",
      text: """
        Invalid table view update.  The application has requested an update to the table view that \
        is inconsistent with the state provided by the data source.
        """, mistakes: [.changeNotAnnounced, .modelReplaced]),
    Case(
      testDescription: "a move to a missing row",
      text: """
        attempt to move index path (<NSIndexPath: 0x1> {length = 2, path = 0 - 1}) to index path \
        (<NSIndexPath: 0x2> {length = 2, path = 0 - 35}) that does not exist - there are only 35 \
        rows in section 0 after the update
        """, mistakes: [.indexPastTheEnd, .modelNotMoved]),
    Case(
      testDescription: "loaded twice", text: rows(4, 8),
      mistakes: [.modelDoubled, .changeNotAnnounced]),
    Case(
      testDescription: "no call", text: rows(4, 11), mistakes: [.changeNotAnnounced]),
    Case(
      testDescription: "only a reload", text: rows(20, 3, inserted: 1, deleted: 1),
      mistakes: [.reloadInsteadOfChange]),
    Case(
      testDescription: "a move in the view only", text: rows(1, 1, movedIn: 1),
      mistakes: [.modelNotMoved]),
    Case(
      testDescription: "the last row of a section", text: sections(2, 1),
      mistakes: [.sectionNotDeleted]),
    Case(
      testDescription: "the first row of a list", text: sections(0, 1),
      mistakes: [.sectionNotInserted]),
    Case(
      testDescription: "a row that had gone",
      text: "attempt to delete row 3 from section 0 which only contains 3 rows before the update",
      mistakes: [.staleIndexPath, .indexPastTheEnd, .reloadInBatch]),
    Case(
      testDescription: "a negative index",
      text: """
        Attempted to scroll the table view to an out-of-bounds row (18446744073709551615) when \
        there are only 0 rows in section 0. Table view: <UITableView: 0x1>
        """, mistakes: [.negativeIndex]),
    Case(
      testDescription: "a reload beside a move",
      text: """
        attempt to perform a delete and a move from the same index path (<NSIndexPath: 0x1> \
        {length = 2, path = 0 - 1})
        """, mistakes: [.reloadInBatch, .announcedTwice]),
    Case(
      testDescription: "a reload beside a move of a fetched results controller",
      text: """
        NSFetchedResultsController: attempt to perform an insert and a move to the same index path \
        (<NSIndexPath: 0x1> {length = 2, path = 0 - 1})
        """, mistakes: [.announcedTwice, .reloadInBatch]),
  ]

  @Test(arguments: cases)
  func theEvidenceRanksTheCauses(_ given: Case) throws {
    let found = try #require(Reproduction.all(in: given.text).first)
    #expect(found.help.causes.map(\.mistake) == given.mistakes)
  }

  /// Positions that the message does not state are placeholders.
  @Test func nothingIsInvented() throws {
    let code = try #require(
      Reproduction.all(in: Self.rows(35, 35, deleted: 1)).first?.help.causes.first?.repair.swiftCode
    )
    #expect(
      code == """
        tableView.performBatchUpdates { [self] in
          items.remove(at: indexPath.row)
          tableView.deleteRows(at: [indexPath], with: .automatic)
        }
        """)
  }

  /// A repair that a list refuses is not given.
  @Test func aRepairThatMovesTheMistakeIsNotProven() {
    let legal = BatchEvidence(
      before: [3], after: [2], batch: BatchUpdate([.deleteItem(ItemPath(item: 0, section: 0))]))
    var illegal = legal
    illegal.after = [3]
    let good = SuggestedRepair(.announce, "", code: "", replay: [legal])
    let bad = SuggestedRepair(.announce, "", code: "", replay: [legal, illegal])
    #expect(good.isProven(.table, .newest))
    #expect(!bad.isProven(.table, .newest))
  }
}
