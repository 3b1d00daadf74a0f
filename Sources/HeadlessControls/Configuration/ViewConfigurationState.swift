@_spi(Hooks) import HeadlessViews

/// The state of a header, a footer or any other view with a configuration.
///
/// Counterpart: `UIViewConfigurationState`.
///
/// Coverage: simulated.
public struct ViewConfigurationState: ConfigurationState, Hashable {
  /// The traits of the view.
  public var traitCollection: TraitCollection
  /// Whether the view ignores touches.
  public var isDisabled = false
  /// Whether the view is being touched.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view is focused. Focus is not simulated: `false` unless a client sets it.
  public var isFocused = false
  /// Whether the header or footer is pinned to the edge of its list.
  public var isPinned = false

  private var customValues: [ConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state with all flags cleared.
  public init(traitCollection: TraitCollection) {
    self.traitCollection = traitCollection
  }

  /// A custom value of the client. Setting `nil` removes it.
  public subscript(key: ConfigurationStateCustomKey) -> AnyHashable? {
    get { customValues[key] }
    set { customValues[key] = newValue }
  }
}

extension ViewConfigurationState: EmphasizableState {
  package var isEmphasized: Bool { isHighlighted || isSelected }
}
