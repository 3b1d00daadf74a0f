import Testing

@testable import CrashTranscripts

/// Controllers whose functions have several paths or optional models.
@Suite struct SeveralPathsTests {
  private static func books(_ body: String) -> String {
    """
    class BooksController: UITableViewController {
      var books: [Int] = []
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        books.count
      }
      override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
      ) {
    \(body)
      }
    }
    """
  }

  static let wrong = [
    Controller(
      "is wrong on both paths",
      books(
        """
            if editingStyle == .delete {
              tableView.deleteRows(at: [indexPath], with: .automatic)  // wrong
            } else {
              tableView.insertRows(at: [indexPath], with: .automatic)  // wrong
            }
        """)),
    Controller(
      "is wrong on one line of two paths",
      books(
        """
            if editingStyle == .insert {
              print("insertion")
            }
            tableView.deleteRows(at: [indexPath], with: .automatic)  // wrong
        """)),
  ]

  static let right = [
    Controller(
      "counts an optional model by its own name",
      """
      class SongsController: UITableViewController {
        var songs: [Int]?
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          if let songs { return songs.count }
          return 0
        }
        @IBAction func add() {
          songs?.insert(1, at: 0)
          tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .top)
        }
      }
      """),
    Controller(
      "reloads for one change and announces the next",
      """
      class PostsController: UITableViewController {
        var posts: [Int] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          posts.count
        }
        @IBAction func refresh() {
          posts.append(1)
          tableView.reloadData()
          posts.insert(2, at: 0)
          tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .top)
        }
      }
      """),
  ]

  @Test(arguments: wrong)
  func `every wrong line is found, each once`(_ given: Controller) {
    #expect(given.search.findings().map(\.location.line) == given.wrongLines)
  }

  @Test(arguments: right)
  func `what is right on every path is left alone`(_ given: Controller) {
    #expect(given.search.findings() == [])
  }
}
