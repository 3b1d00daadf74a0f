import Foundation
import HeadlessKit

/// A store in memory with a context for views, and contexts for work in the background.
///
/// ```swift
/// let container = PersistentContainer(name: "Songs")
/// container.loadPersistentStores { _, error in if let error { fatalError("\(error)") } }
/// let song = Song(context: container.viewContext)
/// ```
///
/// Every container is a store of its own, and empty: what stores and paths are described is kept as
/// data.
///
/// Core Data's counterpart is `NSPersistentContainer`.
open class PersistentContainer: NSObject, @unchecked Sendable {
  /// The name.
  public let name: String
  /// The entities that were described in code; none means that classes are entities.
  public let managedObjectModel: ManagedObjectModel
  /// The store's coordinator.
  public let persistentStoreCoordinator: PersistentStoreCoordinator
  /// The context of views, of the main queue.
  public let viewContext: ManagedObjectContext
  /// Which stores would be opened. It is kept as data.
  open var persistentStoreDescriptions = [PersistentStoreDescription()]

  /// Creates a container whose entities are classes.
  ///
  /// - Parameter name: The name.
  public convenience init(name: String) {
    self.init(name: name, managedObjectModel: ManagedObjectModel())
  }

  /// Creates a container.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - model: The entities; one without any means that classes are entities.
  public init(name: String, managedObjectModel model: ManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = PersistentStoreCoordinator(managedObjectModel: model)
    viewContext = ManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    super.init()
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
  }

  /// Opens the store, which succeeds at once.
  ///
  /// - Parameter block: Called before this returns, for every description, without an error.
  open func loadPersistentStores(
    completionHandler block: @escaping (PersistentStoreDescription, (any Error)?) -> Void
  ) {
    persistentStoreCoordinator.hasStores = true
    for description in persistentStoreDescriptions { block(description, nil) }
  }

  /// A new context for work in the background.
  open func newBackgroundContext() -> ManagedObjectContext {
    let context = ManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Runs a block with a new context in the simulator's next turn.
  ///
  /// - Parameter block: What to do.
  open func performBackgroundTask(_ block: @escaping (ManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  /// Runs a block with a new context at once.
  ///
  /// - Parameter block: What to do.
  /// - Returns: What the block returns.
  nonisolated(nonsending) open func performBackgroundTask<T>(
    _ block: @escaping (ManagedObjectContext) throws -> T
  ) async rethrows -> T {
    let context = newBackgroundContext()
    return try await context.perform { try block(context) }
  }

  /// Where stores would be: the directory of temporary files, in which nothing is written.
  open class func defaultDirectoryURL() -> URL { FileManager.default.temporaryDirectory }
}

/// How a store would be opened; it is kept as data.
///
/// Core Data's counterpart is `NSPersistentStoreDescription`.
open class PersistentStoreDescription: NSObject {
  /// Where the store would be.
  open var url: URL?
  /// Which sort of store it would be.
  open var type = "InMemory"
  /// Whether it would be opened off the main queue.
  open var shouldAddStoreAsynchronously = false
  /// Whether it would be migrated.
  open var shouldMigrateStoreAutomatically = true
  /// Whether the migration would find the mapping itself.
  open var shouldInferMappingModelAutomatically = true
  /// Whether it could not be written to.
  open var isReadOnly = false
  /// What was set with ``setOption(_:forKey:)``.
  open private(set) var options: [String: NSObject] = [:]

  /// Describes a store without a place.
  public override init() {}

  /// Describes a store at a place.
  ///
  /// - Parameter url: The place, where nothing is read or written.
  public init(url: URL) { self.url = url }

  /// Keeps an option as data.
  ///
  /// - Parameters:
  ///   - option: The option; `nil` for none.
  ///   - key: Its name.
  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
}

/// What contexts of one store have in common.
///
/// Core Data's counterpart is `NSPersistentStoreCoordinator`.
open class PersistentStoreCoordinator: NSObject, @unchecked Sendable {
  /// The entities that were described in code.
  public let managedObjectModel: ManagedObjectModel
  let store = ObjectStore()
  /// Whether a store was opened.
  var hasStores = false

  /// Creates a coordinator without a store.
  ///
  /// - Parameter model: The entities; one without any means that classes are entities.
  public init(managedObjectModel model: ManagedObjectModel) { managedObjectModel = model }

  /// Opens the store in memory, whatever is said.
  ///
  /// - Parameters:
  ///   - storeType: Which sort of store it would be.
  ///   - configuration: A part of the model.
  ///   - storeURL: Where it would be.
  ///   - options: How it would be opened.
  /// - Returns: The coordinator, which stands for the store.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> PersistentStoreCoordinator {
    hasStores = true
    return self
  }

  /// The identity that a URL stands for; `nil` if no object was saved under it.
  ///
  /// - Parameter url: What ``ManagedObjectID/uriRepresentation()`` returned.
  /// - Complexity: O(*n* log *n*), where *n* is the number of saved objects.
  open func managedObjectID(forURIRepresentation url: URL) -> ManagedObjectID? {
    store.allRows.first { $0.id.uriRepresentation() == url }?.id
  }
}
