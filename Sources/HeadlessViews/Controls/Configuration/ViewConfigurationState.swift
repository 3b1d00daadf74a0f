/// The state of a header, a footer or any other view that has a configuration.
///
/// UIKit's counterpart is `UIViewConfigurationState`.
///
/// Coverage: simulated. Kept without effect: `isFocused`.
public struct ViewConfigurationState: ConfigurationState, Hashable {
  /// The surroundings of the view.
  public var traitCollection: TraitCollection
  /// Whether the view does not react to touches.
  public var isDisabled = false
  /// Whether a touch is down on the view.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view has the focus. Focus is not simulated: false unless a client sets it.
  public var isFocused = false
  /// Whether a header or footer sticks to the edge of its list.
  public var isPinned = false

  private var customValues: [ConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state in which nothing is going on.
  public init(traitCollection: TraitCollection) {
    self.traitCollection = traitCollection
  }

  /// A value of the client's own; setting `nil` takes it out.
  public subscript(key: ConfigurationStateCustomKey) -> AnyHashable? {
    get { customValues[key] }
    set { customValues[key] = newValue }
  }
}

extension ViewConfigurationState: EmphasizableState {
  package var isEmphasized: Bool { isHighlighted || isSelected }
}
