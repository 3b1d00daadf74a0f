import FetchedResults
import Foundation
import HeadlessKit
import Testing

@MainActor
@Suite struct ManagedObjectContextTests {
  @Test func aDeletedObjectIsUpdatedNoLonger() {
    let store = SongStore("x y")
    let song = store.song("x")
    song.artist = "new"
    #expect(store.context.updatedObjects == [song])
    store.context.delete(song)
    #expect(store.context.updatedObjects == [])
    #expect(store.context.deletedObjects == [song])
  }

  @Test func unsavedChangesAreCounted() throws {
    let store = SongStore("a b")
    let context = store.context
    #expect(!context.hasChanges)
    let new = store.add("c")
    store.song("a").title = "z"
    context.delete(store.song("b"))
    #expect(context.insertedObjects == [new])
    #expect(context.updatedObjects.map { ($0 as? Song)?.title } == ["z"])
    #expect(context.deletedObjects.map { ($0 as? Song)?.title } == ["b"])
    try context.save()
    #expect(!context.hasChanges)
    #expect(try context.count(for: FetchRequest<Song>(entityName: "Song")) == 2)
  }

  @Test func savingMakesIdentifiersPermanent() throws {
    let store = SongStore()
    let song = store.add("a")
    let temporary = song.objectID
    #expect(temporary.isTemporaryID)
    try store.context.save()
    #expect(!song.objectID.isTemporaryID)
    #expect(song.objectID != temporary)
    #expect(store.context.object(with: temporary) === song)
    #expect(song.objectID.uriRepresentation().lastPathComponent == "p1")
    #expect(
      store.container.persistentStoreCoordinator.managedObjectID(
        forURIRepresentation: song.objectID.uriRepresentation()) == song.objectID)
  }

  @Test func rollbackRestoresObjects() throws {
    let store = SongStore("a b")
    let new = store.add("c")
    store.song("a").title = "z"
    store.context.delete(store.song("b"))
    store.context.rollback()
    #expect(!store.context.hasChanges)
    #expect(new.managedObjectContext == nil)
    let request = FetchRequest<Song>(entityName: "Song")
    #expect(try store.context.fetch(request).map(\.title) == ["a", "b"])
  }

  @Test func lifecycleMethodsAreCalled() throws {
    let store = SongStore()
    let song = store.add("a")
    try store.context.save()
    store.context.delete(song)
    #expect(song.hooks == ["insert", "willSave", "didSave", "delete"])
    let other = SongStore("b").container.newBackgroundContext()
    #expect(try other.fetch(FetchRequest<Song>(entityName: "Song"))[0].hooks == ["fetch"])
  }

  @Test func changesArePosted() throws {
    let store = SongStore("a")
    let log = NotificationLog(context: store.context)
    store.song("a").title = "z"
    let new = store.add("b")
    try store.simulator.settle()
    try store.context.save()
    #expect(log.heard == ["changed +1 ~1 -0", "saved +1 ~1 -0"])
    store.context.delete(new)
    store.context.processPendingChanges()
    #expect(log.heard.last == "changed +0 ~0 -1")
  }

  @Test func missingRequiredValuesStopASave() throws {
    let name = AttributeDescription()
    name.name = "title"
    name.isOptional = false
    let plays = AttributeDescription()
    plays.name = "plays"
    plays.defaultValue = 7
    let entity = EntityDescription()
    entity.name = "Track"
    entity.managedObjectClassName = NSStringFromClass(Song.self)
    entity.properties = [name, plays]
    let model = ManagedObjectModel()
    model.entities = [entity]
    let container = PersistentContainer(name: "Tracks", managedObjectModel: model)
    container.loadPersistentStores { _, _ in }
    let track = Song(context: container.viewContext)
    #expect(track.entity.name == "Track")
    #expect(track.plays == 7)
    let error = #expect(throws: NSError.self) { try container.viewContext.save() }
    #expect(error?.code == 1570)
    #expect(error?.localizedDescription == "title is a required value.")
    track.title = "a"
    try container.viewContext.save()
    let made = EntityDescription.insertNewObject(
      forEntityName: "Track", into: container.viewContext)
    #expect(made is Song)
    #expect(try container.viewContext.count(for: FetchRequest<Song>(entityName: "Track")) == 2)
  }

  @Test func relationshipsAreValues() throws {
    let store = SongStore("a b")
    let album = Album(context: store.context)
    album.name = "Post"
    album.addManagedValue(store.song("a"), toKey: "songs")
    album.addManagedValue(NSSet(array: [store.song("b")]), toKey: "songs")
    store.song("a").album = album
    try store.context.save()
    let other = store.container.newBackgroundContext()
    let read = try other.fetch(FetchRequest<Album>(entityName: "Album"))[0]
    let titles = (read.songs as? Set<Song>)?.compactMap(\.title).sorted()
    #expect(titles == ["a", "b"])
    let song = try other.fetch(FetchRequest<Song>(entityName: "Song"))[0]
    #expect(song.album === read)
    #expect(song.value(forKeyPath: "album.name") as? String == "Post")
    album.removeManagedValue(store.song("a"), fromKey: "songs")
    #expect((album.songs as? Set<Song>)?.compactMap(\.title) == ["b"])
  }

  @Test func missingObjectsAreReported() throws {
    let store = SongStore("a")
    let id = store.song("a").objectID
    store.context.delete(store.song("a"))
    try store.context.save()
    #expect(store.context.registeredObject(for: id) == nil)
    let error = #expect(throws: NSError.self) { try store.context.existingObject(with: id) }
    #expect(error?.code == 133_000)
  }
}

