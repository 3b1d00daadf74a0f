import HeadlessKit
import ListCore
import Testing

/// Data sources that alone may announce changes. (behaviour 6.16)
@MainActor
@Suite struct ExclusiveListUpdaterTests {
  /// A data source of books that alone may announce changes to its table.
  private final class OwningShelf: NSObject, TableViewDataSource, ExclusiveListUpdater {
    let simulator = Simulator()
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    var books: [String]
    var isUpdatingList = false
    var movesByItself = true

    init(_ books: String...) {
      self.books = books
      super.init()
      table.register(TableViewCell.self, forCellReuseIdentifier: "book")
      table.dataSource = self
      simulator.show(table, frame: table.frame)
    }

    var texts: [String?] { table.visibleCells.map { $0.textLabel?.text } }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      books.count
    }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
      cell.textLabel?.text = books[indexPath.row]
      return cell
    }
    func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(
      _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      guard movesByItself else { return }
      isUpdatingList = true
      tableView.performBatchUpdates { [self] in
        books.insert(books.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
        tableView.moveRow(at: sourceIndexPath, to: destinationIndexPath)
      }
      isUpdatingList = false
    }
  }

  @Test("an exclusive updater announces changes; other callers crash")
  func announcing() {
    let shelf = OwningShelf("a", "b")
    shelf.isUpdatingList = true
    shelf.books.removeLast()
    #expect(captureCrash { shelf.table.deleteRows(at: [[0, 1]], with: .none) } == nil)
    shelf.isUpdatingList = false
    #expect(
      captureCrash { shelf.table.deleteRows(at: [[0, 0]], with: .none) }?.facts
        == .snapshot(.mutatedDirectly(.table)))
  }

  @Test("without the exclusive data source other callers may announce changes")
  func replacement() throws {
    let owner = OwningShelf("a")
    let open = Shelf([["b", "c"]])
    owner.table.dataSource = open
    try owner.simulator.settle()
    open.sections[0].removeLast()
    #expect(captureCrash { owner.table.deleteRows(at: [[0, 1]], with: .none) } == nil)
    owner.table.dataSource = owner
    #expect(
      captureCrash { owner.table.reloadSections([0], with: .none) }?.facts
        == .snapshot(.mutatedDirectly(.table)))
  }

  @Test("a dragged row is moved once, by the data source's own update")
  func dragging() throws {
    let shelf = OwningShelf("a", "b", "c")
    shelf.table.setEditing(true, animated: false)
    let cell = shelf.table.cellForRow(at: [0, 0])
    #expect(try shelf.simulator.drag(from: [0, 0], to: [0, 2], in: shelf.table))
    try shelf.simulator.settle()
    #expect(shelf.table.cellForRow(at: [0, 2]) === cell)
    #expect(shelf.texts == ["b", "c", "a"])
    shelf.movesByItself = false
    #expect(try shelf.simulator.drag(from: [0, 0], to: [0, 1], in: shelf.table))
    #expect(shelf.texts == ["b", "c", "a"])
  }
}
