import Foundation
import HeadlessKit

/// A store in memory with a view context and background contexts.
///
/// ```swift
/// let container = PersistentContainer(name: "Songs")
/// container.loadPersistentStores { _, error in if let error { fatalError("\(error)") } }
/// let song = Song(context: container.viewContext)
/// ```
///
/// Every container has its own, initially empty store; store descriptions and paths are stored but
/// have no effect.
///
/// Counterpart: `NSPersistentContainer`.
open class PersistentContainer: NSObject, @unchecked Sendable {
  /// The name.
  public let name: String
  /// The entities defined in code; if empty, classes are entities.
  public let managedObjectModel: ManagedObjectModel
  /// The store's coordinator.
  public let persistentStoreCoordinator: PersistentStoreCoordinator
  /// The context for views, which belongs to the main queue.
  public let viewContext: ManagedObjectContext
  /// The store descriptions. They are stored but have no effect.
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
  ///   - model: The entities; if empty, classes are entities.
  public init(name: String, managedObjectModel model: ManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = PersistentStoreCoordinator(managedObjectModel: model)
    viewContext = ManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    super.init()
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
  }

  /// Opens the store, which succeeds immediately.
  ///
  /// - Parameter block: Called before this method returns, for every description, without an error.
  open func loadPersistentStores(
    completionHandler block: @escaping (PersistentStoreDescription, (any Error)?) -> Void
  ) {
    persistentStoreCoordinator.hasStores = true
    for description in persistentStoreDescriptions { block(description, nil) }
  }

  /// Returns a new background context.
  open func newBackgroundContext() -> ManagedObjectContext {
    let context = ManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Runs a block with a new context in the simulator's next turn.
  ///
  /// - Parameter block: The block to run.
  open func performBackgroundTask(_ block: @escaping (ManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  /// Runs a block with a new context immediately.
  ///
  /// - Parameter block: The block to run.
  /// - Returns: The result of the block.
  nonisolated(nonsending) open func performBackgroundTask<T>(
    _ block: @escaping (ManagedObjectContext) throws -> T
  ) async rethrows -> T {
    let context = newBackgroundContext()
    return try await context.perform { try block(context) }
  }

  /// Returns the directory for stores: the temporary directory, to which nothing is written.
  open class func defaultDirectoryURL() -> URL { FileManager.default.temporaryDirectory }
}

/// The options for opening a store. They are stored but have no effect.
///
/// Counterpart: `NSPersistentStoreDescription`.
open class PersistentStoreDescription: NSObject {
  /// The location of the store.
  open var url: URL?
  /// The type of the store.
  open var type = "InMemory"
  /// Whether the store is opened off the main queue.
  open var shouldAddStoreAsynchronously = false
  /// Whether the store is migrated.
  open var shouldMigrateStoreAutomatically = true
  /// Whether the migration infers the mapping.
  open var shouldInferMappingModelAutomatically = true
  /// Whether the store is read-only.
  open var isReadOnly = false
  /// The options set with ``setOption(_:forKey:)``.
  open private(set) var options: [String: NSObject] = [:]

  /// Creates the description of a store without a location.
  public override init() {}

  /// Creates the description of a store at a location.
  ///
  /// - Parameter url: The location, where nothing is read or written.
  public init(url: URL) { self.url = url }

  /// Stores an option, which has no effect.
  ///
  /// - Parameters:
  ///   - option: The option; `nil` to remove it.
  ///   - key: Its name.
  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
}

/// The data that contexts of one store share.
///
/// Counterpart: `NSPersistentStoreCoordinator`.
open class PersistentStoreCoordinator: NSObject, @unchecked Sendable {
  /// The entities defined in code.
  public let managedObjectModel: ManagedObjectModel
  let store = ObjectStore()
  /// Whether a store was opened.
  var hasStores = false

  /// Creates a coordinator without a store.
  ///
  /// - Parameter model: The entities; if empty, classes are entities.
  public init(managedObjectModel model: ManagedObjectModel) { managedObjectModel = model }

  /// Opens the store in memory, whatever the arguments are.
  ///
  /// - Parameters:
  ///   - storeType: The type of the store.
  ///   - configuration: A part of the model.
  ///   - storeURL: The location of the store.
  ///   - options: The options for opening the store.
  /// - Returns: The coordinator, which represents the store.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> PersistentStoreCoordinator {
    hasStores = true
    return self
  }

  /// Returns the identifier for a URL; `nil` if no object was saved with it.
  ///
  /// - Parameter url: The result of ``ManagedObjectID/uriRepresentation()``.
  /// - Complexity: O(*n* log *n*), where *n* is the number of saved objects.
  open func managedObjectID(forURIRepresentation url: URL) -> ManagedObjectID? {
    store.allRows.first { $0.id.uriRepresentation() == url }?.id
  }
}
