import FetchedResults
import HeadlessKit
import Testing

// In the serialized suite, so that no two exit tests run at once.
extension CrashDeliveryTests {
  @Test func aControllerNeedsASortDescriptor() async {
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
