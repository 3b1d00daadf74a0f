// Made from the blocks of Docs/HeadlessKit.docc/Articles/MigratingAWholeScreen.md. Change them there, and then:
//     HEADLESSKIT_REGENERATE=1 swift test --filter CodeBlockTests
// swift-format-ignore-file
import HeadlessKit
import ListTesting
import Testing
import UIKit

#sourceLocation(file: "MigratingAWholeScreen.md", line: 21)
// import UIKit

struct Contact: Hashable {
  let id: Int
  var name: String
}

/// What the server answers to a refresh: Byron has a new name, and Dilan is new.
func news(_ contacts: [Contact]) -> [Contact] {
  contacts.map { $0.id == 2 ? Contact(id: 2, name: "Byron II") : $0 }
    + [Contact(id: 5, name: "Dilan")]
}

class ContactsViewController: UITableViewController, UISearchResultsUpdating {
  var contacts = [
    Contact(id: 1, name: "Ada"), Contact(id: 2, name: "Byron"),
    Contact(id: 3, name: "Chao"), Contact(id: 4, name: "Chao"),
  ]
  var shown: [Contact] = []
  let search = UISearchController(searchResultsController: nil)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Contacts"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Search"
    navigationItem.searchController = search
    refreshControl = UIRefreshControl()
    refreshControl?.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
    shown = matching
  }

  /// The contacts that match the search.
  var matching: [Contact] {
    let text = search.searchBar.text ?? ""
    return contacts.filter { text.isEmpty || $0.name.contains(text) }
  }

  func updateSearchResults(for searchController: UISearchController) {
    shown = matching
    tableView.reloadData()
  }

  func refresh() {
    contacts = news(contacts)
    shown = matching
    tableView.reloadData()
    refreshControl?.endRefreshing()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
    cell.textLabel?.text = shown[indexPath.row].name
    return cell
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    let contact = shown.remove(at: indexPath.row)
    contacts.removeAll { $0.id == contact.id }
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let detail = UIViewController()
    detail.title = shown[indexPath.row].name
    navigationController?.pushViewController(detail, animated: true)
  }
}
#sourceLocation()

#sourceLocation(file: "MigratingAWholeScreen.md", line: 109)
// import HeadlessKit
// import ListTesting

@MainActor let visit: [ScreenStep<Void>] = [
  .act("search for Ad") { try $0.type("Ad", into: .field("Search")) },
  .act("open Ada") { try $0.tap(.row(containing: "Ada")) },
  .act("go back") { try $0.tap(.button("Contacts")) },
  .act("clear the search") { try $0.clearText(in: .field("Ad")) },
  .act("delete a Chao") { try $0.swipeToDelete(.row(at: IndexPath(row: 2, section: 0))) },
  .act("refresh") { try $0.pullToRefresh() },
]

@MainActor func compare(
  _ before: @escaping @MainActor () -> UIViewController,
  _ after: @escaping @MainActor () -> UIViewController
) -> PathComparison {
  PathComparison(
    visit, names: PathNames("old step", "new step"), legacy: before, diffable: after)
}

extension PathComparison {
  /// The first finding, with its causes.
  var firstFinding: String {
    guard let difference else { return "equivalent" }
    return ([difference.sentence] + difference.causes).joined(separator: "\n")
  }
}
#sourceLocation()

#sourceLocation(file: "MigratingAWholeScreen.md", line: 148)
class ContactsStep1: ContactsViewController {
  func contact(at indexPath: IndexPath) -> Contact? { shown[indexPath.row] }

  func delete(_ id: Int) {
    guard let row = shown.firstIndex(where: { $0.id == id }) else { return }
    contacts.removeAll { $0.id == id }
    shown.remove(at: row)
    tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if let contact = contact(at: indexPath) { delete(contact.id) }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let detail = UIViewController()
    detail.title = contact(at: indexPath)?.name
    navigationController?.pushViewController(detail, animated: true)
  }
}
#sourceLocation()

@MainActor @Test func migratingAWholeScreen_block4() throws {
#sourceLocation(file: "MigratingAWholeScreen.md", line: 174)
#expect(compare({ ContactsViewController() }, { ContactsStep1() }).isEquivalent)
#sourceLocation()
}

