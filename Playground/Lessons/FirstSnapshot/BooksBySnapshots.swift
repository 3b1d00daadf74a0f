import DiffableKit
import Foundation
import HeadlessKit
import ListTesting

/// A table view with a diffable data source: the screen changes its array, and applies a snapshot.
@MainActor
final class BooksBySnapshots: ModelScreen {
  let list = TableView(frame: .zero, style: .plain)
  private var books: [Book]
  private var source: TableViewDiffableSource<String, Int>?

  init(_ books: [Book]) {
    self.books = books
    list.register(TableViewCell.self, forCellReuseIdentifier: "book")
    // snippet.books-provider
    source = TableViewDiffableSource(tableView: list) { [weak self] table, path, id in
      let cell = table.dequeueReusableCell(withIdentifier: "book", for: path)
      cell.textLabel?.text = self?.books.first { $0.id == id }?.title
      return cell
    }
    // snippet.end
    update(to: books)
  }

  // snippet.books-apply
  func update(to books: [Book]) { update(to: books, changed: []) }

  func update(to books: [Book], changed: [Int]) {
    self.books = books
    var snapshot = DiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["books"])
    snapshot.appendItems(books.map(\.id))
    snapshot.reconfigureItems(changed)
    source?.apply(snapshot)
  }
  // snippet.end
}