@MainActor
@Suite struct BackgroundContextTests {
  @Test func performRunsInTheNextTurn() throws {
    let store = SongStore()
    store.context.automaticallyMergesChangesFromParent = true
    let controller = try store.controller()
    store.simulator.run {
      store.container.performBackgroundTask { context in
        Song(context: context).title = "a"
        try? context.save()
      }
    }
    #expect(controller.fetchedObjects?.map(\.title) == [])
    try store.simulator.settle()
    #expect(controller.fetchedObjects?.map(\.title) == ["a"])
  }

  @Test func awaitedPerformRunsAtOnce() async throws {
    let store = SongStore("a")
    store.context.automaticallyMergesChangesFromParent = true
    let controller = try store.controller()
    let id = store.song("a").objectID
    try await store.container.performBackgroundTask { context in
      let song = try context.existingObject(with: id) as? Song
      song?.title = "z"
      try context.save()
    }
    #expect(store.song("a").title == "a")
    try store.simulator.settle()
    #expect(controller.fetchedObjects?.map(\.title) == ["z"])
  }

  @Test func mergingKeepsUnsavedChanges() throws {
    let store = SongStore("x/a b")
    let background = store.container.newBackgroundContext()
    let log = NotificationLog(context: background)
    store.song("a").plays = 3
    let request = FetchRequest<Song>(entityName: "Song")
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    try background.performAndWait {
      let songs = try background.fetch(request)
      songs[0].artist = "y"
      background.delete(songs[1])
      try background.save()
    }
    let save = try #require(log.last)
    store.context.mergeChanges(fromContextDidSave: save)
    #expect(store.song("a").artist == "y")
    #expect(store.song("a").plays == 3)
    #expect(try store.context.fetch(request).map(\.title) == ["a"])
  }

  @Test func `a context's method is a function that takes blocks and does not throw`() {
    let context = ManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    let perform: (() -> Void) -> Void = context.performAndWait
    var calls = 0
    perform { calls += 1 }
    context.performAndWait { calls += 1 }
    #expect(calls == 2)
    #expect(context.performAndWait { calls } == 2)
  }

  @Test func aContextOfTheMainQueuePerformsItsBlocksThere() async {
    let context = ManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    let isOnMainQueue = await Task.detached {
      context.performAndWait { Simulator.isOnMainQueue }
    }.value
    #expect(isOnMainQueue)
  }
}

/// An observer that records a context's notifications.
final class NotificationLog: NSObject {
  private(set) var heard: [String] = []
  private(set) var last: Notification?
  private var tokens: [any NSObjectProtocol] = []

  init(context: ManagedObjectContext) {
    super.init()
    for (name, text) in [
      (ManagedObjectContext.didChangeObjectsNotification, "changed"),
      (ManagedObjectContext.didSaveObjectsNotification, "saved"),
    ] {
      nonisolated(unsafe) let log = self
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: context, queue: nil) {
          log.hear($0, text)
        })
    }
  }

  deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }

  private func hear(_ notification: Notification, _ text: String) {
    func count(_ key: ManagedObjectContext.NotificationKey) -> Int {
      (notification.userInfo?[key.rawValue] as? Set<ManagedObject>)?.count ?? 0
    }
    heard.append(
      "\(text) +\(count(.insertedObjects)) ~\(count(.updatedObjects)) "
        + "-\(count(.deletedObjects))")
    last = notification
  }
}