#sourceLocation(file: "MigratingAWholeScreen.md", line: 181)
final class NamesAsIdentifiers: ContactsStep1 {
  override func delete(_ id: Int) {
    let name = contacts.first { $0.id == id }?.name
    contacts.removeAll { $0.name == name }
    shown = matching
    tableView.reloadData()
  }
}
#sourceLocation()

@MainActor @Test func migratingAWholeScreen_block6() throws {
let printed = Printed("Docs/HeadlessKit.docc/Articles/MigratingAWholeScreen.md")
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  printed.add(items, separator, terminator)
}
#sourceLocation(file: "MigratingAWholeScreen.md", line: 192)
print(compare({ ContactsViewController() }, { NamesAsIdentifiers() }).firstFinding)
#sourceLocation()
try printed.expect(block: 6, fence: 191, #"""
?
"""#)
}

#sourceLocation(file: "MigratingAWholeScreen.md", line: 209)
class ContactsStep2: ContactsStep1 {
  func showContacts() {
    shown = matching
    tableView.reloadData()
  }

  override func delete(_ id: Int) {
    contacts.removeAll { $0.id == id }
    showContacts()
  }

  override func updateSearchResults(for searchController: UISearchController) { showContacts() }

  override func refresh() {
    contacts = news(contacts)
    showContacts()
    refreshControl?.endRefreshing()
  }
}
#sourceLocation()

@MainActor @Test func migratingAWholeScreen_block8() throws {
#sourceLocation(file: "MigratingAWholeScreen.md", line: 231)
#expect(compare({ ContactsStep1() }, { ContactsStep2() }).isEquivalent)
#sourceLocation()
}

#sourceLocation(file: "MigratingAWholeScreen.md", line: 238)
final class ForgottenUpdate: ContactsStep2 {
  override func delete(_ id: Int) { contacts.removeAll { $0.id == id } }
}
#sourceLocation()

@MainActor @Test func migratingAWholeScreen_block10() throws {
let printed = Printed("Docs/HeadlessKit.docc/Articles/MigratingAWholeScreen.md")
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  printed.add(items, separator, terminator)
}
#sourceLocation(file: "MigratingAWholeScreen.md", line: 244)
print(compare({ ContactsStep1() }, { ForgottenUpdate() }).firstFinding)
#sourceLocation()
try printed.expect(block: 10, fence: 243, #"""
?
"""#)
}

#sourceLocation(file: "MigratingAWholeScreen.md", line: 259)
final class ContactsSource: UITableViewDiffableDataSource<Int, Int> {
  var delete: (Int) -> Void = { _ in }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if let id = itemIdentifier(for: indexPath) { delete(id) }
  }
}

class ContactsStep3: ContactsStep2 {
  lazy var source = makeSource()

  override func viewDidLoad() {
    super.viewDidLoad()
    showContacts()
  }

  func makeSource() -> UITableViewDiffableDataSource<Int, Int> {
    let source = ContactsSource(tableView: tableView) { [weak self] table, path, _ in
      self?.tableView(table, cellForRowAt: path)
    }
    source.delete = { [weak self] id in self?.delete(id) }
    return source
  }

  /// The shown contacts as a snapshot.
  var snapshot: NSDiffableDataSourceSnapshot<Int, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(shown.map(\.id))
    return snapshot
  }

  override func showContacts() {
    shown = matching
    source.applySnapshotUsingReloadData(snapshot)
  }
}
#sourceLocation()

@MainActor @Test func migratingAWholeScreen_block12() throws {
#sourceLocation(file: "MigratingAWholeScreen.md", line: 306)
#expect(compare({ ContactsStep2() }, { ContactsStep3() }).isEquivalent)
#sourceLocation()
}

#sourceLocation(file: "MigratingAWholeScreen.md", line: 313)
final class ForgottenEditing: ContactsStep3 {
  override func makeSource() -> UITableViewDiffableDataSource<Int, Int> {
    UITableViewDiffableDataSource(tableView: tableView) { [weak self] table, path, _ in
      self?.tableView(table, cellForRowAt: path)
    }
  }
}
#sourceLocation()

@MainActor @Test func migratingAWholeScreen_block14() throws {
let printed = Printed("Docs/HeadlessKit.docc/Articles/MigratingAWholeScreen.md")
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  printed.add(items, separator, terminator)
}
#sourceLocation(file: "MigratingAWholeScreen.md", line: 323)
let swiping = compare({ ContactsStep2() }, { ForgottenEditing() })
print(swiping.difference?.sentence.split(separator: "\n").first ?? "equivalent")
#sourceLocation()
try printed.expect(block: 14, fence: 322, #"""
?
"""#)
}

#sourceLocation(file: "MigratingAWholeScreen.md", line: 335)
final class RowsBesideSnapshots: ContactsStep3 {
  override func refresh() {
    super.refresh()
    tableView.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
  }
}
#sourceLocation()

@MainActor @Test func migratingAWholeScreen_block16() throws {
let printed = Printed("Docs/HeadlessKit.docc/Articles/MigratingAWholeScreen.md")
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  printed.add(items, separator, terminator)
}
#sourceLocation(file: "MigratingAWholeScreen.md", line: 344)
print(compare({ ContactsStep2() }, { RowsBesideSnapshots() }).difference?.causes.first ?? "")
#sourceLocation()
try printed.expect(block: 16, fence: 343, #"""
?
"""#)
}

#sourceLocation(file: "MigratingAWholeScreen.md", line: 359)
class ContactsStep4: ContactsStep3 {
  override func showContacts() {
    let old = Dictionary(uniqueKeysWithValues: shown.map { ($0.id, $0) })
    shown = matching
    var snapshot = snapshot
    snapshot.reconfigureItems(shown.filter { old[$0.id] != nil && old[$0.id] != $0 }.map(\.id))
    source.apply(snapshot)
  }
}
#sourceLocation()

@MainActor @Test func migratingAWholeScreen_block18() throws {
#sourceLocation(file: "MigratingAWholeScreen.md", line: 371)
#expect(compare({ ContactsStep3() }, { ContactsStep4() }).isEquivalent)
#sourceLocation()
}

#sourceLocation(file: "MigratingAWholeScreen.md", line: 378)
final class ForgottenMark: ContactsStep3 {
  override func showContacts() {
    shown = matching
    source.apply(snapshot)
  }
}
#sourceLocation()

@MainActor @Test func migratingAWholeScreen_block20() throws {
let printed = Printed("Docs/HeadlessKit.docc/Articles/MigratingAWholeScreen.md")
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  printed.add(items, separator, terminator)
}
#sourceLocation(file: "MigratingAWholeScreen.md", line: 387)
print(compare({ ContactsStep3() }, { ForgottenMark() }).firstFinding)
#sourceLocation()
try printed.expect(block: 20, fence: 386, #"""
?
"""#)
}

#sourceLocation(file: "MigratingAWholeScreen.md", line: 400)
class ContactsStep5: ContactsStep4 {
  override func makeSource() -> UITableViewDiffableDataSource<Int, Int> {
    let source = ContactsSource(tableView: tableView) { [weak self] table, path, id in
      let cell = table.dequeueReusableCell(withIdentifier: "contact", for: path)
      cell.textLabel?.text = self?.contacts.first { $0.id == id }?.name
      return cell
    }
    source.delete = { [weak self] id in self?.delete(id) }
    return source
  }
}
#sourceLocation()

@MainActor @Test func migratingAWholeScreen_block22() throws {
#sourceLocation(file: "MigratingAWholeScreen.md", line: 414)
#expect(compare({ ContactsStep4() }, { ContactsStep5() }).isEquivalent)
#sourceLocation()
}

#sourceLocation(file: "MigratingAWholeScreen.md", line: 421)
final class CapturedArray: ContactsStep5 {
  override func makeSource() -> UITableViewDiffableDataSource<Int, Int> {
    let source = ContactsSource(tableView: tableView) { [contacts] table, path, id in
      let cell = table.dequeueReusableCell(withIdentifier: "contact", for: path)
      cell.textLabel?.text = contacts.first { $0.id == id }?.name
      return cell
    }
    source.delete = { [weak self] id in self?.delete(id) }
    return source
  }
}
#sourceLocation()

@MainActor @Test func migratingAWholeScreen_block24() throws {
let printed = Printed("Docs/HeadlessKit.docc/Articles/MigratingAWholeScreen.md")
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  printed.add(items, separator, terminator)
}
#sourceLocation(file: "MigratingAWholeScreen.md", line: 435)
print(compare({ ContactsStep4() }, { CapturedArray() }).firstFinding)
#sourceLocation()
try printed.expect(block: 24, fence: 434, #"""
?
"""#)
}

#sourceLocation(file: "MigratingAWholeScreen.md", line: 449)
final class ContactsStep6: UITableViewController, UISearchResultsUpdating {
  private var contacts = [
    Contact(id: 1, name: "Ada"), Contact(id: 2, name: "Byron"),
    Contact(id: 3, name: "Chao"), Contact(id: 4, name: "Chao"),
  ]
  private let search = UISearchController(searchResultsController: nil)
  private lazy var source = ContactsSource(tableView: tableView) { [weak self] table, path, id in
    let cell = table.dequeueReusableCell(withIdentifier: "contact", for: path)
    cell.textLabel?.text = self?.contact(id)?.name
    return cell
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Contacts"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Search"
    navigationItem.searchController = search
    refreshControl = UIRefreshControl()
    refreshControl?.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
    source.delete = { [weak self] id in self?.delete(id) }
    showContacts()
  }

  private func contact(_ id: Int) -> Contact? { contacts.first { $0.id == id } }

  private func showContacts(changed ids: [Int] = []) {
    let text = search.searchBar.text ?? ""
    let shown = contacts.filter { text.isEmpty || $0.name.contains(text) }.map(\.id)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(shown)
    snapshot.reconfigureItems(ids.filter(shown.contains))
    source.apply(snapshot)
  }

  private func delete(_ id: Int) {
    contacts.removeAll { $0.id == id }
    showContacts()
  }

  private func refresh() {
    let old = contacts
    contacts = news(contacts)
    showContacts(changed: old.filter { contact($0.id) != nil && contact($0.id) != $0 }.map(\.id))
    refreshControl?.endRefreshing()
  }

  func updateSearchResults(for searchController: UISearchController) { showContacts() }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let detail = UIViewController()
    detail.title = source.itemIdentifier(for: indexPath).flatMap(contact)?.name
    navigationController?.pushViewController(detail, animated: true)
  }
}
#sourceLocation()

@MainActor @Test func migratingAWholeScreen_block26() throws {
#sourceLocation(file: "MigratingAWholeScreen.md", line: 510)
#expect(compare({ ContactsStep5() }, { ContactsStep6() }).isEquivalent)
#sourceLocation()
}

#sourceLocation(file: "MigratingAWholeScreen.md", line: 518)
final class WholeContacts: ContactsStep2 {
  private lazy var source = UITableViewDiffableDataSource<Int, Contact>(tableView: tableView) {
    table, path, contact in
    let cell = table.dequeueReusableCell(withIdentifier: "contact", for: path)
    cell.textLabel?.text = contact.name
    return cell
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    showContacts()
  }

  override func showContacts() {
    shown = matching
    var snapshot = NSDiffableDataSourceSnapshot<Int, Contact>()
    snapshot.appendSections([0])
    snapshot.appendItems(shown)
    source.apply(snapshot)
  }
}
#sourceLocation()

@MainActor @Test func migratingAWholeScreen_block28() throws {
let printed = Printed("Docs/HeadlessKit.docc/Articles/MigratingAWholeScreen.md")
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  printed.add(items, separator, terminator)
}
#sourceLocation(file: "MigratingAWholeScreen.md", line: 542)
let withoutSwipe = visit.filter { $0.label != "delete a Chao" }
let whole = PathComparison(
  withoutSwipe, legacy: { ContactsStep5() }, diffable: { WholeContacts() })
print(whole.firstFinding)
#sourceLocation()
try printed.expect(block: 28, fence: 541, #"""
?
"""#)
}

@MainActor @Test func migratingAWholeScreen_block29() throws {
let printed = Printed("Docs/HeadlessKit.docc/Articles/MigratingAWholeScreen.md")
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  printed.add(items, separator, terminator)
}
#sourceLocation(file: "MigratingAWholeScreen.md", line: 579)
print(
  PathComparison(visit, legacy: { ContactsViewController() }, diffable: { ContactsStep6() }))
#sourceLocation()
try printed.expect(block: 29, fence: 578, #"""
?
"""#)
}
