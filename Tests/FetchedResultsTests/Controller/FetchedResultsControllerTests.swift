import FetchedResults
import Foundation
import HeadlessKit
import Testing

@MainActor
@Suite struct FetchedResultsControllerTests {
  @Test func fetchingFindsObjectsAndSections() throws {
    let store = SongStore("b/x a/y a/w")
    let controller = try store.controller(sections: "artist")
    #expect(controller.fetchedObjects?.map(\.title) == ["w", "y", "x"])
    #expect(controller.sections?.map(\.name) == ["a", "b"])
    #expect(controller.sections?.map(\.numberOfObjects) == [2, 1])
    #expect(controller.sections?.map(\.indexTitle) == ["A", "B"])
    #expect((controller.sections?[0].objects as? [Song])?.map(\.title) == ["w", "y"])
    #expect(controller.object(at: [0, 1]).title == "y")
    #expect(controller.indexPath(forObject: store.song("x")) == [1, 0])
    #expect(controller.indexPath(forObject: store.add("a/new")) == nil)
    #expect(controller.sectionIndexTitles == ["A", "B"])
    #expect(controller.section(forSectionIndexTitle: "B", at: 1) == 1)
  }

  @Test func aSectionsIndexTitleIsTheFirstLetterOfItsName() throws {
    let store = SongStore("blues/x emo/y ska/w")
    let controller = try store.controller(sections: "artist")
    #expect(controller.sections?.map(\.indexTitle) == ["B", "E", "S"])
    #expect(controller.sectionIndexTitles == ["B", "E", "S"])
    #expect(controller.sectionIndexTitle(forSectionName: "élan") == "É")
    #expect(controller.sectionIndexTitle(forSectionName: "") == nil)
  }

  @Test func `a controller without a request has no results`() {
    let controller = FetchedResultsController<Song>()
    #expect(controller.fetchedObjects == nil)
    #expect(controller.sections == nil)
    #expect(controller.cacheName == nil)
  }

  @Test func withoutASectionKeyThereIsOneSection() throws {
    let controller = try SongStore().controller()
    #expect(controller.sections?.map(\.name) == [""])
    #expect(controller.sections?.map(\.numberOfObjects) == [0])
  }

  @Test func beforeAFetchThereAreNoObjects() throws {
    let store = SongStore("a")
    let request = FetchRequest<Song>(entityName: "Song")
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    let log = DelegateLog()
    let controller = FetchedResultsController(
      fetchRequest: request, managedObjectContext: store.context, sectionNameKeyPath: nil,
      cacheName: "cache")
    controller.delegate = log
    store.add("b")
    try store.simulator.settle()
    #expect(controller.fetchedObjects == nil)
    #expect(log.heard == [])
  }

  @Test func sectionsMustBeSorted() throws {
    let store = SongStore("b/x a/y b/z")
    let request = FetchRequest<Song>(entityName: "Song")
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    let controller = FetchedResultsController(
      fetchRequest: request, managedObjectContext: store.context, sectionNameKeyPath: "artist",
      cacheName: nil)
    let error = #expect(throws: NSError.self) { try controller.performFetch() }
    #expect(error?.code == 134_060)
    #expect(
      error?.userInfo["reason"] as? String
        == "The fetched object at index 2 has an out of order section name 'b. "
        + "Objects must be sorted by section name")
  }

  /// Objects that change so that sections are no longer sorted are only logged.
  @Test func sectionsOutOfOrderAreLogged() throws {
    let store = SongStore("a/x a/y b/z")
    let request = FetchRequest<Song>(entityName: "Song")
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    let controller = FetchedResultsController(
      fetchRequest: request, managedObjectContext: store.context, sectionNameKeyPath: "artist",
      cacheName: nil)
    try controller.performFetch()
    store.song("x").artist = "b"
    try store.simulator.settle()
    #expect(
      store.simulator.said == [
        "CoreData: error: (NSFetchedResultsController) The fetched object at index 2 has an out of "
          + "order section name 'b. Objects must be sorted by section name"
      ])
    #expect(controller.sections?.map(\.name) == ["b", "a"])
  }

  @Test func aMissingSectionNameIsEmpty() throws {
    let store = SongStore("x a/y")
    let controller = try store.controller(sections: "artist")
    #expect(controller.sections?.map(\.name) == ["", "a"])
    #expect(
      store.simulator.said == [
        "CoreData: error: (NSFetchedResultsController) object \(store.song("x").objectID) returned "
          + "nil value for section name key path 'artist'. Object will be placed in unnamed section"
      ])
  }

  @Test func theUntypedControllerHasTheSameResults() throws {
    final class Asker: NSObject, FetchedResultsControllerDelegate {
      var answers: [Bool] = []
      var owner: FetchedResultsController<Song>?
      func controllerDidChangeContent(
        _ controller: FetchedResultsController<any FetchRequestResult>
      ) {
        answers = [controller == owner, controller === owner, controller !== owner]
        answers.append(controller.hash == owner?.hash)
      }
    }
    let (store, asker) = (SongStore("a"), Asker())
    asker.owner = try store.controller(delegate: asker)
    store.add("b")
    store.context.processPendingChanges()
    #expect(asker.answers == [true, true, false, true])
    #expect(asker.owner != (try store.controller()))
  }
}

