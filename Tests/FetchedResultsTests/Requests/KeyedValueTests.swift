import Foundation
import HeadlessKit
import Testing

@testable import FetchedResults

/// Values read by key, and compared.
@MainActor
@Suite struct KeyedValueTests {
  private struct Label {
    let city = "London"
    let name = "Food"
  }
  private struct Band {
    let country = "UK"
    let name = "Blur"
    let label = Label()
  }

  @Test func aKeyReadsThePropertyOfThatName() {
    #expect(KeyedValue.of("name", in: Band()) as? String == "Blur")
    #expect(KeyedValue.of("label.name", in: Band()) as? String == "Food")
    #expect(KeyedValue.of("name", in: ["city": "Paris", "name": "Air"]) as? String == "Air")
  }

  @Test func anObjectEqualsItsIdentifier() throws {
    let store = SongStore("x y")
    let song = store.song("y")
    #expect(KeyedValue.areEqual(song, song.objectID))
    #expect(!KeyedValue.areEqual(store.song("x"), song.objectID))
    let request = FetchRequest<Song>(entityName: "Song")
    request.predicate = NSPredicate(format: "SELF == %@", song.objectID)
    #expect(try store.context.fetch(request) == [song])
  }

  @Test func aContextOfTheMainQueueRunsABlockAtOnce() {
    let store = SongStore("x")
    #expect(store.context.performAndWait { store.song("x").title } == "x")
  }
}
