import FetchedResults
import Foundation
import HeadlessKit
import TestSupport
import Testing

/// The four sets of a context's notification, against sets that follow each change of a turn.
@MainActor
@Suite struct ChangeSetTests {
  private struct Sets: Equatable {
    var inserted: Set<ManagedObject> = []
    var updated: Set<ManagedObject> = []
    var deleted: Set<ManagedObject> = []
    var refreshed: Set<ManagedObject> = []

    var isEmpty: Bool {
      inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty
    }

    init() {}

    init(_ notification: Notification) {
      func set(_ key: ManagedObjectContext.NotificationKey) -> Set<ManagedObject> {
        notification.userInfo?[key.rawValue] as? Set<ManagedObject> ?? []
      }
      inserted = set(.insertedObjects)
      updated = set(.updatedObjects)
      deleted = set(.deletedObjects)
      refreshed = set(.refreshedObjects)
    }
  }

  @Test("an object is in the set of what became of it", arguments: 0..<8 as Range<UInt64>)
  func sets(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    let store = SongStore("a b c d e f g h")
    let context = store.context
    nonisolated(unsafe) var heard: [Notification] = []
    let token = NotificationCenter.default.addObserver(
      forName: ManagedObjectContext.didChangeObjectsNotification, object: context, queue: nil
    ) { heard.append($0) }
    defer { NotificationCenter.default.removeObserver(token) }
    for round in 0..<25 {
      heard = []
      var sets = Sets()
      for step in 0..<Int.random(in: 0...6, using: &numbers) {
        let songs = try context.fetch(FetchRequest<Song>(entityName: "Song"))
        guard let song = songs.randomElement(using: &numbers) else { continue }
        let isNew = sets.inserted.contains(song)
        switch Int.random(in: 0..<6, using: &numbers) {
        case 0: sets.inserted.insert(store.add("\(round).\(step)"))
        case 1, 2:
          song.plays += 1
          if !isNew { sets.updated.insert(song) }
        case 3:
          guard songs.count > 3 else { continue }
          context.delete(song)
          sets.updated.remove(song)
          sets.refreshed.remove(song)
          if isNew { sets.inserted.remove(song) } else { sets.deleted.insert(song) }
        default:
          guard !song.objectID.isTemporaryID else { continue }
          context.refresh(song, mergeChanges: true)
          if !isNew { sets.refreshed.insert(song) }
        }
      }
      context.processPendingChanges()
      let place = "seed \(seed), round \(round)"
      #expect(heard.map(Sets.init) == (sets.isEmpty ? [] : [sets]), "\(place)")
      #expect(heard.allSatisfy { ($0.userInfo ?? [:]).values.allSatisfy { !isEmpty($0) } })
      if Bool.random(using: &numbers) { try context.save() }
      try store.simulator.settle()
    }
  }

  private func isEmpty(_ value: Any) -> Bool {
    (value as? Set<ManagedObject>)?.isEmpty ?? false
  }
}
