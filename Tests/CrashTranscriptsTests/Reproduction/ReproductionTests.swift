import HeadlessKit
import ListCore
import Testing

@testable import CrashTranscripts

@MainActor @Suite struct ReproductionTests {
  /// The complete result for one message.
  struct Outcome: Hashable {
    var verdict: Reproduction.Verdict
    var release: String?
    var produced: String?
    var concessions: [MessageComparison.Concession] = []
    var cause: String?
    var repair: String?
    var reasonAgainst: String?
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let pasted: String
    let expected: Outcome
  }

  nonisolated private static func rows(
    _ section: Int, before: Int, after: Int, inserted: Int, deleted: Int
  ) -> String {
    """
    Invalid update: invalid number of rows in section \(section). The number of rows contained in \
    an existing section after the update (\(after)) must be equal to the number of rows contained \
    in that section before the update (\(before)), plus or minus the number of rows inserted or \
    deleted from that section (\(inserted) inserted, \(deleted) deleted) and plus or minus the \
    number of rows moved into or out of that section (0 moved in, 0 moved out).
    """
  }

  /// What is said of counts that are not known.
  nonisolated private static let uncounted = """
    After the update the counts do not add up: the model changed outside the update, often replaced \
    by a request's answer or by a second update, and the calls announce only a part of it.
    """
  nonisolated private static let oneUpdate = """
    Change the model on the main queue, inside the update and beside the calls; where it is replaced \
    as a whole, call reloadData() instead.
    """

  nonisolated static let cases = [
    Case(
      testDescription: "a forgotten insertion",
      pasted: rows(1, before: 2, after: 3, inserted: 0, deleted: 0),
      expected: Outcome(
        verdict: .identical, release: "iOS 14",
        produced: rows(1, before: 2, after: 3, inserted: 0, deleted: 0),
        cause: """
          The model gained 1 row and no call told the table view: section 1 had 2 rows and has 3. \
          Any update counts every section, also an empty one that only animates a height, or one \
          of another section.
          """,
        repair: """
          Call insertRows(at:) beside the line that changes the model, in one update; or call \
          reloadData() directly behind that line, before any other update.
          """)),
    Case(
      testDescription: "a message that a table and a collection view share",
      pasted: "attempt to delete section 4, but there are only 4 sections before the update",
      expected: Outcome(
        verdict: .identical, release: "iOS 27",
        produced: "attempt to delete section 4, but there are only 4 sections before the update",
        cause: """
          Section 4 was deleted or reloaded, or rows of it, but the table view had only 4 sections \
          when the update began: it had gone before, or its index was counted from 1.
          """,
        repair: """
          Check the section when the update begins, and change the model inside the update; for \
          the first content call reloadData().
          """)),
    Case(
      testDescription: "a subclass in an old system's message",
      pasted: """
        -[BasketTable _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:]: row (7) \
        beyond bounds (7) for section (2).
        """,
      expected: Outcome(
        verdict: .identical, release: "iOS 10",
        produced: """
          -[BasketTable _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:]: row (7) \
          beyond bounds (7) for section (2).
          """,
        cause: """
          The table view was told to scroll to row 7 of section 2, but it has only 7 rows. It \
          scrolls by the counts it has loaded, which may be older, or newer, than the model's.
          """,
        repair: "Scroll once the table view has the row, and check that it does.")),
    Case(
      testDescription: "cut before its numbers",
      pasted: "Invalid update: invalid number of rows in section 1. The number of rows contained",
      expected: Outcome(
        verdict: .notReproducible,
        cause: Self.uncounted,
        repair: Self.oneUpdate,
        reasonAgainst: "The message is cut before its last number; paste the whole line.")),
    Case(
      testDescription: "about a class that is not simulated",
      pasted: "Cell animation stop fraction must be greater than start fraction",
      expected: Outcome(
        verdict: .notReproducible,
        cause: "Often a second update begins while the animations of the first are in progress.",
        repair: "Begin the next update in the completion handler of the first.",
        reasonAgainst: """
          The message is about animations under way; HeadlessKit computes no frames of them \
          (known difference course-of-animations).
          """)),
    Case(
      testDescription: "requested inside UIKit only",
      pasted: """
        request for index path for global index 7 when there are only 7 items in the collection view
        """,
      expected: Outcome(
        verdict: .notReproducible,
        cause: """
          The collection view looked for item number 7, counted through all sections, but has only \
          7: the model lost items and no call told it, or the layout still has the old ones.
          """,
        repair: """
          Delete the items in the update that changes the model, or call reloadData() directly \
          behind the change; a custom layout drops what it kept.
          """,
        reasonAgainst: "No calls of a client lead to these numbers.")),
    Case(
      testDescription: "a batch that is too large",
      pasted: rows(0, before: 3, after: 3, inserted: 0, deleted: 20_000),
      expected: Outcome(
        verdict: .notReproducible,
        cause: """
          After deleteRows(at:with:) the counts do not add up: the model still has the row, because \
          it is removed later, from another array, or not at all; or it was removed, and reloaded, \
          before.
          """,
        repair: "Remove the row from the model inside the update, beside the call.",
        reasonAgainst: """
          The search stopped before it began: a list of more than 5,000 sections, or a batch of \
          more than 5,000 changes, is not created.
          """)),
    Case(
      testDescription: "numbers that no calls lead to",
      pasted: rows(0, before: 3, after: 3, inserted: 0, deleted: 0),
      expected: Outcome(
        verdict: .notReproducible,
        cause: Self.uncounted,
        repair: Self.oneUpdate,
        reasonAgainst: """
          The calls that should lead to the message were made, and the view had no objection.
          """)),
  ]

  @Test(arguments: cases)
  func messagesAreReproduced(_ given: Case) throws {
    let message = try #require(TranscriptReader().messages(in: given.pasted).first)
    let reproduction = Reproduction(message)
    let outcome = Outcome(
      verdict: reproduction.verdict, release: reproduction.profile?.name,
      produced: reproduction.produced, concessions: reproduction.concessions,
      cause: reproduction.cause, repair: reproduction.repair,
      reasonAgainst: reproduction.reasonAgainst)
    #expect(outcome == given.expected)
  }

  @Test(arguments: CollectedMessage.all)
  func publishedMessagesAreReproduced(_ collected: CollectedMessage) throws {
    let reproduction = try #require(collected.reproduction)
    let message = reproduction.message
    let isRetyped = collected.text.contains("contained in and existing")
    let expected: Reproduction.Verdict =
      if message.facts == nil || message.family == .globalIndex {
        .notReproducible
      } else {
        isRetyped ? .different : .identical
      }
    #expect(reproduction.verdict == expected, "\(reproduction.produced ?? "nothing")")
  }

  @Test func theMessageComesFromTheView() throws {
    let pasted = Self.rows(0, before: 1, after: 1, inserted: 0, deleted: 1)
    let message = try #require(
      TranscriptReader().messages(in: pasted + " Table view: <A: 0x1>").first)
    let crash = try #require(Reproduction(message).crash)
    let evidence = BatchEvidence(
      before: [1], after: [1],
      batch: BatchUpdate([UpdateCall([.deleteItem(ItemPath(item: 0, section: 0))], tag: 100)]))
    let mismatch = ItemCountMismatch(section: 0, before: 1, after: 1, inserted: 0, deleted: 1)
    #expect(crash.facts == .update(.itemCountMismatch(mismatch, evidence), .table))
  }
}
