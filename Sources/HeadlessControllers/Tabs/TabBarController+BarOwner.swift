import Foundation
@_spi(Hooks) import HeadlessControls
@_spi(Hooks) import HeadlessViews

extension TabBarController: TabBarOwner {
  package var shownTabs: [TabBarItem] { viewControllers?.compactMap { $0.tabBarItem } ?? [] }

  package var selectedTab: TabBarItem? { selectedViewController?.tabBarItem }
}
