import Testing
import UIKit

@testable import Screens

@MainActor
@Suite struct ContactsViewControllerTests {
  private let simulator = Simulator()
  private let coordinator = ContactsCoordinator(contacts: [
    Contact(id: 1, firstName: "Grace", lastName: "Hopper"),
    Contact(id: 2, firstName: "Ada", lastName: "Lovelace"),
    Contact(id: 3, firstName: "Barbara", lastName: "Liskov"),
    Contact(id: 4, firstName: "Frances", lastName: "Allen"),
  ])
  private let sut: ContactsViewController

  init() throws {
    simulator.show(coordinator.navigationController)
    sut = try #require(
      coordinator.navigationController.topViewController as? ContactsViewController)
  }

  @Test func contactsAreSortedUnderTheirInitials() {
    #expect(
      rows == [
        "A", "  Frances Allen", "H", "  Grace Hopper", "L", "  Barbara Liskov", "  Ada Lovelace",
      ])
    #expect(sut.tableView.dataSource?.sectionIndexTitles?(for: sut.tableView) == ["A", "H", "L"])
  }

  @Test func theListFillsTheScreenBelowTheBars() {
    #expect(sut.tableView.frame == simulator.screenBounds)
    #expect(sut.tableView.adjustedContentInset.top == sut.view.safeAreaInsets.top)
  }

  @Test func searchingFilters() throws {
    let search = try #require(sut.navigationItem.searchController)
    try simulator.type("li", into: search.searchBar)
    try simulator.settle()
    #expect(rows == ["L", "  Barbara Liskov"])

    try simulator.type("x", into: search.searchBar)
    try simulator.settle()
    #expect(rows == [])
    #expect((sut.tableView.backgroundView as? UILabel)?.text == "No Results")

    try simulator.tapCancelButton(in: search.searchBar)
    try simulator.settle()
    #expect(sut.tableView.numberOfSections == 3)
    #expect(sut.tableView.backgroundView == nil)
  }

  @Test func aTapOpensTheContactAndReturningDeselectsIt() throws {
    try simulator.tap([2, 1], in: sut.tableView)
    try simulator.settle()
    let top = coordinator.navigationController.topViewController
    #expect(top is ContactViewController)
    #expect(top?.navigationItem.title == "Ada Lovelace")

    try simulator.tapBackButton(in: coordinator.navigationController)
    try simulator.settle()
    #expect(coordinator.navigationController.topViewController === sut)
    #expect(sut.tableView.indexPathForSelectedRow == nil)
  }

  @Test func deletingTheLastContactOfAnInitialDeletesItsSection() throws {
    try simulator.swipeToDelete(at: [1, 0], in: sut.tableView)
    try simulator.settle()
    #expect(rows == ["A", "  Frances Allen", "L", "  Barbara Liskov", "  Ada Lovelace"])
  }

  @Test func aFavouriteKeepsItsCell() throws {
    let cell = try #require(sut.tableView.cellForRow(at: [0, 0]))
    try simulator.tapSwipeAction("Favourite", at: [0, 0], edge: .leading, in: sut.tableView)
    try simulator.settle()
    #expect(sut.tableView.cellForRow(at: [0, 0]) === cell)
    #expect(content(at: [0, 0])?.secondaryText == "Favourite")
  }

  // MARK: - Visible state

  private var rows: [String] {
    let table = sut.tableView
    return (0..<table.numberOfSections).flatMap { section in
      [table.dataSource?.tableView?(table, titleForHeaderInSection: section) ?? ""]
        + (0..<table.numberOfRows(inSection: section)).map {
          "  " + (content(at: IndexPath(row: $0, section: section))?.text ?? "")
        }
    }
  }

  private func content(at path: IndexPath) -> UIListContentConfiguration? {
    sut.tableView.cellForRow(at: path)?.contentConfiguration as? UIListContentConfiguration
  }
}
