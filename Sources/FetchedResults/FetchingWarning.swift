import HeadlessKit

/// What Core Data writes into the log about a controller's results, and survives.
enum FetchingWarning: Equatable {
  /// An object has no value for the section's name.
  case unnamedSection(object: String, keyPath: String)
  /// An object is not beside the others of its section.
  case outOfOrder(index: Int, name: String)
  /// A list crashed while its controller was told.
  case caught(reason: String, call: DelegateCall)

  /// A callback of the delegate.
  enum DelegateCall: String {
    case willChange = "-controllerWillChangeContent:"
    case object = "-controller:didChangeObject:atIndexPath:forChangeType:newIndexPath:"
    case section = "-controller:didChangeSection:atIndex:forChangeType:"
    case didChange = "-controllerDidChangeContent:"
    case snapshot = "-controller:didChangeContentWithSnapshot:"
    case difference = "-controller:didChangeContentWithDifference:"
  }

  /// The line, as Core Data words it. (crash families A1)
  var text: String {
    switch self {
    case .unnamedSection(let object, let keyPath):
      """
      CoreData: error: (NSFetchedResultsController) object \(object) returned nil value for \
      section name key path '\(keyPath)'. Object will be placed in unnamed section
      """
    case .outOfOrder(let index, let name):
      "CoreData: error: (NSFetchedResultsController) "
        + Self.outOfOrderReason(index: index, name: name)
    case .caught(let reason, let call):
      """
      CoreData: error: Serious application error.  An exception was caught from the delegate of \
      NSFetchedResultsController during a call to \(call.rawValue).  \(reason) with userInfo (null)
      """
    }
  }

  /// The reason of the error, too, that a fetch throws.
  static func outOfOrderReason(index: Int, name: String) -> String {
    // Core Data forgets the second apostrophe.
    "The fetched object at index \(index) has an out of order section name '\(name). "
      + "Objects must be sorted by section name"
  }
}
