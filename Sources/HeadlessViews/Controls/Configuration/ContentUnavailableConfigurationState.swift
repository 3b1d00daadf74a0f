/// What is known when a controller is asked what stands in the place of its content.
///
/// UIKit's counterpart is `UIContentUnavailableConfigurationState`.
///
/// Coverage: simulated.
public struct ContentUnavailableConfigurationState: ConfigurationState, Hashable {
  /// The traits of the controller.
  public var traitCollection: TraitCollection
  /// What is searched for.
  public var searchText: String?
  private var customValues: [ConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state in which nothing is searched for.
  public init(traitCollection: TraitCollection) {
    self.traitCollection = traitCollection
  }

  /// A value of a client's own.
  public subscript(key: ConfigurationStateCustomKey) -> AnyHashable? {
    get { customValues[key] }
    set { customValues[key] = newValue }
  }
}
