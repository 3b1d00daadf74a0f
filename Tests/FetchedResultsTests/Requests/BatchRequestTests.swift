import FetchedResults
import Foundation
import HeadlessKit
import Testing

/// Batch requests change the store; contexts learn of it when they are told.
@MainActor
@Suite struct BatchRequestTests {
  private func titles(_ store: SongStore) throws -> [String?] {
    let request = FetchRequest<Song>(entityName: "Song")
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    return try store.context.fetch(request).map(\.title)
  }

  private func everything(_ predicate: NSPredicate? = nil) -> FetchRequest<any FetchRequestResult> {
    let request = FetchRequest<any FetchRequestResult>(entityName: "Song")
    request.predicate = predicate
    return request
  }

  @Test func aDeletionIsInTheStoreAtOnce() throws {
    let store = SongStore("a/x a/y b/z")
    try store.context.save()
    let request = BatchDeleteRequest(
      fetchRequest: everything(NSPredicate { song, _ in (song as? Song)?.artist == "a" }))
    request.resultType = .resultTypeCount
    let result = try store.context.execute(request) as? BatchDeleteResult
    #expect(result?.result as? Int == 2)
    #expect(try titles(store) == ["z"])
  }

  @Test func aControllerHearsOfADeletionWhenItIsMerged() throws {
    let store = SongStore("a/x a/y b/z")
    try store.context.save()
    let controller = try store.controller()
    let request = BatchDeleteRequest(
      fetchRequest: everything(NSPredicate { song, _ in (song as? Song)?.artist == "a" }))
    request.resultType = .resultTypeObjectIDs
    let result = try store.context.execute(request) as? BatchDeleteResult
    #expect(controller.fetchedObjects?.count == 3)
    let ids = try #require(result?.result as? [ManagedObjectID])
    ManagedObjectContext.mergeChanges(
      fromRemoteContextSave: [ManagedObjectContext.NotificationKey.deletedObjects.rawValue: ids],
      into: [store.context])
    #expect(controller.fetchedObjects?.map(\.title) == ["z"])
  }

  @Test func anUpdateChangesTheStoreAndNotTheObject() throws {
    let store = SongStore("a/x b/y")
    try store.context.save()
    let request = BatchUpdateRequest(entityName: "Song")
    request.predicate = NSPredicate { song, _ in (song as? Song)?.title == "x" }
    request.propertiesToUpdate = ["artist": "c"]
    request.resultType = .updatedObjectsCountResultType
    let result = try store.context.execute(request) as? BatchUpdateResult
    #expect(result?.result as? Int == 1)
    let song = store.song("x")
    #expect(song.artist == "a")
    store.context.refresh(song, mergeChanges: false)
    #expect(song.artist == "c")
  }

  @Test func anInsertionMakesObjectsWithPermanentIdentifiers() throws {
    let store = SongStore("a/x")
    try store.context.save()
    let request = BatchInsertRequest(
      entityName: "Song", objects: [["title": "v", "artist": "b"], ["title": "w", "artist": "b"]])
    request.resultType = .objectIDs
    let result = try store.context.execute(request) as? BatchInsertResult
    let ids = try #require(result?.result as? [ManagedObjectID])
    #expect(ids.map(\.isTemporaryID) == [false, false])
    #expect(try titles(store) == ["v", "w", "x"])
  }

  @Test func anEntityThatIsNotInTheModelIsRefused() throws {
    let store = SongStore("a/x")
    try store.context.save()
    let request = BatchInsertRequest(entityName: "Film", objects: [["title": "v"]])
    let crash = captureCrash { _ = try? store.context.execute(request) }
    #expect(crash?.reason == "No class is known for the entity 'Film'.")
  }

  @Test func aHandlerFillsObjectsUntilItIsDone() throws {
    let store = SongStore("a/x")
    try store.context.save()
    var left = ["v", "w"]
    let request = BatchInsertRequest(entityName: "Song") { (values: NSMutableDictionary) in
      guard let title = left.popLast() else { return true }
      values["title"] = title
      values["artist"] = "b"
      return false
    }
    request.resultType = .count
    let result = try store.context.execute(request) as? BatchInsertResult
    #expect(result?.result as? Int == 2)
    #expect(try titles(store) == ["v", "w", "x"])
  }

  @Test func unsavedObjectsCanBeLeftOut() throws {
    let store = SongStore("a/x")
    try store.context.save()
    store.add("a/new")
    let request = FetchRequest<Song>(entityName: "Song")
    request.includesPendingChanges = false
    #expect(try store.context.fetch(request).map(\.title) == ["x"])
    request.includesPendingChanges = true
    #expect(try store.context.count(for: request) == 2)
  }
}
