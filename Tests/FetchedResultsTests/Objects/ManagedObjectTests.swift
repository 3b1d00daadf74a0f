import FetchedResults
import Foundation
import HeadlessKit
import Testing

@MainActor
@Suite struct ManagedObjectTests {
  private final class Everything: ManagedObject {
    var rating = 5  // not a managed property
  }

  @Test func unsetValuesHaveDefaults() {
    let object = Everything(context: SongStore().context)
    let (text, maybe): (String, String?) = (
      object.managedValue(forKey: "a"), object.managedValue(forKey: "a")
    )
    #expect(text == "")
    #expect(maybe == nil)
    let (number, real, truth): (Int64, Double, Bool) = (
      object.managedValue(forKey: "a"), object.managedValue(forKey: "a"),
      object.managedValue(forKey: "a")
    )
    #expect(number == 0)
    #expect(real == 0)
    #expect(!truth)
    let (set, list): (Set<String>, [Int]) = (
      object.managedValue(forKey: "a"), object.managedValue(forKey: "a")
    )
    #expect(set == [])
    #expect(list == [])
  }

  @Test func refreshingWithoutMergingTurnsAnObjectIntoAFault() throws {
    let store = SongStore("a/x")
    try store.context.save()
    let song = store.song("x")
    song.artist = "b"
    song.hooks = []
    store.context.refresh(song, mergeChanges: true)
    #expect(song.hooks == [])
    store.context.refresh(song, mergeChanges: false)
    #expect(song.hooks == ["willTurnIntoFault b", "didTurnIntoFault"])
    #expect(song.artist == "a")
  }

  @Test func numbersConvert() {
    let object = Everything(context: SongStore().context)
    object.setValue(7, forKey: "a")
    let (small, maybe, real): (Int16, Int32?, Double) = (
      object.managedValue(forKey: "a"), object.managedValue(forKey: "a"),
      object.managedValue(forKey: "a")
    )
    #expect(small == 7)
    #expect(maybe == 7)
    #expect(real == 7)
  }

  @Test func changedValuesAreReported() throws {
    let store = SongStore("a")
    let song = store.song("a")
    #expect(song.changedValues().isEmpty)
    song.title = "b"
    song.artist = nil
    #expect(song.changedValues()["title"] as? String == "b")
    #expect(song.changedValues()["artist"] is NSNull)
    #expect(song.committedValues(forKeys: ["title"])["title"] as? String == "a")
    #expect(song.isUpdated && song.hasChanges && !song.isInserted && !song.isDeleted)
    try store.context.save()
    #expect(!song.hasChanges)
    #expect(song.committedValues(forKeys: nil)["title"] as? String == "b")
  }

  @Test func primitiveValuesAreSetSilently() {
    let song = SongStore("a").song("a")
    song.setPrimitiveValue("b", forKey: "title")
    #expect(song.title == "b")
    #expect(!song.hasChanges)
  }

  @Test func keysFindStoredPropertiesToo() {
    let object = Everything(context: SongStore().context)
    object.setValue("x", forKey: "name")
    #expect(object.value(forKey: "name") as? String == "x")
    #expect(object.value(forKey: "rating") as? Int == 5)
    #expect(object.value(forKey: "nothing") == nil)
    #expect(object.value(forKey: "objectID") as? ManagedObjectID == object.objectID)
  }

  @Test func theDescriptionListsTheValues() {
    let song = SongStore("a").song("a")
    song.plays = 2
    #expect(
      song.description
        == "<Song> (entity: Song; id: \(song.objectID); data: { plays = 2; title = a; })")
  }
}
