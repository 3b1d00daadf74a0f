import ListCore
import Testing

@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

@Suite struct TouchRefusalTests {
  nonisolated static let row = ItemPath(item: 80, section: 0)

  nonisolated static let cases: [(TouchRefusal, String)] = [
    (
      .offScreen(row, .table, visible: (0...16).map { ItemPath(item: $0, section: 0) }),
      "Simulator.tap: row [0, 80] is not on screen; visible: [0, 0] … [0, 16]. "
        + "Scroll to it first."
    ),
    (
      .offScreen(row, .collection, visible: [ItemPath(item: 3, section: 1)]),
      "Simulator.tap: item [0, 80] is not on screen; visible: [1, 3]. Scroll to it first."
    ),
    (
      .offScreen(row, .collection, visible: []),
      "Simulator.tap: item [0, 80] is not on screen; nothing is visible. Scroll to it first."
    ),
    (
      .missing(row, .table, [3]), "Simulator.tap: row [0, 80] does not exist; section 0 has 3."
    ),
    (
      .missing(ItemPath(item: 0, section: 4), .collection, [3, 1]),
      "Simulator.tap: item [4, 0] does not exist; there are 2 sections."
    ),
    (
      .notShown(.table),
      "Simulator.tap: the table view is not in a window of this simulator. Show it first."
    ),
    (
      .notShown(.collection),
      "Simulator.tap: the collection view is not in a window of this simulator. Show it first."
    ),
    (
      .noDetailButton(row),
      "Simulator.tap: row [0, 80] has no detail button. Set its accessoryType first."
    ),
    (
      .noEditControl(row),
      "Simulator.tap: row [0, 80] shows no edit control. Edit the table view first."
    ),
    (
      .noOutlineDisclosure(row),
      "Simulator.tap: item [0, 80] shows no outline disclosure. "
        + "Add it to the cell's accessories first."
    ),
    (
      .noSwipeAction(#""Pin""#, row, .trailing, offered: [#""Flag""#], atOther: []),
      #"Simulator.tap: row [0, 80] has no action "Pin" at its trailing edge; it has "Flag"."#
    ),
    (
      .noSwipeAction(#".image("pin")"#, row, .leading, offered: [], atOther: [#""Flag""#]),
      #"Simulator.tap: row [0, 80] has no action .image("pin") at its leading edge; it has none "#
        + #"there. Its trailing edge has "Flag"."#
    ),
    (
      .noIndexTitle("Q", titles: ["A", "B"]),
      "Simulator.tap: the index has no title 'Q'; it has [\"A\", \"B\"]."
    ),
  ]

  @Test(arguments: cases)
  func message(_ refusal: TouchRefusal, _ message: String) {
    #expect(refusal.message("tap") == message)
  }
}
