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
  /// The entities; if empty, classes are entities.
  public let managedObjectModel: ManagedObjectModel
  /// The store's coordinator.
  public let persistentStoreCoordinator: PersistentStoreCoordinator
  /// The context for views, which belongs to the main queue.
  public let viewContext: ManagedObjectContext
  /// The store descriptions. They are stored but have no effect.
  open var persistentStoreDescriptions = [PersistentStoreDescription()]

  /// Creates a container with the model of the same name.
  ///
  /// The model is searched for in the main bundle, in the resources of the package's targets, and in
  /// the folders of the app's targets, as ``ManagedObjectModel/mergedModel(from:)`` does. Without one,
  /// classes are entities.
  ///
  /// - Parameter name: The name.
  public convenience init(name: String) {
    self.init(name: name, managedObjectModel: .named(name))
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
  /// The part of the model.
  open var configuration: String?
  /// The time after which opening the store fails, in seconds.
  open var timeout: TimeInterval = 240
  /// The settings of the database that were set with ``setValue(_:forPragmaNamed:)``.
  open private(set) var sqlitePragmas: [String: NSObject] = [:]
  /// The options set with ``setOption(_:forKey:)``.
  open private(set) var options: [String: NSObject] = [:]

  /// Creates the description of a store without a location.
  public override init() {}

  /// Creates the description of a store at a location.
  ///
  /// - Parameter url: The location, where nothing is read or written.
  public init(url: URL) { self.url = url }

  /// Stores a setting of the database, which has no effect.
  ///
  /// - Parameters:
  ///   - value: The setting; `nil` to remove it.
  ///   - name: Its name.
  open func setValue(_ value: NSObject?, forPragmaNamed name: String) {
    sqlitePragmas[name] = value
  }

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
  /// The stores that were added, which share their objects.
  open private(set) var persistentStores: [PersistentStore] = []

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
  /// - Returns: The store.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> PersistentStore {
    hasStores = true
    let store = PersistentStore(
      type: storeType, url: storeURL, configurationName: configuration, options: options)
    persistentStores.append(store)
    return store
  }

  /// Opens the store in memory, whatever the arguments are.
  ///
  /// - Parameters:
  ///   - type: The type of the store.
  ///   - configuration: A part of the model.
  ///   - storeURL: The location of the store.
  ///   - options: The options for opening the store.
  /// - Returns: The store.
  @discardableResult
  public func addPersistentStore(
    type: PersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> PersistentStore {
    try addPersistentStore(
      ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
  }

  /// Closes a store. Its objects stay, as all stores share them.
  ///
  /// - Parameter store: The store.
  open func remove(_ store: PersistentStore) throws {
    persistentStores.removeAll { $0 === store }
    if persistentStores.isEmpty { hasStores = false }
  }

  /// Returns the store at a location.
  ///
  /// - Parameter url: The location.
  open func persistentStore(for url: URL) -> PersistentStore? {
    persistentStores.first { $0.url == url }
  }

  /// Returns the location of a store.
  open func url(for store: PersistentStore) -> URL {
    store.url ?? URL(fileURLWithPath: "/dev/null")
  }

  /// Returns what is known of a store: its type and identifier.
  open func metadata(for store: PersistentStore) -> [String: Any] {
    ["NSStoreType": store.type, "NSStoreUUID": store.identifier ?? ""]
  }

  /// Deletes the file of a store. There is none: the objects stay until the coordinator goes.
  open func destroyPersistentStore(
    at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
  ) throws { persistentStores.removeAll { $0.url == url } }

  /// Deletes the file of a store. There is none: the objects stay until the coordinator goes.
  public func destroyPersistentStore(
    at url: URL, type: PersistentStore.StoreType, options: [AnyHashable: Any]? = nil
  ) throws { try destroyPersistentStore(at: url, ofType: type.rawValue, options: options) }

  /// Calls a closure at once.
  open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }

  /// Returns the identifier for a URL; `nil` if no object was saved with it.
  ///
  /// - Parameter url: The result of ``ManagedObjectID/uriRepresentation()``.
  /// - Complexity: O(*n* log *n*), where *n* is the number of saved objects.
  open func managedObjectID(forURIRepresentation url: URL) -> ManagedObjectID? {
    store.allRows.first { $0.id.uriRepresentation() == url }?.id
  }
}

/// A store of a coordinator, as data. All stores of a coordinator share their objects.
///
/// Counterpart: `NSPersistentStore`.
open class PersistentStore: NSObject {
  /// The type of a store.
  ///
  /// Counterpart: `NSPersistentStore.StoreType`.
  public struct StoreType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A store in memory, as all are.
    public static let inMemory = StoreType(rawValue: "InMemory")
    /// A store in a database; it is in memory all the same.
    public static let sqlite = StoreType(rawValue: "SQLite")
    /// A store in a file; it is in memory all the same.
    public static let binary = StoreType(rawValue: "Binary")
  }

  /// The type of the store.
  public let type: String
  /// The location of the store.
  open var url: URL?
  /// The part of the model.
  public let configurationName: String
  /// The options for opening the store.
  public let options: [AnyHashable: Any]?
  /// The identifier of the store.
  open var identifier: String! = UUID().uuidString
  /// Whether the store is read-only. It is stored but has no effect.
  open var isReadOnly = false

  init(type: String, url: URL?, configurationName: String?, options: [AnyHashable: Any]?) {
    self.type = type
    self.url = url
    self.configurationName = configurationName ?? "PF_DEFAULT_CONFIGURATION_NAME"
    self.options = options
    super.init()
  }
}
