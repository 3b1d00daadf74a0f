import Foundation
import HeadlessViews

/// A bar with a position.
///
/// Counterpart: `UIBarPositioning`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol BarPositioning: NSObjectProtocol {
  /// The position of the bar.
  var barPosition: BarPosition { get }
}

/// The object that places a bar.
///
/// Counterpart: `UIBarPositioningDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol BarPositioningDelegate: NSObjectProtocol {
  /// Returns the position of a bar.
  func position(for bar: any BarPositioning) -> BarPosition
}

/// The delegate of a toolbar.
///
/// Counterpart: `UIToolbarDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol ToolbarDelegate: BarPositioningDelegate {}

extension BarPositioningDelegate {
  public func position(for bar: any BarPositioning) -> BarPosition { .any }
}
