import ListCore
import Testing

@testable import CrashTranscripts

struct ComparisonCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let pasted: String
  let produced: String
  let expected: MessageComparison
}

@Suite struct MessageComparisonTests {
  private static let first = "Invalid update: invalid number of rows in section 0."
  private static let second = """
    The number of rows contained in an existing section after the update (35) must be equal to \
    the number of rows contained in that section before the update (36), plus or minus the number \
    of rows inserted or deleted from that section (0 inserted, 0 deleted) and plus or minus the \
    number of rows moved into or out of that section (0 moved in, 0 moved out).
    """
  private static let view = "Table view: <UITableView: 0x1; dataSource: <Shop.List: 0x2>>"
  private static let otherView = "Table view: <Shop.Table: 0x9; baseClass = UITableView>"
  private static let scroll = "ScrollingToRowAtIndexPath:atScrollPosition:]: row (1) beyond bounds"

  private static let repeated =
    "Fatal: supplied item identifiers are not unique. Duplicate identifiers:"
  private static let present = """
    Diffable data source detected an attempt to insert or append 2 section identifiers that already \
    exist in the snapshot. Identifiers in a snapshot must be unique. Section identifiers that \
    already exist:
    """

  static let cases = [
    ComparisonCase(
      testDescription: "identical", pasted: "\(first) \(second)",
      produced: "\(first) \(second)", expected: MessageComparison(.identical)),
    ComparisonCase(
      testDescription: "another view", pasted: "\(first) \(second) \(otherView)",
      produced: "\(first) \(second) \(view)", expected: MessageComparison(.identical)),
    ComparisonCase(
      testDescription: "a collapsed space", pasted: "\(first) \(second)",
      produced: "\(first)  \(second)",
      expected: MessageComparison(.identical, concessions: [.whiteSpace])),
    ComparisonCase(
      testDescription: "no view", pasted: "\(first) \(second)",
      produced: "\(first) \(second) \(view)",
      expected: MessageComparison(.identical, concessions: [.viewMissing])),
    ComparisonCase(
      testDescription: "a view where the list names none",
      pasted: "\(first) \(second) \(view)", produced: "\(first) \(second)",
      expected: MessageComparison(.different)),
    ComparisonCase(
      testDescription: "no first sentence", pasted: second,
      produced: "\(first) \(second)",
      expected: MessageComparison(.identical, concessions: [.firstSentenceMissing])),
    ComparisonCase(
      testDescription: "neither first sentence nor view", pasted: second,
      produced: "\(first) \(second) \(view)",
      expected: MessageComparison(
        .identical, concessions: [.viewMissing, .firstSentenceMissing])),
    ComparisonCase(
      testDescription: "cut in a word", pasted: String("\(first) \(second)".dropLast(8)),
      produced: "\(first)  \(second) \(view)",
      expected: MessageComparison(.identical, concessions: [.cutShort])),
    ComparisonCase(
      testDescription: "cut in the view", pasted: "\(first) \(second) \(view.dropLast(12))…",
      produced: "\(first) \(second) \(otherView)",
      expected: MessageComparison(.identical, concessions: [.cutShort])),
    ComparisonCase(
      testDescription: "cut, and another number before that",
      pasted: String("\(first) \(second)".dropLast(8)),
      produced: "\(first) \(second)".replacing("36", with: "37"),
      expected: MessageComparison(.different)),
    ComparisonCase(
      testDescription: "another number", pasted: "\(first) \(second)",
      produced: "\(first) \(second)".replacing("36", with: "37"),
      expected: MessageComparison(.different)),
    ComparisonCase(
      testDescription: "retyped with a typo",
      pasted: "\(first) \(second)".replacing("an existing", with: "and existing"),
      produced: "\(first) \(second)", expected: MessageComparison(.different)),
    ComparisonCase(
      testDescription: "a list in one line", pasted: "\(repeated) {(    a,    b)}",
      produced: "\(repeated) {(\n    a,\n    b\n)}",
      expected: MessageComparison(.identical, concessions: [.whiteSpace])),
    ComparisonCase(
      testDescription: "a list in other brackets", pasted: "\(repeated) { a, b }",
      produced: "\(repeated) {(\n    a,\n    b\n)}",
      expected: MessageComparison(.identical, concessions: [.whiteSpace, .rewritten])),
    ComparisonCase(
      testDescription: "a list without quotes", pasted: "\(present) (\n    a.b,\n    c\n)",
      produced: "\(present) (\n    \"a.b\",\n    c\n)", expected: MessageComparison(.identical)),
    ComparisonCase(
      testDescription: "a list that is cut", pasted: "\(repeated) {(\n    a,\n    b",
      produced: "\(repeated) {(\n    a,\n    bc\n)}",
      expected: MessageComparison(.identical, concessions: [.cutShort])),
    ComparisonCase(
      testDescription: "another identifier", pasted: "\(repeated) {(\n    a\n)}",
      produced: "\(repeated) {(\n    b\n)}", expected: MessageComparison(.different)),
    ComparisonCase(
      testDescription: "a doubled full stop",
      pasted: "-[UITableView _contentOffsetFor\(scroll) (1) for section (1)..",
      produced: "-[UITableView _contentOffsetFor\(scroll) (1) for section (1).",
      expected: MessageComparison(.identical, concessions: [.doubledFullStop])),
    ComparisonCase(
      testDescription: "a subclass that inherits the method",
      pasted: "-[MyTable _contentOffsetFor\(scroll) (1) for section (1).",
      produced: "-[UITableView _contentOffsetFor\(scroll) (1) for section (1).",
      expected: MessageComparison(.identical, concessions: [.subclassName])),
    ComparisonCase(
      testDescription: "the address of an index path",
      pasted: "attempt to delete and reload the same index path "
        + "(<NSIndexPath: 0x6000015c82c0> {length = 2, path = 0 - 3})",
      produced: "attempt to delete and reload the same index path "
        + "(<NSIndexPath: 0xc000000000600016> {length = 2, path = 0 - 3})",
      expected: MessageComparison(.identical)),
    ComparisonCase(
      testDescription: "another index path",
      pasted: "attempt to delete and reload the same index path "
        + "(<NSIndexPath: 0x6000015c82c0> {length = 2, path = 0 - 3})",
      produced: "attempt to delete and reload the same index path "
        + "(<NSIndexPath: 0x6000015c82c0> {length = 2, path = 0 - 2})",
      expected: MessageComparison(.different)),
    ComparisonCase(
      testDescription: "another way to print an index path",
      pasted: "request for rect at invalid index path (<NSIndexPath 0x8361f40> 2 indexes [0, 0])",
      produced: "request for rect at invalid index path "
        + "(<NSIndexPath: 0x8361f40> {length = 2, path = 0 - 0})",
      expected: MessageComparison(.different)),
    ComparisonCase(
      testDescription: "attributes of another item",
      pasted: attributesIgnored(path: "0 - 0", rest: "frame = (0 0; 375 248); zIndex = 1; "),
      produced: attributesIgnored(path: "0 - 1", rest: "frame = (0 0; 10 10); "),
      expected: MessageComparison(.different)),
    ComparisonCase(
      testDescription: "other attributes of the same item",
      pasted: attributesIgnored(path: "0 - 1", rest: "frame = (0 0; 375 248); zIndex = 1; "),
      produced: attributesIgnored(path: "0 - 1", rest: "frame = (0 0; 10 10); "),
      expected: MessageComparison(.identical)),
    ComparisonCase(
      testDescription: "no message at all", pasted: "\(first) \(second)", produced: "",
      expected: MessageComparison(.different)),
    ComparisonCase(
      testDescription: "words after the message", pasted: "\(first) \(second)",
      produced: "\(first) \(second) Sorry.", expected: MessageComparison(.different)),
  ]

  private static func attributesIgnored(path: String, rest: String) -> String {
    """
    Layout attributes <A.Attributes: 0x7fb7> index path: (<NSIndexPath: 0xc750> {length = 2, path \
    = \(path)}); \(rest) were received from the layout <A.Layout: 0x7fb7> but are not valid for the \
    data source counts. Attributes will be ignored.
    """
  }

  @Test(arguments: cases)
  func messagesAreCompared(_ given: ComparisonCase) throws {
    let pasted = try #require(TranscriptReader().messages(in: given.pasted).first)
    #expect(MessageComparison(pasted: pasted, produced: given.produced) == given.expected)
  }

  @Test(arguments: CollectedMessage.all)
  func aMessageEqualsItself(_ collected: CollectedMessage) throws {
    let pasted = try #require(TranscriptReader().messages(in: collected.text).first)
    let comparison = MessageComparison(pasted: pasted, produced: collected.text)
    let doubled: [MessageComparison.Concession] =
      pasted.form.hasDoubledFullStop ? [.doubledFullStop] : []
    #expect(
      comparison
        == MessageComparison(
          .identical, concessions: collected.isCut ? [.cutShort] : doubled))
  }
}
