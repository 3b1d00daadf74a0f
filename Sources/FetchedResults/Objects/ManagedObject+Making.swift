#if !canImport(Darwin)
  /// Creates an object of an entity's class, optionally in a context.
  ///
  /// In Objective-C, an initializer may return an instance of another class; in Swift it cannot. So
  /// with `import CoreData` this function is what `NSManagedObject(entity:insertInto:)` calls, and
  /// ``ManagedObject/init(entity:insertInto:)`` is what subclasses call (behaviour 19.5).
  ///
  /// - Parameters:
  ///   - entity: The entity. Its attributes get their default values.
  ///   - context: The context, or `nil`.
  /// - Returns: The new object, of the entity's class.
  public func NSManagedObject(
    entity: EntityDescription, insertInto context: ManagedObjectContext?
  ) -> ManagedObject {
    entity.resolvedClass.init(entity: entity, insertInto: context)
  }
#endif
