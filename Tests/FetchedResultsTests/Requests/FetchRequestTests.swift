import FetchedResults
import Foundation
import HeadlessKit
import Testing

@MainActor
@Suite struct FetchRequestTests {
  private func titles(
    _ store: SongStore, _ adjust: (FetchRequest<Song>) -> Void
  ) throws -> [String?] {
    let request = FetchRequest<Song>(entityName: "Song")
    adjust(request)
    return try store.context.fetch(request).map(\.title)
  }

  @Test func requestsSortAndLimit() throws {
    let store = SongStore("b/x a/y a/w c/z")
    let descriptors = [
      NSSortDescriptor(key: "artist", ascending: false),
      NSSortDescriptor(key: "title", ascending: true),
    ]
    #expect(try titles(store) { _ in } == ["x", "y", "w", "z"])
    #expect(try titles(store) { $0.sortDescriptors = descriptors } == ["z", "x", "w", "y"])
    #expect(
      try titles(store) {
        $0.sortDescriptors = descriptors
        $0.fetchOffset = 1
        $0.fetchLimit = 2
      } == ["x", "w"])
  }

  private final class Note: ManagedObject {
    class func fetchRequest() -> FetchRequest<Note> { FetchRequest(entityName: "Note") }

    static func entityOfRequest() -> String? {
      let request = fetchRequest()
      return request.entityName
    }
  }

  @Test func aRequestThatAClassDeclaresIsNotAmbiguous() {
    #expect(Note.entityOfRequest() == "Note")
  }

  @Test func aCoordinatorKnowsItsStores() throws {
    let coordinator = PersistentStoreCoordinator(managedObjectModel: ManagedObjectModel())
    let url = URL(fileURLWithPath: "/a/store")
    let store = try coordinator.addPersistentStore(type: .sqlite, at: url)
    #expect(coordinator.persistentStore(for: url) === store)
    #expect(store.type == "SQLite")
    try coordinator.remove(store)
    #expect(coordinator.persistentStores.isEmpty)
  }

  @Test func selectorsSortText() throws {
    let store = SongStore("b A C a10 a9")
    func sorted(_ name: String) throws -> [String?] {
      try titles(store) {
        $0.sortDescriptors = [
          NSSortDescriptor(key: "title", ascending: true, selector: Selector((name)))
        ]
      }
    }
    #expect(try sorted("compare:") == ["A", "C", "a10", "a9", "b"])
    #expect(try sorted("caseInsensitiveCompare:") == ["A", "a10", "a9", "b", "C"])
    #expect(try sorted("localizedStandardCompare:") == ["A", "a9", "a10", "b", "C"])
  }

  #if !canImport(ObjectiveC)  // with it, a key path needs Objective-C
    @Test func optionalKeyPathsSort() throws {
      let store = SongStore("x/b a")
      let byArtist = NSSortDescriptor(keyPath: \Song.artist, ascending: true)
      let byPlays = NSSortDescriptor(keyPath: \Song.plays, ascending: false)
      #expect(try titles(store) { $0.sortDescriptors = [byArtist] } == ["a", "b"])
      store.song("b").plays = 1
      #expect(try titles(store) { $0.sortDescriptors = [byPlays] } == ["b", "a"])
    }
  #endif

  @Test func identifiersAndCountsAreFetched() throws {
    let store = SongStore("a b")
    let ids = FetchRequest<ManagedObjectID>(entityName: "Song")
    ids.resultType = .managedObjectIDResultType
    #expect(try store.context.fetch(ids) == [store.song("a"), store.song("b")].map(\.objectID))
    let count = FetchRequest<NSNumber>(entityName: "Song")
    count.resultType = .countResultType
    #expect(try store.context.fetch(count) == [2])
  }

  @Test func untypedRequestsFetchTheClass() throws {
    let store = SongStore("a")
    _ = Album(context: store.context)
    #expect(try store.context.fetch(Song.fetchRequest()).count == 1)
    #expect(try store.context.fetch(Album.fetchRequest()).count == 1)
  }

  @Test func anEntityMayHaveAnotherName() throws {
    let store = SongStore("a")
    #expect(try store.context.count(for: FetchRequest<Song>(entityName: "Track")) == 1)
  }
}

