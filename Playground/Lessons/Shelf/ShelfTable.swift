import Foundation
import HeadlessKit
import ListTesting

/// A shelf with a data source: the screen is the table's data source and announces its changes.
///
/// The subject of a lesson is passed in: how a cell is configured, and how changes are announced.
@MainActor
final class ShelfTable: NSObject, ModelScreen, TableViewDataSource {
  // snippet.shelf-configure
  /// The lesson's way to configure a cell that already shows a title.
  typealias Configure = @MainActor (TableViewCell, String) -> Void
  // snippet.end

  // snippet.shelf-follow
  /// The lesson's way to change the table from its `shelf` to another one.
  typealias Follow = @MainActor (ShelfTable, Shelf) -> Void
  // snippet.end

  var shelf: Shelf
  let list = TableView(frame: .zero, style: .plain)
  private let configure: Configure
  private let follow: Follow

  /// - Parameters:
  ///   - shelf: The books to show first.
  ///   - cell: The class of the cells.
  ///   - configure: Configures a cell that already shows the title.
  ///   - follow: Changes the table to another shelf; this screen's `shelf` is still the old one.
  init(
    _ shelf: Shelf, cell: TableViewCell.Type = TableViewCell.self,
    configure: @escaping Configure = { _, _ in },
    follow: @escaping Follow = { $0.reload($1) }
  ) {
    self.shelf = shelf
    self.configure = configure
    self.follow = follow
    super.init()
    list.register(cell, forCellReuseIdentifier: "book")
    list.dataSource = self
  }

  func update(to shelf: Shelf) { follow(self, shelf) }

  /// Reloads everything.
  // snippet.shelf-reload
  func reload(_ shelf: Shelf) {
    self.shelf = shelf
    list.reloadData()
  }
  // snippet.end

  func numberOfSections(in _: TableView) -> Int { shelf.boards.count }

  func tableView(_: TableView, numberOfRowsInSection section: Int) -> Int {
    shelf.boards[section].books.count
  }

  func tableView(_: TableView, titleForHeaderInSection section: Int) -> String? {
    let name = shelf.boards[section].name
    return name.isEmpty ? nil : name
  }

  func tableView(_ table: TableView, cellForRowAt path: IndexPath) -> TableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "book", for: path)
    let title = shelf.boards[path.section].books[path.row]
    cell.textLabel?.text = title
    configure(cell, title)
    return cell
  }
}
