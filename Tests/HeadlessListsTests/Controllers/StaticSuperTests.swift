import Foundation
import HeadlessKit
@_spi(Hooks) import HeadlessLists
import Testing

/// A controller of a static table that calls `super` for some of its sections.
@MainActor
@Suite struct StaticSuperTests {
  @Test func theOverrideStaysAskedForTheOthers() throws {
    let simulator = Simulator()
    let controller = Settings()
    simulator.run {
      controller.staticTable = StaticTable([
        section("a", title: nil), section("b", title: "Sounds"), section("c", title: nil),
      ])
    }
    simulator.show(controller)
    let table = try #require(controller.tableView)
    for _ in 1...2 {
      #expect(table.headerView(forSection: 0) == nil)
      #expect(controller.headers[0]?.superview === table)
      #expect(table.rectForHeader(inSection: 0).height == 30)
      #expect(table.rectForHeader(inSection: 2).height == 50)
      #expect(table.rectForHeader(inSection: 1).height > 18)
      table.reloadData()
      table.layoutIfNeeded()
    }
  }

  private func section(_ name: String, title: String?) -> StaticTable.Section {
    StaticTable.Section(
      cells: [TableViewCell(style: .default, reuseIdentifier: name)], heights: [nil],
      header: title, footer: nil)
  }
}

private final class Settings: TableViewController {
  var headers: [Int: View] = [:]

  init() { super.init(style: .grouped) }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func tableView(_ table: TableView, viewForHeaderInSection section: Int) -> View? {
    guard section == 0 else { return super.tableView(table, viewForHeaderInSection: section) }
    let view = View()
    headers[0] = view
    return view
  }

  override func tableView(_ table: TableView, heightForHeaderInSection section: Int) -> CGFloat {
    switch section {
    case 0: 30
    case 2: 50
    default: super.tableView(table, heightForHeaderInSection: section)
    }
  }
}
