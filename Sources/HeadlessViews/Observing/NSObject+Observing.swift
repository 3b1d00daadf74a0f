import Foundation

// Observing properties of the client's own objects. Objective-C replaces the setter of a `dynamic`
// property when it is observed; here, the property reports its changes itself. The `AdaptObjectiveC`
// plugin writes both sides: the conformance and the report where the property is declared, and the
// name where it is observed.

extension KeyValueObserving where Self: NSObject {
  /// Observes the changes of a property that reports them.
  ///
  /// Each change is reported when the property is set, on the thread that sets it, also to an equal
  /// value. The adapter completes `song.observe(\.title)` to a call of this method.
  ///
  /// Counterpart: Foundation's `observe(_:options:changeHandler:)`.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - name: Its name, with which it reports changes.
  ///   - options: The values to pass to the handler.
  ///   - changeHandler: Called with each change.
  /// - Returns: The observation, which ends when it is released.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, named name: String,
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let report = { [weak self] (change: (old: Value?, new: Value)) in
      guard let self else { return }
      changeHandler(self, NSKeyValueObservedChange(from: change.old, to: change.new, options))
    }
    let observation = NSKeyValueObservation(report: { change in
      if let change = change as? (old: Value?, new: Value) { report(change) }
    })
    PropertyObservers.shared.add(observation, of: name, in: self)
    if options.contains(.initial) { report((nil, self[keyPath: keyPath])) }
    return observation
  }

  /// Reports a change of a property to its observers.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - old: The value before the change.
  ///   - new: The value after it.
  public func reportChange<Value>(of name: String, from old: Value, to new: Value) {
    for observation in PropertyObservers.shared.observations(of: name, in: self) {
      observation.report((old: Optional(old), new: new))
    }
  }
}

extension KeyValueObserving where Self: View {
  /// Observes the changes of a property of the view.
  ///
  /// If the property reports its changes, each is reported when it happens; otherwise as by
  /// ``observe(_:options:changeHandler:)``.
  ///
  /// Counterpart: Foundation's `observe(_:options:changeHandler:)`.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - name: Its name.
  ///   - options: The values to pass to the handler.
  ///   - changeHandler: Called with each change.
  /// - Returns: The observation, which ends when it is released.
  @MainActor
  public func observe<Value: Equatable>(
    _ keyPath: KeyPath<Self, Value>, named name: String,
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observation = observe(keyPath, options: options, changeHandler: changeHandler)
    PropertyObservers.shared.add(observation, of: name, in: self)
    return observation
  }
}

/// The observations of all objects' properties, weakly.
///
/// An object is known by its address; those of a released one are removed when the address is used
/// again or the observation ends.
package final class PropertyObservers: @unchecked Sendable {
  package static let shared = PropertyObservers()

  private struct Entry {
    let name: String
    weak var object: NSObject?
    weak var observation: NSKeyValueObservation?
  }
  private let lock = NSRecursiveLock()
  private var entries: [ObjectIdentifier: [Entry]] = [:]

  package func add(_ observation: NSKeyValueObservation, of name: String, in object: NSObject) {
    let key = ObjectIdentifier(object)
    lock.withLock {
      entries[key, default: []].removeAll { $0.object !== object || $0.observation == nil }
      entries[key, default: []].append(
        Entry(name: name, object: object, observation: observation))
    }
    observation.onEnd = { [weak self] in self?.remove(key) }
  }

  func observations(of name: String, in object: NSObject) -> [NSKeyValueObservation] {
    lock.withLock {
      entries[ObjectIdentifier(object), default: []].compactMap { entry in
        entry.object === object && entry.name == name ? entry.observation : nil
      }
    }
  }

  /// Removes what has ended of an object.
  private func remove(_ key: ObjectIdentifier) {
    lock.withLock {
      let rest = entries[key, default: []].filter { $0.observation?.isEnded == false }
      entries[key] = rest.isEmpty ? nil : rest
    }
  }
}
