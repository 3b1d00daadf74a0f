import DiffableKit
import Foundation
import HeadlessKit
import ListTesting

/// A shelf with snapshots: the screen applies snapshots.
@MainActor
final class ShelfSnapshots: ModelScreen {
  let list = TableView(frame: .zero, style: .plain)
  let source: Source

  /// A source with titles, which need a subclass because they are a data source method.
  final class Source: TableViewDiffableSource<String, String> {
    override func tableView(
      _: TableView, titleForHeaderInSection section: Int
    ) -> String? {
      sectionIdentifier(for: section).flatMap { $0.isEmpty ? nil : $0 }
    }
  }

  /// - Parameters:
  ///   - shelf: The books to show first.
  ///   - cell: The class of the cells.
  ///   - configure: Configures a cell that already shows the title.
  init(
    _ shelf: Shelf, cell: TableViewCell.Type = TableViewCell.self,
    configure: @escaping ShelfTable.Configure = { _, _ in }
  ) {
    list.register(cell, forCellReuseIdentifier: "book")
    source = Source(tableView: list) { table, path, title in
      let cell = table.dequeueReusableCell(withIdentifier: "book", for: path)
      cell.textLabel?.text = title
      configure(cell, title)
      return cell
    }
    update(to: shelf)
  }

  // snippet.shelf-apply uses shelf-boards
  func update(to shelf: Shelf) { source.apply(Self.snapshot(shelf)) }

  /// Returns a shelf as a snapshot, on any queue.
  nonisolated static func snapshot(
    _ shelf: Shelf
  ) -> DiffableDataSourceSnapshot<String, String> {
    var snapshot = DiffableDataSourceSnapshot<String, String>()
    for board in shelf.boards {
      snapshot.appendSections([board.name])
      snapshot.appendItems(board.books, toSection: board.name)
    }
    return snapshot
  }
  // snippet.end

  // snippet.shelf-edit
  /// Edits a copy of the current snapshot and applies it.
  func edit(_ edits: (inout DiffableDataSourceSnapshot<String, String>) -> Void) {
    var snapshot = source.snapshot()
    edits(&snapshot)
    source.apply(snapshot)
  }
  // snippet.end
}
