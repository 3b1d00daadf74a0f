@_spi(Hooks) import HeadlessViews

/// The content of a cell, as a value.
///
/// Counterpart: `UIContentConfiguration`.
///
/// Coverage: simulated.
public protocol ContentConfiguration {
  /// Creates a view that shows this configuration.
  @MainActor func makeContentView() -> any View & ContentView

  /// Returns the configuration for a state.
  func updated(for state: any ConfigurationState) -> Self
}
