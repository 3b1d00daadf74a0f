import FetchedResults
import HeadlessKit
import Testing

// Beside the others of the suite, so that no two processes die at once.
extension CrashDeliveryTests {
  @Test func aControllerMustSort() async {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) {
      let container = PersistentContainer(name: "Songs")
      _ = FetchedResultsController(
        fetchRequest: FetchRequest<ManagedObject>(entityName: "Song"),
        managedObjectContext: container.viewContext, sectionNameKeyPath: nil, cacheName: nil)
    }
    #expect(
      said(result).first == """
        *** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: 'An \
        instance of NSFetchedResultsController requires a fetch request with sort descriptors'
        """)
  }
}
