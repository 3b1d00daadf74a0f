@_spi(Hooks) import HeadlessViews

/// The methods that control how a split view controller collapses and shows columns.
///
/// Those about expanding and about display modes are never called: the columns are collapsed in every
/// window.
///
/// Counterpart: `UISplitViewControllerDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol SplitViewControllerDelegate: AnyObject {
  /// Returns whether the delegate shows the primary controller itself.
  func splitViewController(
    _ splitViewController: SplitViewController, show vc: ViewController, sender: Any?
  ) -> Bool
  /// Returns whether the delegate shows the detail controller itself.
  func splitViewController(
    _ splitViewController: SplitViewController, showDetail vc: ViewController, sender: Any?
  ) -> Bool
  /// Returns the controller to show when the columns of a split view without a style collapse; `nil`
  /// for the primary one.
  func primaryViewController(forCollapsing splitViewController: SplitViewController)
    -> ViewController?
  /// Returns whether the secondary controller is discarded when the columns collapse.
  func splitViewController(
    _ splitViewController: SplitViewController,
    collapseSecondary secondaryViewController: ViewController,
    onto primaryViewController: ViewController
  ) -> Bool
  /// Returns the column to show on top when the columns collapse.
  func splitViewController(
    _ svc: SplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
  ) -> SplitViewController.Column
  /// Called when the columns of a split view with a style have collapsed.
  func splitViewControllerDidCollapse(_ svc: SplitViewController)
  /// Called before a column is shown in code.
  func splitViewController(
    _ svc: SplitViewController, willShow column: SplitViewController.Column)
  /// Called before a column is hidden in code.
  func splitViewController(
    _ svc: SplitViewController, willHide column: SplitViewController.Column)
  /// Returns the primary controller when the columns expand. Never called here.
  func primaryViewController(forExpanding splitViewController: SplitViewController)
    -> ViewController?
  /// Returns the secondary controller when the columns expand. Never called here.
  func splitViewController(
    _ splitViewController: SplitViewController,
    separateSecondaryFrom primaryViewController: ViewController
  ) -> ViewController?
  /// Called when the columns have expanded. Never called here.
  func splitViewControllerDidExpand(_ svc: SplitViewController)
  /// Returns the display mode when the columns expand. Never called here.
  func splitViewController(
    _ svc: SplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      SplitViewController.DisplayMode
  ) -> SplitViewController.DisplayMode
  /// Called before the display mode changes. Never called here.
  func splitViewController(
    _ svc: SplitViewController, willChangeTo displayMode: SplitViewController.DisplayMode)
  /// Returns the supported orientations. The device does not rotate. Never called here.
  func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: SplitViewController
  ) -> InterfaceOrientationMask
  /// Returns the preferred orientation for a presentation. The device does not rotate.
  /// Never called here.
  func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: SplitViewController
  ) -> InterfaceOrientation
}

extension SplitViewControllerDelegate {
  public func splitViewController(
    _ splitViewController: SplitViewController, show vc: ViewController, sender: Any?
  ) -> Bool { false }
  public func splitViewController(
    _ splitViewController: SplitViewController, showDetail vc: ViewController, sender: Any?
  ) -> Bool { false }
  public func primaryViewController(forCollapsing splitViewController: SplitViewController)
    -> ViewController?
  { nil }
  public func splitViewController(
    _ splitViewController: SplitViewController,
    collapseSecondary secondaryViewController: ViewController,
    onto primaryViewController: ViewController
  ) -> Bool { false }
  public func splitViewController(
    _ svc: SplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
  ) -> SplitViewController.Column { proposedTopColumn }
  public func splitViewControllerDidCollapse(_ svc: SplitViewController) {}
  public func splitViewController(
    _ svc: SplitViewController, willShow column: SplitViewController.Column
  ) {}
  public func splitViewController(
    _ svc: SplitViewController, willHide column: SplitViewController.Column
  ) {}
  public func primaryViewController(forExpanding splitViewController: SplitViewController)
    -> ViewController?
  { nil }
  public func splitViewController(
    _ splitViewController: SplitViewController,
    separateSecondaryFrom primaryViewController: ViewController
  ) -> ViewController? { nil }
  public func splitViewControllerDidExpand(_ svc: SplitViewController) {}
  public func splitViewController(
    _ svc: SplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      SplitViewController.DisplayMode
  ) -> SplitViewController.DisplayMode { proposedDisplayMode }
  public func splitViewController(
    _ svc: SplitViewController, willChangeTo displayMode: SplitViewController.DisplayMode
  ) {}
  public func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: SplitViewController
  ) -> InterfaceOrientationMask { .allButUpsideDown }
  public func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: SplitViewController
  ) -> InterfaceOrientation { .portrait }
}
