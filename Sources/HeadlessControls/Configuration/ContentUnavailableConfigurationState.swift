@_spi(Hooks) import HeadlessViews

/// The state that a controller's content-unavailable configuration depends on.
///
/// Counterpart: `UIContentUnavailableConfigurationState`.
///
/// Coverage: simulated.
public struct ContentUnavailableConfigurationState: ConfigurationState, Hashable {
  /// The traits of the controller.
  public var traitCollection: TraitCollection
  /// The text of the search in progress; `nil` for none.
  public var searchText: String?
  private var customValues: [ConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state without a search.
  public init(traitCollection: TraitCollection) {
    self.traitCollection = traitCollection
  }

  /// A custom value of the client.
  public subscript(key: ConfigurationStateCustomKey) -> AnyHashable? {
    get { customValues[key] }
    set { customValues[key] = newValue }
  }
}
