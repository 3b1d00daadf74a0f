@_spi(Hooks) import HeadlessViews

/// The state of a view that a configuration depends on: selected, editing, and so on.
///
/// Counterpart: `UIConfigurationState`.
///
/// Coverage: simulated.
public protocol ConfigurationState {
  /// Creates a state with all flags cleared.
  init(traitCollection: TraitCollection)

  /// The traits of the view.
  var traitCollection: TraitCollection { get set }

  /// A custom value of the client.
  subscript(key: ConfigurationStateCustomKey) -> AnyHashable? { get set }
}
