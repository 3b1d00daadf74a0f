// Made from the blocks of Docs/HeadlessKit.docc/Articles/Profiles.md. Change them there, and then:
//     HEADLESSKIT_REGENERATE=1 swift test --filter CodeBlockTests
// swift-format-ignore-file
import DiffableKit
import HeadlessKit
import ListCore
import Testing

@MainActor @Test func profiles_block1() throws {
let printed = Printed("Docs/HeadlessKit.docc/Articles/Profiles.md")
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  printed.add(items, separator, terminator)
}
#sourceLocation(file: "Profiles.md", line: 33)
// import HeadlessKit

final class Rows: NSObject, CollectionViewDataSource {
  func collectionView(_: CollectionView, numberOfItemsInSection: Int) -> Int { 1 }
  func collectionView(_ view: CollectionView, cellForItemAt path: IndexPath) -> CollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
  }
}

@MainActor func message(_ profile: SystemProfile) -> String {
  let (simulator, rows) = (Simulator(profile: profile), Rows())
  let list = CollectionView(frame: .zero, collectionViewLayout: CollectionViewFlowLayout())
  list.register(CollectionViewCell.self, forCellWithReuseIdentifier: "row")
  list.dataSource = rows
  simulator.show(list)
  let crash = captureCrash { list.insertItems(at: [IndexPath(item: 0, section: 0)]) }
  return String(crash?.reason.prefix { $0 != "." && $0 != "\n" } ?? "no crash")
}

print("iOS 16.3: \(message(.iOS16))")
print("iOS 16.4: \(message(.iOS16_4))")
#sourceLocation()
try printed.expect(block: 1, fence: 32, #"""
iOS 16.3: Invalid update: invalid number of items in section 0
iOS 16.4: Invalid batch updates detected: the number of sections and/or items returned by the data source before and/or after performing the batch updates are inconsistent with the updates
"""#)
}

#sourceLocation(file: "Profiles.md", line: 67)
// import DiffableKit
// import HeadlessKit
// import Testing

@MainActor @Test(arguments: SystemProfile.supported)
func aSnapshotShowsItsRows(_ profile: SystemProfile) {
  let (simulator, table) = (Simulator(profile: profile), TableView())
  let source = TableViewDiffableSource<Int, String>(tableView: table) { _, _, title in
    let cell = TableViewCell()
    cell.textLabel?.text = title
    return cell
  }
  simulator.show(table)
  var snapshot = DiffableDataSourceSnapshot<Int, String>()
  snapshot.appendSections([0])
  snapshot.appendItems(["Emma", "Dune"])
  source.apply(snapshot, animatingDifferences: false)
  #expect(table.visibleCells.map { $0.textLabel?.text } == ["Emma", "Dune"])
}
#sourceLocation()

@MainActor @Test func profiles_block3() throws {
#sourceLocation(file: "Profiles.md", line: 174)
// import ListCore

var cautious = SystemProfile.iOS16
cautious.dropsInvalidCollectionUpdates = true
#sourceLocation()
}
