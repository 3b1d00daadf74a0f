// Made from the blocks of Docs/HeadlessKit.docc/Articles/MigratingToSnapshots.md. Change them there, and then:
//     HEADLESSKIT_REGENERATE=1 swift test --filter CodeBlockTests
// swift-format-ignore-file
import HeadlessKit
import ListTesting
import Testing
import UIKit

#sourceLocation(file: "MigratingToSnapshots.md", line: 37)
// import UIKit

struct Mail {
  let id: Int
  var subject: String
}

struct Folder {
  let name: String
  var mails: [Mail]
}

@MainActor class Mailbox: NSObject {
  var folders: [Folder]
  let table = UITableView(frame: .zero, style: .plain)

  init(_ folders: [Folder]) {
    self.folders = folders
    super.init()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "mail")
    table.dataSource = self
  }

  /// Deletes a mail after a swipe.
  func delete(_ path: IndexPath) {
    folders[path.section].mails.remove(at: path.row)
    table.deleteRows(at: [path], with: .automatic)
  }

  /// Moves a mail to the top of the last folder.
  func archive(_ path: IndexPath) {
    let mail = folders[path.section].mails.remove(at: path.row)
    let last = folders.count - 1
    folders[last].mails.insert(mail, at: 0)
    table.moveRow(at: path, to: IndexPath(row: 0, section: last))
  }

  /// Shows what the server sent.
  func refresh(_ folders: [Folder]) {
    self.folders = folders
    table.reloadData()
  }
}

extension Mailbox: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { folders.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    folders[section].mails.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "mail", for: indexPath)
    cell.textLabel?.text = folders[indexPath.section].mails[indexPath.row].subject
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    folders[section].name
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { delete(indexPath) }
  }
}
#sourceLocation()

#sourceLocation(file: "MigratingToSnapshots.md", line: 119)
// import HeadlessKit
// import ListTesting

@MainActor protocol MailScreen: ModelScreen<[Folder]> {
  func archive(_ path: IndexPath)
}

extension Mailbox: MailScreen {
  var list: UITableView { table }
  func update(to folders: [Folder]) { refresh(folders) }
}

let folders = [
  Folder(name: "Inbox", mails: [Mail(id: 1, subject: "Lunch?"), Mail(id: 2, subject: "Invoice")]),
  Folder(name: "Drafts", mails: [Mail(id: 3, subject: "Dear Ada")]),
  Folder(name: "Archive", mails: [Mail(id: 4, subject: "Welcome")]),
]

/// A day with the mailbox: two actions, then news in which a subject has changed.
@MainActor let aDay: [ScreenStep<[Folder]>] = [
  .act("swipe Lunch? away") { screen, simulator in
    guard let table = screen.list as? UITableView else { return }
    try simulator.swipeToDelete(at: IndexPath(row: 0, section: 0), in: table)
  },
  .act("archive Dear Ada") { screen, _ in
    (screen as? any MailScreen)?.archive(IndexPath(row: 0, section: 1))
  },
  .model(
    [
      Folder(name: "Inbox", mails: [Mail(id: 5, subject: "Hello"), Mail(id: 2, subject: "Invoice")]),
      Folder(name: "Drafts", mails: []),
      Folder(
        name: "Archive",
        mails: [Mail(id: 3, subject: "Dear Ada, dear Grace"), Mail(id: 4, subject: "Welcome")]),
    ], "news"),
]
#sourceLocation()

#sourceLocation(file: "MigratingToSnapshots.md", line: 167)
class AdoptingMailbox: Mailbox {
  private var source: UITableViewDiffableDataSourceReference?

  override init(_ folders: [Folder]) {
    super.init(folders)
    source = UITableViewDiffableDataSourceReference(tableView: table, migrating: self)
    show()
  }

  override func delete(_ path: IndexPath) {
    folders[path.section].mails.remove(at: path.row)
    show()
  }

  override func archive(_ path: IndexPath) {
    let mail = folders[path.section].mails.remove(at: path.row)
    folders[folders.count - 1].mails.insert(mail, at: 0)
    show()
  }

  override func refresh(_ folders: [Folder]) {
    self.folders = folders
    show()
  }

