import UIKit

final class ShelfViewController: UITableViewController {
  let books = ["Emma", "Dune", "Momo"]
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Shelf"
  }
  override func tableView(_: UITableView, numberOfRowsInSection: Int) -> Int { books.count }
  override func tableView(
    _ table: UITableView, cellForRowAt path: IndexPath
  ) -> UITableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "book") ?? UITableViewCell()
    cell.textLabel?.text = books[path.row]
    return cell
  }
  override func tableView(_: UITableView, didSelectRowAt path: IndexPath) {
    let detail = UIViewController()
    detail.title = books[path.row]
    navigationController?.pushViewController(detail, animated: true)
  }
}
