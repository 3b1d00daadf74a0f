import DiffableKit
import Foundation

/// A table screen with a plain data source: it has counts, cells and titles, edits and moves rows,
/// and announces its changes to the table.
@MainActor
class TableScreen: NSObject, TableViewDataSource {
  let simulator = Simulator()
  let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 2000), style: .plain)
  var bookcase: Bookcase

  init(_ bookcase: Bookcase) {
    self.bookcase = bookcase
    super.init()
    table.register(TableViewCell.self, forCellReuseIdentifier: "book")
    table.dataSource = self
    simulator.show(table, frame: table.frame)
  }

  /// Shows another model.
  func show(_ bookcase: Bookcase) throws {
    simulator.run {
      self.bookcase = bookcase
      table.reloadData()
    }
    try simulator.settle()
  }

  /// Deletes a row that the model has deleted.
  func forget(_ path: IndexPath) {
    table.deleteRows(at: [path], with: .automatic)
  }

  func numberOfSections(in tableView: TableView) -> Int { bookcase.shelves.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    bookcase.shelves[section].books.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
    cell.textLabel?.text = bookcase[indexPath]
    return cell
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    "Shelf \(bookcase.shelves[section].name)"
  }

  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    bookcase.shelves[section].name < "m" ? "End of \(bookcase.shelves[section].name)" : nil
  }

  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    bookcase[indexPath] != "Bible"
  }

  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    bookcase.shelves[indexPath.section].books.remove(at: indexPath.row)
    forget(indexPath)
  }

  func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    bookcase.moveBook(from: sourceIndexPath, to: destinationIndexPath)
  }

  func sectionIndexTitles(for tableView: TableView) -> [String]? {
    bookcase.shelves.map { String($0.name.prefix(1)) }
  }

  /// Everything that is visible, line by line.
  var sight: [String] {
    simulator.run { table.layoutIfNeeded() }
    return (0..<table.numberOfSections).flatMap { section in
      let header = table.headerView(forSection: section)?.textLabel?.text
      let footer = table.footerView(forSection: section)?.textLabel?.text
      let rows = (0..<table.numberOfRows(inSection: section)).map { row in
        let cell = table.cellForRow(at: IndexPath(row: row, section: section))
        let controls = [
          cell?.editingStyle == .delete ? "-" : "", cell?.showsReorderControl == true ? "=" : "",
        ]
        return "\(cell?.textLabel?.text ?? "?")\(controls.joined())"
      }
      return [header ?? "no header"] + rows + [footer ?? "no footer"]
    }
  }
}

/// The same screen, migrated: one more property, and the announcements replaced by snapshots.
@MainActor
final class MigratedTableScreen: TableScreen {
  private(set) lazy var source = TableViewDiffableSourceReference(
    tableView: table, migrating: self)

  override init(_ bookcase: Bookcase) {
    super.init(bookcase)
    source.applySnapshot(bookcase.snapshot, animatingDifferences: false)
  }

  override func show(_ bookcase: Bookcase) throws {
    simulator.run {
      self.bookcase = bookcase
      source.applySnapshot(bookcase.snapshot, animatingDifferences: true)
    }
    try simulator.settle()
  }

  override func forget(_ path: IndexPath) {
    source.applySnapshot(bookcase.snapshot, animatingDifferences: true)
  }
}
