// Made from the blocks of README.md. Change them there, and then:
//     HEADLESSKIT_REGENERATE=1 swift test --filter CodeBlockTests
// swift-format-ignore-file
import DiffableKit
import HeadlessKit
import ListTesting
import Testing
import UIKit
import UIKit  // on Linux too

@MainActor @Test func readme_block1() throws {
let printed = Printed("README.md")
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  printed.add(items, separator, terminator)
}
// import UIKit

final class ShelfViewController: UITableViewController {
  let books = ["Emma", "Dune", "Momo"]
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Shelf"
  }
  override func tableView(_: UITableView, numberOfRowsInSection: Int) -> Int { books.count }
  override func tableView(
    _ table: UITableView, cellForRowAt path: IndexPath
  ) -> UITableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "book") ?? UITableViewCell()
    cell.textLabel?.text = books[path.row]
    return cell
  }
  override func tableView(_: UITableView, didSelectRowAt path: IndexPath) {
    let detail = UIViewController()
    detail.title = books[path.row]
    navigationController?.pushViewController(detail, animated: true)
  }
}
#sourceLocation(file: "README.md", line: 17)
// import HeadlessKit
// import UIKit  // on Linux too

let simulator = Simulator()  // a device with its own clock
simulator.show(UINavigationController(rootViewController: ShelfViewController()))
print(simulator.screenDrawing)

try simulator.tap(.text("Dune"))
try simulator.settle()
try simulator.find(.title("Dune"))  // on failure: draws the screen and suggests a query
#sourceLocation()
try printed.expect(block: 1, fence: 16, #"""
┌──────────────────────────────────────────────┐
│ Shelf                                        │
├──────────────────────────────────────────────┤
│ Emma                                         │
│ Dune                                         │
│ Momo                                         │
└──────────────────────────────────────────────┘
"""#)
}

@MainActor @Test func readme_block2() throws {
let printed = Printed("README.md")
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  printed.add(items, separator, terminator)
}
#sourceLocation(file: "README.md", line: 47)
// import HeadlessKit

final class Shelf: NSObject, TableViewDataSource {
  var books = ["Emma", "Dune", "Momo"]
  func tableView(_: TableView, numberOfRowsInSection: Int) -> Int { books.count }
  func tableView(_: TableView, cellForRowAt path: IndexPath) -> TableViewCell { TableViewCell() }
}

let (simulator, shelf, table) = (Simulator(), Shelf(), TableView())
table.dataSource = shelf
simulator.show(table)
let crash = captureCrash { table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade) }
print(crash?.reason.prefix(52) ?? "", crash?.explanation ?? "", separator: " …\n\n")
#sourceLocation()
try printed.expect(block: 2, fence: 46, #"""
Invalid update: invalid number of rows in section 0. …

What the view saw
  sections: 1 before, 0 inserted, 0 deleted, 1 expected, 1 answered
  section  before  inserted  deleted  expected  answered
  0             3         0        1         2         3  <- does not add up
  calls:
    main.swift:12  deleteRows(at: [0 - 0])

Why
  1. Your calls announce 1 fewer row (main.swift:12), but the data source still answers 3 rows in section 0: the model was not changed. Change it first, inside the update.
  2. The model was changed, and then something made the table view count again before your calls (main.swift:12): the 3 rows "before" the update may already include the change (1 fewer row).

Smallest repair
  Do what 1 says and keep the calls. Only if the model is correct as it is:
  Remove deleteRows(at: [0 - 0]) (main.swift:12).
    // No call: the counts agree without one.
"""#)
}

@MainActor @Test func readme_block3() throws {
#sourceLocation(file: "README.md", line: 86)
// import DiffableKit

let table = TableView()
let source = TableViewDiffableSource<Int, String>(tableView: table) { _, _, title in
  let cell = TableViewCell()
  cell.textLabel?.text = title
  return cell
}
let simulator = Simulator()  // keep it: its windows close with it
simulator.show(table)

var snapshot = DiffableDataSourceSnapshot<Int, String>()
snapshot.appendSections([0])
snapshot.appendItems(["Emma", "Dune", "Momo"])
source.apply(snapshot)

snapshot.moveItem("Momo", beforeItem: "Emma")
snapshot.deleteItems(["Dune"])
source.apply(snapshot)  // deletes row 1, moves row 2 to row 0; no cell is requested
#sourceLocation()
#expect(source.snapshot().itemIdentifiers == ["Momo", "Emma"])
#expect(table.window != nil)
}

@MainActor @Test func readme_block4() throws {
final class Shelf: NSObject, ModelScreen, TableViewDataSource {
  let list = TableView()
  var books: [String]
  init(_ books: [String]) {
    self.books = books
    super.init()
    list.dataSource = self
  }
  func update(to books: [String]) {
    self.books = books
    list.reloadData()
  }
  func tableView(_: TableView, numberOfRowsInSection: Int) -> Int { books.count }
  func tableView(_: TableView, cellForRowAt path: IndexPath) -> TableViewCell {
    let cell = TableViewCell()
    cell.textLabel?.text = books[path.row]
    return cell
  }
}
final class SnapshotShelf: ModelScreen {
  let list = TableView()
  let source: TableViewDiffableSource<Int, String>
  init(_ books: [String]) {
    source = TableViewDiffableSource(tableView: list) { _, _, title in
      let cell = TableViewCell()
      cell.textLabel?.text = title
      return cell
    }
    update(to: books)
  }
  func update(to books: [String]) {
    var snapshot = DiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(books)
    source.apply(snapshot)
  }
}
#sourceLocation(file: "README.md", line: 113)
// import DiffableKit
// import ListTesting

let comparison = PathComparison(
  models: [["Emma", "Dune", "Momo"], ["Momo", "Emma"]],
  legacy: { Shelf($0) },            // data source methods, reloadData()
  diffable: { SnapshotShelf($0) })  // a cell provider, apply(snapshot)
print(comparison)                   // equivalent, or the first difference with both traces
#sourceLocation()
#expect(comparison.isEquivalent)
#sourceLocation(file: "README.md", line: 129)
let shelf = Shelf(["Emma", "Dune"])
let check = ListCheck(shelf.list)
let simulator = Simulator()
simulator.show(shelf.list)
shelf.update(to: ["Emma"])
try simulator.settle()
try check.verify()  // throws the first finding; `mode: .call { Issue.record($0) }` reports at once
#sourceLocation()
}

@MainActor @Test func readme_block8() throws {
final class Albums: NSObject, TableViewDataSource, TableViewDelegate {
  var titles = ["Blue", "Rumours"]
  var selected: [IndexPath] = []
  func tableView(_: TableView, numberOfRowsInSection: Int) -> Int { titles.count }
  func tableView(_: TableView, cellForRowAt path: IndexPath) -> TableViewCell { TableViewCell() }
  func tableView(_: TableView, didSelectRowAt path: IndexPath) { selected.append(path) }
}
let albums = Albums()
let table = TableView()
table.dataSource = albums
table.delegate = albums
#sourceLocation(file: "README.md", line: 240)
let first = IndexPath(row: 0, section: 0)
let simulator = Simulator(profile: .iOS17)
simulator.show(table)            // real frames, real cells on screen
albums.titles.insert("Hejira", at: 0)
table.insertRows(at: [first], with: .fade)
try simulator.settle()               // the animation is over, the completion has run
try simulator.tap(first, in: table)  // through the delegate, in UIKit's order
#sourceLocation()
#expect(albums.selected == [first])
}
