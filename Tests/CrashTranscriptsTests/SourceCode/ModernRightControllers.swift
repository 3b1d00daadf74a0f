// swift-format-ignore-file

/// Correct controllers with custom layouts, section controllers, coordinators, actors and observed
/// properties.
enum ModernRightControllers {
  static let all: [Controller] = [
    Controller(
      "lays items out and empties its cache",
      #"""
      final class MosaicLayout: UICollectionViewLayout {
        private var cache: [IndexPath: UICollectionViewLayoutAttributes] = [:]
        override func prepare() {
          super.prepare()
          cache.removeAll()
          guard let collectionView else { return }
          for section in 0..<collectionView.numberOfSections {
            for item in 0..<collectionView.numberOfItems(inSection: section) {
              let path = IndexPath(item: item, section: section)
              cache[path] = UICollectionViewLayoutAttributes(forCellWith: path)
            }
          }
        }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { cache[indexPath] }
      }
      final class MosaicController: UICollectionViewController {
        private var tiles: [Tile] = []
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { tiles.count }
        func add(_ tile: Tile) {
          collectionView.performBatchUpdates {
            tiles.append(tile)
            collectionView.insertItems(at: [IndexPath(item: tiles.count - 1, section: 0)])
          }
        }
      }
      """#),
    Controller(
      "gives each section a controller",
      #"""
      protocol FeedSection: AnyObject { var count: Int { get } }
      final class PostSection: FeedSection {
        var posts: [Post] = []
        var count: Int { posts.count }
        func remove(at index: Int) { posts.remove(at: index) }
      }
      final class FeedController: UICollectionViewController {
        private let sections: [PostSection] = []
        override func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { sections[section].count }
        func hide(at indexPath: IndexPath) {
          sections[indexPath.section].remove(at: indexPath.item)
          collectionView.deleteItems(at: [indexPath])
        }
      }
      """#),
    Controller(
      "has a coordinator that owns the data source",
      #"""
      final class NotesDataSource: NSObject, UITableViewDataSource {
        private(set) var notes: [Note] = []
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }
        func insert(_ note: Note, at index: Int) { notes.insert(note, at: index) }
        func replace(_ notes: [Note]) { self.notes = notes }
      }
      final class NotesCoordinator {
        let source = NotesDataSource()
        let controller = NotesController()
        func start() { controller.tableView.dataSource = source }
        func add(_ note: Note) {
          source.insert(note, at: 0)
          controller.tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .top)
        }
        func refresh(_ notes: [Note]) {
          source.replace(notes)
          controller.tableView.reloadData()
        }
      }
      final class NotesController: UITableViewController {}
      """#),
    Controller(
      "awaits an actor and reloads",
      #"""
      actor MailStore { func messages() async -> [Mail] { [] } }
      final class InboxController: UITableViewController {
        private let store = MailStore()
        private var mails: [Mail] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { mails.count }
        override func viewDidLoad() {
          super.viewDidLoad()
          Task { @MainActor in
            mails = await store.messages()
            tableView.reloadData()
          }
        }
      }
      """#),
    Controller(
      "inserts what an async sequence brings",
      #"""
      final class TickerController: UITableViewController {
        private var quotes: [Quote] = []
        private let feed: QuoteFeed
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { quotes.count }
        private func follow() {
          Task { @MainActor [weak self] in
            guard let feed = self?.feed else { return }
            for await quote in feed.quotes {
              guard let self else { return }
              self.quotes.insert(quote, at: 0)
              self.tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
            }
          }
        }
      }
      """#),
    Controller(
      "reloads in a property observer",
      #"""
      final class ResultsController: UITableViewController {
        var results: [Hit] = [] { didSet { tableView.reloadData() } }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { results.count }
        func clear() { results = [] }
        func remove(at index: Int) { results.remove(at: index) }
      }
      """#),
    Controller(
      "applies the difference in a property observer",
      #"""
      final class ChipsController: UICollectionViewController {
        var chips: [Chip] = [] {
          didSet {
            let changes = chips.difference(from: oldValue)
            guard isViewLoaded, !changes.isEmpty else { return }
            collectionView.reloadSections(IndexSet(integer: 0))
          }
        }
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { chips.count }
      }
      """#),
    Controller(
      "deletes after the server has answered",
      #"""
      final class CartController: UITableViewController {
        private var lines: [Line] = []
        private let shop: Shop
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { lines.count }
        private func remove(_ line: Line) async throws {
          try await shop.remove(line)
          guard let index = lines.firstIndex(of: line) else { return }
          lines.remove(at: index)
          tableView.deleteRows(at: [IndexPath(row: index, section: 0)], with: .automatic)
        }
      }
      """#),
    Controller(
      "changes a compositional layout and keeps its content",
      #"""
      final class GalleryController: UICollectionViewController {
        private var photos: [Photo] = []
        private var isGrid = true
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { photos.count }
        override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
          let cell = collectionView.dequeueReusableCell(withReuseIdentifier: isGrid ? "grid" : "list", for: indexPath)
          return cell
        }
        override func viewDidLoad() {
          super.viewDidLoad()
          collectionView.register(GridCell.self, forCellWithReuseIdentifier: "grid")
          collectionView.register(ListCell.self, forCellWithReuseIdentifier: "list")
        }
        func toggle() {
          isGrid.toggle()
          collectionView.setCollectionViewLayout(Self.layout(isGrid), animated: true)
          collectionView.reloadItems(at: collectionView.indexPathsForVisibleItems)
        }
        static func layout(_ isGrid: Bool) -> UICollectionViewLayout { UICollectionViewCompositionalLayout { _, _ in nil } }
      }
      """#),
    Controller(
      "binds a view model with an observation",
      #"""
      @MainActor @Observable final class StockModel {
        private(set) var items: [Stock] = []
        func sell(at index: Int) { items.remove(at: index) }
      }
      final class StockController: UITableViewController {
        private let model = StockModel()
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { model.items.count }
        override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
          guard editingStyle == .delete else { return }
          tableView.performBatchUpdates {
            model.sell(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
          }
        }
      }
      """#),
    Controller(
      "answers a case that the data does not have with a new cell",
      #"""
      final class PollController: UICollectionViewController {
        private let parts: [Part] = [.name, .options]
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { parts.count }
        override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
          switch parts[indexPath.item] {
          case .name: return nameCell(at: indexPath)
          case .options: return optionCell(at: indexPath)
          default: return UICollectionViewCell()
          }
        }
      }
      """#),
    Controller(
      "calls the new index path by the name of the old one",
      #"""
      final class HistoryController: UITableViewController, NSFetchedResultsControllerDelegate {
        private let fetched: NSFetchedResultsController<Visit>
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { fetched.sections?[section].numberOfObjects ?? 0 }
        func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) { tableView.beginUpdates() }
        func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) { tableView.endUpdates() }
        func controller(_ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?) {
          switch type {
          case .insert: if let indexPath = newIndexPath { tableView.insertRows(at: [indexPath], with: .automatic) }
          case .delete: if let indexPath { tableView.deleteRows(at: [indexPath], with: .automatic) }
          case .update: if let indexPath { tableView.reloadRows(at: [indexPath], with: .none) }
          case .move:
            if let indexPath { tableView.deleteRows(at: [indexPath], with: .automatic) }
            if let newIndexPath { tableView.insertRows(at: [newIndexPath], with: .automatic) }
          @unknown default: break
          }
        }
      }
      """#),
    Controller(
      "has a subclass that dequeues in place of it",
      #"""
      class GridController: UICollectionViewController {
        var items: [Item] = []
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }
        override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
          return UICollectionViewCell()
        }
      }
      final class PhotoController: GridController {
        override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
          collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        }
        override func viewDidLoad() {
          super.viewDidLoad()
          collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
        }
      }
      """#),
  ]
}
