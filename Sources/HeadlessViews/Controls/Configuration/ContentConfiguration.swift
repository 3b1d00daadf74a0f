/// What a cell shows, as a value.
///
/// UIKit's counterpart is `UIContentConfiguration`.
///
/// Coverage: simulated.
public protocol ContentConfiguration {
  /// Makes a view that shows this configuration.
  @MainActor func makeContentView() -> any View & ContentView

  /// This configuration as it is to be shown in a state.
  func updated(for state: any ConfigurationState) -> Self
}
