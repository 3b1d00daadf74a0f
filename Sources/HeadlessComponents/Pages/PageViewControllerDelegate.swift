import Foundation
import HeadlessControllers
import HeadlessViews

/// The pages of a page view controller.
///
/// Counterpart: `UIPageViewControllerDataSource`; its optional methods are requirements with
/// defaults here.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol PageViewControllerDataSource: NSObjectProtocol {
  /// Returns the page before another one; `nil` for the first page.
  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore viewController: ViewController
  ) -> ViewController?
  /// Returns the page after another one; `nil` for the last page.
  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
  ) -> ViewController?
  /// Returns the number of dots, if there are any; 0 by default.
  func presentationCount(for pageViewController: PageViewController) -> Int
  /// Returns the index of the dot of the page that is shown by code.
  func presentationIndex(for pageViewController: PageViewController) -> Int
}

extension PageViewControllerDataSource {
  public func presentationCount(for pageViewController: PageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: PageViewController) -> Int { 0 }
}

/// The delegate of a page view controller.
///
/// Counterpart: `UIPageViewControllerDelegate`; its optional methods are requirements with defaults
/// here. The spine and the orientations are never asked for: the device does not rotate.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol PageViewControllerDelegate: NSObjectProtocol {
  /// Called when a swipe begins to turn a page.
  func pageViewController(
    _ pageViewController: PageViewController,
    willTransitionTo pendingViewControllers: [ViewController])
  /// Called when the motion of a swipe has ended.
  ///
  /// - Parameters:
  ///   - pageViewController: The controller.
  ///   - finished: Whether the motion ended.
  ///   - previousViewControllers: The pages before.
  ///   - completed: Whether the page was turned.
  func pageViewController(
    _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [ViewController], transitionCompleted completed: Bool)
  /// Returns the side at which pages are bound. Never called.
  func pageViewController(
    _ pageViewController: PageViewController, spineLocationFor orientation: InterfaceOrientation
  ) -> PageViewController.SpineLocation
  /// Returns the orientations. Never called.
  func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: PageViewController
  ) -> InterfaceOrientationMask
  /// Returns the preferred orientation. Never called.
  func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: PageViewController
  ) -> InterfaceOrientation
}

extension PageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: PageViewController,
    willTransitionTo pendingViewControllers: [ViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [ViewController], transitionCompleted completed: Bool
  ) {}
  public func pageViewController(
    _ pageViewController: PageViewController, spineLocationFor orientation: InterfaceOrientation
  ) -> PageViewController.SpineLocation { pageViewController.spineLocation }
  public func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: PageViewController
  ) -> InterfaceOrientationMask { .allButUpsideDown }
  public func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: PageViewController
  ) -> InterfaceOrientation { .portrait }
}
