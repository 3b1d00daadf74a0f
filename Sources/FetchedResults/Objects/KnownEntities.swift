import Foundation

/// The entities of classes that were created, fetched or named in a request.
///
/// It contains types and no objects, so that tests do not affect each other.
final class KnownEntities: @unchecked Sendable {
  static let shared = KnownEntities()

  private let lock = NSLock()
  private var entities: [ObjectIdentifier: EntityDescription] = [:]
  private var classes: [String: [ManagedObject.Type]] = [:]

  /// Returns the entity of a class, and registers it under its own name.
  func entity(of type: ManagedObject.Type) -> EntityDescription {
    lock.withLock {
      if let entity = entities[ObjectIdentifier(type)] { return entity }
      let entity = EntityDescription(name: "\(type)", objectClass: type)
      entities[ObjectIdentifier(type)] = entity
      note(type, as: "\(type)")
      return entity
    }
  }

  /// Registers a class under the name that a request uses for it.
  func know(_ type: ManagedObject.Type, as name: String) {
    lock.withLock { note(type, as: name) }
  }

  /// Returns the entity with a name; `nil` unless exactly one class has it.
  func entity(named name: String) -> EntityDescription? {
    let known = lock.withLock { classes[name, default: []] }
    guard known.count == 1 else { return nil }
    return entity(of: known[0])
  }

  private func note(_ type: ManagedObject.Type, as name: String) {
    guard !classes[name, default: []].contains(where: { $0 == type }) else { return }
    classes[name, default: []].append(type)
  }
}
