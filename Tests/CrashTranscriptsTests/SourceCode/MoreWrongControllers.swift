// swift-format-ignore-file

/// Controllers of other styles, each with a mistake on the line that ends in `// wrong`.
enum MoreWrongControllers {
  static let all: [Controller] = [
    Controller(
      "deletes in the list of a generic data source",
      #"""
      class ArrayDataSource<Item>: NSObject, UITableViewDataSource {
        private(set) var items: [Item]
        init(items: [Item]) { self.items = items }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }
        func remove(at index: Int) -> Item { items.remove(at: index) }
      }
      final class CitiesController: UIViewController, UITableViewDelegate {
        let tableView = UITableView()
        lazy var source = ArrayDataSource<City>(items: [])
        override func viewDidLoad() { tableView.dataSource = source }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          let city = source.items[indexPath.row]
          print("removed", city)
          tableView.deleteRows(at: [indexPath], with: .left)  // wrong
        }
      }
      """#),
    Controller(
      "deletes from the unfiltered array",
      #"""
      final class CountriesController: UITableViewController {
        private var all: [Country] = []
        private var filtered: [Country] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { filtered.count }
        override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
          all.remove(at: indexPath.row)
          tableView.deleteRows(at: [indexPath], with: .automatic)  // wrong
        }
      }
      """#),
    Controller(
      "deletes in the list before a task deletes",
      #"""
      @MainActor final class NewsController: UITableViewController {
        private var articles: [Article] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { articles.count }
        func delete(_ indexPath: IndexPath) {
          tableView.deleteRows(at: [indexPath], with: .fade)
          Task {
            try await Client.shared.delete(articles[indexPath.row])
            articles.remove(at: indexPath.row)  // wrong
          }
        }
      }
      """#),
    Controller(
      "deletes the last row and not its section",
      #"""
      final class CalendarController: UITableViewController {
        struct Day { var events: [Event] }
        var days: [Day] = []
        override func numberOfSections(in tableView: UITableView) -> Int { days.count }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { days[section].events.count }
        override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
          days[indexPath.section].events.remove(at: indexPath.row)
          if days[indexPath.section].events.isEmpty {
            days.remove(at: indexPath.section)  // wrong
            tableView.deleteRows(at: [indexPath], with: .automatic)
          } else {
            tableView.deleteRows(at: [indexPath], with: .automatic)
          }
        }
      }
      """#),
    Controller(
      "inserts behind the last item",
      #"""
      final class ChatController: UIViewController, UICollectionViewDataSource {
        @IBOutlet var collectionView: UICollectionView!
        private var messages = [ChatMessage]()
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { messages.count }
        func receive(_ message: ChatMessage) {
          messages.append(message)
          collectionView.insertItems(at: [IndexPath(item: messages.count, section: 0)])  // wrong
        }
      }
      """#),
    Controller(
      "scrolls to the last row of an empty list",
      #"""
      final class LogController: UITableViewController {
        var entries: [Entry] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { entries.count }
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          let last = IndexPath(row: entries.count - 1, section: 0)  // wrong
          tableView.scrollToRow(at: last, at: .bottom, animated: false)
        }
      }
      """#),
    Controller(
      "dequeues in another spelling",
      #"""
      final class GridController: UICollectionViewController {
        var tiles: [Tile] = []
        override func viewDidLoad() {
          super.viewDidLoad()
          collectionView.register(TileCell.self, forCellWithReuseIdentifier: "TileCell")
        }
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { tiles.count }
        override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
          collectionView.dequeueReusableCell(withReuseIdentifier: "tileCell", for: indexPath)  // wrong
        }
      }
      """#),
    Controller(
      "deletes a row beside its controller",
      #"""
      final class PeopleController: UITableViewController, NSFetchedResultsControllerDelegate {
        lazy var results: NSFetchedResultsController<Person> = makeResults()
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { results.sections?[section].numberOfObjects ?? 0 }
        func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) { tableView.beginUpdates() }
        func controller(_ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?) {
          switch type {
          case .insert: tableView.insertRows(at: [newIndexPath!], with: .automatic)
          case .delete: tableView.deleteRows(at: [indexPath!], with: .automatic)
          case .update: tableView.reloadRows(at: [indexPath!], with: .automatic)
          case .move: tableView.moveRow(at: indexPath!, to: newIndexPath!)
          @unknown default: break
          }
        }
        func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) { tableView.endUpdates() }
        override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
          results.managedObjectContext.delete(results.object(at: indexPath))
          tableView.deleteRows(at: [indexPath], with: .fade)  // wrong
        }
      }
      """#),
    Controller(
      "opens a group in the list only",
      #"""
      struct Group { var people: [String] = []; var isOpen = false }
      final class GroupsController: UITableViewController {
        var groups: [Group] = []
        override func numberOfSections(in tableView: UITableView) -> Int { groups.count }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          groups[section].isOpen ? groups[section].people.count : 0
        }
        func toggle(_ section: Int) {
          let paths = groups[section].people.indices.map { IndexPath(row: $0, section: section) }
          if groups[section].isOpen {
            groups[section].isOpen = false
            tableView.deleteRows(at: paths, with: .fade)
          } else {
            tableView.insertRows(at: paths, with: .fade)  // wrong
          }
        }
      }
      """#),
    Controller(
      "appends to a section that the snapshot lacks",
      #"""
      final class RecipesController: UIViewController {
        enum Section { case main, recent }
        var dataSource: UITableViewDiffableDataSource<Section, Recipe>!
        func show(_ recipes: [Recipe], recent: [Recipe]) {
          var snapshot = NSDiffableDataSourceSnapshot<Section, Recipe>()
          snapshot.appendSections([.main])
          snapshot.appendItems(recipes, toSection: .main)
          snapshot.appendItems(recent, toSection: .recent)  // wrong
          dataSource.apply(snapshot)
        }
      }
      """#),
    Controller(
      "removes items in the order of selection",
      #"""
      final class PhotosController: UICollectionViewController {
        var photos: [Photo] = []
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { photos.count }
        func removeSelected() {
          let paths = collectionView.indexPathsForSelectedItems ?? []
          for indexPath in paths {  // wrong
            photos.remove(at: indexPath.item)
          }
          collectionView.deleteItems(at: paths)
        }
      }
      """#),
    Controller(
      "empties a section and deletes it",
      #"""
      final class ShelvesController: UITableViewController {
        var shelves: [[Book]] = []
        override func numberOfSections(in tableView: UITableView) -> Int { shelves.count }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shelves[section].count }
        func removeShelf(_ index: Int) {
          shelves[index].removeAll()
          tableView.deleteSections(IndexSet(integer: index), with: .automatic)  // wrong
        }
      }
      """#),
    Controller(
      "reloads in an observer and inserts",
      #"""
      final class PlayersController: UITableViewController {
        var players: [Player] = [] {
          didSet { tableView.reloadData() }
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { players.count }
        func add(_ player: Player) {
          players.append(player)
          tableView.insertRows(at: [IndexPath(row: players.count - 1, section: 0)], with: .bottom)  // wrong
        }
      }
      """#),
  ]
}