  func show(changed ids: [Int] = []) {
    let snapshot = NSDiffableDataSourceSnapshotReference()
    snapshot.appendSections(withIdentifiers: folders.map(\.name))
    for folder in folders {
      snapshot.appendItems(
        withIdentifiers: folder.mails.map(\.id), intoSectionWithIdentifier: folder.name)
    }
    snapshot.reconfigureItems(withIdentifiers: ids)
    source?.applySnapshot(snapshot, animatingDifferences: true)
  }
}
#sourceLocation()

@MainActor @Test func migratingToSnapshots_block4() throws {
let printed = Printed("Docs/HeadlessKit.docc/Articles/MigratingToSnapshots.md")
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  printed.add(items, separator, terminator)
}
#sourceLocation(file: "MigratingToSnapshots.md", line: 209)
let first = PathComparison(
  from: folders, aDay, legacy: { Mailbox($0) }, diffable: { AdoptingMailbox($0) })
print(first.difference?.sentence ?? "equivalent")
#sourceLocation()
try printed.expect(block: 4, fence: 208, #"""
After step 3 (news) row 2 - 0 shows "Dear Ada, dear Grace" with the data source, and "Dear Ada" with the snapshots.
"""#)
}

#sourceLocation(file: "MigratingToSnapshots.md", line: 224)
extension [Folder] {
  /// The subject of each mail.
  var subjects: [Int: String] {
    Dictionary(uniqueKeysWithValues: flatMap(\.mails).map { ($0.id, $0.subject) })
  }

  /// The mails that are in both and have a different subject here.
  func changes(since old: [Folder]) -> [Int] {
    let before = old.subjects
    return flatMap(\.mails).filter { mail in
      before[mail.id].map { $0 != mail.subject } ?? false
    }.map(\.id)
  }
}

final class HalfwayMailbox: AdoptingMailbox {
  override func refresh(_ folders: [Folder]) {
    let changed = folders.changes(since: self.folders)
    self.folders = folders
    show(changed: changed)
  }
}
#sourceLocation()

@MainActor @Test func migratingToSnapshots_block6() throws {
let printed = Printed("Docs/HeadlessKit.docc/Articles/MigratingToSnapshots.md")
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  printed.add(items, separator, terminator)
}
#sourceLocation(file: "MigratingToSnapshots.md", line: 249)
let second = PathComparison(
  from: folders, aDay, legacy: { Mailbox($0) }, diffable: { HalfwayMailbox($0) })
#expect(second.isEquivalent)
print(second)
#sourceLocation()
try printed.expect(block: 6, fence: 248, #"""
The data source and the snapshots look alike through 3 steps (iOS 27, 390 x 844).

What it cost, data source | snapshots, shown once when both agree:
                          counts  cells   others                   configured
step                       asked  asked    asked  created  reused       again  animated  reloads
   0  shown                    4      4   9 | 15        7       0           0         0    0 | 1
   1  swipe Lunch? away        4      0        6        0       0           0         1        0
   2  archive Dear Ada         4      0        6        0       0           0         1        0
   3  news                 4 | 8  4 | 2   9 | 12        0   7 | 1       0 | 1     0 | 1    1 | 0
      together           16 | 20  8 | 6  30 | 39        7   7 | 1       0 | 1     2 | 3        1
"""#)
}

#sourceLocation(file: "MigratingToSnapshots.md", line: 281)
final class MailSource: UITableViewDiffableDataSource<String, Int> {
  var delete: (Int) -> Void = { _ in }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    sectionIdentifier(for: section)
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete, let id = itemIdentifier(for: indexPath) { delete(id) }
  }
}

@MainActor final class TypedMailbox {
  private var folders: [Folder]
  let table = UITableView(frame: .zero, style: .plain)
  private lazy var source = MailSource(tableView: table) { [weak self] table, path, id in
    let cell = table.dequeueReusableCell(withIdentifier: "mail", for: path)
    cell.textLabel?.text = self?.folders.subjects[id]
    return cell
  }

  init(_ folders: [Folder]) {
    self.folders = folders
    table.register(UITableViewCell.self, forCellReuseIdentifier: "mail")
    source.delete = { [weak self] id in self?.delete(id) }
    show()
  }

  func delete(_ id: Int) {
    for index in folders.indices { folders[index].mails.removeAll { $0.id == id } }
    show()
  }

  func archive(_ path: IndexPath) {
    let mail = folders[path.section].mails.remove(at: path.row)
    folders[folders.count - 1].mails.insert(mail, at: 0)
    show()
  }

  func refresh(_ folders: [Folder]) {
    let changed = folders.changes(since: self.folders)
    self.folders = folders
    show(changed: changed)
  }

  private func show(changed ids: [Int] = []) {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(folders.map(\.name))
    for folder in folders {
      snapshot.appendItems(folder.mails.map(\.id), toSection: folder.name)
    }
    snapshot.reconfigureItems(ids)
    source.apply(snapshot)
  }
}

extension TypedMailbox: MailScreen {
  var list: UITableView { table }
  func update(to folders: [Folder]) { refresh(folders) }
}
#sourceLocation()

@MainActor @Test func migratingToSnapshots_block8() throws {
#sourceLocation(file: "MigratingToSnapshots.md", line: 353)
let third = PathComparison(
  from: folders, aDay, legacy: { Mailbox($0) }, diffable: { TypedMailbox($0) })
#expect(third.isEquivalent)
#sourceLocation()
}

#sourceLocation(file: "MigratingToSnapshots.md", line: 366)
@MainActor final class SnapshotMailbox {
  private var mails: [Int: Mail] = [:]
  let table = UITableView(frame: .zero, style: .plain)
  private lazy var source = MailSource(tableView: table) { [weak self] table, path, id in
    let cell = table.dequeueReusableCell(withIdentifier: "mail", for: path)
    cell.textLabel?.text = self?.mails[id]?.subject
    return cell
  }

  init(_ folders: [Folder]) {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "mail")
    source.delete = { [weak self] id in self?.delete(id) }
    refresh(folders)
  }

  func delete(_ id: Int) {
    mails[id] = nil
    var snapshot = source.snapshot()
    snapshot.deleteItems([id])
    source.apply(snapshot)
  }

  func archive(_ id: Int) {
    var snapshot = source.snapshot()
    guard let archive = snapshot.sectionIdentifiers.last else { return }
    snapshot.deleteItems([id])
    if let top = snapshot.itemIdentifiers(inSection: archive).first {
      snapshot.insertItems([id], beforeItem: top)
    } else {
      snapshot.appendItems([id], toSection: archive)
    }
    source.apply(snapshot)  // the same identifier elsewhere: a move
  }

  func refresh(_ folders: [Folder]) {
    let old = mails
    mails = Dictionary(uniqueKeysWithValues: folders.flatMap(\.mails).map { ($0.id, $0) })

    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(folders.map(\.name))
    for folder in folders {
      snapshot.appendItems(folder.mails.map(\.id), toSection: folder.name)
    }
    let changed = old.values.filter { mails[$0.id].map(\.subject) != $0.subject }
    snapshot.reconfigureItems(changed.map(\.id).filter { mails[$0] != nil })
    source.apply(snapshot)
  }
}

extension SnapshotMailbox: MailScreen {
  var list: UITableView { table }
  func update(to folders: [Folder]) { refresh(folders) }
  func archive(_ path: IndexPath) { source.itemIdentifier(for: path).map { archive($0) } }
}
#sourceLocation()

#sourceLocation(file: "MigratingToSnapshots.md", line: 429)
// import Testing

/// Returns a random next state: some mails removed, one added, all shuffled, one renamed.
func news(after folders: [Folder], _ dice: inout SeededGenerator) -> [Folder] {
  var mails = folders.flatMap(\.mails)
  let next = (mails.map(\.id).max() ?? 0) + 1
  mails.removeAll { _ in Int.random(in: 0..<5, using: &dice) == 0 }
  mails.append(Mail(id: next, subject: "Mail \(next)"))
  mails.shuffle(using: &dice)
  mails[0].subject += "!"

  var folders = folders.map { Folder(name: $0.name, mails: []) }
  for mail in mails { folders[Int.random(in: 0..<3, using: &dice)].mails.append(mail) }
  return folders
}

@MainActor @Test(arguments: SystemProfile.supported)
func theMigratedMailboxIsTheSameScreen(_ profile: SystemProfile) {
  let day = PathComparison(
    from: folders, aDay, profile: profile,
    legacy: { Mailbox($0) }, diffable: { SnapshotMailbox($0) })
  #expect(day.isEquivalent)

  let year = PathComparison(
    seed: 7, steps: 50, from: folders, next: news, profile: profile,
    legacy: { Mailbox($0) }, diffable: { SnapshotMailbox($0) })
  #expect(year.isEquivalent)
}
#sourceLocation()
