import DiffableKit
import Foundation
import HeadlessKit
import ListTesting

/// A table of books that announces its changes manually.
@MainActor
final class TableByHand: NSObject, ModelScreen, TableViewDataSource {
  /// A mistake of the screen.
  enum Mistake {
    /// A shelf whose length stays the same is treated as unchanged.
    case equalCountsMeanNothing
    /// The last book to leave a shelf is not announced.
    case emptiedShelfForgotten
  }

  let list = TableView()
  private var shelves: Shelves
  private let mistake: Mistake?

  init(_ shelves: Shelves, _ mistake: Mistake? = nil) {
    self.shelves = shelves
    self.mistake = mistake
    super.init()
    list.register(TableViewCell.self, forCellReuseIdentifier: "book")
    list.rowHeight = 44
    list.dataSource = self
  }

  func update(to model: Shelves) {
    let steps = ShelfEdit.edits(from: shelves, to: model).filter { !isForgotten($0, model) }
    list.performBatchUpdates { [self] in
      shelves = model
      for step in steps {
        list.deleteRows(at: step.deleted, with: .fade)
        list.insertRows(at: step.inserted, with: .fade)
      }
    }
  }

  private func isForgotten(_ edit: ShelfEdit, _ model: Shelves) -> Bool {
    switch mistake {
    case nil: false
    case .equalCountsMeanNothing: edit.deleted.count == edit.inserted.count
    case .emptiedShelfForgotten: model[edit.shelf].isEmpty
    }
  }

  func numberOfSections(in tableView: TableView) -> Int { shelves.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    shelves[section].count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
    cell.textLabel?.text = shelves[indexPath.section][indexPath.row]
    return cell
  }
}

/// The same table with snapshots.
@MainActor
final class TableBySnapshots: ModelScreen {
  let list = TableView()
  private let source: TableViewDiffableSource<Int, String>

  init(_ shelves: Shelves) {
    list.register(TableViewCell.self, forCellReuseIdentifier: "book")
    list.rowHeight = 44
    source = TableViewDiffableSource(tableView: list) { table, path, book in
      let cell = table.dequeueReusableCell(withIdentifier: "book", for: path)
      cell.textLabel?.text = book
      return cell
    }
    source.apply(shelves.snapshot, animatingDifferences: false)
  }

  func update(to model: Shelves) { source.apply(model.snapshot) }
}

extension Shelves {
  /// The shelves as a snapshot.
  var snapshot: DiffableDataSourceSnapshot<Int, String> {
    var snapshot = DiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections(indices.map { $0 })
    for shelf in indices { snapshot.appendItems(self[shelf], toSection: shelf) }
    return snapshot
  }
}

/// The changes of one shelf, as the index paths of a batch.
struct ShelfEdit {
  let shelf: Int
  /// The index paths before the batch.
  let deleted: [IndexPath]
  /// The index paths after the batch.
  let inserted: [IndexPath]

  /// Returns the shelves that change, each with a simple difference.
  static func edits(from old: Shelves, to new: Shelves) -> [ShelfEdit] {
    zip(old, new).enumerated().compactMap { shelf, books in
      let changes = books.1.difference(from: books.0)
      guard !changes.isEmpty else { return nil }
      return ShelfEdit(
        shelf: shelf, deleted: paths(changes.removals, shelf),
        inserted: paths(changes.insertions, shelf))
    }
  }

  private static func paths(
    _ changes: [CollectionDifference<String>.Change], _ shelf: Int
  ) -> [IndexPath] {
    changes.map { change in
      switch change {
      case .insert(let offset, _, _), .remove(let offset, _, _):
        IndexPath(row: offset, section: shelf)
      }
    }
  }
}
