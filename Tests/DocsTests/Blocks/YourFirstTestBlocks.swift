// Made from the blocks of Docs/HeadlessKit.docc/Articles/YourFirstTest.md. Change them there, and then:
//     HEADLESSKIT_REGENERATE=1 swift test --filter CodeBlockTests
// swift-format-ignore-file
import HeadlessKit
import Testing
import UIKit

#sourceLocation(file: "YourFirstTest.md", line: 18)
// import UIKit

public final class GroceriesViewController: UITableViewController {
  private var items = ["Bread", "Milk", "Tea"]

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Groceries"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "item")
  }

  public override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int {
    items.count
  }

  public override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
    cell.textLabel?.text = items[indexPath.row]
    return cell
  }

  public override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    items.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}
#sourceLocation()

#sourceLocation(file: "YourFirstTest.md", line: 92)
// import HeadlessKit
// import Testing
// import UIKit

@MainActor @Test func milkIsDeleted() throws {
  let simulator = Simulator()
  simulator.show(UINavigationController(rootViewController: GroceriesViewController()))
  try simulator.find(.title("Groceries"))

  try simulator.swipeToDelete(.row("Milk"))
  try simulator.settle()  // the animation ends: 0.3 seconds on its clock, none on yours

  #expect(simulator.findAll(.text("Milk")).isEmpty)
  #expect(simulator.findAll(.row).count == 2)
}
#sourceLocation()

@MainActor @Test func yourFirstTest_block4() throws {
let printed = Printed("Docs/HeadlessKit.docc/Articles/YourFirstTest.md")
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  printed.add(items, separator, terminator)
}
#sourceLocation(file: "YourFirstTest.md", line: 124)
let simulator = Simulator()
simulator.show(UINavigationController(rootViewController: GroceriesViewController()))
print(simulator.screenDrawing)
#sourceLocation()
#expect(simulator.screenDrawing.contains("Bread"))
try printed.expect(block: 4, fence: 123, #"""
┌──────────────────────────────────────────────┐
│ Groceries                                    │
├──────────────────────────────────────────────┤
│ Bread                                        │
│ Milk                                         │
│ Tea                                          │
└──────────────────────────────────────────────┘
"""#)
}

@MainActor @Test func yourFirstTest_block5() throws {
let simulator = Simulator()
simulator.show(UINavigationController(rootViewController: GroceriesViewController()))
#sourceLocation(file: "YourFirstTest.md", line: 148)
do {
  try simulator.tap(.row("Milc"))
} catch {
  print("\(error)")  // a label "Milk" is spelled differently: try .row("Milk")
}
#sourceLocation()
}
