import Foundation
@_spi(Hooks) import HeadlessControls
@_spi(Hooks) import HeadlessViews

extension ViewController {
  /// The insets of the view covered by bars, plus the controller's additional insets.
  package var obstructedInsets: EdgeInsets { barInsets + additionalSafeAreaInsets }

  func obstructionDidChange(_ isNews: Bool) {
    if isNews { loadedView?.noticeSafeArea() }
  }

  func preferredContentSizeDidChange(from old: CGSize) {
    guard preferredContentSize != old else { return }
    parentController?.preferredContentSizeDidChange(forChildContentContainer: self)
    outermost.ownPresentation?.preferredContentSizeDidChange()
  }

  func titleDidChange() {
    ownNavigationItem?.title = title
    ownTabBarItem?.title = title
  }

  var madeNavigationItem: NavigationItem {
    if let ownNavigationItem { return ownNavigationItem }
    let item = NavigationItem(title: title ?? "")
    item.title = title
    item.owner = self
    ownNavigationItem = item
    return item
  }

  var madeTabBarItem: TabBarItem {
    if let ownTabBarItem { return ownTabBarItem }
    let item = TabBarItem(title: title, image: nil, tag: 0)
    ownTabBarItem = item
    return item
  }

  func replaceTabBarItem(_ item: TabBarItem?) {
    ownTabBarItem = item
    tabBarController?.updateTabs()
  }

  func changeEditing(_ editing: Bool) {
    isEdited = editing
    ownEditButtonItem?.showEditing(editing)
  }

  var madeEditButtonItem: BarButtonItem {
    if let ownEditButtonItem { return ownEditButtonItem }
    let item = BarButtonItem(
      primaryAction: Action { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    item.showEditing(isEditing)
    ownEditButtonItem = item
    return item
  }
}

extension ViewController {
  func nearestAncestor<Ancestor: ViewController>() -> Ancestor? {
    var ancestor = parentController
    while let controller = ancestor {
      if let found = controller as? Ancestor { return found }
      ancestor = controller.parentController
    }
    return nil
  }
}
