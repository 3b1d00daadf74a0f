extension View {
  /// The simulator that this view belongs to: its window's, or the current one outside a window.
  public var simulator: Simulator { ((self as? Window) ?? window)?.ownSimulator ?? .current }
}
