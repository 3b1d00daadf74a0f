import Foundation

/// The saved data: values by the identifiers of their objects, in memory.
///
/// Contexts on any thread read and write it.
final class ObjectStore: @unchecked Sendable {
  /// A saved object.
  struct Row {
    let id: ManagedObjectID
    let type: ManagedObject.Type
    var values: [String: StoredValue]
  }

  let identifier = UUID().uuidString
  private let lock = NSRecursiveLock()
  private var rows: [ManagedObjectID: Row] = [:]
  private var entities: [String: EntityDescription] = [:]
  private var lastNumber = 0
  private var contexts: [WeakContext] = []

  private struct WeakContext {
    weak var context: ManagedObjectContext?
  }

  /// Returns the saved object with an identifier; `nil` if there is none.
  func row(of id: ManagedObjectID) -> Row? { lock.withLock { rows[id] } }

  /// Returns the entity of saved objects by its name; `nil` if none was saved.
  func entity(named name: String) -> EntityDescription? { lock.withLock { entities[name] } }

  /// All saved objects, oldest first.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is their number.
  var allRows: [Row] {
    lock.withLock { rows.values.sorted { $0.id.number < $1.id.number } }
  }

  /// Returns a new identifier for an object that is about to be saved.
  func permanentID(for object: ManagedObject) -> ManagedObjectID {
    lock.withLock {
      lastNumber += 1
      return ManagedObjectID(
        entity: object.entity, isTemporary: false, store: identifier, number: lastNumber)
    }
  }

  /// Inserts rows, updates the given keys of existing rows, and deletes rows.
  func write(inserted: [Row], updated: [(Row, keys: Set<String>)], deleted: [ManagedObjectID]) {
    lock.withLock {
      for row in inserted {
        rows[row.id] = row
        row.id.entity.name.map { entities[$0] = row.id.entity }
      }
      for (row, keys) in updated {
        guard var present = rows[row.id] else { continue }
        for key in keys { present.values[key] = row.values[key] }
        rows[row.id] = present
      }
      for id in deleted { rows[id] = nil }
    }
  }

  // MARK: Contexts

  func add(_ context: ManagedObjectContext) {
    lock.withLock {
      contexts.removeAll { $0.context == nil || $0.context === context }
      contexts.append(WeakContext(context: context))
    }
  }

  /// Returns all contexts of the store except one.
  func contexts(besides context: ManagedObjectContext) -> [ManagedObjectContext] {
    lock.withLock { contexts.compactMap(\.context).filter { $0 !== context } }
  }
}

/// A value in its stored form, in which objects are represented by their identifiers.
enum StoredValue {
  case plain(Any)
  case object(ManagedObjectID)
  case set([ManagedObjectID])
  case list([ManagedObjectID])

  init(_ value: Any) {
    switch value {
    case let object as ManagedObject: self = .object(object.objectID)
    case let set as Set<ManagedObject>: self = .set(set.map(\.objectID))
    case let list as NSOrderedSet: self = Self.ids(list.array).map { .list($0) } ?? .plain(value)
    case let set as NSSet: self = Self.ids(set.allObjects).map { .set($0) } ?? .plain(value)
    default: self = .plain(value)
    }
  }

  /// Returns the identifiers of managed objects; `nil` if other values are among them.
  private static func ids(_ members: [Any]) -> [ManagedObjectID]? {
    let objects = members.compactMap { $0 as? ManagedObject }
    return objects.count == members.count ? objects.map(\.objectID) : nil
  }

  /// Returns the value with a context's objects. Objects that no longer exist are `nil`, or
  /// missing.
  func value(in context: ManagedObjectContext) -> Any? {
    switch self {
    case .plain(let value): value
    case .object(let id): context.objectIfPresent(with: id)
    case .set(let ids): NSSet(array: ids.compactMap(context.objectIfPresent))
    case .list(let ids): NSOrderedSet(array: ids.compactMap(context.objectIfPresent))
    }
  }
}
