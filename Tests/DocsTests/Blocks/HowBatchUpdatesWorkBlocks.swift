// Made from the blocks of Docs/HeadlessKit.docc/Articles/HowBatchUpdatesWork.md. Change them there, and then:
//     HEADLESSKIT_REGENERATE=1 swift test --filter CodeBlockTests
// swift-format-ignore-file
import HeadlessKit
import Testing

@MainActor @Test func howBatchUpdatesWork_block1() throws {
let printed = Printed("Docs/HeadlessKit.docc/Articles/HowBatchUpdatesWork.md")
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  printed.add(items, separator, terminator)
}
#sourceLocation(file: "HowBatchUpdatesWork.md", line: 38)
// import HeadlessKit

final class Shelf: NSObject, TableViewDataSource {
  var books = [["Emma", "Dune", "Momo"], ["Ulysses"]]
  func numberOfSections(in _: TableView) -> Int { books.count }
  func tableView(_: TableView, numberOfRowsInSection section: Int) -> Int { books[section].count }
  func tableView(_: TableView, cellForRowAt path: IndexPath) -> TableViewCell { TableViewCell() }
}

let (simulator, shelf, table) = (Simulator(), Shelf(), TableView())
table.dataSource = shelf
simulator.show(table)
#sourceLocation()
#sourceLocation(file: "HowBatchUpdatesWork.md", line: 57)
let crash = captureCrash {
  table.performBatchUpdates {
    shelf.books[0].removeLast(2)
    shelf.books[1].append("Persuasion")
    table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
    table.insertRows(at: [IndexPath(row: 1, section: 1)], with: .fade)
  }
}
print(crash?.explanation ?? "no crash")
#sourceLocation()
try printed.expect(block: 2, fence: 56, #"""
What the view saw
  sections: 2 before, 0 inserted, 0 deleted, 2 expected, 2 answered
  section  before  inserted  deleted  expected  answered
  0             3         0        1         2         1  <- does not add up
  1             1         1        0         2         2
  calls:
    main.swift:5  deleteRows(at: [0 - 2])
    main.swift:6  insertRows(at: [1 - 1])

Why
  1. Calls are missing: section 0 changed by -2, but your calls announce 1 fewer row. Either the deletion of 1 row was not announced, or the model lost 1 row too many.

Smallest repair
  Add deleteRows(at: [0 - 1]).
    tableView.performBatchUpdates {
      tableView.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
      tableView.insertRows(at: [IndexPath(row: 1, section: 1)], with: .automatic)
      tableView.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
    }
"""#)
}

@MainActor @Test func howBatchUpdatesWork_block3() throws {
let printed = Printed("Docs/HeadlessKit.docc/Articles/HowBatchUpdatesWork.md")
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  printed.add(items, separator, terminator)
}
#sourceLocation(file: "HowBatchUpdatesWork.md", line: 101)
// import HeadlessKit

final class Photos: NSObject, CollectionViewDataSource {
  var names = ["harbour"]
  func collectionView(_: CollectionView, numberOfItemsInSection: Int) -> Int { names.count }
  func collectionView(_ view: CollectionView, cellForItemAt path: IndexPath) -> CollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "photo", for: path)
  }
}

let photos = Photos()
let grid = CollectionView(frame: .zero, collectionViewLayout: CollectionViewFlowLayout())
grid.dataSource = photos  // asks nothing

photos.names.append("bridge")
let crash = captureCrash { grid.insertItems(at: [IndexPath(item: 1, section: 0)]) }
print(crash?.reason.split(separator: "\n").prefix(5).joined(separator: "\n") ?? "no crash")
#sourceLocation()
try printed.expect(block: 3, fence: 100, #"""
Invalid batch updates detected: the number of sections and/or items returned by the data source before and after performing the batch updates are inconsistent with the updates.
Data source before updates = { 1 section with item counts: [2] }
Data source after updates = { 1 section with item counts: [2] }
Updates = [
	Insert item (0 - 1)
"""#)
}

@MainActor @Test func howBatchUpdatesWork_block4() throws {
// import HeadlessKit
final class Shelf: NSObject, TableViewDataSource {
  var books = ["a", "b", "c", "d"]
  func tableView(_: TableView, numberOfRowsInSection section: Int) -> Int { books.count }
  func tableView(_: TableView, cellForRowAt path: IndexPath) -> TableViewCell {
    let cell = TableViewCell()
    cell.textLabel?.text = books[path.row]
    return cell
  }
}
let (simulator, shelf, table) = (Simulator(), Shelf(), TableView())
table.dataSource = shelf
simulator.show(table)
#sourceLocation(file: "HowBatchUpdatesWork.md", line: 159)
// a b c d  becomes  d b x
table.performBatchUpdates {
  shelf.books = ["d", "b", "x"]
  table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .fade)  // x: row 2 after
  table.deleteRows(
    at: [IndexPath(row: 0, section: 0), IndexPath(row: 2, section: 0)],  // a and c: before
    with: .fade)
  table.moveRow(at: IndexPath(row: 3, section: 0), to: IndexPath(row: 0, section: 0))  // d
}
#expect(table.visibleCells.map { $0.textLabel?.text } == ["d", "b", "x"])
#sourceLocation()
}

@MainActor @Test func howBatchUpdatesWork_block5() throws {
// import HeadlessKit
final class Shelf: NSObject, TableViewDataSource {
  var books = ["Emma"]
  func tableView(_: TableView, numberOfRowsInSection section: Int) -> Int { books.count }
  func tableView(_: TableView, cellForRowAt path: IndexPath) -> TableViewCell { TableViewCell() }
}
let (simulator, shelf, table) = (Simulator(), Shelf(), TableView())
table.dataSource = shelf
simulator.show(table)
#sourceLocation(file: "HowBatchUpdatesWork.md", line: 219)
let (first, second) = (IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0))
table.performBatchUpdates {
  shelf.books.insert("Dune", at: 0)
  table.insertRows(at: [first], with: .fade)
  table.performBatchUpdates {
    shelf.books.insert("Momo", at: 1)
    table.insertRows(at: [second], with: .fade)
  }
}
#expect(table.numberOfRows(inSection: 0) == 3)

let crash = captureCrash {
  shelf.books.append("Ulysses")
  shelf.books.append("Persuasion")
  table.insertRows(at: [IndexPath(row: 3, section: 0)], with: .fade)  // 3 rows + 1 are not 5
}
#expect(crash != nil)
#sourceLocation()
}
