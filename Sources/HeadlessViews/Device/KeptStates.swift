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
