/// Twenty list controllers, each with a mistake on the line that ends in `// wrong`.
enum WrongControllers {
  static let all: [Controller] = [
    Controller(
      "deletes in the list only",
      """
      class BooksController: UITableViewController {
        var books: [Book] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          books.count
        }
        override func tableView(
          _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
          forRowAt indexPath: IndexPath
        ) {
          if editingStyle == .delete {
            print("deleted", books[indexPath.row])
            tableView.deleteRows(at: [indexPath], with: .automatic)  // wrong
          }
        }
      }
      """),
    Controller(
      "deletes in a copy",
      """
      struct Shelf { var books: [Book] = [] }
      class ShelvesController: UITableViewController {
        var shelves: [Shelf] = []
        override func numberOfSections(in tableView: UITableView) -> Int { shelves.count }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          shelves[section].books.count
        }
        override func tableView(
          _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
          forRowAt indexPath: IndexPath
        ) {
          var shelf = shelves[indexPath.section]
          shelf.books.remove(at: indexPath.row)
          tableView.deleteRows(at: [indexPath], with: .automatic)  // wrong
        }
      }
      """),
    Controller(
      "inserts twice",
      """
      class SongsController: UITableViewController {
        var songs: [Song] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          songs.count
        }
        func add(_ song: Song) {
          songs.insert(song, at: 0)
          tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .top)
          updateTitle()
          tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .top)  // wrong
        }
        private func updateTitle() { title = "\\(songs.count) songs" }
      }
      """),
    Controller(
      "appends twice",
      """
      class LogController: UIViewController, UICollectionViewDataSource {
        @IBOutlet private var collectionView: UICollectionView!
        private var lines: [String] = []
        func collectionView(
          _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { lines.count }
        func log(_ line: String) {
          lines.append(line)
          collectionView.performBatchUpdates {
            lines.append(line)  // wrong
            collectionView.insertItems(at: [IndexPath(item: lines.count - 1, section: 0)])
          }
        }
      }
      """),
    Controller(
      "changes the model later",
      """
      class FriendsController: UITableViewController {
        var friends: [Friend] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          friends.count
        }
        override func tableView(
          _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
          forRowAt indexPath: IndexPath
        ) {
          tableView.deleteRows(at: [indexPath], with: .automatic)
          DispatchQueue.main.async {
            self.friends.remove(at: indexPath.row)  // wrong
          }
        }
      }
      """),
    Controller(
      "changes the model after the update",
      """
      class StepsController: UITableViewController {
        var steps = [String]()
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          return steps.count
        }
        @IBAction func add(_ sender: Any) {
          tableView.beginUpdates()
          tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
          tableView.endUpdates()
          steps.insert("", at: 0)  // wrong
        }
      }
      """),
    Controller(
      "announces nothing",
      """
      class PlacesController: UITableViewController {
        var places: [Place] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          places.count
        }
        func arrive(_ place: Place) {
          tableView.beginUpdates()
          places.append(place)  // wrong
          tableView.endUpdates()
        }
      }
      """),
    Controller(
      "removes a section and deletes a row",
      """
      class DaysController: UITableViewController {
        var days: [[Event]] = []
        override func numberOfSections(in tableView: UITableView) -> Int { days.count }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          days[section].count
        }
        func remove(at indexPath: IndexPath) {
          days[indexPath.section].remove(at: indexPath.row)
          if days[indexPath.section].isEmpty {
            days.remove(at: indexPath.section)  // wrong
          }
          tableView.deleteRows(at: [indexPath], with: .automatic)
        }
      }
      """),
    Controller(
      "inserts a section as a row",
      """
      struct Group { var members: [String] }
      class GroupsController: UIViewController, UITableViewDataSource {
        @IBOutlet weak var tableView: UITableView!
        var groups: [Group] = []
        func numberOfSections(in tableView: UITableView) -> Int { groups.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          groups[section].members.count
        }
        func add(_ name: String) {
          groups.append(Group(members: [name]))  // wrong
          tableView.insertRows(at: [IndexPath(row: 0, section: groups.count - 1)], with: .fade)
        }
      }
      """),
    Controller(
      "counts one too far",
      """
      class TagsController: UITableViewController {
        private var tags: [String] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          tags.count
        }
        func add(_ tag: String) {
          tags.append(tag)
          let path = IndexPath(row: tags.count, section: 0)  // wrong
          tableView.insertRows(at: [path], with: .automatic)
        }
      }
      """),
    Controller(
      "reloads before it deletes",
      """
      class OrdersController: UITableViewController {
        var orders: [Order] = [] {
          didSet { tableView.reloadData() }
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          orders.count
        }
        override func tableView(
          _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
          forRowAt indexPath: IndexPath
        ) {
          orders.remove(at: indexPath.row)
          tableView.deleteRows(at: [indexPath], with: .left)  // wrong
        }
      }
      """),
    Controller(
      "reloads what it deletes",
      """
      class GalleryController: UIViewController, UICollectionViewDataSource {
        @IBOutlet var collectionView: UICollectionView!
        var photos: [Photo] = []
        func collectionView(
          _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { photos.count }
        func remove(at indexPath: IndexPath) {
          collectionView.performBatchUpdates({
            photos.remove(at: indexPath.item)
            collectionView.deleteItems(at: [indexPath])
            collectionView.reloadItems(at: [indexPath])  // wrong
          }, completion: nil)
        }
      }
      """),
    Controller(
      "keeps a row for an empty list",
      """
      class DraftsController: UITableViewController {
        var drafts: [Draft] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          drafts.isEmpty ? 1 : drafts.count
        }
        override func tableView(
          _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
          forRowAt indexPath: IndexPath
        ) {
          drafts.remove(at: indexPath.row)
          tableView.deleteRows(at: [indexPath], with: .automatic)  // wrong
        }
      }
      """),
    Controller(
      "empties the model and deletes one",
      """
      class BasketController: UITableViewController {
        var goods: [Good] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          goods.count
        }
        @IBAction func clear() {
          goods.removeAll()
          tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)  // wrong
        }
      }
      """),
    Controller(
      "deletes row by row",
      """
      class AlbumController: UITableViewController {
        var tracks: [Track] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          tracks.count
        }
        @IBAction func removeSelected() {
          let paths = tableView.indexPathsForSelectedRows ?? []
          tracks.removeAll { $0.isSelected }
          for path in paths {
            tableView.deleteRows(at: [path], with: .fade)  // wrong
          }
        }
      }
      """),
    Controller(
      "announces what the fetched results controller announces",
      """
      class PeopleController: UITableViewController, NSFetchedResultsControllerDelegate {
        var context: NSManagedObjectContext!
        var fetched: NSFetchedResultsController<Person>!
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          fetched.fetchedObjects?.count ?? 0
        }
        override func tableView(
          _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
          forRowAt indexPath: IndexPath
        ) {
          context.delete(fetched.object(at: indexPath))
          tableView.deleteRows(at: [indexPath], with: .fade)  // wrong
        }
        func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
          tableView.beginUpdates()
        }
        func controller(
          _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any,
          at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
        ) {
          if type == .delete { tableView.deleteRows(at: [indexPath!], with: .fade) }
          if type == .insert { tableView.insertRows(at: [newIndexPath!], with: .fade) }
          if type == .move { tableView.moveRow(at: indexPath!, to: newIndexPath!) }
        }
        func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
          tableView.endUpdates()
        }
      }
      """),
    Controller(
      "scrolls past the end",
      """
      class ChatController: UITableViewController {
        var messages: [Message] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          messages.count
        }
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          let last = IndexPath(row: messages.count - 1, section: 0)  // wrong
          tableView.scrollToRow(at: last, at: .bottom, animated: false)
        }
      }
      """),
    Controller(
      "spells its identifier in two ways",
      """
      class StampsController: UIViewController, UICollectionViewDataSource {
        @IBOutlet var collectionView: UICollectionView!
        var stamps: [Stamp] = []
        override func viewDidLoad() {
          super.viewDidLoad()
          collectionView.register(StampCell.self, forCellWithReuseIdentifier: "StampCell")
        }
        func collectionView(
          _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { stamps.count }
        func collectionView(
          _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
          collectionView.dequeueReusableCell(withReuseIdentifier: "stampCell", for: indexPath)  // wrong
        }
      }
      """),
    Controller(
      "fills a section that it does not append",
      """
      class SettingsController: UIViewController {
        enum Section { case account, about }
        var dataSource: UITableViewDiffableDataSource<Section, String>!
        func update() {
          var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
          snapshot.appendSections([.account])
          snapshot.appendItems(["Name"], toSection: .account)
          snapshot.appendItems(["Version"], toSection: .about)  // wrong
          dataSource.apply(snapshot)
        }
      }
      """),
    Controller(
      "keeps what its layout has computed",
      """
      class MosaicLayout: UICollectionViewLayout {
        private var cache: [UICollectionViewLayoutAttributes] = []
        override func prepare() {
          guard cache.isEmpty, let collectionView = collectionView else { return }  // wrong
          for item in 0..<collectionView.numberOfItems(inSection: 0) {
            cache.append(
              UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0)))
          }
        }
        override func layoutAttributesForElements(
          in rect: CGRect
        ) -> [UICollectionViewLayoutAttributes]? { cache.filter { $0.frame.intersects(rect) } }
      }
      """),
  ]
}
