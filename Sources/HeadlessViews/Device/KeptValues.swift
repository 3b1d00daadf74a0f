import Foundation

/// An object with properties that are declared in an extension and kept without effect.
@preconcurrency @MainActor
package protocol KeepsValues: AnyObject {
  var keptStates: KeptStates { get set }
}

/// The kept values of one object, by the names of their properties. It is replaced, never changed,
/// so that copies of an object do not share later values.
private final class KeptValues {
  let values: [String: Any]

  init(_ values: [String: Any]) {
    self.values = values
  }
}

extension KeepsValues {
  /// Returns the kept value of a property.
  ///
  /// - Parameters:
  ///   - standard: The value at first.
  ///   - name: The name of the property, or any key.
  package func kept<Value>(or standard: @autoclosure () -> Value, _ name: String = #function)
    -> Value
  {
    guard let value = keptStates.known(KeptValues.self)?.values[name] else { return standard() }
    return value as? Value ?? standard()
  }

  /// Keeps the value of a property.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - name: The name of the property, or any key.
  package func keep<Value>(_ value: Value, _ name: String = #function) {
    var values = keptStates.known(KeptValues.self)?.values ?? [:]
    values[name] = value
    keptStates.keep(KeptValues(values))
  }

  /// Keeps an object without owning it.
  package func keepWeakly(_ object: AnyObject?, _ name: String = #function) {
    keep(WeakReference(object: object), name)
  }

  /// Returns an object that is kept without being owned.
  package func keptWeakly<Object>(_ type: Object.Type, _ name: String = #function) -> Object? {
    kept(or: WeakReference(object: nil), name).object as? Object
  }
}

private struct WeakReference {
  weak var object: AnyObject?
}

/// Additional state of a simulator or a responder: one object per class, created on first access.
///
/// Each feature declares its state in its own file; an object that does not use a feature does not
/// pay for it.
package struct KeptStates {
  private var states: [ObjectIdentifier: AnyObject] = [:]

  package init() {}

  /// Returns the state of a class, if it has been created.
  package func known<State: AnyObject>(_ type: State.Type) -> State? {
    states[ObjectIdentifier(type)].map { unsafeDowncast($0, to: State.self) }
  }

  /// Stores the state of a class.
  package mutating func keep<State: AnyObject>(_ state: State) {
    states[ObjectIdentifier(State.self)] = state
  }

  /// Returns the state of a class, creating it if needed. The closure must not access another
  /// state.
  package mutating func value<State: AnyObject>(or make: () -> State) -> State {
    if let known = known(State.self) { return known }
    let made = make()
    keep(made)
    return made
  }
}

extension Simulator {
  /// Returns the state of a class, creating it if needed.
  package func kept<State: AnyObject>(_ make: () -> State) -> State {
    if let known = keptStates.known(State.self) { return known }
    let made = make()
    keptStates.keep(made)
    return made
  }
}

extension AccessibleObject {
  /// Returns the state of a class, creating it if needed.
  package func kept<State: AnyObject>(_ make: () -> State) -> State {
    if let known = keptStates.known(State.self) { return known }
    let made = make()
    keptStates.keep(made)
    return made
  }
}
