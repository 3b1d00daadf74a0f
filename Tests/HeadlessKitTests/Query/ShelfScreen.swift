import Foundation
import HeadlessKit

/// A screen of books in two sections, with a text field, a switch and bar buttons.
@MainActor
final class ShelfScreen: TableViewController {
  struct Book {
    var title: String
    var author: String
  }

  var sections: [(title: String, books: [Book])] = [
    (
      "Today", [Book(title: "Emma", author: "Jane Austen"), Book(title: "Dune", author: "Herbert")]
    ),
    ("Later", [Book(title: "Momo", author: "Ende")]),
  ]
  var lines: [String] = []
  let nightSwitch = Switch()
  let star = Button(type: .system)
  var asked = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Books"
    tableView.rowHeight = 44
    tableView.sectionHeaderHeight = 28
    nightSwitch.accessibilityLabel = "Night"
    star.setImage(Image(systemName: "star"), for: .normal)
    star.accessibilityIdentifier = "favourite"
    star.addAction(Action { [weak self] _ in self?.lines.append("star") }, for: .touchUpInside)
    navigationItem.rightBarButtonItem = BarButtonItem(
      systemItem: .add, primaryAction: Action { [weak self] _ in self?.lines.append("add") })
  }

  override func numberOfSections(in tableView: TableView) -> Int { sections.count }
  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].books.count
  }
  override func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].title
  }
  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    asked += 1
    let cell = TableViewCell(style: .value1, reuseIdentifier: nil)
    let book = sections[indexPath.section].books[indexPath.row]
    cell.textLabel?.text = book.title
    cell.detailTextLabel?.text = book.author
    if indexPath == [0, 1] { cell.accessoryView = nightSwitch }
    return cell
  }
  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    lines.append("row \(indexPath.section), \(indexPath.row)")
  }
  override func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }
  override func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    SwipeActionsConfiguration(actions: [
      ContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
        self?.lines.append("delete \(indexPath.row)")
        done(true)
      }
    ])
  }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
