import Foundation
import HeadlessKit
import ListCore

/// The objects of a store that belong together, with what is not saved of them.
///
/// Changes are collected. At the end of the turn of the run loop, which is `nextTurn()`
/// or `settle()`, at a save, or when ``processPendingChanges()`` is called, they are told
/// to fetched results controllers as one batch.
///
/// Core Data's counterpart is `NSManagedObjectContext`. As there it belongs to a queue: the context
/// of a view to the main queue, where the simulator's turns are. Off the main queue nothing is
/// processed by itself.
open class ManagedObjectContext: NSObject, @unchecked Sendable {
  /// Which queue a context belongs to.
  public enum ConcurrencyType: UInt, Sendable {
    /// A queue of its own. Here that is the main queue too, in a later turn.
    case privateQueueConcurrencyType = 1
    /// The main queue.
    case mainQueueConcurrencyType = 2
  }

  /// Which queue the context belongs to.
  public let concurrencyType: ConcurrencyType
  /// What is to be called by this name in messages.
  open var name: String?
  /// Where the objects are saved.
  open var persistentStoreCoordinator: PersistentStoreCoordinator? {
    didSet { persistentStoreCoordinator?.store.add(self) }
  }
  /// Whether what other contexts save arrives here in the next turn.
  open var automaticallyMergesChangesFromParent = false
  /// Who wins when two contexts changed the same object. It is kept as data: the properties that a
  /// context changed win.
  open var mergePolicy: Any = MergePolicy.error
  /// Whoever made the last change. It is kept as data.
  open var transactionAuthor: String?
  /// Values of the client.
  public let userInfo = NSMutableDictionary()

  /// The new objects that are not saved.
  var inserted: Set<ManagedObject> = []
  /// The changed objects that are not saved, none of them new.
  var updated: Set<ManagedObject> = []
  /// The deleted objects that are not saved.
  var deleted: Set<ManagedObject> = []
  /// The objects that are in this context, by their identities, the temporary ones included.
  var registered: [ManagedObjectID: ManagedObject] = [:]
  /// What nobody was told yet.
  var pending = PendingChanges()
  /// Those who are told of changes first.
  var listeners: [WeakListener] = []
  let lock = NSRecursiveLock()
  /// The simulator whose turns process the changes.
  private var ownSimulator: Simulator?
  private var isScheduled = false

  /// Creates a context without a store.
  ///
  /// - Parameter ct: Which queue it belongs to.
  public init(concurrencyType ct: ConcurrencyType) {
    concurrencyType = ct
    super.init()
    if Simulator.isOnMainQueue { ownSimulator = MainActor.assumeIsolated { Simulator.current } }
  }

  /// Creates a context without a store.
  ///
  /// - Parameter type: Which queue it belongs to.
  public convenience init(_ type: ConcurrencyType) { self.init(concurrencyType: type) }

  // MARK: What is in it

  /// The new objects that are not saved.
  open var insertedObjects: Set<ManagedObject> { inserted }
  /// The changed objects that are not saved.
  open var updatedObjects: Set<ManagedObject> { updated }
  /// The deleted objects that are not saved.
  open var deletedObjects: Set<ManagedObject> { deleted }
  /// All objects that the context has.
  open var registeredObjects: Set<ManagedObject> { Set(registered.values) }
  /// Whether there is something to save.
  open var hasChanges: Bool { !inserted.isEmpty || !updated.isEmpty || !deleted.isEmpty }

  /// Tells of the changes that nobody was told yet: controllers first, then those who observe
  /// ``didChangeObjectsNotification``. Without changes it does nothing.
  open func processPendingChanges() {
    // A controller's delegate may change more.
    for _ in 0..<Self.mostRounds {
      guard !pending.isEmpty else { return }
      let changes = pending
      pending = PendingChanges()
      listeners.removeAll { $0.listener == nil }
      for listener in listeners { listener.listener?.context(self, didChange: changes) }
      NotificationCenter.default.post(
        name: Self.didChangeObjectsNotification, object: self, userInfo: changes.userInfo)
    }
    fatalError("\(self) changes whenever its changes are processed, and sees no end.")
  }

  private static var mostRounds: Int { 1000 }
}

extension ManagedObjectContext {
  /// The simulator of the context: the one that it was made on, else the main one.
  @MainActor var simulator: Simulator { ownSimulator ?? Simulator.main }

  /// The profile of the simulator of the context.
  var profile: SystemProfile { ownSimulator?.profile ?? Simulator.currentProfile }

  /// The model in code, if there is one.
  var model: ManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

  /// The entity of a class in this context.
  func entity(of type: ManagedObject.Type) -> EntityDescription {
    model?.entity(of: type) ?? KnownEntities.shared.entity(of: type)
  }

  /// Plans work for the next turn of the simulator, from any thread.
  func scheduleOnSimulator(_ name: String, _ work: @escaping () -> Void) {
    let work = Unchecked(work)
    if Simulator.isOnMainQueue {
      MainActor.assumeIsolated { _ = simulator.schedule(after: 0, named: name) { work.value() } }
    } else {
      DispatchQueue.main.async { self.simulator.schedule(after: 0, named: name) { work.value() } }
    }
  }

  /// Has the changes processed at the end of the turn.
  func scheduleProcessing() {
    guard !isScheduled, Simulator.isOnMainQueue else { return }
    isScheduled = true
    scheduleOnSimulator("changes of \(name ?? "a context")") { [weak self] in
      self?.isScheduled = false
      self?.processPendingChanges()
    }
  }

  /// Says something on the console of the simulator, from any thread.
  func say(_ warning: FetchingWarning) {
    let text = warning.text
    if Simulator.isOnMainQueue {
      MainActor.assumeIsolated { simulator.log(text) }
    } else {
      DispatchQueue.main.async { self.simulator.log(text) }
    }
  }
}

/// A closure that is handed to the main queue, as clients of Core Data do without a word.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

/// Who is told of a batch of changes before the notification.
protocol ContextListener: AnyObject {
  func context(_ context: ManagedObjectContext, didChange changes: PendingChanges)
}

/// A listener that is not kept.
struct WeakListener {
  weak var listener: (any ContextListener)?
}
