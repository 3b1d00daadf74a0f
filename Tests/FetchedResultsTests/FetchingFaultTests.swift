import Testing

@testable import FetchedResults

@Suite struct FetchingFaultTests {
  static let cases: [(FetchingFault, String)] = [
    (
      .noSortDescriptors,
      "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: 'An "
        + "instance of NSFetchedResultsController requires a fetch request with sort descriptors'"
    ),
    (
      .noEntity,
      "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: "
        + "'executeFetchRequest:error: A fetch request must have an entity.'"
    ),
    (
      .unknownEntity("Song"),
      "No class is known for the entity 'Song'. Make an object with 'Song(context:)', fetch with "
        + "'NSFetchRequest<Song>', or give the container a model with an NSEntityDescription "
        + "(known difference entities-by-class)."
    ),
    (
      .noObject(section: 1, item: 2, sections: 1),
      "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: 'no "
        + "object at index 2 in section at index 1; there are 1 sections'"
    ),
    (
      .unknownKey("year", class: "Song"),
      "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: 'the "
        + "entity Song is not key value coding-compliant for the key \"year\".'\n"
        + "Override value(forKey:) for properties that are not managed (known difference "
        + "core-data-kvc)."
    ),
    (
      .wrongType(key: "title", class: "Song", value: "7", type: "String"),
      "The value of 'title' of Song is 7, and String is asked for."
    ),
    (
      .noValue(key: "made", class: "Song", type: "Date"),
      "'made' of Song has no value, and Date has none by default. Set it first, or give its "
        + "attribute a default in a model (known difference entities-by-class)."
    ),
    (
      .otherContext("<x>"),
      "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: 'An "
        + "NSManagedObjectContext cannot delete objects in other contexts. (<x>)'"
    ),
    (
      .noRow("<x>"),
      "*** Terminating app due to uncaught exception 'NSObjectInaccessibleException', reason: "
        + "'CoreData could not fulfill a fault for '<x>''"
    ),
    (
      .noStore,
      "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: "
        + "'This NSPersistentStoreCoordinator has no persistent stores (unknown).  It cannot "
        + "perform a save operation.'"
    ),
    (
      .resultType,
      "Fetches of dictionaries are not simulated; fetch objects, identifiers or a count."
    ),
    (.noOrder("a", "1"), "a and 1 have no order; sort with a comparator."),
  ]

  @Test(arguments: cases)
  func aFaultHasItsText(fault: FetchingFault, text: String) {
    #expect(fault.description == text)
  }
}
