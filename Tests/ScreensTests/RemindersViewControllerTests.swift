import ListTesting
import Testing
import UIKit

@testable import Screens

@MainActor
@Suite struct RemindersViewControllerTests {
  private let simulator = Simulator()
  private let store = ReminderStore(lists: [
    .init(
      name: "Today",
      reminders: [Reminder(title: "Water the plants"), Reminder(title: "Call Ann", isDone: true)]),
    .init(name: "Later", reminders: [Reminder(title: "Learn to juggle")]),
  ])
  private let sut: RemindersViewController
  private let navigation: UINavigationController

  init() {
    sut = RemindersViewController(store: store)
    navigation = UINavigationController(rootViewController: sut)
    simulator.show(navigation)
  }

  @Test func listsShowTheirNumberOfOpenReminders() {
    #expect(sut.title == "Reminders")
    #expect(titles == [["Water the plants", "Call Ann"], ["Learn to juggle"]])
    #expect(header(0) == "Today")
    #expect(footer(0) == "1 open")
    #expect(footer(1) == "1 open")
  }

  /// The compiler sees an adapted copy of this file; the drawings belong to the file itself.
  @Test func theScreenIsDrawn() throws {
    try expectDrawing(of: simulator, named: "reminders")
    try expectDrawing(of: simulator) {
      """
      ┌──────────────────────────────────────────────┐
      │ [Edit]                        [Clear]  [Add] │
      │ Reminders                                    │
      ├──────────────────────────────────────────────┤
      │── Today ─────────────────────────────────────│
      │   {circle}  Water the plants                 │
      │   {checkmark.circle.fill}  Call Ann          │
      │── 1 open ────────────────────────────────────│
      │── Later ─────────────────────────────────────│
      │   {circle}  Learn to juggle                  │
      │── 1 open ────────────────────────────────────│
      └──────────────────────────────────────────────┘
      """
    }
  }

  @Test func aTapCompletesAReminder() throws {
    try simulator.tap([0, 0], in: sut.tableView)
    try simulator.settle()
    #expect(store.lists[0].reminders[0].isDone)
    #expect(icon(at: [0, 0]) == UIImage(systemName: "checkmark.circle.fill"))
    #expect(footer(0) == "0 open")
    #expect(sut.tableView.indexPathForSelectedRow == nil)
  }

  @Test func addingAsksForATitle() throws {
    try simulator.tap(try #require(sut.navigationItem.rightBarButtonItems?.first))
    try simulator.settle()
    let alert = try #require(sut.presentedViewController as? UIAlertController)
    #expect(alert.title == "New Reminder")
    #expect(alert.actions.map(\.title) == ["Cancel", "Add"])

    try simulator.type("Buy milk", into: try #require(alert.textFields?.first))
    try simulator.choose("Add", in: alert)
    try simulator.settle()
    #expect(sut.presentedViewController == nil)
    #expect(titles == [["Buy milk", "Water the plants", "Call Ann"], ["Learn to juggle"]])
    #expect(footer(0) == "2 open")
  }

  @Test func cancellingAddsNothing() throws {
    try simulator.tap(try #require(sut.navigationItem.rightBarButtonItems?.first))
    try simulator.settle()
    let alert = try #require(sut.presentedViewController as? UIAlertController)
    try simulator.type("Buy milk", into: try #require(alert.textFields?.first))
    try simulator.choose("Cancel", in: alert)
    try simulator.settle()
    #expect(sut.presentedViewController == nil)
    #expect(store.lists[0].reminders.count == 2)
  }

  @Test func aSwipeDeletesAReminder() throws {
    try simulator.swipeToDelete(at: [0, 0], in: sut.tableView)
    try simulator.settle()
    #expect(titles == [["Call Ann"], ["Learn to juggle"]])
    #expect(footer(0) == "0 open")
  }

  @Test func aLeadingSwipeFlagsAReminder() throws {
    try simulator.tapSwipeAction("Flag", at: [1, 0], edge: .leading, in: sut.tableView)
    try simulator.settle()
    #expect(store.lists[1].reminders[0].isFlagged)
    #expect(sut.tableView.cellForRow(at: [1, 0])?.accessoryView is UIImageView)
    try simulator.tapSwipeAction("Unflag", at: [1, 0], edge: .leading, in: sut.tableView)
    try simulator.settle()
    #expect(sut.tableView.cellForRow(at: [1, 0])?.accessoryView == nil)
  }

  @Test func clearingDeletesCompletedRemindersInOneUpdate() throws {
    let clear = try #require(sut.navigationItem.rightBarButtonItems?.last)
    #expect(clear.isEnabled)
    try simulator.tap(clear)
    try simulator.settle()
    let sheet = try #require(sut.presentedViewController as? UIAlertController)
    #expect(sheet.preferredStyle == .actionSheet)
    try simulator.choose("Delete Completed", in: sheet)
    try simulator.settle()
    #expect(titles == [["Water the plants"], ["Learn to juggle"]])
    #expect(!clear.isEnabled)
  }

  @Test func draggingWhileEditingMovesBetweenLists() throws {
    try simulator.tap(try #require(sut.navigationItem.leftBarButtonItem))
    try simulator.settle()
    #expect(sut.isEditing)
    #expect(sut.navigationItem.rightBarButtonItems?.map(\.isEnabled) == [false, true])
    let hasMoved = try simulator.drag(from: [0, 0], to: [1, 1], in: sut.tableView)
    try simulator.settle()
    #expect(hasMoved)
    #expect(titles == [["Call Ann"], ["Learn to juggle", "Water the plants"]])
    #expect(footer(0) == "0 open")
    #expect(footer(1) == "2 open")
  }

  @Test func remindersFromElsewhereAreShown() throws {
    store.receive(Reminder(title: "Pay rent"), in: 1)
    try simulator.settle()
    #expect(titles[1] == ["Learn to juggle", "Pay rent"])
  }

  // MARK: - Visible state

  private var titles: [[String?]] {
    (0..<sut.tableView.numberOfSections).map { section in
      (0..<sut.tableView.numberOfRows(inSection: section)).map { row in
        content(at: IndexPath(row: row, section: section))?.text
      }
    }
  }

  private func icon(at path: IndexPath) -> UIImage? { content(at: path)?.image }

  private func content(at path: IndexPath) -> UIListContentConfiguration? {
    sut.tableView.cellForRow(at: path)?.contentConfiguration as? UIListContentConfiguration
  }

  private func header(_ section: Int) -> String? {
    sut.tableView.headerView(forSection: section)?.textLabel?.text
  }

  private func footer(_ section: Int) -> String? {
    sut.tableView.footerView(forSection: section)?.textLabel?.text
  }
}
