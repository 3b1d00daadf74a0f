import Foundation
import HeadlessViews

/// A region that passes the focus on to views elsewhere. No remote or keyboard moves the focus here.
///
/// Counterpart: `UIFocusGuide`.
///
/// Coverage: simulated. Kept without effect: `isEnabled`, `preferredFocusEnvironments`,
/// `preferredFocusedView`.
@preconcurrency @MainActor
open class FocusGuide: LayoutGuide {
  /// Whether the region takes the focus.
  open var isEnabled = true
  /// The objects to focus on, in order of preference.
  open var preferredFocusEnvironments: [any FocusEnvironment]! = []
  /// The view to focus on.
  open weak var preferredFocusedView: View?
}
