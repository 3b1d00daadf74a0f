// Made from the blocks of Docs/HeadlessKit.docc/Articles/FetchedResults.md. Change them there, and then:
//     HEADLESSKIT_REGENERATE=1 swift test --filter CodeBlockTests
// swift-format-ignore-file
import FetchedResults
import HeadlessKit
import Testing

@MainActor @Test func fetchedResults_block1() throws {
final class Song: ManagedObject {
  var title: String? {
    get { managedValue(forKey: "title") }
    set { setManagedValue(newValue, forKey: "title") }
  }
}
final class Log: NSObject, FetchedResultsControllerDelegate {
  var heard: [String] = []
  func controller(
    _ controller: FetchedResultsController<any FetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: FetchedResultsChangeType, newIndexPath: IndexPath?
  ) {
    heard.append("\(type) \((anObject as? Song)?.title ?? "")")
  }
}
let log = Log()
#sourceLocation(file: "FetchedResults.md", line: 49)
// import FetchedResults
// import HeadlessKit

let simulator = Simulator()
let container = simulator.run { PersistentContainer(name: "Songs") }
container.loadPersistentStores { _, _ in }

let request = FetchRequest<Song>(entityName: "Song")
request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
let controller = FetchedResultsController(
  fetchRequest: request, managedObjectContext: container.viewContext,
  sectionNameKeyPath: nil, cacheName: nil)
controller.delegate = log
try controller.performFetch()

Song(context: container.viewContext).title = "Isobel"
try simulator.settle()  // ends the turn, which calls the delegate
#sourceLocation()
#expect(log.heard == ["insert Isobel"])
#expect(controller.object(at: [0, 0]).title == "Isobel")
}
