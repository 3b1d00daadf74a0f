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
