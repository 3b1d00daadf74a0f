/// One value for each state of a control; a state without one has that of the normal state.
struct StateValues<Value> {
  private var values: [Control.State: Value] = [:]

  /// The value that was set for a state, else that of the normal state.
  subscript(state: Control.State) -> Value? {
    get { values[state] ?? values[.normal] }
    set { values[state] = newValue }
  }
}
