// Made from the blocks of Docs/HeadlessKit.docc/Articles/DesigningIdentifiers.md. Change them there, and then:
//     HEADLESSKIT_REGENERATE=1 swift test --filter CodeBlockTests
// swift-format-ignore-file
import DiffableKit
import Foundation
import HeadlessKit
import ListTesting
import Testing

@MainActor @Test func designingIdentifiers_block1() throws {
#sourceLocation(file: "DesigningIdentifiers.md", line: 23)
// import DiffableKit

struct Tweet: Identifiable {
  let id: Int
  var text: String
  var likes: Int
}

var tweets: [Int: Tweet] = [:]  // contents, by identifier
var snapshot = DiffableDataSourceSnapshot<String, Tweet.ID>()

for tweet in [Tweet(id: 1, text: "Hello", likes: 0), Tweet(id: 2, text: "World", likes: 3)] {
  tweets[tweet.id] = tweet
}
snapshot.appendSections(["Feed"])
snapshot.appendItems(tweets.keys.sorted())

tweets[1]?.likes += 1
snapshot.reconfigureItems([1])  // the same tweet, configured again
#sourceLocation()
}

@MainActor @Test func designingIdentifiers_block2() throws {
let printed = Printed("Docs/HeadlessKit.docc/Articles/DesigningIdentifiers.md")
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  printed.add(items, separator, terminator)
}
#sourceLocation(file: "DesigningIdentifiers.md", line: 57)
// import DiffableKit
// import ListTesting

struct Tweet: Hashable, Identifiable {
  let id: Int
  var likes: Int
}

func feed(_ tweets: Tweet...) -> DiffableDataSourceSnapshot<String, Tweet> {
  var snapshot = DiffableDataSourceSnapshot<String, Tweet>()
  snapshot.appendSections(["Feed"])
  snapshot.appendItems(tweets)
  return snapshot
}

let check = SnapshotIdentityCheck<String, Tweet>()
check.note(feed(Tweet(id: 1, likes: 0), Tweet(id: 2, likes: 3)))
check.note(feed(Tweet(id: 1, likes: 1), Tweet(id: 2, likes: 3)))
print(check.findings.map(\.sentence).joined(separator: "\n"))
#sourceLocation()
try printed.expect(block: 2, fence: 56, #"""
The item that is called 1 was deleted and inserted again because its content changed: the content is a part of its identity. Let == and hash look at the id alone, or use the id as the identifier, and mark the item to be reconfigured.
"""#)
}

@MainActor @Test func designingIdentifiers_block3() throws {
let printed = Printed("Docs/HeadlessKit.docc/Articles/DesigningIdentifiers.md")
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  printed.add(items, separator, terminator)
}
#sourceLocation(file: "DesigningIdentifiers.md", line: 94)
// import DiffableKit
// import ListTesting

struct Tweet: Hashable, Identifiable {
  let id: Int
  var likes: Int
  static func == (one: Tweet, other: Tweet) -> Bool { one.id == other.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

func feed(_ tweets: Tweet...) -> DiffableDataSourceSnapshot<String, Tweet> {
  var snapshot = DiffableDataSourceSnapshot<String, Tweet>()
  snapshot.appendSections(["Feed"])
  snapshot.appendItems(tweets)
  return snapshot
}

let check = SnapshotIdentityCheck<String, Tweet>()
check.note(feed(Tweet(id: 1, likes: 0)))
check.note(feed(Tweet(id: 1, likes: 1)))
print(check.findings.map(\.sentence).joined(separator: "\n"))
#sourceLocation()
try printed.expect(block: 3, fence: 93, #"""
Tweet(id: 1, likes: 1) is equal to an item of the last snapshot but has different content, and it is not marked: its cell will not change. Mark it with reconfigureItems(_:) or reloadItems(_:).
"""#)
#sourceLocation(file: "DesigningIdentifiers.md", line: 130)
var next = feed(Tweet(id: 1, likes: 1))
next.reloadItems([Tweet(id: 1, likes: 2)])
let second = SnapshotIdentityCheck<String, Tweet>()
second.note(next)
print(second.findings.map(\.sentence).joined(separator: "\n"))
#sourceLocation()
try printed.expect(block: 4, fence: 129, #"""
Tweet(id: 1, likes: 2) was marked, and the snapshot holds another instance, Tweet(id: 1, likes: 1): a mark names an item and does not replace it, so that the cell shows the old one. Keep the content in a store and only identifiers in snapshots.
"""#)
}

@MainActor @Test func designingIdentifiers_block5() throws {
let printed = Printed("Docs/HeadlessKit.docc/Articles/DesigningIdentifiers.md")
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  printed.add(items, separator, terminator)
}
#sourceLocation(file: "DesigningIdentifiers.md", line: 149)
// import DiffableKit
// import Foundation
// import ListTesting

struct Place: Hashable, Identifiable {
  let id = UUID()
  let name: String
}

func map(_ names: String...) -> DiffableDataSourceSnapshot<String, Place> {
  var snapshot = DiffableDataSourceSnapshot<String, Place>()
  snapshot.appendSections(["Near"])
  snapshot.appendItems(names.map { Place(name: $0) })
  return snapshot
}

let check = SnapshotIdentityCheck<String, Place>()
check.note(map("Bakery", "Library"))
check.note(map("Bakery", "Library"))
print(check.findings.map(\.kind.rawValue))
#sourceLocation()
try printed.expect(block: 5, fence: 148, #"""
["churningIdentifiers"]
"""#)
}

@MainActor @Test func designingIdentifiers_block6() throws {
let printed = Printed("Docs/HeadlessKit.docc/Articles/DesigningIdentifiers.md")
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  printed.add(items, separator, terminator)
}
#sourceLocation(file: "DesigningIdentifiers.md", line: 187)
// import DiffableKit
// import HeadlessKit

var snapshot = DiffableDataSourceSnapshot<String, Int>()
snapshot.appendSections(["Pinned", "All"])
let crash = captureCrash { snapshot.appendItems([7, 8, 7], toSection: "Pinned") }
print(crash?.reason ?? "no crash")
#sourceLocation()
try printed.expect(block: 6, fence: 186, #"""
Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(
    7
)}
"""#)
}

@MainActor @Test func designingIdentifiers_block7() throws {
#sourceLocation(file: "DesigningIdentifiers.md", line: 223)
// import DiffableKit
// import HeadlessKit

let table = TableView()
let source = TableViewDiffableSource<Int, String>(tableView: table) { _, _, _ in TableViewCell() }
let simulator = Simulator()
simulator.show(table)

var snapshot = DiffableDataSourceSnapshot<Int, String>()
snapshot.appendSections([0])
snapshot.appendItems(["Emma", "Dune"])
source.apply(snapshot)

let chosen = source.itemIdentifier(for: IndexPath(row: 1, section: 0))
snapshot.insertItems(["Momo"], beforeItem: "Emma")
source.apply(snapshot)
#expect(chosen == "Dune")
#expect(source.indexPath(for: "Dune") == IndexPath(row: 2, section: 0))
#sourceLocation()
}
