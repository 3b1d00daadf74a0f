/// What a cell or a view is in the middle of: selected, being edited, …
///
/// A configuration looks at a state to decide how to appear.
///
/// UIKit's counterpart is `UIConfigurationState`.
///
/// Coverage: simulated.
public protocol ConfigurationState {
  /// Creates a state in which nothing is going on.
  init(traitCollection: TraitCollection)

  /// The surroundings of the view.
  var traitCollection: TraitCollection { get set }

  /// A value of the client's own.
  subscript(key: ConfigurationStateCustomKey) -> AnyHashable? { get set }
}
