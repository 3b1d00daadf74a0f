import HeadlessKit

/// A problem with a controller's results that Core Data logs without crashing.
enum FetchingWarning: Equatable {
  /// An object has no value for the section's name.
  case unnamedSection(object: String, keyPath: String)
  /// An object is not adjacent to the others of its section.
  case outOfOrder(index: Int, name: String)
  /// A list crashed while the controller's delegate was being notified.
  case caught(reason: String, call: DelegateCall)

  /// A delegate method.
  enum DelegateCall: String {
    case willChange = "-controllerWillChangeContent:"
    case object = "-controller:didChangeObject:atIndexPath:forChangeType:newIndexPath:"
    case section = "-controller:didChangeSection:atIndex:forChangeType:"
    case didChange = "-controllerDidChangeContent:"
    case snapshot = "-controller:didChangeContentWithSnapshot:"
    case difference = "-controller:didChangeContentWithDifference:"
  }

  /// The line in Core Data's words. (crash families A1)
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

  /// Returns the text, which is also the reason of the error that a fetch throws.
  static func outOfOrderReason(index: Int, name: String) -> String {
    // Core Data omits the second apostrophe.
    "The fetched object at index \(index) has an out of order section name '\(name). "
      + "Objects must be sorted by section name"
  }
}
