// Made from the blocks of Docs/HeadlessKit.docc/Articles/GettingStarted.md. Change them there, and then:
//     HEADLESSKIT_REGENERATE=1 swift test --filter CodeBlockTests
// swift-format-ignore-file
import HeadlessKit
import Testing

#sourceLocation(file: "GettingStarted.md", line: 106)
// import HeadlessKit
// import Testing

final class Groceries: NSObject, TableViewDataSource {
  var items = ["Bread", "Milk", "Tea"]

  func tableView(_: TableView, numberOfRowsInSection: Int) -> Int { items.count }

  func tableView(_: TableView, cellForRowAt path: IndexPath) -> TableViewCell {
    let cell = TableViewCell()
    cell.textLabel?.text = items[path.row]
    return cell
  }
}

@MainActor @Test func milkGoes() throws {
  let (simulator, groceries, table) = (Simulator(), Groceries(), TableView())
  table.dataSource = groceries
  simulator.show(table)

  table.performBatchUpdates {
    groceries.items.remove(at: 1)
    table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
  }
  try simulator.settle()  // 0.3 seconds on the simulator's clock, none on yours

  #expect(table.visibleCells.map { $0.textLabel?.text } == ["Bread", "Tea"])
}
#sourceLocation()

@MainActor @Test func gettingStarted_block3() throws {
let printed = Printed("Docs/HeadlessKit.docc/Articles/GettingStarted.md")
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  printed.add(items, separator, terminator)
}
#sourceLocation(file: "GettingStarted.md", line: 142)
let (simulator, groceries, table) = (Simulator(), Groceries(), TableView())
table.dataSource = groceries
simulator.show(table)

let crash = captureCrash {
  table.performBatchUpdates { groceries.items.remove(at: 1) }
}
print(crash?.explanation ?? "no crash")
#sourceLocation()
try printed.expect(block: 3, fence: 141, #"""
What the view saw
  sections: 1 before, 0 inserted, 0 deleted, 1 expected, 1 answered
  section  before  inserted  deleted  expected  answered
  0             3         0        0         3         2  <- does not add up
  calls:
    none

Why
  1. A call is missing: section 0 went from 3 to 2 rows, but no call announced it.

Smallest repair
  Add deleteRows(at: [0 - 2]).
    tableView.performBatchUpdates {
      tableView.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
    }
"""#)
}
