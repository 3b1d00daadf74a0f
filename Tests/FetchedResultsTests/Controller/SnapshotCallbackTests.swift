import FetchedResults
import Foundation
import HeadlessKit
import ListCore
import Testing

/// A delegate that receives snapshots.
final class SnapshotLog: NSObject, FetchedResultsControllerDelegate {
  var heard: [DiffableDataSourceSnapshot<String, ManagedObjectID>] = []
  var others = 0

  func controller(
    _ controller: FetchedResultsController<any FetchRequestResult>,
    didChangeContentWith snapshot: DiffableDataSourceSnapshotReference
  ) {
    heard.append(snapshot as DiffableDataSourceSnapshot<String, ManagedObjectID>)
  }

  func controllerDidChangeContent(
    _ controller: FetchedResultsController<any FetchRequestResult>
  ) {
    others += 1
  }
}

/// A delegate that receives collection differences.
final class DifferenceLog: NSObject, FetchedResultsControllerDelegate {
  var heard: [CollectionDifference<ManagedObjectID>] = []
  var others = 0

  func controller(
    _ controller: FetchedResultsController<any FetchRequestResult>,
    didChangeContentWith diff: CollectionDifference<ManagedObjectID>
  ) {
    heard.append(diff)
  }

  func controllerWillChangeContent(
    _ controller: FetchedResultsController<any FetchRequestResult>
  ) {
    others += 1
  }
}

@MainActor
@Suite struct SnapshotCallbackTests {
  @Test func aSnapshotDelegateReceivesNoOtherCalls() throws {
    let (store, log) = (SongStore("a/x b/y"), SnapshotLog())
    let controller = try store.controller(sections: "artist", delegate: log)
    let (x, y) = (store.song("x"), store.song("y"))
    var first = DiffableDataSourceSnapshot<String, ManagedObjectID>()
    first.appendSections(["a", "b"])
    first.appendItems([x.objectID], toSection: "a")
    first.appendItems([y.objectID], toSection: "b")
    #expect(log.heard.map(\.sectionIdentifiers) == [["a", "b"]])
    #expect(log.heard[0].itemIdentifiers == first.itemIdentifiers)
    x.artist = "c"
    try store.simulator.settle()
    #expect(log.heard.count == 2)
    #expect(log.heard[1].sectionIdentifiers == ["b", "c"])
    #expect(log.heard[1].itemIdentifiers == [y.objectID, x.objectID])
    #expect(log.heard[1].reconfiguredItemIdentifiers == [x.objectID])
    #expect(log.others == 0)
    _ = controller
  }

  @Test("updated objects are marked", arguments: SystemProfile.supported)
  func marks(profile: SystemProfile) throws {
    let (store, log) = (SongStore("a b", profile: profile), SnapshotLog())
    let controller = try store.controller(delegate: log)
    let song = store.song("a")
    song.plays = 2
    store.add("c")
    try store.simulator.settle()
    let isOld = [SystemProfile.iOS13_3, .iOS13, .iOS14].contains(profile)
    let last = try #require(log.heard.last)
    #expect(last.reloadedItemIdentifiers == (isOld ? [song.objectID] : []))
    #expect(last.reconfiguredItemIdentifiers == (isOld ? [] : [song.objectID]))
    _ = controller
  }

  /// The identifier of a new object changes on saving, and the next snapshot has the new one.
  @Test func unsavedObjectsHaveTemporaryIdentifiers() throws {
    let (store, log) = (SongStore("a"), SnapshotLog())
    let controller = try store.controller(delegate: log)
    let song = store.add("b")
    let temporary = song.objectID
    try store.context.save()
    #expect(log.heard.map(\.itemIdentifiers.last) == [store.song("a").objectID, temporary])
    store.song("a").plays = 1
    try store.simulator.settle()
    #expect(log.heard.last?.itemIdentifiers.last == song.objectID)
    #expect(song.objectID != temporary)
    _ = controller
  }

  @Test func snapshotsDriveADiffableSource() throws {
    let (store, log) = (SongStore("a b"), SnapshotLog())
    let table = TableView(frame: store.simulator.screenBounds)
    table.register(TableViewCell.self, forCellReuseIdentifier: "Song")
    let context = store.context
    let source = TableViewDiffableSource<String, ManagedObjectID>(tableView: table) {
      table, path, id in
      let cell = table.dequeueReusableCell(withIdentifier: "Song", for: path)
      let song = context.object(with: id) as? Song
      cell.textLabel?.text = "\(song?.title ?? "") \(song?.plays ?? 0)"
      return cell
    }
    store.simulator.show(table)
    let controller = try store.controller(delegate: log)
    source.apply(log.heard[0], animatingDifferences: false)
    store.song("a").title = "z"
    store.song("b").plays = 5
    store.add("c")
    try store.simulator.settle()
    source.apply(log.heard[1], animatingDifferences: true)
    try store.simulator.settle()
    #expect(table.visibleCells.map(\.textLabel?.text) == ["b 5", "c 0", "z 0"])
    _ = controller
  }

  @Test func withoutSectionsDifferencesAreReported() throws {
    let (store, log) = (SongStore("a b c"), DifferenceLog())
    let controller = try store.controller(delegate: log)
    let (a, b, c) = (store.song("a"), store.song("b"), store.song("c"))
    #expect(log.heard == [])
    a.title = "z"
    b.plays = 1
    store.context.delete(c)
    try store.simulator.settle()
    let expected = CollectionDifference<ManagedObjectID>([
      .remove(offset: 2, element: c.objectID, associatedWith: nil),
      .remove(offset: 1, element: b.objectID, associatedWith: 0),
      .insert(offset: 0, element: b.objectID, associatedWith: 1),
      .remove(offset: 0, element: a.objectID, associatedWith: 1),
      .insert(offset: 1, element: a.objectID, associatedWith: 0),
    ])
    #expect(log.heard == [try #require(expected)])
    #expect(log.others == 0)
    _ = controller
  }

  @Test func withSectionsNoDifferencesAreReported() throws {
    let (store, log) = (SongStore("a/x"), DifferenceLog())
    let controller = try store.controller(sections: "artist", delegate: log)
    store.add("a/y")
    try store.simulator.settle()
    #expect(log.heard == [])
    #expect(log.others == 1)
    _ = controller
  }
}
