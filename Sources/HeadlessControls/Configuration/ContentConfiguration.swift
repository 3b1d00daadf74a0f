import Foundation
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

/// A view that shows a content configuration.
///
/// Counterpart: `UIContentView`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol ContentView: NSObjectProtocol {
  /// The configuration that the view shows.
  var configuration: any ContentConfiguration { get set }

  /// Returns whether the view can show a configuration, instead of being replaced by a new view.
  func supports(_ configuration: any ContentConfiguration) -> Bool
}

extension ContentView {
  /// Returns whether a configuration has the type of the current one.
  public func supports(_ configuration: any ContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// Raises the exception for a configuration that a content view does not support.
@MainActor
package func refuse(_ configuration: any ContentConfiguration, insteadOf wanted: Any.Type) {
  ViewMisuse.configuration("\(type(of: configuration))", wanted: "\(wanted)").raise()
}
