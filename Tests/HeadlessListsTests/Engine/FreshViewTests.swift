import Foundation
import HeadlessKit
import Testing

@MainActor
private final class FreshBooks: NSObject, TableViewDataSource, CollectionViewDataSource {
  var titles = (1...30).map { "Book \($0)" }
  var shelf = "Shelf"

  func tableView(_ table: TableView, numberOfRowsInSection: Int) -> Int { titles.count }

  func tableView(_ table: TableView, cellForRowAt path: IndexPath) -> TableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "book", for: path)
    cell.textLabel?.text = titles[path.row]
    return cell
  }

  func tableView(_ table: TableView, titleForHeaderInSection: Int) -> String? { shelf }

  func collectionView(_: CollectionView, numberOfItemsInSection: Int) -> Int { titles.count }

  func collectionView(
    _ view: CollectionView, cellForItemAt path: IndexPath
  ) -> CollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "book", for: path)
    cell.accessibilityLabel = titles[path.item]
    return cell
  }

  func collectionView(
    _ view: CollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> CollectionReusableView {
    let header = view.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "shelf", for: path)
    header.accessibilityLabel = shelf
    return header
  }
}

@MainActor
@Suite struct FreshViewTests {
  let simulator = Simulator(screenSize: CGSize(width: 300, height: 200))
  private let shelf = FreshBooks()
  private let first = IndexPath(row: 0, section: 0)

  private func table() -> TableView {
    let table = TableView()
    table.register(TableViewCell.self, forCellReuseIdentifier: "book")
    table.dataSource = shelf
    return table
  }

  private func collection() -> CollectionView {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 50)
    layout.headerReferenceSize = CGSize(width: 300, height: 20)
    let view = CollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "book")
    view.register(
      CollectionReusableView.self,
      forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader,
      withReuseIdentifier: "shelf")
    view.dataSource = shelf
    return view
  }

  @Test func aFreshCellIsNewAndTheTableIsUnchanged() throws {
    let table = table()
    simulator.show(table)
    simulator.run { table.contentOffset.y = 300 }  // some cells are in the reuse pool now
    try simulator.settle()
    var heard: [String] = []
    let observation = table.observeEvents { event, _ in heard.append("\(event)") }
    let path = table.indexPathsForVisibleRows?.first ?? first
    let (pool, visible) = (table.inspection.pool, table.visibleCells)
    shelf.titles[path.row] = "Another"
    table.selectRow(at: path, animated: false, scrollPosition: .none)
    heard = []

    let fresh = table.freshCell(at: path)
    #expect(fresh?.textLabel?.text == "Another")
    #expect(fresh?.isSelected == true)
    #expect(fresh?.frame == table.cellForRow(at: path)?.frame)
    #expect(fresh?.superview == nil)
    #expect(fresh !== table.cellForRow(at: path))
    #expect(table.cellForRow(at: path)?.textLabel?.text == "Book \(path.row + 1)")
    #expect(heard == [])
    #expect(!pool.isEmpty)
    #expect(table.inspection.pool == pool)
    #expect(table.visibleCells == visible)
    withExtendedLifetime(observation) {}
  }

  @Test func aFreshHeaderHasTheCurrentTitle() {
    let table = table()
    simulator.show(table)
    shelf.shelf = "Another"
    #expect(
      (table.freshHeader(inSection: 0) as? TableViewHeaderFooterView)?.textLabel?.text == "Another")
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "Shelf")
    #expect(table.freshFooter(inSection: 0) == nil)
    #expect(table.freshHeader(inSection: 1) == nil)
  }

  @Test func withoutCountsThereIsNoFreshCell() {
    let table = table()
    #expect(table.freshCell(at: first) == nil)  // the counts are not loaded
    simulator.show(table)
    #expect(table.freshCell(at: IndexPath(row: 30, section: 0)) == nil)
    simulator.run {
      table.performBatchUpdates { #expect(table.freshCell(at: first) == nil) }
    }
    #expect(table.freshCell(at: first) != nil)
  }

  @Test func aFreshCellIsNotMissedByTheCollectionView() throws {
    let view = collection()
    simulator.show(view)
    shelf.titles[0] = "Another"
    shelf.shelf = "Another"
    let kind = CollectionView.elementKindSectionHeader
    let crash = try captureCrash {
      #expect(view.freshCell(at: first)?.accessibilityLabel == "Another")
      let header = view.freshSupplementary(ofKind: kind, at: first)
      #expect(header?.accessibilityLabel == "Another")
      #expect(header?.frame == CGRect(x: 0, y: 0, width: 300, height: 20))
      view.setNeedsLayout()
      try simulator.settle()  // behaviour 4.5: the layout pass that detects unused dequeued views
    }
    #expect(crash == nil)
    #expect(view.cellForItem(at: first)?.accessibilityLabel == "Book 1")
  }
}
