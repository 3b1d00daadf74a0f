import Foundation
import HeadlessKit
import ListCore

/// A group of objects from a store, with their unsaved changes.
///
/// Changes are collected. Fetched results controllers receive them as one batch at the end of the
/// turn of the run loop, which is `nextTurn()` or `settle()`, during a save, or when
/// ``processPendingChanges()`` is called.
///
/// Counterpart: `NSManagedObjectContext`. As in Core Data, it belongs to a queue: a view context to
/// the main queue, where the simulator's turns run. Off the main queue, nothing is processed
/// automatically.
open class ManagedObjectContext: NSObject, @unchecked Sendable {
  /// The queue that a context belongs to.
  public enum ConcurrencyType: UInt, Sendable {
    /// A private queue. Its work is simulated on the main queue, in a later turn.
    case privateQueueConcurrencyType = 1
    /// The main queue.
    case mainQueueConcurrencyType = 2
  }

  /// The queue that the context belongs to.
  public let concurrencyType: ConcurrencyType
  /// The name of the context in messages.
  open var name: String?
  /// The coordinator of the store that contains the objects.
  open var persistentStoreCoordinator: PersistentStoreCoordinator? {
    didSet { persistentStoreCoordinator?.store.add(self) }
  }
  /// Whether changes saved by other contexts are merged in the next turn.
  open var automaticallyMergesChangesFromParent = false
  /// The policy for conflicting changes of two contexts. It is stored but has no effect: the
  /// properties that a context changed win.
  open var mergePolicy: Any = MergePolicy.error
  /// The author of the last change. It is stored but has no effect.
  open var transactionAuthor: String?
  /// The client's own values.
  public let userInfo = NSMutableDictionary()

  /// The new objects that have not been saved.
  var inserted: Set<ManagedObject> = []
  /// The changed objects that have not been saved, excluding new ones.
  var updated: Set<ManagedObject> = []
  /// The deleted objects whose deletion has not been saved.
  var deleted: Set<ManagedObject> = []
  /// The objects of this context by identifier, including temporary ones.
  var registered: [ManagedObjectID: ManagedObject] = [:]
  /// The deleted objects whose delete rules have not been carried out.
  var gone: [ManagedObject] = []
  /// The changes that have not been processed yet.
  var pending = PendingChanges()
  /// The objects that are notified of changes first.
  var listeners: [WeakListener] = []
  let lock = NSRecursiveLock()
  /// The simulator whose turns process the changes.
  private weak var ownSimulator: Simulator?
  private var isScheduled = false

  /// Creates a context without a store.
  ///
  /// - Parameter ct: The queue it belongs to.
  public init(concurrencyType ct: ConcurrencyType) {
    concurrencyType = ct
    super.init()
    if Simulator.isOnMainQueue { ownSimulator = MainActor.assumeIsolated { Simulator.current } }
  }

  /// Creates a context without a store.
  ///
  /// - Parameter type: The queue it belongs to.
  public convenience init(_ type: ConcurrencyType) { self.init(concurrencyType: type) }

  // MARK: What is in it

  /// The new objects that have not been saved.
  open var insertedObjects: Set<ManagedObject> { inserted }
  /// The changed objects that have not been saved.
  open var updatedObjects: Set<ManagedObject> { updated }
  /// The deleted objects whose deletion has not been saved.
  open var deletedObjects: Set<ManagedObject> { deleted }
  /// All objects that the context has.
  open var registeredObjects: Set<ManagedObject> { Set(registered.values) }
  /// Whether there are unsaved changes.
  open var hasChanges: Bool { !inserted.isEmpty || !updated.isEmpty || !deleted.isEmpty }

  /// Processes pending changes: notifies controllers first, then posts
  /// ``didChangeObjectsNotification``. Does nothing without changes.
  open func processPendingChanges() {
    // A controller's delegate may make further changes.
    for _ in 0..<Self.mostRounds {
      propagateDeletions()
      guard !pending.isEmpty else { return }
      let changes = pending
      pending = PendingChanges()
      listeners.removeAll { $0.listener == nil }
      for listener in listeners { listener.listener?.context(self, didChange: changes) }
      NotificationCenter.default.post(
        name: Self.didChangeObjectsNotification, object: self, userInfo: changes.userInfo)
    }
    CrashReport(
      MisuseFault(
        .internalInconsistency,
        """
        Failed to process pending changes before save.  The context is still dirty after \
        \(Self.mostRounds) attempts.  Typically this recursive dirtying is caused by a bad \
        validation method, -willSave, or notification handler.
        """)
    ).deliver()
  }

  private static var mostRounds: Int { 1000 }
}

extension ManagedObjectContext {
  /// The simulator of the context: the one it was created on, or the current one if that was the
  /// main one, or has been released.
  @MainActor var simulator: Simulator {
    guard let ownSimulator, ownSimulator !== Simulator.main else { return Simulator.current }
    return ownSimulator
  }

  /// The profile of the simulator of the context.
  var profile: SystemProfile { ownSimulator?.profile ?? Simulator.currentProfile }

  /// The model defined in code, if there is one.
  var model: ManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

  /// Returns the entity of a class in this context.
  func entity(of type: ManagedObject.Type) -> EntityDescription {
    model?.entity(of: type) ?? KnownEntities.shared.entity(of: type)
  }

  /// Schedules work for the next turn of the simulator, from any thread.
  func scheduleOnSimulator(_ name: String, _ work: @escaping () -> Void) {
    let work = Unchecked(work)
    if Simulator.isOnMainQueue {
      MainActor.assumeIsolated { _ = simulator.schedule(after: 0, named: name) { work.value() } }
    } else {
      DispatchQueue.main.async { self.simulator.schedule(after: 0, named: name) { work.value() } }
    }
  }

  /// Schedules the processing of changes for the end of the turn.
  func scheduleProcessing() {
    guard !isScheduled, Simulator.isOnMainQueue else { return }
    isScheduled = true
    scheduleOnSimulator("changes of \(name ?? "a context")") { [weak self] in
      self?.isScheduled = false
      self?.processPendingChanges()
    }
  }

  /// Prints a warning on the simulator's console, from any thread.
  func say(_ warning: FetchingWarning) {
    let text = warning.text
    if Simulator.isOnMainQueue {
      MainActor.assumeIsolated { simulator.log(text) }
    } else {
      DispatchQueue.main.async { self.simulator.log(text) }
    }
  }
}

/// A closure that is passed to the main queue, as clients of Core Data do without a compiler
/// warning.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

/// An object that is notified of a batch of changes before the notification is posted.
protocol ContextListener: AnyObject {
  func context(_ context: ManagedObjectContext, didChange changes: PendingChanges)
}

/// A weak reference to a listener.
struct WeakListener {
  weak var listener: (any ContextListener)?
}
