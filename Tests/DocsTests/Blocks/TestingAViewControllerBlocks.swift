// Made from the blocks of Docs/HeadlessKit.docc/Articles/TestingAViewController.md. Change them there, and then:
//     HEADLESSKIT_REGENERATE=1 swift test --filter CodeBlockTests
// swift-format-ignore-file
import Testing
import UIKit

#sourceLocation(file: "TestingAViewController.md", line: 12)
// import UIKit

final class ShelfViewController: UITableViewController, UISearchResultsUpdating {
  private var books = ["Emma", "Dune", "Momo"]
  private var shown: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Shelf"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "book")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.add() })
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.searchBar.placeholder = "Search books"
    navigationItem.searchController = search
    refreshControl = UIRefreshControl()
    refreshControl?.addAction(
      UIAction { [weak self] _ in
        self?.books.append("Kim")
        self?.reload()
        self?.refreshControl?.endRefreshing()
      }, for: .valueChanged)
    reload()
  }

  private func reload() {
    let text = navigationItem.searchController?.searchBar.text ?? ""
    shown = books.filter { text.isEmpty || $0.contains(text) }
    tableView.reloadData()
  }

  private func add() {
    let alert = UIAlertController(title: "New book", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Title" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Add", style: .default) { [weak self, weak alert] _ in
        self?.books.append(alert?.textFields?.first?.text ?? "")
        self?.reload()
      })
    present(alert, animated: true)
  }

  func updateSearchResults(for searchController: UISearchController) { reload() }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
    cell.textLabel?.text = shown[indexPath.row]
    return cell
  }

  override func tableView(
    _ tableView: UITableView, commit style: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    books.removeAll { $0 == shown[indexPath.row] }
    shown.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let detail = UIViewController()
    detail.title = shown[indexPath.row]
    navigationController?.pushViewController(detail, animated: true)
  }
}
#sourceLocation()

@MainActor @Test func testingAViewController_block2() throws {
#sourceLocation(file: "TestingAViewController.md", line: 90)
let simulator = Simulator()
let shelf = ShelfViewController()
simulator.show(UINavigationController(rootViewController: shelf))

try simulator.tap(.text("Dune"))
try simulator.settle()
try simulator.find(.title("Dune"))
#sourceLocation()
}

@MainActor @Test func testingAViewController_block3() throws {
let printed = Printed("Docs/HeadlessKit.docc/Articles/TestingAViewController.md")
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  printed.add(items, separator, terminator)
}
let simulator = Simulator()
simulator.show(UINavigationController(rootViewController: ShelfViewController()))
#sourceLocation(file: "TestingAViewController.md", line: 110)
try simulator.tap(.button("Add"))
try simulator.settle()
try simulator.type("Kim", into: .field("Title"))
print(simulator.screenDrawing)
try simulator.tap(.button("Add"))  // the alert's: the bar's is behind it
try simulator.settle()
try simulator.find(.row("Kim"))
#sourceLocation()
try printed.expect(block: 3, fence: 109, #"""
┌──────────────────────────────────────────────┐
│ New book                                     │
│ |Kim|                                        │
│ [Cancel]                                     │
│ [Add]                                        │
└──────────────────────────────────────────────┘
"""#)
}

@MainActor @Test func testingAViewController_block4() throws {
let printed = Printed("Docs/HeadlessKit.docc/Articles/TestingAViewController.md")
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  printed.add(items, separator, terminator)
}
let simulator = Simulator()
simulator.show(UINavigationController(rootViewController: ShelfViewController()))
#sourceLocation(file: "TestingAViewController.md", line: 138)
do {
  try simulator.tap(.text("dune"))
} catch {
  print(error)
}
#sourceLocation()
try printed.expect(block: 4, fence: 137, #"""
main.swift:2: Simulator.tap: nothing on the screen matches .text("dune").
  - label "Dune" in row [0, 1] differs in capitals: .text("Dune")
Try .text("Dune").

┌──────────────────────────────────────────────┐
│           Shelf                        [Add] │
│ |‹Search books›|                             │
├──────────────────────────────────────────────┤
│ Emma                                         │
│ Dune                                         │
│ Momo                                         │
└──────────────────────────────────────────────┘
"""#)
}

@MainActor @Test func testingAViewController_block5() throws {
let printed = Printed("Docs/HeadlessKit.docc/Articles/TestingAViewController.md")
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  printed.add(items, separator, terminator)
}
let simulator = Simulator()
simulator.show(UINavigationController(rootViewController: ShelfViewController()))
#sourceLocation(file: "TestingAViewController.md", line: 169)
#expect(try simulator.findIfPresent(.text("Loading")) == nil)
#expect(simulator.findAll(.view(UITableViewCell.self)).count == 3)
#expect(try simulator.find(.field("Search books"), as: UISearchBar.self).text == "")
print(simulator.screenDrawing)
#sourceLocation()
try printed.expect(block: 5, fence: 168, #"""
┌──────────────────────────────────────────────┐
│           Shelf                        [Add] │
│ |‹Search books›|                             │
├──────────────────────────────────────────────┤
│ Emma                                         │
│ Dune                                         │
│ Momo                                         │
└──────────────────────────────────────────────┘
"""#)
}

@MainActor @Test func testingAViewController_block6() throws {
let simulator = Simulator()
let shelf = ShelfViewController()
let navigation = UINavigationController(rootViewController: shelf)
simulator.show(navigation)
#sourceLocation(file: "TestingAViewController.md", line: 223)
try simulator.type("m", into: .field("Search books"))  // and deleteBackward, clearText, pressReturn
#expect(simulator.findAll(.view(UITableViewCell.self)).count == 2)  // "Emma" and "Momo"
try simulator.clearText(in: .field("m"))
try simulator.tap(.button("Cancel"))

try simulator.pullToRefresh()
try simulator.swipeToDelete(.row("Emma"))
try simulator.settle()
#expect(try simulator.findIfPresent(.text("Emma")) == nil)

try simulator.scroll(to: .text("Kim"))
try simulator.tap(.row("Kim"))
try simulator.settle()
try simulator.tapBackButton(in: navigation)
try simulator.settle()
try simulator.find(.title("Shelf"))
#sourceLocation()
}
