// swift-format-ignore-file

/// Correct controllers of shapes that other cases lack: undo, drops, date pickers, dictionaries.
enum UnusualRightControllers {
  static let all: [Controller] = [
    Controller(
      "deletes with undo",
      #"""
      final class StepsController: UITableViewController {
        private var steps: [Step] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { steps.count }
        private func insert(_ step: Step, at index: Int) {
          steps.insert(step, at: index)
          tableView.insertRows(at: [IndexPath(row: index, section: 0)], with: .automatic)
          undoManager?.registerUndo(withTarget: self) { $0.remove(at: index) }
        }
        private func remove(at index: Int) {
          let step = steps.remove(at: index)
          tableView.deleteRows(at: [IndexPath(row: index, section: 0)], with: .automatic)
          undoManager?.registerUndo(withTarget: self) { $0.insert(step, at: index) }
        }
      }
      """#),
    Controller(
      "deletes from a dictionary of arrays with sorted keys",
      #"""
      final class GlossaryController: UITableViewController {
        private var terms: [String: [Term]] = [:]
        private var letters: [String] { terms.keys.sorted() }
        override func numberOfSections(in tableView: UITableView) -> Int { letters.count }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          terms[letters[section]]?.count ?? 0
        }
        override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
          let letter = letters[indexPath.section]
          terms[letter]?.remove(at: indexPath.row)
          if terms[letter]?.isEmpty == true {
            terms[letter] = nil
            tableView.deleteSections(IndexSet(integer: indexPath.section), with: .fade)
          } else {
            tableView.deleteRows(at: [indexPath], with: .fade)
          }
        }
      }
      """#),
    Controller(
      "appends a page and inserts its index paths",
      #"""
      final class SearchResultsController: UITableViewController {
        private var hits: [Hit] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { hits.count }
        private func loadMore() {
          client.page(after: hits.last?.id) { [weak self] page in
            DispatchQueue.main.async {
              guard let self else { return }
              let start = self.hits.count
              self.hits += page
              let paths = (start..<self.hits.count).map { IndexPath(row: $0, section: 0) }
              self.tableView.insertRows(at: paths, with: .none)
            }
          }
        }
      }
      """#),
    Controller(
      "inserts at the top and keeps the offset",
      #"""
      final class ChatController: UIViewController, UITableViewDataSource {
        @IBOutlet private var tableView: UITableView!
        private var messages: [Message] = []
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }
        func prepend(_ older: [Message]) {
          let height = tableView.contentSize.height
          UIView.performWithoutAnimation {
            tableView.performBatchUpdates {
              messages.insert(contentsOf: older, at: 0)
              tableView.insertRows(at: older.indices.map { IndexPath(row: $0, section: 0) }, with: .none)
            }
            tableView.contentOffset.y += tableView.contentSize.height - height
          }
        }
      }
      """#),
    Controller(
      "opens and closes a section row by row",
      #"""
      struct Chapter { var isOpen = false; var pages: [Page] }
      final class ChaptersController: UITableViewController {
        private var chapters: [Chapter] = []
        override func numberOfSections(in tableView: UITableView) -> Int { chapters.count }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          chapters[section].isOpen ? chapters[section].pages.count : 0
        }
        func toggle(_ section: Int) {
          let paths = chapters[section].pages.indices.map { IndexPath(row: $0, section: section) }
          chapters[section].isOpen.toggle()
          if chapters[section].isOpen {
            tableView.insertRows(at: paths, with: .top)
          } else {
            tableView.deleteRows(at: paths, with: .top)
          }
        }
      }
      """#),
    Controller(
      "moves a task between two arrays",
      #"""
      final class TasksController: UITableViewController {
        private var open: [Todo] = []
        private var done: [Todo] = []
        override func numberOfSections(in tableView: UITableView) -> Int { 2 }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          section == 0 ? open.count : done.count
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          guard indexPath.section == 0 else { return }
          let task = open.remove(at: indexPath.row)
          done.insert(task, at: 0)
          tableView.moveRow(at: indexPath, to: IndexPath(row: 0, section: 1))
        }
      }
      """#),
    Controller(
      "scrolls to the new item in the completion",
      #"""
      final class AlbumController: UICollectionViewController {
        private var photos: [Photo] = []
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { photos.count }
        func add(_ photo: Photo) {
          let path = IndexPath(item: photos.count, section: 0)
          collectionView.performBatchUpdates({
            photos.append(photo)
            collectionView.insertItems(at: [path])
          }, completion: { finished in
            guard finished else { return }
            self.collectionView.scrollToItem(at: path, at: .bottom, animated: true)
          })
        }
      }
      """#),
    Controller(
      "reloads the rows of a selection",
      #"""
      final class TagsController: UITableViewController {
        private var tags: [Tag] = []
        private var chosen: Set<Tag.ID> = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { tags.count }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          let id = tags[indexPath.row].id
          if chosen.contains(id) { chosen.remove(id) } else { chosen.insert(id) }
          tableView.reloadRows(at: [indexPath], with: .none)
        }
      }
      """#),
    Controller(
      "deletes the selected rows from the back",
      #"""
      final class FilesController: UITableViewController {
        private var files: [File] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { files.count }
        @IBAction func deleteSelected(_ sender: Any) {
          guard let paths = tableView.indexPathsForSelectedRows else { return }
          for path in paths.sorted(by: >) { files.remove(at: path.row) }
          tableView.deleteRows(at: paths, with: .automatic)
        }
        @IBAction func deleteByOffsets(_ sender: Any) {
          guard let paths = tableView.indexPathsForSelectedRows else { return }
          let rows = IndexSet(paths.map(\.row))
          files = files.enumerated().filter { !rows.contains($0.offset) }.map(\.element)
          tableView.deleteRows(at: paths, with: .automatic)
        }
      }
      """#),
    Controller(
      "ends the updates in a defer",
      #"""
      final class CartController: UITableViewController {
        private var lines: [Line] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { lines.count }
        func replaceFirst(with line: Line) {
          tableView.beginUpdates()
          defer { tableView.endUpdates() }
          guard !lines.isEmpty else {
            lines.append(line)
            tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
            return
          }
          lines[0] = line
          tableView.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
        }
      }
      """#),
    Controller(
      "inserts when the store tells that it did",
      #"""
      final class NoteStore {
        private(set) var notes: [Note] = []
        var onInsert: ((Int) -> Void)?
        var onRemove: ((Int) -> Void)?
        func add(_ note: Note) { notes.append(note); onInsert?(notes.count - 1) }
        func remove(at index: Int) { notes.remove(at: index); onRemove?(index) }
      }
      final class NotesController: UITableViewController {
        private let store = NoteStore()
        override func viewDidLoad() {
          super.viewDidLoad()
          store.onInsert = { [weak self] in self?.tableView.insertRows(at: [IndexPath(row: $0, section: 0)], with: .automatic) }
          store.onRemove = { [weak self] index in
            self?.tableView.deleteRows(at: [IndexPath(row: index, section: 0)], with: .automatic)
          }
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { store.notes.count }
        override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
          store.remove(at: indexPath.row)
        }
      }
      """#),
    Controller(
      "moves rows in a subclass of a diffable data source",
      #"""
      final class OrderSource: UITableViewDiffableDataSource<Int, Song.ID> {
        override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
        override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to target: IndexPath) {
          guard let moved = itemIdentifier(for: source), source != target else { return }
          var snapshot = self.snapshot()
          if let other = itemIdentifier(for: target) {
            if source.row < target.row { snapshot.moveItem(moved, afterItem: other) } else { snapshot.moveItem(moved, beforeItem: other) }
          }
          apply(snapshot, animatingDifferences: false)
        }
      }
      """#),
    Controller(
      "applies a collection difference by hand",
      #"""
      final class StocksController: UICollectionViewController {
        private var stocks: [Stock] = []
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { stocks.count }
        func show(_ new: [Stock]) {
          let difference = new.difference(from: stocks)
          collectionView.performBatchUpdates {
            stocks = new
            for change in difference {
              switch change {
              case .remove(let offset, _, _): collectionView.deleteItems(at: [IndexPath(item: offset, section: 0)])
              case .insert(let offset, _, _): collectionView.insertItems(at: [IndexPath(item: offset, section: 0)])
              }
            }
          }
        }
      }
      """#),
    Controller(
      "counts a placeholder and reloads the section at the end",
      #"""
      final class InboxController: UITableViewController {
        private var mails: [Mail] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { mails.isEmpty ? 1 : mails.count }
        override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
          mails.remove(at: indexPath.row)
          if mails.isEmpty {
            tableView.reloadSections(IndexSet(integer: 0), with: .automatic)
          } else {
            tableView.deleteRows(at: [indexPath], with: .automatic)
          }
        }
      }
      """#),
    Controller(
      "shows a section for more only while there is more",
      #"""
      final class FeedController: UITableViewController {
        private var posts: [Post] = []
        private var hasMore = true
        override func numberOfSections(in tableView: UITableView) -> Int { hasMore ? 2 : 1 }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section == 0 ? posts.count : 1 }
        func append(_ page: Page) {
          tableView.performBatchUpdates {
            let first = posts.count
            posts.append(contentsOf: page.posts)
            tableView.insertRows(at: page.posts.indices.map { IndexPath(row: first + $0, section: 0) }, with: .fade)
            if hasMore, page.isLast {
              hasMore = false
              tableView.deleteSections(IndexSet(integer: 1), with: .fade)
            }
          }
        }
      }
      """#),
    Controller(
      "shows a date picker below the tapped row",
      #"""
      final class EventController: UITableViewController {
        private var pickerRow: Int?
        private let fields = ["Start", "End"]
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          fields.count + (pickerRow == nil ? 0 : 1)
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          tableView.beginUpdates()
          if let row = pickerRow {
            pickerRow = nil
            tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .fade)
          } else {
            pickerRow = indexPath.row + 1
            tableView.insertRows(at: [IndexPath(row: indexPath.row + 1, section: 0)], with: .fade)
          }
          tableView.endUpdates()
        }
      }
      """#),
    Controller(
      "filters by a computed property",
      #"""
      final class CitiesController: UITableViewController, UISearchResultsUpdating {
        private var all: [City] = []
        private var query = "" { didSet { tableView.reloadData() } }
        private var visible: [City] { query.isEmpty ? all : all.filter { $0.name.contains(query) } }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { visible.count }
        func updateSearchResults(for searchController: UISearchController) { query = searchController.searchBar.text ?? "" }
        override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
          let city = visible[indexPath.row]
          all.removeAll { $0.id == city.id }
          tableView.deleteRows(at: [indexPath], with: .automatic)
        }
      }
      """#),
    Controller(
      "moves by drop",
      #"""
      final class TilesController: UICollectionViewController, UICollectionViewDropDelegate {
        private var tiles: [Tile] = []
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { tiles.count }
        func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator) {
          let target = coordinator.destinationIndexPath ?? IndexPath(item: max(tiles.count - 1, 0), section: 0)
          for item in coordinator.items {
            guard let source = item.sourceIndexPath else { continue }
            collectionView.performBatchUpdates {
              let tile = tiles.remove(at: source.item)
              tiles.insert(tile, at: target.item)
              collectionView.deleteItems(at: [source])
              collectionView.insertItems(at: [target])
            }
            coordinator.drop(item.dragItem, toItemAt: target)
          }
        }
      }
      """#),
    Controller(
      "loads with async and reloads",
      #"""
      @MainActor final class WeatherController: UITableViewController {
        private var days: [Day] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { days.count }
        override func viewDidLoad() {
          super.viewDidLoad()
          Task {
            for await forecast in service.forecasts() {
              days = forecast.days
              tableView.reloadData()
              if !days.isEmpty { tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false) }
            }
          }
        }
      }
      """#),
    Controller(
      "sections from an enumeration",
      #"""
      final class SettingsController: UITableViewController {
        enum Section: Int, CaseIterable { case account, devices }
        private var devices: [Device] = []
        override func numberOfSections(in tableView: UITableView) -> Int { Section.allCases.count }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          switch Section(rawValue: section)! {
          case .account: 3
          case .devices: devices.count
          }
        }
        func forget(_ device: Device) {
          guard let index = devices.firstIndex(where: { $0.id == device.id }) else { return }
          devices.remove(at: index)
          tableView.deleteRows(at: [IndexPath(row: index, section: Section.devices.rawValue)], with: .left)
        }
      }
      """#),
    Controller(
      "a local function changes model and list",
      #"""
      final class LapsController: UITableViewController {
        private var laps: [Lap] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { laps.count }
        func record(_ times: [Lap]) {
          func add(_ lap: Lap) {
            laps.insert(lap, at: 0)
            tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .top)
          }
          for lap in times { add(lap) }
        }
      }
      """#),
    Controller(
      "a view model changes and reports its change",
      #"""
      struct Change { var inserted: [IndexPath] = []; var deleted: [IndexPath] = [] }
      final class BasketModel {
        private var goods: [Good] = []
        var count: Int { goods.count }
        func merge(_ new: [Good]) -> Change {
          let old = goods
          goods = new
          return Change(
            inserted: new.indices.filter { !old.contains(new[$0]) }.map { IndexPath(item: $0, section: 0) },
            deleted: old.indices.filter { !new.contains(old[$0]) }.map { IndexPath(item: $0, section: 0) })
        }
      }
      final class BasketController: UICollectionViewController {
        let model = BasketModel()
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { model.count }
        func show(_ goods: [Good]) {
          collectionView.performBatchUpdates {
            let change = model.merge(goods)
            collectionView.deleteItems(at: change.deleted)
            collectionView.insertItems(at: change.inserted)
          }
        }
      }
      """#),
    Controller(
      "compares by a computed identifier",
      #"""
      final class RowModel: Identifiable {
        var id: String { filename }
        let filename: String
        init(filename: String) { self.filename = filename }
      }
      extension RowModel: Hashable {
        func hash(into hasher: inout Hasher) { hasher.combine(filename) }
        static func == (lhs: RowModel, rhs: RowModel) -> Bool { lhs.id == rhs.id }
      }
      """#),
    Controller(
      "looks the index path up in a method that a cell's closure calls",
      #"""
      final class FavoritesController: UICollectionViewController {
        private var favorites: [Favorite] = []
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { favorites.count }
        override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
          let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "favorite", for: indexPath)
          (cell as? FavoriteCell)?.onRemove = { [weak self] in self?.remove(cell, collectionView) }
          return cell
        }
        private func remove(_ cell: UICollectionViewCell, _ collectionView: UICollectionView) {
          guard let indexPath = collectionView.indexPath(for: cell) else { return }
          favorites.remove(at: indexPath.item)
          collectionView.performBatchUpdates {
            collectionView.deleteItems(at: [indexPath])
          }
        }
      }
      """#),
    Controller(
      "passes a closure to a function of its own",
      #"""
      extension DispatchQueue {
        func async(after delay: Double = 0, _ work: @escaping () -> Void) { enqueue(work) }
        private func enqueue(_ work: @escaping () -> Void) { asyncAfter(deadline: .now(), execute: work) }
      }
      final class ShelfController: UITableViewController {
        private var names: [String] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
        override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to target: IndexPath) {
          names.insert(names.remove(at: source.row), at: target.row)
          if target.row > 2 {
            DispatchQueue.main.async {
              tableView.moveRow(at: IndexPath(row: 2, section: 0), to: IndexPath(row: 0, section: 0))
            }
          }
        }
      }
      """#),
  ]
}
