import OldModeFixture
import Testing
import UIKit

/// A screen as it was written before Swift had actors.
@MainActor
@Suite struct OldModeTests {
  @Test func rowActionsAreTapped() throws {
    let simulator = Simulator()
    let notes = NotesViewController(style: .plain)
    simulator.show(notes)
    let table: UITableView = notes.tableView
    try simulator.tapSwipeAction("Pin", at: IndexPath(row: 1, section: 0), in: table)
    #expect(notes.pinned == ["Bread"])
    try simulator.tapSwipeAction("Delete", at: IndexPath(row: 0, section: 0), in: table)
    try simulator.settle()
    #expect(notes.notes == ["Bread", "Honey"])
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["Bread", "Honey"])
  }

  @Test func `an app's own method of a queue is preferred`() async throws {
    let narrator = Narrator()
    narrator.begin()
    #expect(narrator.said == [])
    try await Simulator().settleMainQueue()
    #expect(narrator.said == ["queue", "main", "closure", "item"])
  }

  @Test func `the screen's scale is read on any queue`() async {
    let scale = await withCheckedContinuation { continuation in
      readScaleElsewhere { continuation.resume(returning: $0) }
    }
    #expect(scale == UIScreen.main.scale)
  }

  @Test func `an image has its accessibility attributes outside every actor`() {
    let image = flag(of: "Norway")
    #expect(image.accessibilityLabel == "Norway")
    #expect(image.accessibilityIdentifier == "norway")
  }

  @Test func `members of Swift 4 are overridden under their old names`() {
    let (root, trail, leaf) = (UIViewController(), TrailViewController(), UIViewController())
    (root.title, trail.title, leaf.title) = ("Root", "Trail", "Leaf")
    root.addChildViewController(trail)
    trail.didMove(toParentViewController: root)
    trail.addChildViewController(leaf)
    #expect(trail.childForStatusBarStyle === leaf)
    trail.removeFromParentViewController()
    #expect(
      trail.trail == [
        "will move to Root", "did move to Root", "add Leaf to 0", "did move to -",
      ])
  }

  @Test func `constants have their old names in code outside every actor`() {
    #expect(
      oldConstants() == [
        "-1.0", "3.0", "UICollectionElementKindSectionHeader", "(0.0, 0.0)",
        "true",
        "UIKeyboardFrameEndUserInfoKey", "-1.0", "true",
      ])
  }

  /// A table whose height follows its content size, observed by name until the `deinit`.
  @Test func aListGrowsWithItsRows() throws {
    let simulator = Simulator()
    var list: GrowingListController? = GrowingListController()
    try simulator.show(#require(list))
    #expect(list?.heights.last == 120)
    #expect(list?.table.frame.height == 120)
    list?.rows = 5
    list?.table.reloadData()
    simulator.layoutIfNeeded()
    #expect(list?.table.frame.height == 200)
    weak let left = list
    simulator.closeWindows()
    let crash = captureCrash {
      list = nil
      simulator.nextTurn()
    }
    #expect(left == nil && crash == nil)
  }

  /// Checks in the old mode call `ListTesting` from anywhere.
  @Test func listTestingIsUsedWithoutIsolation() throws {
    let simulator = Simulator()
    let checks = NotesChecks(on: simulator)
    let events = try checks.removeFirst()
    #expect(events.contains("deleteRows"))
    #expect(checks.notes.tableView.numberOfRows(inSection: 0) == 2)
    #expect(checks.problems() == [])
  }
}
