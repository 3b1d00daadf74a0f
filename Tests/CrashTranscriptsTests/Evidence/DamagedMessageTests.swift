import ListCore
import Testing

@testable import CrashTranscripts

/// What terminals, links and titles do to a message.
@Suite struct DamagedMessageTests {
  private static let rows =
    "attempt to delete row 12 from section 0 which only contains 12 rows before the update"

  static let dressings: [String] = [
    rows.uppercased(), "\u{1B}[31m\(rows)\u{1B}[0m",
    "https://tracker.example/new?title=" + rows.replacing(" ", with: "%20"),
    "Attempt To Delete Row 12 From Section 0 Which Only Contains 12 Rows Before The Update",
  ]

  @Test(arguments: dressings)
  func damageIsUndone(_ text: String) {
    let facts = TranscriptReader().messages(in: text).map(\.facts)
    let path = ItemPath(item: 12, section: 0)
    #expect(facts == [.fault(.update(.deletedItemMissing(path, itemsBefore: 12), .table))])
  }

  @Test(arguments: [
    ("27,386", "27.386"), ("27\u{202F}386", "27\u{A0}386"), ("27 386", "27\u{2009}386"),
    ("27’386", "27'386"), ("27٬386", "27386"),
  ])
  func separatorsInNumbersAreSkipped(_ one: String, _ other: String) {
    let text =
      "attempt to delete item \(one) from section 0 which only contains \(other) items before the update"
    let facts = TranscriptReader().messages(in: text).map(\.facts)
    let path = ItemPath(item: 27_386, section: 0)
    #expect(facts == [.fault(.update(.deletedItemMissing(path, itemsBefore: 27_386), .collection))])
  }

  @Test func countsInAListAreNotJoined() throws {
    let text = """
      Invalid batch updates detected: the number of sections and/or items returned by the data \
      source before and after performing the batch updates are inconsistent with the updates. Data \
      source before updates = { 2 sections with item counts: [1,234] } Data source after updates = \
      { 2 sections with item counts: [1,233] } Updates = [ ]
      """
    let message = try #require(TranscriptReader().messages(in: text).first)
    guard case .batch(let batch, _)? = message.facts else {
      Issue.record("no batch")
      return
    }
    #expect(batch.before == [1, 234])
  }

  @Test @MainActor func aLostBeginningIsSaid() throws {
    let text = "…which only contains 12 rows before the update"
    let found = try #require(Reproduction.all(in: text).first)
    #expect(found.message.family == .attemptDeleteOutOfRange)
    #expect(
      found.note
        == "The message lacks its beginning, and numbers with it; paste the whole line.")
    #expect(found.help.causes.isEmpty == false)
  }

  @Test @MainActor func conflictsAreOfCollectionViews() {
    let text = """
      attempt to perform a delete and a move from the same index path (<NSIndexPath: 0x1> {length = \
      2, path = 0 - 1})
      """
    #expect(Reproduction.all(in: text).first?.crash?.diagnosis?.kind == .collection)
    let onTable = "-[UITableView endUpdates] said: " + text
    #expect(Reproduction.all(in: onTable).first?.crash?.diagnosis?.kind == .table)
  }
}
