// swift-format-ignore-file

/// Controllers of those shapes, each with a mistake on the line that ends in `// wrong`.
enum UnusualWrongControllers {
  static let all: [Controller] = [
    Controller(
      "shows a date picker without counting it",
      #"""
      final class EventController: UITableViewController {
        private var pickerRow: Int?
        private let fields = ["Start", "End"]
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          fields.count + (pickerRow == nil ? 0 : 1)
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          tableView.deselectRow(at: indexPath, animated: true)
          tableView.insertRows(at: [IndexPath(row: indexPath.row + 1, section: 0)], with: .fade)  // wrong
        }
      }
      """#),
    Controller(
      "moves a row and changes no array",
      #"""
      final class TasksController: UITableViewController {
        private var open: [Todo] = []
        private var done: [Todo] = []
        override func numberOfSections(in tableView: UITableView) -> Int { 2 }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          section == 0 ? open.count : done.count
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          tableView.moveRow(at: indexPath, to: IndexPath(row: 0, section: 1))  // wrong
        }
      }
      """#),
    Controller(
      "appends a page and inserts behind it",
      #"""
      final class SearchResultsController: UITableViewController {
        private var hits: [Hit] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { hits.count }
        func show(_ hit: Hit) {
          hits.append(hit)
          tableView.insertRows(at: [IndexPath(row: hits.count, section: 0)], with: .none)  // wrong
        }
      }
      """#),
    Controller(
      "opens a section and inserts no row",
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
          tableView.insertRows(at: paths, with: .top)  // wrong
        }
      }
      """#),
    Controller(
      "removes from the model in the completion",
      #"""
      final class AlbumController: UICollectionViewController {
        private var photos: [Photo] = []
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { photos.count }
        func remove(at path: IndexPath) {
          collectionView.performBatchUpdates({
            collectionView.deleteItems(at: [path])
          }, completion: { _ in
            self.photos.remove(at: path.item)  // wrong
          })
        }
      }
      """#),
    Controller(
      "removes the selected rows from the front",
      #"""
      final class FilesController: UITableViewController {
        private var files: [File] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { files.count }
        @IBAction func deleteSelected(_ sender: Any) {
          guard let paths = tableView.indexPathsForSelectedRows else { return }
          for path in paths {  // wrong
            files.remove(at: path.row)
          }
          tableView.deleteRows(at: paths, with: .automatic)
        }
      }
      """#),
    Controller(
      "deletes the section for more and keeps counting it",
      #"""
      final class FeedController: UITableViewController {
        private var posts: [Post] = []
        private var hasMore = true
        override func numberOfSections(in tableView: UITableView) -> Int { hasMore ? 2 : 1 }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section == 0 ? posts.count : 1 }
        @IBAction func stopLoading() {
          tableView.deleteSections(IndexSet(integer: 1), with: .fade)  // wrong
        }
      }
      """#),
    Controller(
      "scrolls to a message that the list does not have yet",
      #"""
      final class ChatController: UIViewController, UITableViewDataSource {
        @IBOutlet private var tableView: UITableView!
        private var messages: [Message] = []
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }
        func send(_ message: Message) {
          messages.append(message)
          tableView.scrollToRow(at: IndexPath(row: messages.count - 1, section: 0), at: .bottom, animated: true)  // wrong
          tableView.reloadData()
        }
      }
      """#),
    Controller(
      "deletes a section whose array is only emptied",
      #"""
      struct Shelf { var books: [Book] }
      final class ShelvesController: UITableViewController {
        private var shelves: [Shelf] = []
        override func numberOfSections(in tableView: UITableView) -> Int { shelves.count }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shelves[section].books.count }
        @IBAction func clearFirst() {
          shelves[0].books.removeAll()
          tableView.deleteSections(IndexSet(integer: 0), with: .automatic)  // wrong
        }
      }
      """#),
    Controller(
      "reloads inside a batch that inserts the same row",
      #"""
      final class CartController: UITableViewController {
        private var lines: [Line] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { lines.count }
        func add(_ line: Line) {
          tableView.performBatchUpdates {
            lines.insert(line, at: 0)
            tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .top)
            tableView.reloadData()  // wrong
          }
        }
      }
      """#),
  ]
}
