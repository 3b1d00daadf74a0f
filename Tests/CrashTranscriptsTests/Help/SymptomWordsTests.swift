import ListCore
import Testing

@testable import CrashTranscripts

/// What a list does wrong without a crash, in a reporter's own words.
@MainActor @Suite struct SymptomWordsTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let family: TranscriptFamily
    /// How the cause begins.
    let cause: String
    var testDescription: String { text }

    init(_ text: String, _ family: TranscriptFamily, _ cause: String) {
      (self.text, self.family, self.cause) = (text, family, cause)
    }
  }

  nonisolated static let cases = [
    Case(
      "Images in my table view flicker and show the wrong picture while scrolling", .reusedContent,
      "Most often, the cell has been reused for another row when the image arrives"),
    Case(
      "My switch in a UITableViewCell changes state in other cells when I scroll", .reusedContent,
      "Most often, cells are reused: what is set for one row stays in the cell"),
    Case(
      "UICollectionView: cellForItemAt is never called although there are items. No errors.",
      .methodNotCalled,
      "Most often, the collection view asks for no cell: its frame has no height"),
    Case(
      "didSelectRowAt not called in my UITableView", .methodNotCalled,
      "Most often, the tap does not reach the table view or its delegate"),
    Case(
      "sizeForItemAt is ignored, the cells of the collection view are tiny", .wrongCellSize,
      "Most often, the flow layout does not ask for the size"),
    Case(
      "Pull to refresh jumps and the spinner stays there forever. No crash.", .stuckRefreshControl,
      "Most often, the refresh control is begun or ended at a bad moment"),
    Case(
      "Table view jumps when older messages are inserted at the top", .jumpingScroll,
      "Most often, the table view estimates what is not on screen"),
    Case(
      "scrollToRow doesn't go to the bottom of the table view", .scrollElsewhere,
      "Most often, the table view is asked to scroll before it has laid out"),
    Case(
      "Swipe to delete not working on UITableView", .missingSwipeActions,
      "Most often, the table view allows no swipe"),
    Case(
      "Diffable data source doesn't update the cell when a property changes", .unchangedOnScreen,
      "Most often, the snapshot has the same identifiers as before"),
    Case(
      "tableView.reloadData() not working after dismissing a modal controller", .unchangedOnScreen,
      "Most often, the reload does not show the new data"),
    Case(
      "willDisplay cell loads the next page twice (pagination)", .repeatedLoading,
      "Most often, the method that loads more is called for every cell"),
    Case(
      "Button in table view cell deletes the wrong row", .wrongRowOfButton,
      "Most often, the row of a control in a cell is taken from its tag"),
    Case(
      "UICollectionView item size does not change after rotation", .wrongCellSize,
      "Most often, item sizes were computed from the bounds of before"),
  ]

  @Test(arguments: cases)
  func `the symptom has its most common cause`(_ given: Case) {
    let found = Reproduction.all(in: given.text)
    #expect(found.map(\.message.family) == [given.family])
    let cause = found.first?.cause ?? ""
    #expect(cause.prefix(given.cause.count) == given.cause)
    #expect(cause.contains(where: \.isNumber) == false)
  }

  @Test(arguments: [
    "The images of my web page flicker", "viewDidLoad is not called",
    "The keyboard hides my text field", "My app is slow", "The table in the database is empty",
  ])
  func `words about something else say nothing`(_ text: String) {
    #expect(Reproduction.all(in: text).map(\.message.family.rawValue) == [])
  }
}
