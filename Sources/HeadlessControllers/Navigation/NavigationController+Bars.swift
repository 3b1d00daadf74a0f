import Foundation
@_spi(Hooks) import HeadlessControls
@_spi(Hooks) import HeadlessViews

extension NavigationController {
  /// The insets that the bars add to the safe area.
  private var barHeights: EdgeInsets {
    guard !isNested else { return .zero }
    let top = navigationBar.showsLargeTitle ? NavigationBar.largeTitleHeight : NavigationBar.height
    return EdgeInsets(
      top: isNavigationBarHidden || navigationBar.isHidden ? 0 : top, left: 0,
      bottom: isToolbarHidden || toolbar.isHidden ? 0 : Toolbar.height, right: 0)
  }

  func hideOrShowBars() {
    barHiding.apply(isNavigationBarHidden || isNested, to: navigationBar)
    toolbarHiding.apply(isToolbarHidden || isNested, to: toolbar)
  }

  func layOutBars() {
    guard let view = loadedView else { return }
    hideOrShowBars()
    let (room, safe, bars) = (view.bounds, view.safeAreaInsets, barHeights)
    navigationBar.frame = CGRect(x: 0, y: safe.top, width: room.width, height: bars.top)
    toolbar.frame = CGRect(
      x: 0, y: room.maxY - safe.bottom - bars.bottom, width: room.width,
      height: bars.bottom + safe.bottom)
    navigationBar.setNeedsLayout()
    toolbar.setNeedsLayout()
    if let shown { place(shown) }
  }

  /// Lays out a screen's view over the whole view, including under the bars if the screen extends
  /// there.
  func place(_ screen: ViewController) {
    guard let view = loadedView else { return }
    screen.fill(view.bounds, safe: view.safeAreaInsets, bars: barHeights)
  }
}

extension ViewController {
  /// Fills a container, except for the bars that this controller does not extend under.
  ///
  /// - Parameters:
  ///   - room: The container's bounds.
  ///   - safe: The container's safe area insets without the bars.
  ///   - bars: The insets that the bars add.
  func fill(_ room: CGRect, safe: EdgeInsets, bars: EdgeInsets) {
    var (margin, covered) = (EdgeInsets.zero, bars)
    if bars.top > 0, !edgesForExtendedLayout.contains(.top) {
      margin.top = safe.top + bars.top
      covered.top = 0
    }
    if bars.bottom > 0, !edgesForExtendedLayout.contains(.bottom) {
      margin.bottom = safe.bottom + bars.bottom
      covered.bottom = 0
    }
    view.frame = room.inset(by: margin)
    barInsets = covered
  }
}

extension NavigationController: ToolbarOwner {
  package var shownToolbarItems: [BarButtonItem]? { innermostScreen?.toolbarItems }
}

extension Toolbar {
  /// The navigation controller that the bar belongs to.
  package var navigationController: NavigationController? { stack as? NavigationController }
}

/// A controller's own reason to hide a bar. It is applied when it changes, so that an app may hide
/// and show the bar itself in the meantime, by `isHidden` (behaviour 25.60).
@MainActor
struct OwnedHiding {
  private var isHidden = false

  /// Hides or shows a bar if the reason has changed.
  mutating func apply(_ hides: Bool, to bar: View) {
    guard hides != isHidden else { return }
    isHidden = hides
    bar.isHidden = hides
  }
}
