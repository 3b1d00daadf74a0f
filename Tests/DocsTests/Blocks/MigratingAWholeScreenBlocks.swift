// Made from the blocks of Docs/HeadlessKit.docc/Articles/MigratingAWholeScreen.md. Change them there, and then:
//     HEADLESSKIT_REGENERATE=1 swift test --filter CodeBlockTests
// swift-format-ignore-file
import HeadlessKit
import ListTesting
import Testing
import UIKit

#sourceLocation(file: "MigratingAWholeScreen.md", line: 42)
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

#sourceLocation(file: "MigratingAWholeScreen.md", line: 132)
// import HeadlessKit
// import ListTesting

@MainActor let visit: [ScreenStep<Void>] = [
  .act("search for Ad") { try $0.type("Ad", into: .field("Search")) },
  .act("open Ada") { try $0.tap(.row("Ada")) },
  .act("go back") { try $0.tap(.button("Contacts")) },
  .act("clear the search") { try $0.clearText(in: .field("Ad")) },
  .act("delete a Chao") { simulator in
    try simulator.tapSwipeAction("Delete", on: .row(at: IndexPath(row: 2, section: 0)))
  },
  .act("refresh") { try $0.pullToRefresh() },
]

@MainActor func compare(
  _ before: @escaping @MainActor () -> UIViewController,
  _ after: @escaping @MainActor () -> UIViewController
) -> PathComparison {
  PathComparison(
    visit, names: PathNames("old class", "new class"), legacy: before, diffable: after)
}
#sourceLocation()

@MainActor @Test func migratingAWholeScreen_block3() throws {
#sourceLocation(file: "MigratingAWholeScreen.md", line: 158)
let itself = compare({ ContactsViewController() }, { ContactsViewController() })
#expect(itself.isEquivalent)
#sourceLocation()
}

#sourceLocation(file: "MigratingAWholeScreen.md", line: 179)
class LateContacts: ContactsViewController {
  override func refresh() {
    Task { super.refresh() }
  }
}
#sourceLocation()

@MainActor @Test func migratingAWholeScreen_block5() async throws {
let printed = Printed("Docs/HeadlessKit.docc/Articles/MigratingAWholeScreen.md")
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  printed.add(items, separator, terminator)
}
#sourceLocation(file: "MigratingAWholeScreen.md", line: 187)
let refreshing = visit.filter { $0.label == "refresh" }
let late = PathComparison(
  refreshing, legacy: { LateContacts() }, diffable: { LateContacts() })
