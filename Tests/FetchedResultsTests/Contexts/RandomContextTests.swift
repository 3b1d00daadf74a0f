import FetchedResults
import Foundation
import TestSupport
import Testing

/// A context after random changes, saves and rollbacks against a model of two dictionaries: what is
/// saved and what is pending.
@MainActor
@Suite struct RandomContextTests {
  private struct Values: Hashable {
    var title: String
    var artist: String?
    var plays: Int32 = 0
  }

  /// What the context must hold.
  private struct Plain {
    var saved: [ObjectIdentifier: Values] = [:]
    var now: [ObjectIdentifier: Values] = [:]
    var inserted: Set<ObjectIdentifier> = []
    var touched: Set<ObjectIdentifier> = []

    var deleted: Set<ObjectIdentifier> { Set(saved.keys).subtracting(now.keys) }
    var updated: Set<ObjectIdentifier> { touched.intersection(now.keys).subtracting(inserted) }

    mutating func save() {
      saved = now
      (inserted, touched) = ([], [])
    }

    mutating func rollBack() {
      now = saved
      (inserted, touched) = ([], [])
    }
  }

  @Test("a context holds what was saved and what is pending", arguments: 0..<8 as Range<UInt64>)
  func walk(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    let store = SongStore()
    let context = store.context
    var plain = Plain()
    var songs: [ObjectIdentifier: Song] = [:]
    for step in 0..<60 {
      let live = plain.now.keys.compactMap { songs[$0] }.sorted { $0.order < $1.order }
      let song = live.randomElement(using: &numbers)
      let letter = ["a", "b", "c"].randomElement(using: &numbers) ?? "a"
      switch Int.random(in: 0..<10, using: &numbers) {
      case 0, 1, 2:
        let new = store.add("\(letter)/\(step)")
        songs[ObjectIdentifier(new)] = new
        plain.now[ObjectIdentifier(new)] = Values(title: "\(step)", artist: letter)
        plain.inserted.insert(ObjectIdentifier(new))
      case 3, 4:
        guard let song else { continue }
        song.plays += 1
        plain.now[ObjectIdentifier(song)]?.plays += 1
        plain.touched.insert(ObjectIdentifier(song))
      case 5:
        guard let song else { continue }
        song.artist = letter == "a" ? nil : letter
        plain.now[ObjectIdentifier(song)]?.artist = letter == "a" ? nil : letter
        plain.touched.insert(ObjectIdentifier(song))
      case 6:
        guard let song else { continue }
        context.delete(song)
        context.delete(song)  // once more changes nothing
        plain.now[ObjectIdentifier(song)] = nil
        plain.inserted.remove(ObjectIdentifier(song))
      case 7:
        try context.save()
        plain.save()
      case 8:
        context.rollback()
        plain.rollBack()
      default:
        context.processPendingChanges()
      }
      try compare(store, plain, songs, "seed \(seed), step \(step)")
    }
  }

  private func compare(
    _ store: SongStore, _ plain: Plain, _ songs: [ObjectIdentifier: Song], _ place: String
  ) throws {
    let context = store.context
    func set(_ ids: Set<ObjectIdentifier>) -> Set<ManagedObject> {
      Set(ids.compactMap { songs[$0] })
    }
    #expect(context.insertedObjects == set(plain.inserted), "inserted, \(place)")
    #expect(context.updatedObjects == set(plain.updated), "updated, \(place)")
    #expect(context.deletedObjects == set(plain.deleted), "deleted, \(place)")
    let isChanged =
      !plain.inserted.isEmpty || !plain.updated.isEmpty || !plain.deleted.isEmpty
    #expect(context.hasChanges == isChanged, "\(place)")
    for (id, song) in songs {
      let isLive = plain.now[id] != nil
      #expect(song.isInserted == plain.inserted.contains(id), "\(place)")
      #expect(song.isUpdated == plain.updated.contains(id), "\(place)")
      #expect(song.isDeleted == plain.deleted.contains(id), "\(place)")
      guard isLive else { continue }
      let saved = plain.saved[id]
      #expect(song.objectID.isTemporaryID == (saved == nil), "\(place)")
      #expect(song.hasPersistentChangedValues == !song.changedValues().isEmpty)
      if let saved, let now = plain.now[id] {
        let committed = song.committedValues(forKeys: ["title", "plays"])
        #expect(committed["title"] as? String == saved.title, "\(place)")
        if now.plays != saved.plays {
          #expect(song.changedValues()["plays"] as? Int32 == now.plays, "\(place)")
        }
      }
      let found = try context.existingObject(with: song.objectID)
      #expect(found === song, "\(place)")
    }
    let all = try fetched(context)
    #expect(all == sorted(Array(plain.now.values)), "\(place)")
    let request = FetchRequest<Song>(entityName: "Song")
    #expect(try context.count(for: request) == plain.now.count, "\(place)")
    request.includesPendingChanges = false
    #expect(try context.count(for: request) == plain.now.count - plain.inserted.count, "\(place)")
    // Another context sees what is saved, and no more.
    let other = store.container.newBackgroundContext()
    #expect(try fetched(other) == sorted(Array(plain.saved.values)), "\(place)")
    #expect(!other.hasChanges)
  }

  private func fetched(_ context: ManagedObjectContext) throws -> [Values] {
    let request = FetchRequest<Song>(entityName: "Song")
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    return try context.performAndWait {
      try context.fetch(request).map {
        Values(title: $0.title ?? "-", artist: $0.artist, plays: $0.plays)
      }
    }
  }

  private func sorted(_ values: [Values]) -> [Values] { values.sorted { $0.title < $1.title } }

  @Test("a save reaches a context that merges automatically, and keeps its own changes")
  func merging() throws {
    var numbers = SeededGenerator(seed: 5)
    let store = SongStore("a b c d e f g h")
    store.context.automaticallyMergesChangesFromParent = true
    let other = store.container.newBackgroundContext()
    let request = FetchRequest<Song>(entityName: "Song")
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    for round in 0..<30 {
      let mine = try store.context.fetch(request)
      let pending = mine.randomElement(using: &numbers)
      pending?.artist = "pending \(round)"
      let title = pending?.title
      try other.performAndWait {
        let songs = try other.fetch(request)
        for song in songs where Int.random(in: 0..<3, using: &numbers) == 0 {
          song.plays += 1
          song.artist = "saved \(round)"
        }
        if songs.count > 4, Bool.random(using: &numbers), let last = songs.last,
          last.title != title
        {
          other.delete(last)
        }
        let new = Song(context: other)
        new.title = "new \(round)"
        try other.save()
      }
      try store.simulator.settle()
      let seen = try store.context.fetch(request)
      let theirs = try other.performAndWait {
        try other.fetch(request).map { "\($0.title ?? "-") \($0.plays)" }
      }
      #expect(seen.map { "\($0.title ?? "-") \($0.plays)" } == theirs, "round \(round)")
      #expect(pending?.artist == "pending \(round)")
      #expect(store.context.updatedObjects.count == (pending == nil ? 0 : 1), "round \(round)")
      store.context.rollback()
      #expect(pending?.artist != "pending \(round)" || pending == nil, "round \(round)")
    }
  }
}

extension Song {
  /// The step in which a test added the song.
  fileprivate var order: Int { Int(title ?? "") ?? 0 }
}
