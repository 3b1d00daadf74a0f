/// What the parts of the module remember for a simulator or a responder: one object of a class,
/// made when it is first asked for.
///
/// A topic thus adds its state in its own file, and whoever does without it pays for nothing.
package struct KeptStates {
  private var states: [ObjectIdentifier: AnyObject] = [:]

  /// The state of a class, if it has been made.
  package func known<State: AnyObject>(_ type: State.Type) -> State? {
    states[ObjectIdentifier(type)].map { unsafeDowncast($0, to: State.self) }
  }

  /// Keeps the state of a class.
  mutating func keep<State: AnyObject>(_ state: State) {
    states[ObjectIdentifier(State.self)] = state
  }

  /// The state of a class. What makes it must not ask for another state.
  package mutating func value<State: AnyObject>(or make: () -> State) -> State {
    if let known = known(State.self) { return known }
    let made = make()
    keep(made)
    return made
  }
}

extension Simulator {
  /// The state of a class.
  package func kept<State: AnyObject>(_ make: () -> State) -> State {
    if let known = keptStates.known(State.self) { return known }
    let made = make()
    keptStates.keep(made)
    return made
  }
}

extension Responder {
  /// The state of a class.
  package func kept<State: AnyObject>(_ make: () -> State) -> State {
    if let known = keptStates.known(State.self) { return known }
    let made = make()
    keptStates.keep(made)
    return made
  }
}
