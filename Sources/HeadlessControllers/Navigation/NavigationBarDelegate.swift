import Foundation
import HeadlessControls
import HeadlessViews

/// The delegate of a navigation bar.
///
/// A bar outside a navigation controller has the one that an app sets. In a navigation controller it
/// is the controller itself: a subclass that implements these methods is asked before a tap on the
/// back button pops, and hears what was pushed and popped (behaviour 17.13).
///
/// Counterpart: `UINavigationBarDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol NavigationBarDelegate: BarPositioningDelegate {
  /// Returns whether an item is pushed. In a navigation controller, the answer is ignored.
  func navigationBar(_ navigationBar: NavigationBar, shouldPush item: NavigationItem) -> Bool
  /// Called when an item was pushed.
  func navigationBar(_ navigationBar: NavigationBar, didPush item: NavigationItem)
  /// Returns whether an item is popped. In a navigation controller, a tap on the back button asks.
  func navigationBar(_ navigationBar: NavigationBar, shouldPop item: NavigationItem) -> Bool
  /// Called when an item was popped.
  func navigationBar(_ navigationBar: NavigationBar, didPop item: NavigationItem)
}

extension NavigationBarDelegate {
  public func navigationBar(
    _ navigationBar: NavigationBar, shouldPush item: NavigationItem
  ) -> Bool { true }
  public func navigationBar(_ navigationBar: NavigationBar, didPush item: NavigationItem) {}
  public func navigationBar(
    _ navigationBar: NavigationBar, shouldPop item: NavigationItem
  ) -> Bool { true }
  public func navigationBar(_ navigationBar: NavigationBar, didPop item: NavigationItem) {}
}
