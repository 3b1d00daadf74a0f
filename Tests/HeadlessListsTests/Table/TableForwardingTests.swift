import HeadlessKit
import Testing

/// Data sources and delegates that forward to others, some of which lack a method.
@MainActor
@Suite struct TableForwardingTests {
  @Test func aPartWithoutAMethodDoesNotHideTheOthers() throws {
    let parts = Parts(plain: Shelf(rows: 2), titled: TitledShelf([["a"], ["b"]]))
    let room = Room(parts, delegate: parts)
    #expect(
      (0..<2).map { room.table.headerView(forSection: $0)?.textLabel?.text } == [nil, "Header 1"])
    #expect(room.table.visibleCells.map(\.frame.height) == [44, 44, 70])
    room.table.reloadData()
    try room.simulator.settle()
    #expect(
      (0..<2).map { room.table.headerView(forSection: $0)?.textLabel?.text } == [nil, "Header 1"])
    #expect(room.table.visibleCells.map(\.frame.height) == [44, 44, 70])
  }
}

/// A data source that forwards each section to a data source of its own.
@MainActor
private final class Parts: NSObject, TableViewDataSource, TableViewDelegate {
  let plain: Shelf
  let titled: TitledShelf
  private let tall = Tall()
  private let ordinary = Ordinary()

  init(plain: Shelf, titled: TitledShelf) {
    self.plain = plain
    self.titled = titled
  }

  private func part(_ section: Int) -> any TableViewDataSource { section == 0 ? plain : titled }

  func numberOfSections(in tableView: TableView) -> Int { 2 }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    part(section).tableView(tableView, numberOfRowsInSection: section)
  }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    part(indexPath.section).tableView(tableView, cellForRowAt: indexPath)
  }
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    part(section).tableView(tableView, titleForHeaderInSection: section)
  }
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    let part: any TableViewDelegate = indexPath.section == 0 ? ordinary : tall
    return part.tableView(tableView, heightForRowAt: indexPath)
  }
}

private final class Ordinary: NSObject, TableViewDelegate {}

private final class Tall: NSObject, TableViewDelegate {
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 70 }
}
