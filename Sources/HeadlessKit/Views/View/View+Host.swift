extension View {
  /// The host that this view lives on: its window's, or the current one when it is in no window.
  public var host: ListHost { ((self as? Window) ?? window)?.ownHost ?? .current }
}
