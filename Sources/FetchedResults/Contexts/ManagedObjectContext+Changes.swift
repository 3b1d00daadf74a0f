import Foundation

extension ManagedObjectContext {
  /// Adds a new object.
  ///
  /// - Parameter object: The object. If it is already registered, nothing happens.
  public func insert(_ object: ManagedObject) {
    guard object.managedObjectContext == nil else { return }
    object.managedObjectContext = self
    registered[object.objectID] = object
    inserted.insert(object)
    object.awakeFromInsert()
    pending.insert(object)
    scheduleProcessing()
  }

  /// Deletes an object: immediately for controllers, and permanently with the next save.
  ///
  /// The delete rules of its relationships are carried out when changes are processed.
  ///
  /// - Parameter object: The object, which must belong to this context.
  public func delete(_ object: ManagedObject) {
    guard let context = object.managedObjectContext else { return }
    guard context === self else {
      return FetchingFault.otherContext("\(object.objectID)").raise()
    }
    guard !deleted.contains(object) else { return }
    object.prepareForDeletion()
    if inserted.remove(object) == nil {
      updated.remove(object)
      deleted.insert(object)
    } else {
      forget(object)
    }
    pending.delete(object)
    gone.append(object)
    scheduleProcessing()
  }

  /// Carries out the delete rules for the objects that were deleted since the last time.
  func propagateDeletions() {
    while !gone.isEmpty {
      let objects = gone
      gone = []
      for object in objects {
        object.propagateDeletion { if $0.managedObjectContext === self { delete($0) } }
      }
    }
  }

  /// Records that a value of an object was set.
  func noteUpdate(of object: ManagedObject) {
    if !inserted.contains(object), !deleted.contains(object) { updated.insert(object) }
    pending.update(object)
    scheduleProcessing()
  }

  /// Unregisters an object.
  func forget(_ object: ManagedObject) {
    registered[object.objectID] = nil
    if let id = object.temporaryID { registered[id] = nil }
    object.managedObjectContext = nil
  }

  /// Discards all unsaved changes.
  public func rollback() {
    gone = []
    for object in inserted {
      pending.delete(object)
      forget(object)
    }
    for object in updated {
      restore(object)
      pending.refresh(object)
    }
    for object in deleted {
      restore(object)
      pending.insert(object)
    }
    inserted = []
    updated = []
    deleted = []
    scheduleProcessing()
    processPendingChanges()
  }

  /// Unregisters all objects without sending notifications.
  public func reset() {
    for object in registered.values { object.managedObjectContext = nil }
    registered = [:]
    inserted = []
    updated = []
    deleted = []
    gone = []
    pending = PendingChanges()
  }

  /// Reads an object from the store again.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - flag: Whether unsaved values are kept.
  public func refresh(_ object: ManagedObject, mergeChanges flag: Bool) {
    guard let row = persistentStoreCoordinator?.store.row(of: object.objectID) else { return }
    if !flag { object.willTurnIntoFault() }
    adopt(row, in: object, keepsChanges: flag)
    if !flag {
      updated.remove(object)
      object.didTurnIntoFault()
    }
    pending.refresh(object)
    scheduleProcessing()
  }

  /// Reads all objects from the store again. Unsaved values are kept.
  public func refreshAllObjects() {
    for object in registered.values.sorted(by: Self.areInOrder) {
      refresh(object, mergeChanges: true)
    }
  }

  private func restore(_ object: ManagedObject) {
    object.values = object.committed
    object.changedKeys = []
  }

  static func areInOrder(_ one: ManagedObject, _ other: ManagedObject) -> Bool {
    let (first, second) = (one.objectID, other.objectID)
    return first.isTemporaryID != second.isTemporaryID
      ? second.isTemporaryID : first.number < second.number
  }

  /// Sets the values of an object from a row.
  func adopt(_ row: ObjectStore.Row, in object: ManagedObject, keepsChanges: Bool) {
    let own = object.values
    object.values = row.values.compactMapValues { $0.value(in: self) }
    object.committed = object.values
    guard keepsChanges else { return object.changedKeys = [] }
    for key in object.changedKeys { object.values[key] = own[key] }
  }
}

extension ManagedObjectContext {
  /// Undoes the last change. Not simulated.
  @available(*, unavailable, message: "Undo is not simulated; use rollback().")
  public func undo() {}
  /// Redoes the last change. Not simulated.
  @available(*, unavailable, message: "Undo is not simulated; use rollback().")
  public func redo() {}
  /// Always `nil`, because undo is not simulated.
  public var undoManager: Never? {
    get { nil }
    set {}
  }
  /// The parent context. Not simulated.
  @available(
    *, unavailable, message: "Child contexts are not simulated; use newBackgroundContext()."
  )
  public var parent: ManagedObjectContext? {
    get { nil }
    set {}
  }
}
