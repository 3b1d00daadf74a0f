import Foundation
import HeadlessKit
import Testing

@testable import FetchedResults

@MainActor
@Suite struct FetchingFaultTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let fault: FetchingFault
    let name: ExceptionName
    let reason: String
    var advice = ""
    var testDescription: String { reason }
  }

  nonisolated static let cases = [
    Case(
      fault: .noSortDescriptors, name: .invalidArgument,
      reason:
        "An instance of NSFetchedResultsController requires a fetch request with sort descriptors"),
    Case(
      fault: .noEntity, name: .invalidArgument,
      reason: "executeFetchRequest:error: A fetch request must have an entity."),
    Case(
      fault: .unknownEntity("Song"), name: .internalInconsistency,
      reason: "No class is known for the entity 'Song'.",
      advice: """
        Make an object with 'Song(context:)', fetch with 'NSFetchRequest<Song>', or give the \
        container a model with an NSEntityDescription (known difference entities-by-class).
        """),
    Case(
      fault: .noObject(section: 1, item: -1, sections: 1), name: .invalidArgument,
      reason: """
        no object at index 18446744073709551615 in section at index 1; there are 1 sections
        """),
    Case(
      fault: .unknownKey("year", class: "Song"), name: .undefinedKey,
      reason: "the entity Song is not key value coding-compliant for the key \"year\".",
      advice: """
        Override value(forKey:) for properties that are not managed (known difference \
        core-data-kvc).
        """),
    Case(
      fault: .wrongType(key: "title", class: "Song", value: "7", type: "String"),
      name: .internalInconsistency,
      reason: "The value of 'title' of Song is 7, and String is asked for."),
    Case(
      fault: .noValue(key: "made", class: "Song", type: "Date"), name: .internalInconsistency,
      reason: "'made' of Song has no value, and Date has none by default.",
      advice: """
        Set it first, or give its attribute a default in a model (known difference \
        entities-by-class).
        """),
    Case(
      fault: .otherContext("<x>"), name: .invalidArgument,
      reason: "An NSManagedObjectContext cannot delete objects in other contexts. (<x>)"),
    Case(
      fault: .noRow("<x>"), name: .objectInaccessible,
      reason: "CoreData could not fulfill a fault for '<x>'"),
    Case(
      fault: .noStore, name: .internalInconsistency,
      reason: """
        This NSPersistentStoreCoordinator has no persistent stores (unknown).  It cannot perform a \
        save operation.
        """),
    Case(
      fault: .resultType, name: .internalInconsistency,
      reason: "Fetches of dictionaries are not simulated.",
      advice: "Fetch objects, identifiers or a count."),
    Case(
      fault: .noOrder("a", "1"), name: .invalidArgument, reason: "a and 1 have no order.",
      advice: "Sort with a comparator."),
  ]

  @Test(arguments: cases)
  func aFaultIsAnException(_ known: Case) throws {
    let report = try #require(captureCrash { known.fault.raise() })
    #expect(report.name == known.name)
    #expect(report.reason == known.reason)
    #expect(report.explanation == known.advice)
  }

  // MARK: What a capture goes on with

  @Test func aControllerNeedsAnOrder() {
    let store = SongStore("a b")
    let crash = captureCrash {
      let controller = FetchedResultsController(
        fetchRequest: FetchRequest<Song>(entityName: "Song"), managedObjectContext: store.context,
        sectionNameKeyPath: nil, cacheName: nil)
      try? controller.performFetch()
      #expect(controller.fetchedObjects?.count == 2)
    }
    #expect(crash?.reason == Self.cases[0].reason)
  }

  @Test func aMissingRowYieldsAnObjectOfNoContext() throws {
    let controller = try SongStore("a").controller()
    let crash = captureCrash {
      let song = controller.object(at: [0, 4])
      #expect(song.managedObjectContext == nil)
      #expect(song.title == nil)
    }
    #expect(crash?.reason == "no object at index 4 in section at index 0; there are 1 sections")
    #expect(controller.fetchedObjects?.map(\.title) == ["a"])
  }

  @Test func anUnknownEntityYieldsAnObjectOfNoContext() {
    let store = SongStore()
    let crash = captureCrash {
      let object = EntityDescription.insertNewObject(forEntityName: "Film", into: store.context)
      #expect(object.entity.name == "Film")
      #expect(object.managedObjectContext == nil)
    }
    #expect(crash?.reason == "No class is known for the entity 'Film'.")
    #expect(!store.context.hasChanges)
  }

  @Test func anObjectOfAnotherContextStays() throws {
    let (store, other) = (SongStore("a"), SongStore())
    let song = store.song("a")
    let crash = captureCrash { other.context.delete(song) }
    #expect(crash?.name == .invalidArgument)
    #expect(!song.isDeleted)
    #expect(!store.context.hasChanges)
  }

  @Test func aSaveWithoutAStoreSavesNothing() {
    let context = PersistentContainer(name: "Empty").viewContext
    let song = Song(context: context)
    let crash = captureCrash { try? context.save() }
    #expect(crash?.name == .internalInconsistency)
    #expect(crash?.reason.hasPrefix("This NSPersistentStoreCoordinator has no") == true)
    #expect(song.objectID.isTemporaryID)
  }

  @Test func aFetchOfDictionariesFindsNothing() throws {
    let store = SongStore("a")
    let request = FetchRequest<Song>(entityName: "Song")
    request.resultType = .dictionaryResultType
    var found: [Song]?
    let crash = captureCrash { found = try? store.context.fetch(request) }
    #expect(crash?.reason == "Fetches of dictionaries are not simulated.")
    #expect(found == [])
  }

  @Test func aPropertyOfAnotherTypeHasItsDefault() {
    let song = SongStore("a").song("a")
    song.setManagedValue("many", forKey: "plays")
    var plays: Int32?
    let crash = captureCrash { plays = song.plays }
    #expect(crash?.reason == "The value of 'plays' of Song is many, and Int32 is asked for.")
    #expect(plays == 0)
  }

  @Test func valuesWithoutAnOrderAreEqual() {
    var order: ComparisonResult?
    let crash = captureCrash { order = KeyedValue.compare("a", 1) }
    #expect(crash?.reason == "a and 1 have no order.")
    #expect(order == .orderedSame)
  }
}
