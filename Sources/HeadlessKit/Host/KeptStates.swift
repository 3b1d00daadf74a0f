/// What the parts of the module remember for a host, a view or a controller: one object of a class,
/// made when it is first asked for.
///
/// A topic thus adds its state in its own file, and whoever does without it pays for nothing.
struct KeptStates {
  private var states: [ObjectIdentifier: AnyObject] = [:]

  /// The state of a class, if it has been made.
  func known<State: AnyObject>(_ type: State.Type) -> State? {
    states[ObjectIdentifier(type)].map { unsafeDowncast($0, to: State.self) }
  }

  /// The state of a class.
  mutating func value<State: AnyObject>(or make: () -> State) -> State {
    if let known = known(State.self) { return known }
    let made = make()
    states[ObjectIdentifier(State.self)] = made
    return made
  }
}
