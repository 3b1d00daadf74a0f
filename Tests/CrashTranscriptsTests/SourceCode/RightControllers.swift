/// Twenty list controllers of the common shapes that are right: nothing is to be said of them.
enum RightControllers {
  static let all: [Controller] = [
    Controller(
      "reloads only",
      """
      class BooksController: UITableViewController {
        var books: [Book] = []
        let service = BookService()
        func load() {
          service.fetch { [weak self] books in
            self?.books = books
            self?.tableView.reloadData()
          }
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          books.count
        }
        override func tableView(
          _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
          forRowAt indexPath: IndexPath
        ) {
          books.remove(at: indexPath.row)
          tableView.reloadData()
        }
      }
      """),
    Controller(
      "deletes by swipe",
      """
      class NotesController: UIViewController, UITableViewDataSource, UITableViewDelegate {
        @IBOutlet weak var tableView: UITableView!
        private var notes: [Note] = []
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          return notes.count
        }
        func tableView(
          _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
          let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
            guard let self = self else { return }
            self.notes.remove(at: indexPath.row)
            self.tableView.deleteRows(at: [indexPath], with: .automatic)
            done(true)
          }
          return UISwipeActionsConfiguration(actions: [delete])
        }
      }
      """),
    Controller(
      "begins and ends updates",
      """
      class QueueController: UITableViewController {
        var songs = [Song]()
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          songs.count
        }
        @objc func rotate() {
          guard songs.count > 1 else { return }
          tableView.beginUpdates()
          tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .top)
          tableView.insertRows(at: [IndexPath(row: songs.count - 1, section: 0)], with: .bottom)
          songs.append(songs.removeFirst())
          tableView.endUpdates()
        }
      }
      """),
    Controller(
      "changes the height only",
      """
      class FormController: UITableViewController {
        var fields: [Field] = []
        var isExpanded = false
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          fields.count
        }
        @IBAction func toggle() {
          isExpanded.toggle()
          tableView.beginUpdates()
          tableView.endUpdates()
        }
      }
      """),
    Controller(
      "marks as done",
      """
      class TasksController: UITableViewController {
        var tasks: [Task] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          tasks.count
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          tasks[indexPath.row].isDone.toggle()
          tableView.beginUpdates()
          tableView.reloadRows(at: [indexPath], with: .fade)
          tableView.endUpdates()
        }
      }
      """),
    Controller(
      "opens and closes sections",
      """
      struct Chapter { var title: String; var pages: [Page]; var isOpen = false }
      class ChaptersController: UITableViewController {
        var chapters: [Chapter] = []
        override func numberOfSections(in tableView: UITableView) -> Int { chapters.count }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          chapters[section].isOpen ? chapters[section].pages.count : 0
        }
        @objc func toggle(_ sender: UIButton) {
          let section = sender.tag
          chapters[section].isOpen.toggle()
          let paths = chapters[section].pages.indices.map { IndexPath(row: $0, section: section) }
          if chapters[section].isOpen {
            tableView.insertRows(at: paths, with: .fade)
          } else {
            tableView.deleteRows(at: paths, with: .fade)
          }
        }
      }
      """),
    Controller(
      "has helpers",
      """
      class ContactsController: UITableViewController {
        var contacts: [Contact] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          contacts.count
        }
        override func tableView(
          _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
          forRowAt indexPath: IndexPath
        ) {
          forget(contacts[indexPath.row])
          animateDeletion(at: indexPath)
        }
        private func forget(_ contact: Contact) {
          contacts.removeAll { $0.id == contact.id }
        }
        private func animateDeletion(at indexPath: IndexPath) {
          tableView.deleteRows(at: [indexPath], with: .automatic)
        }
      }
      """),
    Controller(
      "has a view model",
      """
      final class CartViewModel {
        private(set) var lines: [Line] = []
        var numberOfLines: Int { lines.count }
        func remove(at index: Int) { lines.remove(at: index) }
      }
      class CartController: UIViewController, UITableViewDataSource {
        let viewModel = CartViewModel()
        let tableView = UITableView()
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          viewModel.numberOfLines
        }
        func tableView(
          _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
          forRowAt indexPath: IndexPath
        ) {
          viewModel.remove(at: indexPath.row)
          tableView.deleteRows(at: [indexPath], with: .automatic)
        }
      }
      """),
    Controller(
      "has a view model behind a protocol",
      """
      protocol FeedViewModelType: AnyObject {
        var count: Int { get }
        func hide(at index: Int)
      }
      class FeedController: UITableViewController {
        var viewModel: FeedViewModelType!
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          viewModel.count
        }
        @objc func hideFirst() {
          viewModel.hide(at: 0)
          tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        }
      }
      """),
    Controller(
      "observes an Rx relay",
      """
      class RelayController: UIViewController, UITableViewDataSource {
        let items = BehaviorRelay<[String]>(value: [])
        let bag = DisposeBag()
        @IBOutlet var tableView: UITableView!
        override func viewDidLoad() {
          super.viewDidLoad()
          items.asObservable().observe(on: MainScheduler.instance).subscribe(onNext: { [weak self] _ in
            self?.tableView.reloadData()
          }).disposed(by: bag)
        }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          items.value.count
        }
        func add(_ item: String) {
          items.accept(items.value + [item])
          tableView.insertRows(at: [IndexPath(row: items.value.count - 1, section: 0)], with: .none)
        }
      }
      """),
    Controller(
      "observes with Combine",
      """
      final class InboxModel: ObservableObject {
        @Published var mails: [Mail] = []
      }
      class InboxController: UITableViewController {
        let model = InboxModel()
        private var mails: [Mail] = []
        private var subscriptions: Set<AnyCancellable> = []
        override func viewDidLoad() {
          super.viewDidLoad()
          model.$mails.sink { [weak self] mails in self?.show(mails) }.store(in: &subscriptions)
        }
        private func show(_ new: [Mail]) {
          let difference = new.difference(from: mails)
          mails = new
          tableView.performBatchUpdates {
            for change in difference {
              switch change {
              case .insert(let offset, _, _):
                tableView.insertRows(at: [IndexPath(row: offset, section: 0)], with: .fade)
              case .remove(let offset, _, _):
                tableView.deleteRows(at: [IndexPath(row: offset, section: 0)], with: .fade)
              }
            }
          }
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          mails.count
        }
      }
      """),
    Controller(
      "follows a fetched results controller",
      """
      class PeopleController: UITableViewController, NSFetchedResultsControllerDelegate {
        var context: NSManagedObjectContext!
        lazy var fetched: NSFetchedResultsController<Person> = makeController()
        override func numberOfSections(in tableView: UITableView) -> Int {
          fetched.sections?.count ?? 0
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          fetched.sections?[section].numberOfObjects ?? 0
        }
        override func tableView(
          _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
          forRowAt indexPath: IndexPath
        ) {
          context.delete(fetched.object(at: indexPath))
          try? context.save()
        }
        func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
          tableView.beginUpdates()
        }
        func controller(
          _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any,
          at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
        ) {
          switch type {
          case .insert: tableView.insertRows(at: [newIndexPath!], with: .fade)
          case .delete: tableView.deleteRows(at: [indexPath!], with: .fade)
          case .update: tableView.reloadRows(at: [indexPath!], with: .fade)
          case .move:
            tableView.deleteRows(at: [indexPath!], with: .fade)
            tableView.insertRows(at: [newIndexPath!], with: .fade)
          @unknown default: break
          }
        }
        func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
          tableView.endUpdates()
        }
      }
      """),
    Controller(
      "applies snapshots",
      """
      class PhotosController: UIViewController {
        enum Section { case main, hidden }
        var dataSource: UICollectionViewDiffableDataSource<Section, UUID>!
        var photos: [UUID] = []
        func update(animated: Bool = true) {
          var snapshot = NSDiffableDataSourceSnapshot<Section, UUID>()
          snapshot.appendSections([.main, .hidden])
          snapshot.appendItems(photos, toSection: .main)
          dataSource.apply(snapshot, animatingDifferences: animated)
        }
        func delete(_ photo: UUID) {
          var snapshot = dataSource.snapshot()
          snapshot.deleteItems([photo])
          snapshot.appendItems([UUID()], toSection: .hidden)
          dataSource.apply(snapshot)
        }
      }
      """),
    Controller(
      "moves rows",
      """
      class RankingController: UITableViewController {
        var names: [String] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          names.count
        }
        override func tableView(
          _ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath
        ) {
          names.insert(names.remove(at: from.row), at: to.row)
        }
        @objc func promoteLast() {
          guard let last = names.popLast() else { return }
          names.insert(last, at: 0)
          tableView.moveRow(
            at: IndexPath(row: names.count - 1, section: 0), to: IndexPath(row: 0, section: 0))
        }
      }
      """),
    Controller(
      "deletes a section with its last row",
      """
      class DaysController: UITableViewController {
        var days: [[Event]] = []
        override func numberOfSections(in tableView: UITableView) -> Int { days.count }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          days[section].count
        }
        override func tableView(
          _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
          forRowAt indexPath: IndexPath
        ) {
          days[indexPath.section].remove(at: indexPath.row)
          if days[indexPath.section].isEmpty {
            days.remove(at: indexPath.section)
            tableView.deleteSections([indexPath.section], with: .automatic)
          } else {
            tableView.deleteRows(at: [indexPath], with: .automatic)
          }
        }
      }
      """),
    Controller(
      "moves files and items that are no list's",
      """
      class FilesController: UIViewController, UICollectionViewDataSource {
        @IBOutlet var collectionView: UICollectionView!
        var files: [URL] = []
        let store = FileStore()
        func collectionView(
          _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { files.count }
        func rename(_ url: URL, to new: URL) throws {
          try FileManager.default.moveItem(at: url, to: new)
          store.moveItem(at: url, to: new)
          store.deleteItems(at: [url])
        }
      }
      class FileStore {
        func moveItem(at url: URL, to new: URL) {}
        func deleteItems(at urls: [URL]) {}
      }
      """),
    Controller(
      "deletes the selection",
      """
      class MailboxController: UITableViewController {
        var mails: [Mail] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          mails.count
        }
        @IBAction func deleteSelection() {
          guard let paths = tableView.indexPathsForSelectedRows else { return }
          tableView.performBatchUpdates {
            for indexPath in paths.sorted(by: >) {
              mails.remove(at: indexPath.row)
            }
            tableView.deleteRows(at: paths, with: .automatic)
          }
        }
      }
      """),
    Controller(
      "is told by its delegate",
      """
      protocol StoreDelegate: AnyObject {
        func storeDidInsert(at index: Int)
      }
      class Store {
        weak var delegate: StoreDelegate?
        private(set) var items: [String] = []
        func add(_ item: String) {
          items.append(item)
          delegate?.storeDidInsert(at: items.count - 1)
        }
      }
      class StoreController: UITableViewController, StoreDelegate {
        let store = Store()
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          store.items.count
        }
        func storeDidInsert(at index: Int) {
          tableView.insertRows(at: [IndexPath(row: index, section: 0)], with: .automatic)
        }
      }
      """),
    Controller(
      "appends pages",
      """
      class TimelineController: UIViewController, UICollectionViewDataSource {
        let collectionView: UICollectionView
        var posts: [Post] = []
        func collectionView(
          _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { posts.count }
        func received(_ page: [Post]) {
          let start = posts.count
          collectionView.performBatchUpdates({
            self.posts += page
            self.collectionView.insertItems(
              at: (start..<self.posts.count).map { IndexPath(item: $0, section: 0) })
          }, completion: { _ in self.scrollToEnd() })
        }
        private func scrollToEnd() {
          guard !posts.isEmpty else { return }
          collectionView.scrollToItem(
            at: IndexPath(item: posts.count - 1, section: 0), at: .bottom, animated: true)
        }
      }
      """),
    Controller(
      "has a data source of its own",
      """
      class ColorSource: NSObject, UITableViewDataSource {
        var colors: [UIColor] = []
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          colors.isEmpty ? 1 : colors.count
        }
      }
      class ColorsController: UIViewController {
        let source = ColorSource()
        lazy var tableView: UITableView = {
          let table = UITableView(frame: .zero)
          table.register(UITableViewCell.self, forCellReuseIdentifier: "color")
          return table
        }()
        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.dataSource = source
        }
        @objc func add() {
          source.colors.append(.red)
          if source.colors.count == 1 {
            tableView.reloadData()
          } else {
            tableView.insertRows(
              at: [IndexPath(row: source.colors.count - 1, section: 0)], with: .automatic)
          }
        }
      }
      """),
  ]
}
