import Foundation
import HeadlessKit
import ListTesting

/// A table view with a data source: the screen changes its array, and then announces each change.
@MainActor
final class BooksByHand: NSObject, ModelScreen, TableViewDataSource {
  let list = TableView(frame: .zero, style: .plain)
  private var books: [Book]

  init(_ books: [Book]) {
    self.books = books
    super.init()
    list.register(TableViewCell.self, forCellReuseIdentifier: "book")
    list.dataSource = self
  }

  // snippet.books-by-hand
  func tableView(_: TableView, numberOfRowsInSection section: Int) -> Int { books.count }

  func update(to books: [Book]) {
    self.books = books
    list.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }
  // snippet.end

  func tableView(_ table: TableView, cellForRowAt path: IndexPath) -> TableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "book", for: path)
    cell.textLabel?.text = books[path.row].title
    return cell
  }
}
