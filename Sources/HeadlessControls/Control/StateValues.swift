@_spi(Hooks) import HeadlessViews

/// The values of a control's states. A state without a value uses that of the normal state.
struct StateValues<Value> {
  private var values: [Control.State: Value] = [:]

  /// The value for a state; if none was set, that of the normal state.
  subscript(state: Control.State) -> Value? {
    get { values[state] ?? values[.normal] }
    set { values[state] = newValue }
  }
}
