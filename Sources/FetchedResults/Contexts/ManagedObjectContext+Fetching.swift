import Foundation

extension ManagedObjectContext {
  /// Returns the objects that match a request, including unsaved ones.
  ///
  /// - Parameter request: The request.
  /// - Returns: The objects, their identifiers or their number, depending on the request; sorted by
  ///   its sort descriptors, or oldest first without any.
  /// - Complexity: O(*n* log *n*), where *n* is the number of objects in the store.
  public func fetch<T>(_ request: FetchRequest<T>) throws -> [T] {
    let found: [Any]
    switch request.resultType {
    case .managedObjectResultType: found = objects(for: request.terms)
    case .managedObjectIDResultType: found = objects(for: request.terms).map(\.objectID)
    case .countResultType: found = [NSNumber(value: objects(for: request.terms).count)]
    case .dictionaryResultType:
      FetchingFault.resultType.raise()
      found = []
    }
    return found.compactMap { object in
      if let result = object as? T { return result }
      FetchingFault.wrongType(
        key: "self", class: "\(type(of: object))", value: "\(object)", type: "\(T.self)"
      ).raise()
      return nil
    }
  }

  /// Returns the number of objects that match a request.
  ///
  /// - Parameter request: The request.
  /// - Complexity: O(*n* log *n*), where *n* is the number of objects in the store.
  public func count<T>(for request: FetchRequest<T>) throws -> Int {
    objects(for: request.terms).count
  }

  /// Returns the object with an identifier. Raises if the store has none.
  ///
  /// - Parameter objectID: The identifier.
  public func object(with objectID: ManagedObjectID) -> ManagedObject {
    guard let object = objectIfPresent(with: objectID) else {
      FetchingFault.noRow("\(objectID)").raise()
      return objectID.entity.resolvedClass.init(entity: objectID.entity, insertInto: nil)
    }
    return object
  }

  /// Returns the object with an identifier, if it is already registered.
  ///
  /// - Parameter objectID: The identifier.
  public func registeredObject(for objectID: ManagedObjectID) -> ManagedObject? {
    registered[objectID]
  }

  /// Returns the object with an identifier.
  ///
  /// - Parameter objectID: The identifier.
  /// - Throws: Cocoa error 133000 if the store has none.
  public func existingObject(with objectID: ManagedObjectID) throws -> ManagedObject {
    if let object = objectIfPresent(with: objectID) { return object }
    throw NSError(
      domain: NSCocoaErrorDomain, code: 133_000,  // NSManagedObjectReferentialIntegrityError
      userInfo: [NSLocalizedDescriptionKey: "The object \(objectID) is not in the store."])
  }

  // MARK: Inside

  func objectIfPresent(with id: ManagedObjectID) -> ManagedObject? {
    if let object = registered[id] { return object }
    return persistentStoreCoordinator?.store.row(of: id).map(object)
  }

  func objects(for terms: FetchTerms) -> [ManagedObject] {
    let rows = persistentStoreCoordinator?.store.allRows ?? []
    let saved = rows.filter { terms.matches(entity: $0.id.entity, type: $0.type, model: model) }
      .map(object).filter { !deleted.contains($0) }
    let unsaved = terms.includesPendingChanges ? inserted : []
    let own = unsaved.sorted(by: Self.areInOrder).filter {
      terms.matches(entity: $0.entity, type: type(of: $0), model: model)
    }
    return terms.select(saved + own)
  }

  private func object(of row: ObjectStore.Row) -> ManagedObject {
    if let object = registered[row.id] { return object }
    let object = row.type.init(entity: row.id.entity, insertInto: nil)
    object.objectID = row.id
    object.managedObjectContext = self
    registered[row.id] = object
    adopt(row, in: object, keepsChanges: false)
    object.awakeFromFetch()
    return object
  }
}
