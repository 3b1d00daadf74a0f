import DiffableKit
import Foundation
import HeadlessKit
import Testing

/// Queries for rows and items by their identifiers.
@MainActor
@Suite struct ItemQueryTests {
  let simulator = Simulator(screenSize: CGSize(width: 390, height: 400))

  private var snapshot: DiffableDataSourceSnapshot<String, Int> {
    var snapshot = DiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["A"])
    snapshot.appendItems(Array(100..<140))
    return snapshot
  }

  @Test func identifiersFindRows() throws {
    let table = TableView(frame: .zero, style: .plain)
    table.rowHeight = 44
    let source = TableViewDiffableSource<String, Int>(tableView: table) { _, _, id in
      let cell = TableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "\(id)"
      return cell
    }
    source.apply(snapshot, animatingDifferences: false)
    simulator.show(table)
    #expect(try simulator.find(.item(103)).indexPath == [0, 3])
    #expect(try simulator.find(.text("103").within(.item(103))).text == "103")
    try simulator.tap(.item(102))
    #expect(table.indexPathForSelectedRow == [0, 2])
    #expect(try simulator.findIfPresent(.item("102")) == nil)
    #expect(throws: QueryFailure.self) { try simulator.find(.item(130)) }
    try simulator.scroll(to: .item(130))
    try simulator.tap(.item(130))
    #expect(table.indexPathForSelectedRow == [0, 30])
    #expect("\(ScreenQuery.item("a"))" == #".item("a")"#)
  }

  @Test func identifiersFindItems() throws {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let list = CollectionView(frame: .zero, collectionViewLayout: layout)
    let registration = CollectionView.CellRegistration<CollectionViewCell, Int> { _, _, _ in }
    let source = CollectionViewDiffableSource<String, Int>(collectionView: list) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    source.apply(snapshot, animatingDifferences: false)
    simulator.show(list)
    try simulator.tap(.item(104))
    #expect(list.indexPathsForSelectedItems == [[0, 4]])
    do {
      try simulator.tap(.item(139), file: "T.swift", line: 1)
    } catch {
      #expect(
        error.description.components(separatedBy: "\n").prefix(2) == [
          "T.swift:1: Simulator.tap: nothing on the screen matches .item(139).",
          "▼ 28 more items below, not loaded: scroll first, by "
            + "`try simulator.scroll(to: .item(139))`.",
        ])
    }
    try simulator.scroll(to: .item(139))
    #expect(try simulator.find(.item(139)).indexPath == [0, 39])
  }
}
