import Foundation
@_spi(Hooks) import HeadlessControls
@_spi(Hooks) import HeadlessViews

extension NavigationController: ToolbarOwner {
  package var shownToolbarItems: [BarButtonItem]? { innermostScreen?.toolbarItems }
}

extension Toolbar {
  /// The navigation controller that the bar belongs to.
  package var navigationController: NavigationController? { stack as? NavigationController }
}
