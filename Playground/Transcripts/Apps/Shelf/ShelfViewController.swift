import CoreData
import UIKit

final class ShelfViewController: UITableViewController {
  private let context: NSManagedObjectContext
  private var books: [Book] = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    books = (try? context.fetch(Book.fetchRequest())) ?? []
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    books.isEmpty ? 0 : books.count
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    context.delete(books[indexPath.row])
    try? context.save()
    tableView.deleteRows(at: [indexPath], with: .fade)
  }

  func add(_ book: Book) {
    books.append(book)
    let last = IndexPath(row: books.count, section: 0)
    tableView.insertRows(at: [last], with: .automatic)
  }
}