print(late.difference ?? "equivalent")
#sourceLocation()
try printed.expect(block: 5, fence: 186, #"""
After step 1 (refresh), with both, a refresh control is still refreshing, 1 task has not
  ended.
Why: The main queue does not run during this comparison, so what arrives later was not
  compared. Await a comparison that gives it time: await PathComparison(steps, within:
  .seconds(1), …).
"""#)
}

@MainActor @Test func migratingAWholeScreen_block6() async throws {
#sourceLocation(file: "MigratingAWholeScreen.md", line: 206)
let awaited = await PathComparison(
  visit, within: .seconds(5), legacy: { LateContacts() }, diffable: { LateContacts() })
#expect(awaited.isEquivalent)
#sourceLocation()
}

#sourceLocation(file: "MigratingAWholeScreen.md", line: 222)
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

@MainActor @Test func migratingAWholeScreen_block8() throws {
#sourceLocation(file: "MigratingAWholeScreen.md", line: 248)
#expect(compare({ ContactsViewController() }, { ContactsStep1() }).isEquivalent)
#sourceLocation()
}

#sourceLocation(file: "MigratingAWholeScreen.md", line: 255)
final class NamesAsIdentifiers: ContactsStep1 {
  override func delete(_ id: Int) {
    let name = contacts.first { $0.id == id }?.name
    contacts.removeAll { $0.name == name }
    shown = matching
    tableView.reloadData()
  }
}
#sourceLocation()

@MainActor @Test func migratingAWholeScreen_block10() throws {
let printed = Printed("Docs/HeadlessKit.docc/Articles/MigratingAWholeScreen.md")
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  printed.add(items, separator, terminator)
}
#sourceLocation(file: "MigratingAWholeScreen.md", line: 266)
print(compare({ ContactsViewController() }, { NamesAsIdentifiers() }).difference ?? "equivalent")
#sourceLocation()
try printed.expect(block: 10, fence: 265, #"""
After step 5 (delete a Chao) section 0 has 3 rows with the old class, and 2 with the new
  class.
"""#)
}

#sourceLocation(file: "MigratingAWholeScreen.md", line: 287)
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

@MainActor @Test func migratingAWholeScreen_block12() throws {
#sourceLocation(file: "MigratingAWholeScreen.md", line: 309)
#expect(compare({ ContactsStep1() }, { ContactsStep2() }).isEquivalent)
#sourceLocation()
}

#sourceLocation(file: "MigratingAWholeScreen.md", line: 316)
final class ForgottenUpdate: ContactsStep2 {
  override func delete(_ id: Int) { contacts.removeAll { $0.id == id } }
}
#sourceLocation()

@MainActor @Test func migratingAWholeScreen_block14() throws {
let printed = Printed("Docs/HeadlessKit.docc/Articles/MigratingAWholeScreen.md")
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  printed.add(items, separator, terminator)
}
#sourceLocation(file: "MigratingAWholeScreen.md", line: 322)
print(compare({ ContactsStep1() }, { ForgottenUpdate() }).difference ?? "equivalent")
#sourceLocation()
try printed.expect(block: 14, fence: 321, #"""
After step 5 (delete a Chao) section 0 has 3 rows with the old class, and 4 with the new
  class.
Why: With the new class: Nothing was announced to the list in this step. Announce every change
  of the model, or call reloadData().
"""#)
}

#sourceLocation(file: "MigratingAWholeScreen.md", line: 341)
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

@MainActor @Test func migratingAWholeScreen_block16() throws {
#sourceLocation(file: "MigratingAWholeScreen.md", line: 388)
#expect(compare({ ContactsStep2() }, { ContactsStep3() }).isEquivalent)
#sourceLocation()
}

#sourceLocation(file: "MigratingAWholeScreen.md", line: 396)
final class ForgottenEditing: ContactsStep3 {
  override func makeSource() -> UITableViewDiffableDataSource<Int, Int> {
    UITableViewDiffableDataSource(tableView: tableView) { [weak self] table, path, _ in
      self?.tableView(table, cellForRowAt: path)
    }
  }
}
#sourceLocation()

@MainActor @Test func migratingAWholeScreen_block18() throws {
let printed = Printed("Docs/HeadlessKit.docc/Articles/MigratingAWholeScreen.md")
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  printed.add(items, separator, terminator)
}
#sourceLocation(file: "MigratingAWholeScreen.md", line: 406)
let swiping = compare({ ContactsStep2() }, { ForgottenEditing() })
print(swiping.difference?.causes.first ?? "equivalent")
#sourceLocation()
try printed.expect(block: 18, fence: 405, #"""
The same touch works with the old class. A diffable data source offers no swipe to delete and no reordering by itself: override tableView(_:canEditRowAt:) and tableView(_:commit:forRowAt:) in a subclass of it.
"""#)
}

#sourceLocation(file: "MigratingAWholeScreen.md", line: 418)
final class RowsBesideSnapshots: ContactsStep3 {
  override func refresh() {
    super.refresh()
    tableView.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
  }
}
#sourceLocation()

@MainActor @Test func migratingAWholeScreen_block20() throws {
let printed = Printed("Docs/HeadlessKit.docc/Articles/MigratingAWholeScreen.md")
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  printed.add(items, separator, terminator)
}
#sourceLocation(file: "MigratingAWholeScreen.md", line: 427)
print(compare({ ContactsStep2() }, { RowsBesideSnapshots() }).difference?.causes.first ?? "equivalent")
#sourceLocation()
try printed.expect(block: 20, fence: 426, #"""
A method that changes the table view was called, but only its diffable data source may change it. Change the snapshot and apply it.
"""#)
}

#sourceLocation(file: "MigratingAWholeScreen.md", line: 443)
class SortableContacts: ContactsStep2 {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = editButtonItem
  }

  func move(_ id: Int, to row: Int) {
    guard let index = contacts.firstIndex(where: { $0.id == id }) else { return }
    contacts.insert(contacts.remove(at: index), at: row)
    shown = matching
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { "Friends" }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["F"] }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath
  ) {
    if let contact = contact(at: from) { move(contact.id, to: to.row) }
  }
}
#sourceLocation()

#sourceLocation(file: "MigratingAWholeScreen.md", line: 480)
class SortableSource: UITableViewDiffableDataSource<Int, Int> {
  var move: (_ id: Int, _ row: Int) -> Void = { _, _ in }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    sectionIdentifier(for: section) == 0 ? "Friends" : nil
  }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["F"] }

  override func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath
  ) {
    if let id = itemIdentifier(for: from) { move(id, to.row) }
  }
}

class SortableBySnapshots: SortableContacts {
  lazy var source = makeSource()

  override func viewDidLoad() {
    super.viewDidLoad()
    showContacts()
  }

  func makeSource() -> SortableSource {
    let source = SortableSource(tableView: tableView) { [weak self] table, path, _ in
      self?.tableView(table, cellForRowAt: path)
    }
    source.move = { [weak self] id, row in
      self?.move(id, to: row)
      self?.showContacts()
    }
    return source
  }

  override func showContacts() {
    shown = matching
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(shown.map(\.id))
    source.apply(snapshot, animatingDifferences: false)
  }
}
#sourceLocation()

@MainActor @Test func migratingAWholeScreen_block23() throws {
#sourceLocation(file: "MigratingAWholeScreen.md", line: 540)
let sorting: [ScreenStep<Void>] = [
  .act("edit") { try $0.tap(.button("Edit")) },
  .act("move Byron up") { try $0.drag(.row("Byron"), to: .row("Ada")) },
  .act("done") { try $0.tap(.button("Done")) },
  .act("search for a") { try $0.type("a", into: .field("Search")) },
]
let sorted = PathComparison(
  sorting, legacy: { SortableContacts() }, diffable: { SortableBySnapshots() })
#expect(sorted.isEquivalent)
#sourceLocation()
}

#sourceLocation(file: "MigratingAWholeScreen.md", line: 556)
final class SourceWithoutTitles: SortableSource {
  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
}

final class ForgottenTitles: SortableBySnapshots {
  override func makeSource() -> SortableSource {
    SourceWithoutTitles(tableView: tableView) { [weak self] table, path, _ in
      self?.tableView(table, cellForRowAt: path)
    }
  }
}
#sourceLocation()

@MainActor @Test func migratingAWholeScreen_block25() throws {
let printed = Printed("Docs/HeadlessKit.docc/Articles/MigratingAWholeScreen.md")
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  printed.add(items, separator, terminator)
}
#sourceLocation(file: "MigratingAWholeScreen.md", line: 572)
let untitled = PathComparison(
  [], legacy: { SortableContacts() }, diffable: { ForgottenTitles() })
print(untitled.difference ?? "equivalent")
#sourceLocation()
try printed.expect(block: 25, fence: 571, #"""
After step 0 header 0 shows "Friends" with the data source, and nothing with the snapshots.
Why: With the snapshots: A diffable data source gives no titles by itself: override
  tableView(_:titleForHeaderInSection:) in a subclass of it, and look the section up with
  sectionIdentifier(for:).
"""#)
}

#sourceLocation(file: "MigratingAWholeScreen.md", line: 596)
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

@MainActor @Test func migratingAWholeScreen_block27() throws {
#sourceLocation(file: "MigratingAWholeScreen.md", line: 608)
#expect(compare({ ContactsStep3() }, { ContactsStep4() }).isEquivalent)
#sourceLocation()
}

#sourceLocation(file: "MigratingAWholeScreen.md", line: 615)
final class ForgottenMark: ContactsStep3 {
  override func showContacts() {
    shown = matching
    source.apply(snapshot)
  }
}
#sourceLocation()

@MainActor @Test func migratingAWholeScreen_block29() throws {
let printed = Printed("Docs/HeadlessKit.docc/Articles/MigratingAWholeScreen.md")
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  printed.add(items, separator, terminator)
}
#sourceLocation(file: "MigratingAWholeScreen.md", line: 624)
print(compare({ ContactsStep3() }, { ForgottenMark() }).difference ?? "equivalent")
#sourceLocation()
try printed.expect(block: 29, fence: 623, #"""
After step 6 (refresh) row 0 - 1 shows "Byron II" with the old class, and "Byron" with the new
  class.
Why: With the new class: The cell at 0 - 1 has "Byron" as its textLabel.text, and its provider
  would give "Byron II". A snapshot was applied, but the item was not marked: mark it with
  reconfigureItems(_:) or reloadItems(_:) before the apply.
"""#)
}

#sourceLocation(file: "MigratingAWholeScreen.md", line: 652)
class RenamingContacts: ContactsStep4 {
  private var isOutdated = false

  func rename(_ id: Int, to name: String) {
    guard let index = contacts.firstIndex(where: { $0.id == id }) else { return }
    contacts[index].name = name
    isOutdated = true
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    if isOutdated { showContacts() }
    isOutdated = false
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let contact = contact(at: indexPath) else { return }
    let detail = UIViewController()
    detail.title = contact.name
    detail.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add Jr.",
      primaryAction: UIAction { [weak self] _ in
        self?.rename(contact.id, to: contact.name + " Jr.")
        self?.navigationController?.popViewController(animated: true)
      })
    navigationController?.pushViewController(detail, animated: true)
  }
}

final class UpdatesWhileCovered: RenamingContacts {
  override func rename(_ id: Int, to name: String) {
    super.rename(id, to: name)
    showContacts()
  }
}
#sourceLocation()

@MainActor @Test func migratingAWholeScreen_block31() throws {
let printed = Printed("Docs/HeadlessKit.docc/Articles/MigratingAWholeScreen.md")
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  printed.add(items, separator, terminator)
}
#sourceLocation(file: "MigratingAWholeScreen.md", line: 690)
let renaming: [ScreenStep<Void>] = [
  .act("open Ada") { try $0.tap(.row("Ada")) },
  .act("rename her") { try $0.tap(.button("Add Jr.")) },
]
let covered = PathComparison(
  renaming, legacy: { RenamingContacts() }, diffable: { UpdatesWhileCovered() })
print(covered.difference ?? "equivalent")
#sourceLocation()
try printed.expect(block: 31, fence: 689, #"""
After step 2 (rename her) the screens look alike, but there is a mistake with the snapshots
  (updatedWhileCovered).
Why: A snapshot was applied while another screen covered the list, so that the list was in no
  window: nothing was animated, and cells were configured off screen, with the size and the
  traits from before. While the list is covered, change only the model, and apply one snapshot
  of it in viewIsAppearing(_:), when the list is in a window again.
"""#)
}

#sourceLocation(file: "MigratingAWholeScreen.md", line: 718)
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

@MainActor @Test func migratingAWholeScreen_block33() throws {
#sourceLocation(file: "MigratingAWholeScreen.md", line: 732)
#expect(compare({ ContactsStep4() }, { ContactsStep5() }).isEquivalent)
#sourceLocation()
}

#sourceLocation(file: "MigratingAWholeScreen.md", line: 739)
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

@MainActor @Test func migratingAWholeScreen_block35() throws {
let printed = Printed("Docs/HeadlessKit.docc/Articles/MigratingAWholeScreen.md")
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  printed.add(items, separator, terminator)
}
#sourceLocation(file: "MigratingAWholeScreen.md", line: 753)
print(compare({ ContactsStep4() }, { CapturedArray() }).difference ?? "equivalent")
#sourceLocation()
try printed.expect(block: 35, fence: 752, #"""
After step 6 (refresh) row 0 - 1 shows "Byron II" with the old class, and "Byron" with the new
  class.
Why: With the new class: The cell provider was asked for 0 - 1 in this step and gave other
  content: it reads an old copy of the model. Look the item up in the current model, by the
  identifier that the provider gets, and capture self weakly instead of an array.
"""#)
}

#sourceLocation(file: "MigratingAWholeScreen.md", line: 771)
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

@MainActor @Test func migratingAWholeScreen_block37() throws {
#sourceLocation(file: "MigratingAWholeScreen.md", line: 832)
#expect(compare({ ContactsStep5() }, { ContactsStep6() }).isEquivalent)
#sourceLocation()
}

@MainActor @Test func migratingAWholeScreen_block38() throws {
#sourceLocation(file: "MigratingAWholeScreen.md", line: 838)
#expect(compare({ ContactsViewController() }, { ContactsStep6() }).isEquivalent)
#sourceLocation()
}

#sourceLocation(file: "MigratingAWholeScreen.md", line: 846)
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

@MainActor @Test func migratingAWholeScreen_block40() throws {
let printed = Printed("Docs/HeadlessKit.docc/Articles/MigratingAWholeScreen.md")
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  printed.add(items, separator, terminator)
}
#sourceLocation(file: "MigratingAWholeScreen.md", line: 870)
let withoutSwipe = visit.filter { $0.label != "delete a Chao" }
let whole = PathComparison(
  withoutSwipe, legacy: { ContactsStep5() }, diffable: { WholeContacts() })
print(whole.difference ?? "equivalent")
#sourceLocation()
try printed.expect(block: 40, fence: 869, #"""
After step 5 (refresh) the screens look alike, but there is a mistake with the snapshots
  (contentInIdentity).
Why: The item that is called 2 was deleted and inserted again because its content changed: the
  content is a part of its identity. Let == and hash look at the id alone, or use the id as the
  identifier, and mark the item to be reconfigured.
"""#)
}

@MainActor @Test func migratingAWholeScreen_block41() throws {
let printed = Printed("Docs/HeadlessKit.docc/Articles/MigratingAWholeScreen.md")
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  printed.add(items, separator, terminator)
}
#sourceLocation(file: "MigratingAWholeScreen.md", line: 914)
print(
  PathComparison(visit, legacy: { ContactsViewController() }, diffable: { ContactsStep6() }))
#sourceLocation()
try printed.expect(block: 41, fence: 913, #"""
The data source and the snapshots look alike through 6 steps (iOS 27, 390 x 844).

What it cost, data source | snapshots, shown once when both agree:
                        counts   cells  others                   configured
step                     asked   asked   asked  created  reused       again  animated  reloads
   0  shown              2 | 4       4   2 | 4        4       0           0         0    1 | 2
   1  search for Ad      6 | 2   6 | 0   6 | 2        0   6 | 0           0     0 | 3    3 | 0
   2  open Ada               0       0       0        0       0           0         0        0
   3  go back                0       0       0        0       0           0         0        0
   4  clear the search       2   4 | 3       2        0   4 | 3           0     0 | 3    1 | 0
   5  delete a Chao          2       0       2        0       0           0         1        0
   6  refresh            2 | 4   4 | 2   2 | 4        0   4 | 1       0 | 1     0 | 1    1 | 0
      together              14  18 | 9      14        4  14 | 4       0 | 1     1 | 8    6 | 2
"""#)
}
