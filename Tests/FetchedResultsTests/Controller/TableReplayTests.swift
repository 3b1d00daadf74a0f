import FetchedResults
import Foundation
import HeadlessKit
import TestSupport
import Testing

/// Tables that follow a controller with the usual template.
@MainActor
@Suite struct TableReplayTests {
  /// After random batches, all of them legal, the rows are the controller's objects.
  @Test(arguments: 0..<12)
  func rowsFollow(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let store = SongStore("a/k a/l b/m c/n c/o")
    let replay = TableReplay(.deleteAndInsert, on: store.simulator)
    replay.controller = try store.controller(
      sections: seed % 2 == 0 ? "artist" : nil, delegate: replay)
    for _ in 0..<60 {
      let crashes = try captureCrashes {
        for _ in 0..<Int.random(in: 1...4, using: &random) { store.edit(using: &random) }
        if Bool.random(using: &random) { try store.context.save() }
        try store.simulator.settle()
      }
      #expect(crashes == [])
      #expect(replay.rows == replay.songs)
    }
  }

  @Test func movesThatStayInTheirSectionsAreLegal() throws {
    let store = SongStore("a b c")
    let replay = TableReplay(.moveRow, on: store.simulator)
    replay.controller = try store.controller(delegate: replay)
    store.song("a").title = "z"
    store.song("c").plays = 4
    let crash = try captureCrash { try store.simulator.settle() }
    #expect(crash == nil)
    #expect(replay.rows == [["b 0", "c 4", "z 0"]])
  }

  /// (behaviour 3B, crash families A1, B4)
  @Test func aMoveIntoANewSectionIsCaughtAndLogged() throws {
    let store = SongStore("a/x a/y")
    let replay = TableReplay(.moveRow, on: store.simulator)
    replay.controller = try store.controller(sections: "artist", delegate: replay)
    store.song("y").artist = "b"
    let crash = try captureCrash { try store.simulator.settle() }
    let reason = "cannot move a row into a newly inserted section (1)"
    #expect(crash?.reason == reason)
    #expect(
      store.simulator.said == [
        "CoreData: error: Serious application error.  An exception was caught from the delegate of "
          + "NSFetchedResultsController during a call to -controllerDidChangeContent:.  \(reason) "
          + "with userInfo (null)"
      ])
    // The process continues with a table that no longer updates.
    store.add("a/z")
    try store.simulator.settle()
    #expect(replay.rows == [["x 0", "y 0"]])
    #expect(replay.songs == [["x 0", "z 0"], ["y 0"]])
  }

  /// The classic mistake: the delegate lacks `controllerWillChangeContent(_:)`.
  @Test func withoutABatchEveryCallIsItsOwnUpdate() throws {
    final class Forgetful: NSObject, TableViewDataSource,
      @preconcurrency FetchedResultsControllerDelegate
    {
      let replay: TableReplay
      @MainActor init(_ replay: TableReplay) { self.replay = replay }

      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }
      func tableView(_ tableView: TableView, cellForRowAt path: IndexPath) -> TableViewCell {
        TableViewCell()
      }
      @MainActor func controller(
        _ controller: FetchedResultsController<any FetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: FetchedResultsChangeType, newIndexPath: IndexPath?
      ) {
        replay.controller(
          controller, didChange: anObject, at: indexPath, for: type, newIndexPath: newIndexPath)
      }
    }
    let store = SongStore("a b")
    let replay = TableReplay(.moveRow, on: store.simulator)
    let forgetful = Forgetful(replay)
    replay.controller = try store.controller(delegate: forgetful)
    #expect(replay.table.numberOfRows(inSection: 0) == 2)
    store.add("c")
    store.add("d")
    let crash = try captureCrash { try store.simulator.settle() }
    #expect(crash?.reason.hasPrefix("Invalid update: invalid number of rows in section 0.") == true)
    #expect(
      store.simulator.said == [
        "CoreData: error: Serious application error.  An exception was caught from the delegate of "
          + "NSFetchedResultsController during a call to "
          + "-controller:didChangeObject:atIndexPath:forChangeType:newIndexPath:.  "
          + "\(crash?.reason ?? "") with userInfo (null)"
      ])
  }
}

extension SongStore {
  fileprivate func edit(using random: inout SeededGenerator) {
    let request = FetchRequest<Song>(entityName: "Song")
    let songs = (try? context.fetch(request)) ?? []
    let song = songs.randomElement(using: &random)
    let artist = ["a", "b", "c", "d", "e"].randomElement(using: &random) ?? "a"
    switch Int.random(in: 0..<6, using: &random) {
    case 0: if songs.count > 2, let song { context.delete(song) }
    case 1, 2: if songs.count < 30 { add("\(artist)/\(Int.random(in: 0..<99, using: &random))") }
    case 3: song?.plays += 1
    case 4: song?.title = "\(Int.random(in: 0..<99, using: &random))"
    default: song?.artist = artist
    }
  }
}