#if !canImport(ObjectiveC)
  @MainActor
  @Suite struct PredicateFormatTests {
    struct Case: Sendable, CustomTestStringConvertible {
      let format: String
      let arguments: [any Sendable]
      let titles: [String]
      var testDescription: String { format }
      init(_ format: String, _ arguments: any Sendable..., titles: [String]) {
        self.format = format
        self.arguments = arguments
        self.titles = titles
      }
    }

    nonisolated static let cases = [
      Case("title == 'Bach'", titles: ["Bach"]),
      Case("title = %@", "Bach", titles: ["Bach"]),
      Case("title != %@", "Bach", titles: ["bark", "Ölweg", "Zoo"]),
      Case("%K == %@", "title", "Zoo", titles: ["Zoo"]),
      Case("title BEGINSWITH 'ba'", titles: ["bark"]),
      Case("title beginswith[c] %@", "BA", titles: ["Bach", "bark"]),
      Case("title CONTAINS[cd] %@", "olW", titles: ["Ölweg"]),
      Case("title ENDSWITH 'o'", titles: ["Zoo"]),
      Case("title LIKE[c] 'b*k'", titles: ["bark"]),
      Case("title LIKE 'Z?o'", titles: ["Zoo"]),
      Case("title MATCHES 'Ba'", titles: []),
      Case("title MATCHES %@", "B\\D+", titles: ["Bach"]),
      Case("title MATCHES[c] %@", "B\\D+", titles: ["Bach", "bark"]),
      Case("title MATCHES[cd] %@", "ol.*|z|zoo", titles: ["Ölweg", "Zoo"]),
      Case("artist MATCHES '.*'", titles: []),
      Case("plays > %d", 1, titles: ["Ölweg", "Zoo"]),
      Case("plays >= 1 AND plays < 3", titles: ["bark", "Ölweg"]),
      Case("plays == 0 || plays == 3", titles: ["Bach", "Zoo"]),
      Case("NOT (plays < 2)", titles: ["Ölweg", "Zoo"]),
      Case("plays BETWEEN {1, 2}", titles: ["bark", "Ölweg"]),
      Case("title IN %@", ["Zoo", "Bach"], titles: ["Bach", "Zoo"]),
      Case("title IN {'Zoo'}", titles: ["Zoo"]),
      Case("NOT title IN %@", ["Zoo", "Bach"], titles: ["bark", "Ölweg"]),
      Case("artist == nil", titles: ["Bach", "bark", "Ölweg", "Zoo"]),
      Case("artist != nil", titles: []),
      Case("plays == YES", titles: ["bark"]),
      Case("TRUEPREDICATE", titles: ["Bach", "bark", "Ölweg", "Zoo"]),
      Case("plays > 0 OR plays == 0 AND title == 'none'", titles: ["bark", "Ölweg", "Zoo"]),
    ]

    /// `NSPredicate` raises when it evaluates a pattern that is none, also one that parentheses around
    /// it would complete.
    @Test(arguments: ["B[", "B)|(a"]) func aPatternThatIsNoneRaises(_ pattern: String) {
      let predicate = NSPredicate(format: "SELF MATCHES %@", pattern)
      let crash = captureCrash { #expect(!predicate.evaluate(with: "Bach")) }
      #expect(crash?.name == .invalidArgument)
      #expect(
        crash?.reason.hasPrefix("Can't do regex matching, reason: Can't open pattern") == true)
    }

    @Test func propertiesOfASuperclassAreRead() {
      class Record {
        var identifier = "7"
      }
      final class Book: Record {
        var title: String? = "Emma"
      }
      let predicate = NSPredicate(format: "identifier = '7' AND title BEGINSWITH 'E'")
      #expect(predicate.evaluate(with: Book()))
    }

    @Test func aTextItselfIsMatched() {
      let predicate = NSPredicate(format: "SELF MATCHES[c] %@", "[a-z]+@[a-z.]+")
      #expect(predicate.evaluate(with: "Ada@Example.org"))
      #expect(!predicate.evaluate(with: "Ada@Example.org!"))
    }

    @Test(arguments: cases)
    func aPredicateMatches(_ given: Case) throws {
      let store = SongStore("Bach bark Ölweg Zoo")
      for (plays, title) in ["Bach", "bark", "Ölweg", "Zoo"].enumerated() {
        store.song(title).plays = Int32(plays)
      }
      let request = FetchRequest<Song>(entityName: "Song")
      request.predicate = NSPredicate(format: given.format, argumentArray: given.arguments)
      #expect(try store.context.fetch(request).map(\.title) == given.titles)
    }
  }
#endif
