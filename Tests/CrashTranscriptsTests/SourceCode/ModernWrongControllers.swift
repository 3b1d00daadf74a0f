// swift-format-ignore-file

/// Controllers of those shapes, each with a mistake on the line that ends in `// wrong`.
enum ModernWrongControllers {
  static let all: [Controller] = [
    Controller(
      "has a coordinator that inserts a row before the data source has it",
      #"""
      final class NotesDataSource: NSObject, UITableViewDataSource {
        private(set) var notes: [Note] = []
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }
      }
      final class NotesCoordinator {
        let source = NotesDataSource()
        let controller = NotesController()
        func start() { controller.tableView.dataSource = source }
        @objc func add() {
          controller.tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .top)  // wrong
        }
      }
      final class NotesController: UITableViewController {}
      """#),
    Controller(
      "changes the model in a task and the list at once",
      #"""
      final class CartController: UITableViewController {
        private var lines: [Line] = []
        private let shop: Shop
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { lines.count }
        override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
          Task { @MainActor in
            try await shop.remove(lines[indexPath.row])
            lines.remove(at: indexPath.row)  // wrong
          }
          tableView.deleteRows(at: [indexPath], with: .automatic)
        }
      }
      """#),
    Controller(
      "reloads in a property observer and inserts too",
      #"""
      final class LogController: UITableViewController {
        private var entries: [Entry] = [] { didSet { tableView.reloadData() } }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { entries.count }
        func log(_ entry: Entry) {
          entries.append(entry)
          tableView.insertRows(at: [IndexPath(row: entries.count - 1, section: 0)], with: .bottom)  // wrong
        }
      }
      """#),
    Controller(
      "inserts in a task what no line adds",
      #"""
      final class ChatController: UICollectionViewController {
        private var messages: [Message] = []
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { messages.count }
        @IBAction func send() {
          Task { @MainActor in
            collectionView.insertItems(at: [IndexPath(item: messages.count, section: 0)])  // wrong
          }
        }
      }
      """#),
    Controller(
      "removes from the section's controller, not from the list of sections",
      #"""
      final class PostSection { var posts: [Post] = [] }
      final class FeedController: UICollectionViewController {
        private var sections: [PostSection] = []
        override func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { sections[section].posts.count }
        @IBAction func hideFirst() {
          sections[0].posts.removeAll()
          collectionView.deleteSections(IndexSet(integer: 0))  // wrong
        }
      }
      """#),
    Controller(
      "keeps a layout's attributes for good",
      #"""
      final class MosaicLayout: UICollectionViewLayout {
        private var cache: [IndexPath: UICollectionViewLayoutAttributes] = [:]
        override func prepare() {
          super.prepare()
          guard cache.isEmpty, let collectionView else { return }  // wrong
          for item in 0..<collectionView.numberOfItems(inSection: 0) {
            let path = IndexPath(item: item, section: 0)
            cache[path] = UICollectionViewLayoutAttributes(forCellWith: path)
          }
        }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { cache[indexPath] }
      }
      """#),
    Controller(
      "deletes a row that a switch in a cell has kept",
      #"""
      final class TagsController: UITableViewController {
        private var tags: [Tag] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { tags.count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "tag", for: indexPath) as! TagCell
          cell.onRemove = { [weak self] in
            guard let self else { return }
            self.tags.remove(at: indexPath.row)
            self.tableView.deleteRows(at: [indexPath], with: .fade)  // wrong
          }
          return cell
        }
        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.register(TagCell.self, forCellReuseIdentifier: "tag")
        }
      }
      """#),
  ]
}
