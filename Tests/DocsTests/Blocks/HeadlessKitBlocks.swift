// Made from the blocks of Docs/HeadlessKit.docc/HeadlessKit.md. Change them there, and then:
//     HEADLESSKIT_REGENERATE=1 swift test --filter CodeBlockTests
// swift-format-ignore-file
import HeadlessKit
import Testing

@MainActor @Test func headlessKit_block1() throws {
final class Shelf: NSObject, TableViewDataSource {
  var books = ["Emma", "Dune", "Momo"]
  func tableView(_: TableView, numberOfRowsInSection: Int) -> Int { books.count }
  func tableView(_: TableView, cellForRowAt path: IndexPath) -> TableViewCell { TableViewCell() }
}
let shelf = Shelf()
#sourceLocation(file: "HeadlessKit.md", line: 48)
// import HeadlessKit

let simulator = Simulator()
let table = TableView(frame: .zero, style: .plain)
table.dataSource = shelf
simulator.show(table)

let report = captureCrash {
  table.performBatchUpdates { shelf.books.removeLast() }  // without telling the table
}
#sourceLocation()
#expect(report?.reason.hasPrefix("Invalid batch updates detected") == true)
}
