import Foundation

/// A misuse of the store or of a controller that ends the process, in Core Data or because there is
/// no valid result.
///
/// It cannot be captured, because there is no view to stop afterwards: the process ends.
enum FetchingFault: Error, Equatable {
  /// A controller whose request has no sort descriptors.
  case noSortDescriptors
  /// A request that names no entity.
  case noEntity
  /// A name without a class and without an entity in the model.
  case unknownEntity(String)
  /// An index path without an object.
  case noObject(section: Int, item: Int, sections: Int)
  /// A key that an object has no value for.
  case unknownKey(String, class: String)
  /// A value whose type differs from the type of the property.
  case wrongType(key: String, class: String, value: String, type: String)
  /// A missing value for a property that is not optional.
  case noValue(key: String, class: String, type: String)
  /// An object of another context.
  case otherContext(String)
  /// An identifier whose object is not in the store.
  case noRow(String)
  /// A save without a loaded store.
  case noStore
  /// A kind of result that is not simulated.
  case resultType
  /// Values that have no order.
  case noOrder(String, String)
}

extension FetchingFault: CustomStringConvertible {
  /// The message.
  var description: String {
    switch self {
    case .noSortDescriptors:
      Self.exception(
        "An instance of NSFetchedResultsController requires a fetch request with sort descriptors")
    case .noEntity:
      Self.exception("executeFetchRequest:error: A fetch request must have an entity.")
    case .unknownEntity(let name):
      """
      No class is known for the entity '\(name)'. Make an object with '\(name)(context:)', fetch \
      with 'NSFetchRequest<\(name)>', or give the container a model with an NSEntityDescription \
      (known difference entities-by-class).
      """
    case .noObject(let section, let item, let sections):
      Self.exception(
        "no object at index \(item) in section at index \(section); there are \(sections) sections")
    case .unknownKey(let key, let name):
      """
      \(Self.exception("the entity \(name) is not key value coding-compliant for the key \"\(key)\"."))
      Override value(forKey:) for properties that are not managed (known difference core-data-kvc).
      """
    case .wrongType(let key, let name, let value, let type):
      "The value of '\(key)' of \(name) is \(value), and \(type) is asked for."
    case .noValue(let key, let name, let type):
      """
      '\(key)' of \(name) has no value, and \(type) has none by default. Set it first, or give its \
      attribute a default in a model (known difference entities-by-class).
      """
    case .otherContext(let object):
      Self.exception(
        "An NSManagedObjectContext cannot delete objects in other contexts. (\(object))")
    case .noRow(let id):
      Self.exception(
        "CoreData could not fulfill a fault for '\(id)'", name: "NSObjectInaccessibleException")
    case .noStore:
      Self.exception(
        "This NSPersistentStoreCoordinator has no persistent stores (unknown).  It cannot perform "
          + "a save operation.", name: "NSInternalInconsistencyException")
    case .resultType:
      "Fetches of dictionaries are not simulated; fetch objects, identifiers or a count."
    case .noOrder(let one, let other):
      "\(one) and \(other) have no order; sort with a comparator."
    }
  }

  private static func exception(
    _ reason: String, name: String = "NSInvalidArgumentException"
  ) -> String {
    "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'"
  }

  /// Ends the process with the message.
  func stop() -> Never {
    FileHandle.standardError.write(Data("\(self)\n".utf8))
    abort()
  }
}
