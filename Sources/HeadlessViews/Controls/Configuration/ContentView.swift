import Foundation

/// A view that shows a content configuration.
///
/// UIKit's counterpart is `UIContentView`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol ContentView: NSObjectProtocol {
  /// What the view shows.
  var configuration: any ContentConfiguration { get set }

  /// Whether the view can take a configuration over, so that no new view is needed.
  func supports(_ configuration: any ContentConfiguration) -> Bool
}

extension ContentView {
  /// Whether a configuration is of the same type as the present one.
  public func supports(_ configuration: any ContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
