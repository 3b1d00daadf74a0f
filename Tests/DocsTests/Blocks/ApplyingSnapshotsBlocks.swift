// Made from the blocks of Docs/HeadlessKit.docc/Articles/ApplyingSnapshots.md. Change them there, and then:
//     HEADLESSKIT_REGENERATE=1 swift test --filter CodeBlockTests
// swift-format-ignore-file
import DiffableKit
import HeadlessKit
import ListCore
import Testing

@MainActor @Test func applyingSnapshots_block1() throws {
#sourceLocation(file: "ApplyingSnapshots.md", line: 23)
// import DiffableKit
// import HeadlessKit
// import Testing

let simulator = Simulator()
let table = TableView(frame: .zero, style: .plain)
table.register(TableViewCell.self, forCellReuseIdentifier: "book")
let source = TableViewDiffableSource<String, String>(tableView: table) { table, path, title in
  let cell = table.dequeueReusableCell(withIdentifier: "book", for: path)
  cell.textLabel?.text = title
  return cell
}
simulator.show(table)

var snapshot = DiffableDataSourceSnapshot<String, String>()
snapshot.appendSections(["Novels"])
snapshot.appendItems(["Emma", "Dune", "Momo"])
source.apply(snapshot)
#sourceLocation()
#sourceLocation(file: "ApplyingSnapshots.md", line: 63)
var next = source.snapshot()
next.moveItem("Momo", beforeItem: "Emma")
next.deleteItems(["Dune"])
next.reloadItems(["Emma"])
var isDone = false
source.apply(next) { isDone = true }

#expect(table.visibleCells.map { $0.textLabel?.text } == ["Momo", "Emma"])
#expect(!isDone)
try simulator.settle()  // 0.3 seconds
#expect(isDone)
#sourceLocation()
#sourceLocation(file: "ApplyingSnapshots.md", line: 114)
let list = CollectionView(frame: .zero, collectionViewLayout: CollectionViewFlowLayout())
let registration = CollectionView.CellRegistration<CollectionViewListCell, String> {
  cell, _, name in
  cell.accessories = [.outlineDisclosure()]
}
let shelves = CollectionViewDiffableSource<String, String>(collectionView: list) {
  $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
}
simulator.show(list)

var tree = DiffableDataSourceSectionSnapshot<String>()
tree.append(["Novels", "Poems"])
tree.append(["Emma", "Dune"], to: "Novels")
shelves.apply(tree, to: "Books")
#expect(shelves.snapshot().itemIdentifiers == ["Novels", "Poems"])

try simulator.tapOutlineDisclosure(at: IndexPath(item: 0, section: 0), in: list)
#expect(shelves.snapshot().itemIdentifiers == ["Novels", "Emma", "Dune", "Poems"])
#expect(shelves.snapshot(for: "Books").isExpanded("Novels"))
#sourceLocation()
}

@MainActor @Test func applyingSnapshots_block4() async throws {
let table = TableView()
let source = TableViewDiffableSource<String, String>(tableView: table) { _, _, _ in TableViewCell() }
let simulator = Simulator()
simulator.show(table)
var next = DiffableDataSourceSnapshot<String, String>()
next.appendSections(["Novels"])
next.appendItems(["Emma", "Dune"])
let snapshot = next
#sourceLocation(file: "ApplyingSnapshots.md", line: 191)
await Task.detached { await source.apply(snapshot) }.value
#sourceLocation()
#expect(table.numberOfRows(inSection: 0) == 2)
#sourceLocation(file: "ApplyingSnapshots.md", line: 202)
let refusal = captureCrash { next.appendItems(["Ulysses", "Ulysses"]) }
#expect(refusal?.facts == .snapshot(.duplicateItems(["Ulysses"])))
#expect(next.numberOfItems == 2)
#sourceLocation()
#sourceLocation(file: "ApplyingSnapshots.md", line: 215)
let crash = captureCrash { table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade) }
#expect(crash?.facts == .snapshot(.mutatedDirectly(.table)))
#sourceLocation()
}

@MainActor @Test func applyingSnapshots_block7() throws {
let printed = Printed("Docs/HeadlessKit.docc/Articles/ApplyingSnapshots.md")
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  printed.add(items, separator, terminator)
}
#sourceLocation(file: "ApplyingSnapshots.md", line: 229)
// import ListCore

let (before, after) = (["Emma", "Dune", "Momo"], ["Momo", "Emma", "Ivanhoe"])
let diff = ListDiff(from: before, to: after)
print(diff)
#sourceLocation()
try printed.expect(block: 7, fence: 228, #"""
delete item 0 - 1
insert item 0 - 2
move item 0 - 2 to 0 - 0
"""#)
#sourceLocation(file: "ApplyingSnapshots.md", line: 244)
#expect(diff.movedItems.count == 1)
#expect(diff.changes.first == .deleteItem(ItemPath(item: 1, section: 0)))
#expect(diff.replay(on: before, insertingFrom: after) == after)
#sourceLocation()
}
