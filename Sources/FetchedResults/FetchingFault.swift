import Foundation
import HeadlessKit
import ListCore

/// A misuse of the store or of a controller, which ends the process in Core Data too.
///
/// Inside a capture the call returns without effect, or with an empty result.
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

extension FetchingFault {
  /// The exception's name.
  var name: ExceptionName {
    switch self {
    case .noSortDescriptors, .noEntity, .noObject, .otherContext, .noOrder: .invalidArgument
    case .noRow: .objectInaccessible
    case .unknownKey: .undefinedKey
    case .unknownEntity, .wrongType, .noValue, .noStore, .resultType: .internalInconsistency
    }
  }

  /// The exception's reason. Where Core Data raises none, it says what is missing here.
  var reason: String {
    switch self {
    case .noSortDescriptors:
      "An instance of NSFetchedResultsController requires a fetch request with sort descriptors"
    case .noEntity: "executeFetchRequest:error: A fetch request must have an entity."
    case .unknownEntity(let name): "No class is known for the entity '\(name)'."
    case .noObject(let section, let item, let sections):
      // Without a sign, as everywhere (behaviour 15.10).
      """
      no object at index \(UInt(bitPattern: item)) in section at index \
      \(UInt(bitPattern: section)); there are \(sections) sections
      """
    case .unknownKey(let key, let name):
      "the entity \(name) is not key value coding-compliant for the key \"\(key)\"."
    case .wrongType(let key, let name, let value, let type):
      "The value of '\(key)' of \(name) is \(value), and \(type) is asked for."
    case .noValue(let key, let name, let type):
      "'\(key)' of \(name) has no value, and \(type) has none by default."
    case .otherContext(let object):
      "An NSManagedObjectContext cannot delete objects in other contexts. (\(object))"
    case .noRow(let id): "CoreData could not fulfill a fault for '\(id)'"
    case .noStore:
      """
      This NSPersistentStoreCoordinator has no persistent stores (unknown).  It cannot perform a \
      save operation.
      """
    case .resultType: "Fetches of dictionaries are not simulated."
    case .noOrder(let one, let other): "\(one) and \(other) have no order."
    }
  }

  /// The remedy; empty if the reason contains it.
  var advice: String {
    switch self {
    case .unknownEntity(let name):
      """
      Make an object with '\(name)(context:)', fetch with 'NSFetchRequest<\(name)>', or give the \
      container a model with an NSEntityDescription (known difference entities-by-class).
      """
    case .unknownKey:
      """
      Override value(forKey:) for properties that are not managed (known difference core-data-kvc).
      """
    case .noValue:
      """
      Set it first, or give its attribute a default in a model (known difference \
      entities-by-class).
      """
    case .resultType: "Fetch objects, identifiers or a count."
    case .noOrder: "Sort with a comparator."
    case .noSortDescriptors, .noEntity, .noObject, .wrongType, .otherContext, .noRow, .noStore: ""
    }
  }

  private var report: CrashReport {
    CrashReport(MisuseFault(name, reason), explanation: advice)
  }

  /// Raises the exception.
  func raise() { report.deliver() }

  /// Ends the process with the exception where no value of the wanted type can be made: a capture
  /// would have nothing to go on with.
  func stop() -> Never {
    FileHandle.standardError.write(Data("\(report)\n".utf8))
    abort()
  }
}