/// The delegate methods called, and their order.
@MainActor
@Suite struct DelegateCallTests {
  @Test func changesAreOneBatchAtTheEndOfTheTurn() throws {
    let (store, log) = (SongStore("a b c d"), DelegateLog())
    let controller = try store.controller(delegate: log)
    store.context.delete(store.song("b"))
    store.song("c").plays += 1
    store.song("d").title = "0"
    store.add("e")
    #expect(log.heard == [])
    try store.simulator.settle()
    #expect(
      log.heard
        == [
          "will abcd", "delete b 0-1 > nil", "insert e nil > 0-3", "update c 0-2 > 0-2",
          "move 0 0-3 > 0-0", "did 0ace",
        ].map { $0 == "will abcd" ? "will abc0" : $0 })
    #expect(controller.fetchedObjects?.map(\.title) == ["0", "a", "c", "e"])
  }

  @Test func savingProcessesChangesAtOnce() throws {
    let (store, log) = (SongStore("a"), DelegateLog())
    let controller = try store.controller(delegate: log)
    store.add("b")
    try store.context.save()
    #expect(log.heard == ["will a", "insert b nil > 0-1", "did ab"])
    try store.simulator.settle()
    #expect(log.heard.count == 3)
    _ = controller
  }

  @Test func sectionChangesComeFirst() throws {
    let (store, log) = (SongStore("a/x b/y"), DelegateLog())
    let controller = try store.controller(sections: "artist", delegate: log)
    store.song("x").artist = "c"
    try store.simulator.settle()
    #expect(
      log.heard == [
        "will xy", "delete section a 0", "insert section c 1", "move x 0-0 > 1-0", "did yx",
      ])
    _ = controller
  }

  @Test func unrelatedChangesCallNoDelegate() throws {
    let (store, log) = (SongStore("a"), DelegateLog())
    let controller = try store.controller(delegate: log)
    _ = Album(context: store.context)
    let song = store.add("b")
    store.context.delete(song)
    try store.simulator.settle()
    #expect(log.heard == [])
    _ = controller
  }

  @Test func aChangedSortKeyThatMovesNothingIsAnUpdate() throws {
    let (store, log) = (SongStore("a c"), DelegateLog())
    let controller = try store.controller(delegate: log)
    store.song("a").title = "b"
    try store.simulator.settle()
    #expect(log.heard == ["will bc", "update b 0-0 > 0-0", "did bc"])
    _ = controller
  }

  @Test func aRollbackCallsTheDelegate() throws {
    let (store, log) = (SongStore("a b"), DelegateLog())
    let controller = try store.controller(delegate: log)
    store.song("a").title = "z"
    store.context.delete(store.song("b"))
    try store.simulator.settle()
    log.heard = []
    store.context.rollback()
    #expect(
      log.heard == ["will a", "insert b nil > 0-1", "update a 0-0 > 0-0", "did ab"])
    _ = controller
  }

  @Test func changesInACallbackAreAnotherBatch() throws {
    final class Adder: NSObject, FetchedResultsControllerDelegate {
      var batches = 0
      func controllerDidChangeContent(
        _ controller: FetchedResultsController<any FetchRequestResult>
      ) {
        batches += 1
        if batches == 1 { Song(context: controller.managedObjectContext).title = "more" }
      }
    }
    let (store, adder) = (SongStore("a"), Adder())
    let controller = try store.controller(delegate: adder)
    store.add("b")
    try store.simulator.settle()
    #expect(adder.batches == 2)
    #expect(controller.fetchedObjects?.map(\.title) == ["a", "b", "more"])
  }
}
