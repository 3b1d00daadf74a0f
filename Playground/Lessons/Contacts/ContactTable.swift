import Foundation
import HeadlessKit
import ListTesting

/// The address book with a data source: removing a person takes a row number.
@MainActor
final class ContactTable: NSObject, ModelScreen, TableViewDataSource {
  private var book: ContactBook
  let list = TableView(frame: .zero, style: .plain)

  init(_ book: ContactBook) {
    self.book = book
    super.init()
    list.register(TableViewCell.self, forCellReuseIdentifier: "contact")
    list.dataSource = self
  }

  func update(to book: ContactBook) {
    self.book = book
    list.reloadData()
  }

  /// Removes a person: finds the row, changes the model and announces the deletion.
  // snippet.contacts-old uses contacts-book
  func remove(_ id: Int) {
    guard let (group, row) = book.place(of: id) else { return }
    list.performBatchUpdates {
      self.book = self.book.removing(id)
      self.list.deleteRows(at: [IndexPath(row: row, section: group)], with: .fade)
    }
  }
  // snippet.end

  func numberOfSections(in _: TableView) -> Int { book.groups.count }

  func tableView(_: TableView, numberOfRowsInSection section: Int) -> Int {
    book.groups[section].contacts.count
  }

  func tableView(_: TableView, titleForHeaderInSection section: Int) -> String? {
    book.groups[section].name
  }

  func tableView(_ table: TableView, cellForRowAt path: IndexPath) -> TableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "contact", for: path)
    cell.textLabel?.text = book.groups[path.section].contacts[path.row].name
    return cell
  }
}
