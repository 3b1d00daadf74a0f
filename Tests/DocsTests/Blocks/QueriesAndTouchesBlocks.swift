// Made from the blocks of Docs/HeadlessKit.docc/Articles/QueriesAndTouches.md. Change them there, and then:
//     HEADLESSKIT_REGENERATE=1 swift test --filter CodeBlockTests
// swift-format-ignore-file
import HeadlessKit
import Testing
import UIKit

@MainActor @Test func queriesAndTouches_block1() throws {
// import HeadlessKit
// import UIKit
final class ShelfViewController: UITableViewController {
  let books = [("Emma", "Jane Austen"), ("Dune", "Frank Herbert")]
  override func tableView(_: UITableView, numberOfRowsInSection: Int) -> Int { books.count }
  override func tableView(
    _ table: UITableView, cellForRowAt path: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = books[path.row].0
    cell.detailTextLabel?.text = books[path.row].1
    return cell
  }
}
let simulator = Simulator()
simulator.show(ShelfViewController())
#sourceLocation(file: "QueriesAndTouches.md", line: 107)
let rows = simulator.findAll(.view(UITableViewCell.self))
#expect(rows.map { $0.texts.first } == ["Emma", "Dune"])
#expect(try simulator.find(.row(at: [0, 1])).texts == ["Dune", "Frank Herbert"])
#sourceLocation()
}
