import DiffableKit
import Foundation
import HeadlessKit
import ListTesting

/// The address book with snapshots: groups are identified by name, people by number.
@MainActor
final class ContactSnapshots: ModelScreen {
  private var book: ContactBook
  let list = TableView(frame: .zero, style: .plain)
  // snippet.contacts-provider
  private lazy var source = Source(tableView: list) { [weak self] table, path, id in
    let cell = table.dequeueReusableCell(withIdentifier: "contact", for: path)
    cell.textLabel?.text = self?.book.contact(id)?.name
    return cell
  }
  // snippet.end

  private final class Source: TableViewDiffableSource<String, ContactBook.Contact.ID> {
    override func tableView(_: TableView, titleForHeaderInSection section: Int) -> String? {
      sectionIdentifier(for: section)
    }
  }

  init(_ book: ContactBook) {
    self.book = book
    list.register(TableViewCell.self, forCellReuseIdentifier: "contact")
    update(to: book)
  }

  func update(to book: ContactBook) {
    self.book = book
    var snapshot = DiffableDataSourceSnapshot<String, ContactBook.Contact.ID>()
    for group in book.groups {
      snapshot.appendSections([group.name])
      snapshot.appendItems(group.contacts.map(\.id), toSection: group.name)
    }
    source.apply(snapshot)
  }

  /// Removes a person from a copy of the current snapshot.
  // snippet.contacts-new uses contacts-book contacts-provider
  func remove(_ id: Int) {
    book = book.removing(id)
    var snapshot = source.snapshot()
    snapshot.deleteItems([id])
    source.apply(snapshot)
  }
  // snippet.end
}
