// Made from the blocks of Docs/HeadlessKit.docc/Articles/TestingAListScreen.md. Change them there, and then:
//     HEADLESSKIT_REGENERATE=1 swift test --filter CodeBlockTests
// swift-format-ignore-file
import HeadlessKit
import ListTesting
import Testing
import UIKit

// import HeadlessKit
// import UIKit
final class CartSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  var items: [String]
  init(_ items: [String]) { self.items = items }
  func tableView(_: UITableView, numberOfRowsInSection: Int) -> Int { items.count }
  func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "item") ?? UITableViewCell()
    cell.textLabel?.text = items[path.row]
    return cell
  }
  func tableView(
    _ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath
  ) {
    items.remove(at: path.row)
    table.deleteRows(at: [path], with: .automatic)
  }
  func tableView(_: UITableView, moveRowAt path: IndexPath, to target: IndexPath) {
    items.insert(items.remove(at: path.row), at: target.row)
  }
}
#sourceLocation(file: "TestingAListScreen.md", line: 68)
@MainActor @Test func showsTheCart() {
  let simulator = Simulator()
  let cart = CartSource(["Bread", "Milk"])
  let table = UITableView(frame: .zero, style: .plain)
  table.dataSource = cart
  simulator.show(table)

  let texts = table.visibleCells.map { $0.textLabel?.text }
  #expect(texts == ["Bread", "Milk"])
}
#sourceLocation()

@MainActor @Test func testingAListScreen_block3() throws {
let simulator = Simulator()
let cart = CartSource(["Bread", "Milk"])
let table = UITableView(frame: .zero, style: .plain)
table.dataSource = cart
simulator.show(table)
#sourceLocation(file: "TestingAListScreen.md", line: 100)
var isDone = false
table.performBatchUpdates {
  cart.items.append("Eggs")
  table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
} completion: { _ in isDone = true }
#expect(!isDone)
try simulator.settle()
#expect(isDone)
#sourceLocation()
#sourceLocation(file: "TestingAListScreen.md", line: 122)
try simulator.tap(IndexPath(row: 0, section: 0), in: table)
try simulator.swipeToDelete(at: IndexPath(row: 1, section: 0), in: table)
table.setEditing(true, animated: false)
try simulator.drag(from: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 0), in: table)
table.contentOffset.y = 400  // scrolls; cells come and go at the next layout
#sourceLocation()
#expect(cart.items == ["Eggs", "Bread"])
}

@MainActor @Test func testingAListScreen_block5() throws {
let printed = Printed("Docs/HeadlessKit.docc/Articles/TestingAListScreen.md")
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  printed.add(items, separator, terminator)
}
#sourceLocation(file: "TestingAListScreen.md", line: 144)
// import ListTesting

let simulator = Simulator()
let cart = CartSource(["Bread", "Milk"])
let table = UITableView(frame: .zero, style: .plain)
table.dataSource = cart
simulator.show(table)

let recorder = ListRecorder(table)
cart.items.insert("Eggs", at: 0)
table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
try simulator.settle()

let trace = recorder.takeTrace()
#expect(trace.cost.cellsAskedFor == 1)
print(trace)
#sourceLocation()
try printed.expect(block: 5, fence: 143, #"""
0.00 s  insertRows(at: [0 - 0]) (main.swift:11)
        number of sections? 1
        title of header 0? none
        title of footer 0? none
        number of items in 0? 3
        update: 2 -> 3 items
        view for 0 - 0?
        created cell-1
        displayed cell-1 at 0 - 0
        animation of 0.3 s begins
        layout pass
0.30 s  animation ends
"""#)
#sourceLocation(file: "TestingAListScreen.md", line: 182)
let screen = ScreenState(table)
#expect(screen.cells.map(\.texts) == [["Eggs"], ["Bread"], ["Milk"]])
print(screen.drawing(rows: 8))
#sourceLocation()
try printed.expect(block: 6, fence: 181, #"""
┌────────────────────────────────────────────┐
│ Eggs                                       │
│ Bread                                      │
│ Milk                                       │
│                                            │
└────────────────────────────────────────────┘
"""#)
}

@MainActor @Test func testingAListScreen_block7() throws {
let printed = Printed("Docs/HeadlessKit.docc/Articles/TestingAListScreen.md")
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  printed.add(items, separator, terminator)
}
#sourceLocation(file: "TestingAListScreen.md", line: 203)
let simulator = Simulator()
let cart = CartSource(["Bread", "Milk"])
let table = UITableView(frame: .zero, style: .plain)
table.dataSource = cart
simulator.show(table)

let check = ListCheck(table, mode: .record)
cart.items[0] = "Rye bread"  // without telling the table
check.look()
print(check.findings.map(\.sentence).joined(separator: "\n"))
#sourceLocation()
try printed.expect(block: 7, fence: 202, #"""
The cell at 0 - 0 has "Bread" as its textLabel.text, and its provider would give "Rye bread". Reload or reconfigure the item when its content changes.
"""#)
}

@MainActor @Test func testingAListScreen_block8() async throws {
// import ListTesting
// import UIKit
final class CartViewController: UITableViewController {
  private var items: [String] = []
  override func viewDidLoad() {
    super.viewDidLoad()
    Task { [weak self] in
      await Task.yield()
      self?.items = ["Bread", "Milk"]
      self?.tableView.reloadData()
    }
  }
  override func tableView(_: UITableView, numberOfRowsInSection: Int) -> Int { items.count }
  override func tableView(
    _ table: UITableView, cellForRowAt path: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = items[path.row]
    return cell
  }
}
#sourceLocation(file: "TestingAListScreen.md", line: 262)
// import Testing

try await expectNoLeaks(mode: .call { Issue.record($0) }) { scope in
  scope.simulator.show(scope.watch(CartViewController()))
  try await scope.simulator.find(.text("Bread"), within: .seconds(1))
}
#sourceLocation()
}

#sourceLocation(file: "TestingAListScreen.md", line: 285)
@MainActor @Test(arguments: SystemProfile.supported)
func survives(_ profile: SystemProfile) throws {
  let simulator = Simulator(profile: profile)
  let cart = CartSource(["Bread", "Milk"])
  try simulator.run {
    let table = UITableView(frame: .zero, style: .plain)
    table.dataSource = cart
    simulator.show(table)
    try simulator.swipeToDelete(at: IndexPath(row: 0, section: 0), in: table)
  }
  try simulator.settle()
  #expect(cart.items == ["Milk"])
}
#sourceLocation()
