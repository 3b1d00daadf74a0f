import DiffableKit
import HeadlessKit
import ListTesting

/// Chores with a data source: each change of the store is a call to the table.
@MainActor
final class ChoreTable: NSObject, ModelScreen, TableViewDataSource {
  /// The calls for an object that has moved.
  enum Moving {
    /// Moves its row, and reloads it since its content may have changed.
    case moveAndReload
    /// Deletes its row in the old place, and inserts one in the new place.
    case deleteAndInsert
  }

  private let store: ChoreStore
  private let moving: Moving
  let list = TableView(frame: .zero, style: .plain)

  init(_ chores: [Chore], _ moving: Moving) {
    store = ChoreStore(chores)
    self.moving = moving
    super.init()
    list.register(TableViewCell.self, forCellReuseIdentifier: "chore")
    list.dataSource = self
    store.didChange = { [weak self] in self?.follow($0) }
  }

  func update(to chores: [Chore]) { store.save(chores) }

  // snippet.chores-follow
  private func follow(_ changes: [ChoreStore.Change]) {
    list.beginUpdates()
    for change in changes { follow(change) }
    list.endUpdates()
  }
  // snippet.end

  private func follow(_ change: ChoreStore.Change) {
    switch change {
    case .insert(let row): list.insertRows(at: [path(row)], with: .automatic)
    case .delete(let row): list.deleteRows(at: [path(row)], with: .automatic)
    case .update(let row): list.reloadRows(at: [path(row)], with: .automatic)
    case .move(let from, let to):
      switch moving {
      case .moveAndReload:
        // snippet.chores-move uses chores-path chores-follow chores-changes chores-save
        list.moveRow(at: path(from), to: path(to))
        list.reloadRows(at: [path(from)], with: .automatic)
      // snippet.end
      case .deleteAndInsert:
        // snippet.chores-delete uses chores-path chores-follow chores-changes chores-save
        list.deleteRows(at: [path(from)], with: .automatic)
        list.insertRows(at: [path(to)], with: .automatic)
      // snippet.end
      }
    }
  }

  // snippet.chores-path
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }
  // snippet.end

  func tableView(_: TableView, numberOfRowsInSection _: Int) -> Int { store.chores.count }

  func tableView(_ table: TableView, cellForRowAt path: IndexPath) -> TableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "chore", for: path)
    cell.textLabel?.text = store.chores[path.row].title
    return cell
  }
}

/// Chores with snapshots: the snapshot has the store's numbers, and updates become marks.
@MainActor
final class ChoreSnapshots: ModelScreen {
  private let store: ChoreStore
  let list = TableView(frame: .zero, style: .plain)
  private let source: TableViewDiffableSource<Int, Chore.ID>

  init(_ chores: [Chore]) {
    let store = ChoreStore(chores)
    self.store = store
    list.register(TableViewCell.self, forCellReuseIdentifier: "chore")
    source = TableViewDiffableSource(tableView: list) { table, path, id in
      let cell = table.dequeueReusableCell(withIdentifier: "chore", for: path)
      cell.textLabel?.text = store.chores.first { $0.id == id }?.title
      return cell
    }
    apply(changed: [])
  }

  // snippet.chores-update
  func update(to chores: [Chore]) {
    let before = Dictionary(uniqueKeysWithValues: store.chores.map { ($0.id, $0) })
    store.save(chores)
    apply(changed: store.chores.filter { before[$0.id] != nil && before[$0.id] != $0 }.map(\.id))
  }
  // snippet.end

  // snippet.chores-new uses chores-update
  private func apply(changed: [Chore.ID]) {
    var snapshot = DiffableDataSourceSnapshot<Int, Chore.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(store.chores.map(\.id))
    snapshot.reconfigureItems(changed)
    source.apply(snapshot)
  }
  // snippet.end
}
