extension View {
  /// The simulator that this view lives on: its window's, or the current one when it is in no
  /// window.
  public var simulator: Simulator { ((self as? Window) ?? window)?.ownSimulator ?? .current }
}
