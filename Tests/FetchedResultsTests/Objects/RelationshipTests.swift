import FetchedResults
import Foundation
import HeadlessKit
import Testing

/// The inverses and delete rules of a model.
@MainActor
@Suite struct RelationshipTests {
  private func titles(_ album: Album) -> [String] {
    (album.songs ?? NSSet()).compactMap { ($0 as? Song)?.title }.sorted()
  }

  @Test func settingTheObjectChangesTheSet() throws {
    let store = try SongStore(rule: "Nullify")
    let (one, other) = (store.album("one"), store.album("other"))
    let song = store.add("Isobel")
    song.album = one
    #expect(titles(one) == ["Isobel"])
    song.album = other
    #expect(titles(one) == [])
    #expect(titles(other) == ["Isobel"])
    song.album = nil
    #expect(titles(other) == [])
  }

  @Test func settingTheSetChangesTheObjects() throws {
    let store = try SongStore(rule: "Nullify")
    let (one, other) = (store.album("one"), store.album("other"))
    let songs = [store.add("a"), store.add("b"), store.add("c")]
    one.songs = NSSet(array: [songs[0], songs[1]])
    #expect(songs.map(\.album) == [one, one, nil])
    other.songs = NSSet(array: [songs[1], songs[2]])
    #expect(songs.map(\.album) == [one, other, other])
    #expect(titles(one) == ["a"])
    one.addManagedValue(songs[2], toKey: "songs")
    #expect(songs.map(\.album) == [one, other, one])
    #expect(titles(other) == ["b"])
    one.removeManagedValue(songs[0], fromKey: "songs")
    #expect(songs.map(\.album) == [nil, other, one])
  }

  @Test func descriptionsDoNotLeadInCircles() throws {
    let store = try SongStore(rule: "Nullify")
    let album = store.album("one")
    let song = store.add("a")
    song.album = album
    #expect(song.description.contains("album = \(album.objectID);"))
    #expect(album.description.contains("songs = (\(song.objectID));"))
  }

  @Test func orderedSetsKeepTheirOrder() throws {
    let store = try SongStore(rule: "Nullify", isOrdered: true)
    let album = store.album("one")
    for title in ["c", "a", "b"] { store.add(title).album = album }
    let list: NSOrderedSet = album.managedValue(forKey: "songs")
    #expect(list.compactMap { ($0 as? Song)?.title } == ["c", "a", "b"])
  }

  @Test func bothSidesAreSavedAndRolledBack() throws {
    let store = try SongStore(rule: "Nullify")
    let album = store.album("one")
    let song = store.add("a")
    try store.context.save()
    song.album = album
    #expect(album.isUpdated)
    store.context.rollback()
    #expect(song.album == nil)
    #expect(titles(album) == [])
    album.songs = NSSet(array: [song])
    try store.context.save()
    let background = store.container.newBackgroundContext()
    let request = FetchRequest<Song>(entityName: "Song")
    let copy = try #require(try background.fetch(request).first)
    #expect(copy.album?.name == "one")
    #expect(copy.album?.songs?.count == 1)
  }

  @Test func deletionNullifies() throws {
    let store = try SongStore(rule: "Nullify")
    let album = store.album("one")
    let song = store.add("a")
    song.album = album
    try store.context.save()
    store.context.delete(song)
    #expect(titles(album) == ["a"])  // until changes are processed
    try store.simulator.settle()
    #expect(titles(album) == [])
    try store.context.save()

    let rest = store.add("b")
    rest.album = album
    store.context.delete(album)
    try store.context.save()
    #expect(rest.album == nil)
    #expect(try store.context.count(for: FetchRequest<Song>(entityName: "Song")) == 1)
  }

  @Test func deletionCascades() throws {
    let store = try SongStore(rule: "Cascade")
    let album = store.album("one")
    let (song, other) = (store.add("a"), store.add("b"))
    song.album = album
    try store.context.save()
    song.hooks = []
    store.context.delete(album)
    #expect(!song.isDeleted)
    try store.context.save()
    #expect(song.hooks == ["delete", "willSave", "didSave"])
    #expect(song.managedObjectContext == nil)
    #expect(other.managedObjectContext != nil)
    #expect(try store.context.count(for: FetchRequest<Song>(entityName: "Song")) == 1)
  }

  @Test func unsavedObjectsCascadeToo() throws {
    let store = try SongStore(rule: "Cascade")
    let album = store.album("one")
    let song = store.add("a")
    song.album = album
    store.context.delete(album)
    try store.simulator.settle()
    #expect(song.managedObjectContext == nil)
    #expect(!store.context.hasChanges)
  }

  @Test func deletionIsDenied() throws {
    let store = try SongStore(rule: "Deny")
    let album = store.album("one")
    let song = store.add("a")
    song.album = album
    try store.context.save()
    store.context.delete(album)
    #expect { try store.context.save() } throws: { ($0 as NSError).code == 1600 }
    store.context.delete(song)
    try store.context.save()
    #expect(album.managedObjectContext == nil)
  }

  @Test func aControllerHearsOfTheInverse() throws {
    let store = try SongStore(rule: "Nullify")
    let album = store.album("one")
    store.add("a").album = album
    try store.context.save()
    let request = FetchRequest<Album>(entityName: "Album")
    request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
    let controller = FetchedResultsController(
      fetchRequest: request, managedObjectContext: store.context, sectionNameKeyPath: nil,
      cacheName: nil)
    let log = Changes()
    controller.delegate = log
    try controller.performFetch()
    store.add("b").album = album
    try store.simulator.settle()
    #expect(log.types == [.update])
  }

  /// Without a model a relationship is a value like any other.
  @Test func withoutAModelNothingElseChanges() {
    let store = SongStore()
    let album = store.album("one")
    store.add("a").album = album
    #expect(album.songs == nil)
  }

  private final class Changes: NSObject, FetchedResultsControllerDelegate {
    var types: [FetchedResultsChangeType] = []
    func controller(
      _ controller: FetchedResultsController<any FetchRequestResult>, didChange anObject: Any,
      at indexPath: IndexPath?, for type: FetchedResultsChangeType, newIndexPath: IndexPath?
    ) { types.append(type) }
  }
}
