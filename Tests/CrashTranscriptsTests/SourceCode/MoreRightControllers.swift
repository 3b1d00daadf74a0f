// swift-format-ignore-file

/// Controllers of other styles that are right: bindings, presenters, generics, observers, tasks.
enum MoreRightControllers {
  static let all: [Controller] = [
    Controller(
      "binds with RxSwift",
      #"""
      final class SearchController: UIViewController {
        @IBOutlet private weak var tableView: UITableView!
        private let viewModel: SearchViewModel
        private let bag = DisposeBag()
        init(viewModel: SearchViewModel) {
          self.viewModel = viewModel
          super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { fatalError() }
        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.register(ResultCell.self, forCellReuseIdentifier: "ResultCell")
          viewModel.results
            .observe(on: MainScheduler.instance)
            .bind(to: tableView.rx.items(cellIdentifier: "ResultCell", cellType: ResultCell.self)) { _, result, cell in
              cell.configure(result)
            }
            .disposed(by: bag)
          tableView.rx.itemDeleted
            .subscribe(onNext: { [weak self] indexPath in
              self?.viewModel.remove(at: indexPath.row)
            })
            .disposed(by: bag)
        }
      }
      """#),
    Controller(
      "reloads for a published model",
      #"""
      final class FeedStore: ObservableObject {
        @Published private(set) var posts: [Post] = []
        func refresh() async { posts = await API.posts() }
        func remove(_ post: Post) { posts.removeAll { $0.id == post.id } }
      }
      final class FeedController: UITableViewController {
        private let store = FeedStore()
        private var cancellables = Set<AnyCancellable>()
        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.register(UITableViewCell.self, forCellReuseIdentifier: "post")
          store.$posts
            .receive(on: DispatchQueue.main)
            .sink { [weak self] _ in self?.tableView.reloadData() }
            .store(in: &cancellables)
          Task { await store.refresh() }
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { store.posts.count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
          cell.textLabel?.text = store.posts[indexPath.row].title
          return cell
        }
        override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
          guard editingStyle == .delete else { return }
          store.remove(store.posts[indexPath.row])
        }
      }
      """#),
    Controller(
      "shares its editing in a protocol extension",
      #"""
      protocol ListDisplaying: AnyObject {
        associatedtype Element
        var elements: [Element] { get set }
        var list: UITableView { get }
      }
      extension ListDisplaying {
        func delete(at indexPath: IndexPath) {
          elements.remove(at: indexPath.row)
          list.deleteRows(at: [indexPath], with: .fade)
        }
        func append(_ element: Element) {
          elements.append(element)
          list.insertRows(at: [IndexPath(row: elements.count - 1, section: 0)], with: .automatic)
        }
      }
      final class TagsController: UITableViewController, ListDisplaying {
        var elements: [Tag] = []
        var list: UITableView { tableView }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { elements.count }
        override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
          if editingStyle == .delete { delete(at: indexPath) }
        }
      }
      """#),
    Controller(
      "has a generic data source",
      #"""
      class ArrayDataSource<Item, Cell: UITableViewCell>: NSObject, UITableViewDataSource {
        private(set) var items: [Item]
        private let identifier: String
        private let configure: (Cell, Item) -> Void
        init(items: [Item], identifier: String, configure: @escaping (Cell, Item) -> Void) {
          self.items = items
          self.identifier = identifier
          self.configure = configure
        }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath) as! Cell
          configure(cell, items[indexPath.row])
          return cell
        }
        func remove(at index: Int) -> Item { items.remove(at: index) }
        func replace(with items: [Item]) { self.items = items }
      }
      final class CitiesController: UIViewController, UITableViewDelegate {
        let tableView = UITableView()
        lazy var source = ArrayDataSource<City, UITableViewCell>(items: [], identifier: "city") { $0.textLabel?.text = $1.name }
        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.register(UITableViewCell.self, forCellReuseIdentifier: "city")
          tableView.dataSource = source
          tableView.delegate = self
        }
        func show(_ cities: [City]) {
          source.replace(with: cities)
          tableView.reloadData()
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          _ = source.remove(at: indexPath.row)
          tableView.deleteRows(at: [indexPath], with: .left)
        }
      }
      """#),
    Controller(
      "reloads in observers of its properties",
      #"""
      final class OrdersController: UITableViewController {
        var orders: [Order] = [] {
          didSet { if isViewLoaded { tableView.reloadData() } }
        }
        private var expanded: Set<Int> = [] {
          didSet {
            let changed = expanded.symmetricDifference(oldValue)
            tableView.reloadSections(IndexSet(changed), with: .automatic)
          }
        }
        override func numberOfSections(in tableView: UITableView) -> Int { orders.count }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          expanded.contains(section) ? orders[section].lines.count + 1 : 1
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          if indexPath.row == 0 {
            if expanded.contains(indexPath.section) { expanded.remove(indexPath.section) } else { expanded.insert(indexPath.section) }
          }
        }
        func add(_ order: Order) { orders.append(order) }
      }
      """#),
    Controller(
      "keeps its state in nested types",
      #"""
      final class SettingsController: UITableViewController {
        enum Section: Int, CaseIterable {
          case account, privacy
          struct Row { var title: String }
        }
        private struct State {
          var rows: [Section: [Section.Row]] = [:]
          mutating func drop(_ section: Section, at index: Int) { rows[section]?.remove(at: index) }
        }
        private var state = State()
        override func numberOfSections(in tableView: UITableView) -> Int { Section.allCases.count }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          guard let section = Section(rawValue: section) else { return 0 }
          return state.rows[section]?.count ?? 0
        }
        private func remove(at indexPath: IndexPath) {
          guard let section = Section(rawValue: indexPath.section) else { return }
          state.drop(section, at: indexPath.row)
          tableView.deleteRows(at: [indexPath], with: .automatic)
        }
      }
      """#),
    Controller(
      "is spread over extensions",
      #"""
      final class LibraryController: UIViewController {
        var albums = [Album]()
        let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        override func viewDidLoad() {
          super.viewDidLoad()
          configureList()
        }
      }
      extension LibraryController: UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { albums.count }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
          let cell = collectionView.dequeueReusableCell(withReuseIdentifier: AlbumCell.reuseID, for: indexPath) as! AlbumCell
          cell.album = albums[indexPath.item]
          return cell
        }
      }
      extension LibraryController {
        func configureList() {
          collectionView.register(AlbumCell.self, forCellWithReuseIdentifier: AlbumCell.reuseID)
          collectionView.dataSource = self
        }
        func insert(_ new: [Album], at index: Int) {
          let paths = new.indices.map { IndexPath(item: index + $0, section: 0) }
          collectionView.performBatchUpdates({
            self.albums.insert(contentsOf: new, at: index)
            self.collectionView.insertItems(at: paths)
          }, completion: nil)
        }
        func deleteSelected() {
          guard let selected = collectionView.indexPathsForSelectedItems else { return }
          collectionView.performBatchUpdates {
            for path in selected.sorted(by: >) { albums.remove(at: path.item) }
            collectionView.deleteItems(at: selected)
          }
        }
      }
      final class AlbumCell: UICollectionViewCell {
        static let reuseID = "AlbumCell"
        var album: Album?
      }
      """#),
    Controller(
      "follows Realm",
      #"""
      final class DogsController: UITableViewController {
        let dogs = try! Realm().objects(Dog.self).sorted(byKeyPath: "name")
        var token: NotificationToken?
        override func viewDidLoad() {
          super.viewDidLoad()
          token = dogs.observe { [weak self] (changes: RealmCollectionChange) in
            guard let tableView = self?.tableView else { return }
            switch changes {
            case .initial:
              tableView.reloadData()
            case .update(_, let deletions, let insertions, let modifications):
              tableView.performBatchUpdates({
                tableView.deleteRows(at: deletions.map { IndexPath(row: $0, section: 0) }, with: .automatic)
                tableView.insertRows(at: insertions.map { IndexPath(row: $0, section: 0) }, with: .automatic)
                tableView.reloadRows(at: modifications.map { IndexPath(row: $0, section: 0) }, with: .automatic)
              })
            case .error(let error): fatalError("\(error)")
            }
          }
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { dogs.count }
        override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
          let realm = try! Realm()
          try! realm.write { realm.delete(dogs[indexPath.row]) }
        }
      }
      """#),
    Controller(
      "collects the changes of a fetched results controller",
      #"""
      final class MessagesController: UICollectionViewController, NSFetchedResultsControllerDelegate {
        lazy var results: NSFetchedResultsController<Message> = makeResults()
        private var operations: [BlockOperation] = []
        override func numberOfSections(in collectionView: UICollectionView) -> Int { results.sections?.count ?? 0 }
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
          results.sections?[section].numberOfObjects ?? 0
        }
        func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) { operations.removeAll() }
        func controller(_ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?) {
          switch type {
          case .insert:
            operations.append(BlockOperation { [weak self] in self?.collectionView.insertItems(at: [newIndexPath!]) })
          case .delete:
            operations.append(BlockOperation { [weak self] in self?.collectionView.deleteItems(at: [indexPath!]) })
          case .move:
            operations.append(BlockOperation { [weak self] in self?.collectionView.moveItem(at: indexPath!, to: newIndexPath!) })
          case .update:
            operations.append(BlockOperation { [weak self] in self?.collectionView.reloadItems(at: [indexPath!]) })
          @unknown default: break
          }
        }
        func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
          collectionView.performBatchUpdates { operations.forEach { $0.start() } }
        }
        func delete(at indexPath: IndexPath) {
          let message = results.object(at: indexPath)
          message.managedObjectContext?.delete(message)
        }
      }
      """#),
    Controller(
      "applies snapshots",
      #"""
      final class ContactsController: UIViewController {
        enum Section { case favorites, others }
        private var collectionView: UICollectionView!
        private var dataSource: UICollectionViewDiffableDataSource<Section, Contact.ID>!
        private var contacts: [Contact.ID: Contact] = [:]
        override func viewDidLoad() {
          super.viewDidLoad()
          collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: .list())
          let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Contact.ID> { [weak self] cell, _, id in
            var content = cell.defaultContentConfiguration()
            content.text = self?.contacts[id]?.name
            cell.contentConfiguration = content
          }
          dataSource = .init(collectionView: collectionView) { collectionView, indexPath, id in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
          }
        }
        func show(_ new: [Contact], animated: Bool) {
          contacts = Dictionary(uniqueKeysWithValues: new.map { ($0.id, $0) })
          var snapshot = NSDiffableDataSourceSnapshot<Section, Contact.ID>()
          snapshot.appendSections([.favorites, .others])
          snapshot.appendItems(new.filter(\.isFavorite).map(\.id), toSection: .favorites)
          snapshot.appendItems(new.filter { !$0.isFavorite }.map(\.id), toSection: .others)
          dataSource.apply(snapshot, animatingDifferences: animated)
        }
        func rename(_ id: Contact.ID, to name: String) {
          contacts[id]?.name = name
          var snapshot = dataSource.snapshot()
          snapshot.reconfigureItems([id])
          dataSource.apply(snapshot)
        }
        func remove(_ id: Contact.ID) {
          contacts[id] = nil
          var snapshot = dataSource.snapshot()
          snapshot.deleteItems([id])
          dataSource.apply(snapshot)
        }
      }
      """#),
    Controller(
      "loads with async and await",
      #"""
      @MainActor final class NewsController: UITableViewController {
        private var articles: [Article] = []
        private var page = 1
        private var isLoading = false
        private let client: Client
        init(client: Client) { self.client = client; super.init(style: .plain) }
        required init?(coder: NSCoder) { nil }
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          Task { [weak self] in
            guard let self else { return }
            let first = try await client.page(1)
            articles = first
            tableView.reloadData()
          }
        }
        private func loadMore() async throws {
          guard !isLoading else { return }
          isLoading = true
          defer { isLoading = false }
          page += 1
          let more = try await client.page(page)
          let start = articles.count
          articles += more
          tableView.insertRows(at: (start..<articles.count).map { IndexPath(row: $0, section: 0) }, with: .none)
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { articles.count }
        override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
          if indexPath.row == articles.count - 1 { Task { try await loadMore() } }
        }
      }
      """#),
    Controller(
      "shows a table inside a cell",
      #"""
      final class CartCell: UITableViewCell, UITableViewDataSource, UITableViewDelegate {
        private let inner = UITableView()
        private var lines: [Line] = []
        var didRemove: ((Line) -> Void)?
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          inner.register(UITableViewCell.self, forCellReuseIdentifier: "line")
          inner.dataSource = self
          inner.delegate = self
          contentView.addSubview(inner)
        }
        required init?(coder: NSCoder) { nil }
        func show(_ cart: Cart) {
          lines = cart.lines
          inner.reloadData()
        }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { lines.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          tableView.dequeueReusableCell(withIdentifier: "line", for: indexPath)
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          let line = lines.remove(at: indexPath.row)
          tableView.deleteRows(at: [indexPath], with: .fade)
          didRemove?(line)
        }
      }
      final class CartsController: UITableViewController {
        var carts: [Cart] = []
        override func viewDidLoad() { tableView.register(CartCell.self, forCellReuseIdentifier: "cart") }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { carts.count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "cart", for: indexPath) as! CartCell
          cell.show(carts[indexPath.row])
          cell.didRemove = { [weak self, weak tableView] line in
            self?.carts[indexPath.row].lines.removeAll { $0.id == line.id }
            tableView?.beginUpdates()
            tableView?.endUpdates()
          }
          return cell
        }
      }
      """#),
    Controller(
      "has a presenter behind a protocol",
      #"""
      protocol TasksView: AnyObject {
        func insertTask(at index: Int)
        func deleteTask(at index: Int)
        func reload()
      }
      final class TasksPresenter {
        weak var view: TasksView?
        private var tasks: [TaskItem] = []
        var numberOfTasks: Int { tasks.count }
        func title(at index: Int) -> String { tasks[index].title }
        func add(_ title: String) {
          tasks.insert(TaskItem(title: title), at: 0)
          view?.insertTask(at: 0)
        }
        func didSwipe(at index: Int) {
          tasks.remove(at: index)
          view?.deleteTask(at: index)
        }
        func load() {
          Service.load { [weak self] in
            self?.tasks = $0
            self?.view?.reload()
          }
        }
      }
      final class TasksController: UITableViewController, TasksView {
        var presenter: TasksPresenter!
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { presenter.numberOfTasks }
        override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
          presenter.didSwipe(at: indexPath.row)
        }
        func insertTask(at index: Int) { tableView.insertRows(at: [IndexPath(row: index, section: 0)], with: .top) }
        func deleteTask(at index: Int) { tableView.deleteRows(at: [IndexPath(row: index, section: 0)], with: .fade) }
        func reload() { tableView.reloadData() }
      }
      """#),
    Controller(
      "finds the row again in a swipe action",
      #"""
      final class MailboxController: UITableViewController {
        private var mails: [Mail] = []
        private var archive: [Mail] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { mails.count }
        override func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
          let mail = mails[indexPath.row]
          let archiveAction = UIContextualAction(style: .normal, title: "Archive") { [unowned self] _, _, done in
            guard let row = mails.firstIndex(of: mail) else { return done(false) }
            archive.append(mails.remove(at: row))
            tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .left)
            done(true)
          }
          let flag = UIContextualAction(style: .normal, title: "Flag") { [unowned self] _, _, done in
            mails[indexPath.row].isFlagged.toggle()
            tableView.reloadRows(at: [indexPath], with: .none)
            done(true)
          }
          return UISwipeActionsConfiguration(actions: [archiveAction, flag])
        }
      }
      """#),
    Controller(
      "moves songs",
      #"""
      final class PlaylistController: UITableViewController, UITableViewDragDelegate {
        var songs: [Song] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { songs.count }
        override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
          let song = songs.remove(at: source.row)
          songs.insert(song, at: destination.row)
        }
        func tableView(_ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath) -> [UIDragItem] { [] }
        @IBAction func shuffle() {
          songs.shuffle()
          tableView.reloadData()
        }
        @IBAction func toTop(_ sender: UIButton) {
          guard let cell = sender.superview?.superview as? UITableViewCell, let path = tableView.indexPath(for: cell) else { return }
          let song = songs.remove(at: path.row)
          songs.insert(song, at: 0)
          tableView.moveRow(at: path, to: IndexPath(row: 0, section: 0))
        }
      }
      """#),
    Controller(
      "announces a difference",
      #"""
      final class StocksController: UITableViewController {
        private var stocks: [Stock] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { stocks.count }
        func update(_ new: [Stock]) {
          let difference = new.difference(from: stocks)
          tableView.performBatchUpdates {
            stocks = new
            for change in difference {
              switch change {
              case .remove(let offset, _, _): tableView.deleteRows(at: [IndexPath(row: offset, section: 0)], with: .fade)
              case .insert(let offset, _, _): tableView.insertRows(at: [IndexPath(row: offset, section: 0)], with: .fade)
              }
            }
          }
        }
      }
      """#),
    Controller(
      "deletes a section with its last row",
      #"""
      final class CalendarController: UITableViewController {
        struct Day { let date: Date; var events: [Event] }
        var days: [Day] = []
        override func numberOfSections(in tableView: UITableView) -> Int { days.count }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { days[section].events.count }
        override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
          guard case .delete = editingStyle else { return }
          days[indexPath.section].events.remove(at: indexPath.row)
          if days[indexPath.section].events.isEmpty {
            days.remove(at: indexPath.section)
            tableView.deleteSections([indexPath.section], with: .automatic)
          } else {
            tableView.deleteRows(at: [indexPath], with: .automatic)
          }
        }
        func add(_ event: Event) {
          if let section = days.firstIndex(where: { $0.date == event.day }) {
            days[section].events.append(event)
            tableView.insertRows(at: [IndexPath(row: days[section].events.count - 1, section: section)], with: .automatic)
          } else {
            let section = days.firstIndex { $0.date > event.day } ?? days.endIndex
            days.insert(Day(date: event.day, events: [event]), at: section)
            tableView.insertSections(IndexSet(integer: section), with: .automatic)
          }
        }
      }
      """#),
    Controller(
      "shows a placeholder row",
      #"""
      final class InboxController: UITableViewController {
        private var threads: [Thread] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { max(1, threads.count) }
        func remove(at index: Int) {
          threads.remove(at: index)
          let path = IndexPath(row: index, section: 0)
          if threads.isEmpty {
            tableView.reloadRows(at: [path], with: .fade)
          } else {
            tableView.deleteRows(at: [path], with: .fade)
          }
        }
      }
      """#),
    Controller(
      "reloads for a notification",
      #"""
      final class Basket {
        static let shared = Basket()
        private(set) var products: [Product] = []
        func add(_ product: Product) {
          products.append(product)
          NotificationCenter.default.post(name: .basketChanged, object: self)
        }
        func clear() {
          products.removeAll()
          NotificationCenter.default.post(name: .basketChanged, object: self)
        }
      }
      final class BasketController: UIViewController, UITableViewDataSource {
        @IBOutlet var tableView: UITableView!
        private var products: [Product] { Basket.shared.products }
        private var observer: NSObjectProtocol?
        override func viewDidLoad() {
          super.viewDidLoad()
          observer = NotificationCenter.default.addObserver(forName: .basketChanged, object: nil, queue: .main) { [weak self] _ in
            self?.tableView.reloadData()
            self?.scrollToEnd()
          }
        }
        private func scrollToEnd() {
          guard !products.isEmpty else { return }
          tableView.scrollToRow(at: IndexPath(row: products.count - 1, section: 0), at: .bottom, animated: true)
        }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { products.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "product") ?? UITableViewCell(style: .default, reuseIdentifier: "product")
          cell.textLabel?.text = products[indexPath.row].name
          return cell
        }
      }
      """#),
    Controller(
      "deletes from two arrays during a search",
      #"""
      final class CountriesController: UITableViewController, UISearchResultsUpdating {
        private var all: [Country] = []
        private var filtered: [Country]?
        private var shown: [Country] { filtered ?? all }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }
        func updateSearchResults(for search: UISearchController) {
          guard let text = search.searchBar.text, !text.isEmpty else {
            filtered = nil
            return tableView.reloadData()
          }
          filtered = all.filter { $0.name.contains(text) }
          tableView.reloadData()
        }
        override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
          let country = shown[indexPath.row]
          all.removeAll { $0.code == country.code }
          filtered?.removeAll { $0.code == country.code }
          tableView.deleteRows(at: [indexPath], with: .automatic)
        }
      }
      """#),
    Controller(
      "opens groups through a generic coordinator",
      #"""
      final class GroupCoordinator<Header, Row> where Row: Identifiable {
        private(set) var groups: [(header: Header, rows: [Row])] = []
        weak var table: UITableView?
        func toggle(_ section: Int, rows: [Row]) {
          table?.beginUpdates()
          defer { table?.endUpdates() }
          if groups[section].rows.isEmpty {
            groups[section].rows = rows
            table?.insertRows(at: rows.indices.map { [section, $0] }, with: .fade)
          } else {
            let old = groups[section].rows.indices.map { IndexPath(row: $0, section: section) }
            groups[section].rows = []
            table?.deleteRows(at: old, with: .fade)
          }
        }
      }
      final class GroupsController: UITableViewController {
        let coordinator = GroupCoordinator<String, Person>()
        override func viewDidLoad() { coordinator.table = tableView }
        override func numberOfSections(in tableView: UITableView) -> Int { coordinator.groups.count }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { coordinator.groups[section].rows.count }
      }
      """#),
    Controller(
      "handles the events of a socket",
      #"""
      class ChatController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        private let collectionView: UICollectionView = {
          let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
          view.register(BubbleCell.self, forCellWithReuseIdentifier: String(describing: BubbleCell.self))
          return view
        }()
        private var messages = [ChatMessage]()
        private lazy var socket = Socket { [weak self] event in
          DispatchQueue.main.async { self?.handle(event) }
        }
        private func handle(_ event: Socket.Event) {
          switch event {
          case .message(let message):
            let path = IndexPath(item: messages.count, section: 0)
            messages.append(message)
            collectionView.insertItems(at: [path])
            collectionView.scrollToItem(at: path, at: .bottom, animated: true)
          case .deleted(let id):
            guard let index = messages.firstIndex(where: { $0.id == id }) else { return }
            messages.remove(at: index)
            collectionView.deleteItems(at: [IndexPath(item: index, section: 0)])
          case .edited(let message):
            guard let index = messages.firstIndex(where: { $0.id == message.id }) else { return }
            messages[index] = message
            UIView.performWithoutAnimation { collectionView.reloadItems(at: [IndexPath(item: index, section: 0)]) }
          case .reset:
            messages = []
            collectionView.reloadData()
          }
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { return messages.count }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
          let cell = collectionView.dequeueReusableCell(withReuseIdentifier: String(describing: BubbleCell.self), for: indexPath) as! BubbleCell
          cell.message = messages[indexPath.item]
          return cell
        }
      }
      """#),
  ]
}
