import ListCore
import TestSupport
import Testing

@testable import CrashTranscripts

@Suite struct TranscriptReaderTests {
  /// The facts compared when the wording matters.
  struct Recognition: Equatable {
    let family: TranscriptFamily
    let text: String
    let isCut: Bool

    init(_ message: TranscriptMessage) {
      (family, text, isCut) = (message.family, message.text, message.isCut)
    }

    init(_ collected: CollectedMessage) {
      (family, text, isCut) = (collected.family, collected.text, collected.isCut)
    }
  }

  /// The facts compared when the form of the text was changed.
  struct KeyFacts: Equatable {
    let family: TranscriptFamily
    let words: String
    /// The facts. A mail program may break a line within an identifier.
    let reading: String

    init(_ message: TranscriptMessage) {
      (family, words) = (message.family, message.form.whole)
      reading = "\(message.reading)".replacing(/(\\n| )+/, with: " ")
    }
  }

  @Test(arguments: CollectedMessage.all)
  func theWholeMessageIsFound(_ collected: CollectedMessage) {
    let found = TranscriptReader().messages(in: collected.text)
    #expect(found.map(Recognition.init) == [Recognition(collected)])
  }

  /// The messages that are not cut, and what is read from them as they are.
  private static let plainMessages = CollectedMessage.all.filter { !$0.isCut }.map {
    (collected: $0, facts: TranscriptReader().messages(in: $0.text).map(KeyFacts.init))
  }

  @Test(arguments: TextAlteration.all)
  func changesOfFormAreUndone(_ dressing: TextAlteration) {
    let reader = TranscriptReader()
    #expect(Self.plainMessages.count > 20)
    for (collected, plain) in Self.plainMessages {
      let dressed = reader.messages(in: dressing.dress(collected.text)).map(KeyFacts.init)
      #expect(dressed == plain, "\(collected.testDescription)")
    }
  }

  @Test(arguments: CollectedMessage.all)
  func aTruncatedMessageIsReadAsFarAsItGoes(_ collected: CollectedMessage) throws {
    let reader = TranscriptReader()
    let whole = try #require(reader.messages(in: collected.text).first)
    let step = Thoroughness.number(usually: 61, exhaustively: 1)
    for length in stride(from: 1, to: collected.text.count, by: step) {
      let found = reader.messages(in: String(collected.text.prefix(length)))
      let isPrefix = found.allSatisfy { whole.form.whole.hasPrefix($0.form.whole) }
      #expect(found.count <= 1 && isPrefix, "\(length): \(found.map(\.form.whole))")
    }
  }

  @Test(arguments: CollectedMessage.all)
  func missingLineBreaksAreTolerated(_ collected: CollectedMessage) throws {
    guard collected.family == .invalidBatchUpdates, !collected.isCut else { return }
    let reader = TranscriptReader()
    let lost = reader.messages(
      in: collected.text.replacing("the\ndata", with: "the data")
        .replacing("\n", with: "").replacing("\t", with: ""))
    #expect(lost.map(KeyFacts.init) == reader.messages(in: collected.text).map(KeyFacts.init))
  }

  @Test func findsEveryMessageOfALogInOrder() {
    let log = CollectedMessage.all.map(\.text).joined(separator: "\n\nAnother one:\n\n")
    let found = TranscriptReader().messages(in: log)
    #expect(found.map(Recognition.init) == CollectedMessage.all.map(Recognition.init))
  }

  static let innocent = [
    "",
    " \n\n ",
    "The number of rows in section 0 is 3.",
    "Invalid update: please attempt to delete row from the database.",
    "attempt to delete row",
    "*** Assertion failure in -[UITableView _endCellAnimationsWithContext:], UITableView.m:2012",
    "0   UIKitCore   0x1 -[UITableView _endCellAnimationsWithContext:] + 1020",
    "Invalid parameter not satisfying: key != nil",
    "Invalid parameter not satisfying: snapshots",
    "<UITableView: 0x1; frame = (0 0; 1 1)> is a table view",
    "-[UITableView reloadData]: row (1) of section (2).",
  ]

  @Test(arguments: innocent)
  func otherTextsContainNoMessage(in text: String) {
    #expect(TranscriptReader().messages(in: text) == [])
  }

  @Test func theExceptionBeforeTheMessageIsRead() {
    let text = """
      *** Terminating app due to uncaught exception 'NSRangeException', reason: \
      '-[UITableView scrollToRowAtIndexPath:atScrollPosition:animated:]: row (20) beyond bounds \
      (0) for section (0).'
      """
    let clues = TranscriptReader().messages(in: text).map(\.clues)
    #expect(clues == [TranscriptClues(exception: .range)])
  }

  @Test func doubleSpacesAndTheViewAreNoted() {
    let text = """
      Invalid update: invalid number of sections.  The number of sections contained in the table \
      view after the update (1) must be equal to the number of sections contained in the table \
      view before the update (0), plus or minus the number of sections inserted or deleted (0 \
      inserted, 0 deleted). Table view: <UITableView: 0x1; frame = (0 0; 1 1)>
      """
    let clues = TranscriptReader().messages(in: text).map(\.clues)
    #expect(clues == [TranscriptClues(hasDoubleSpaces: true, namesView: true)])
  }
}
