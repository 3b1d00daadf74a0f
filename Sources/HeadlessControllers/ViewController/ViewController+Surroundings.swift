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

extension ViewController: TraitChangeObservable {}
extension ViewController: AppearanceContainer {}

extension ViewController {
  /// The traits that the controller overrides for itself and its children.
  public var traitOverrides: TraitOverrides {
    get { ownTraitOverrides }
    set { override(newValue) { self.propagate(from: $0, to: $1, by: $2) } }
  }

  /// Takes the traits that the parent sets for this child; `nil` for none (behaviour 25.64).
  func takeTraits(ofParent traits: TraitCollection?) {
    guard traits != traitsOfParent else { return }
    override(byParent: traits) { self.propagate(from: $0, to: $1, by: $2) }
  }

  var resolvedTraits: TraitCollection {
    let simulator = simulator
    guard simulator.hasTraitOverrides else { return simulator.traitCollection }
    return overriding(inheritedTraits)
  }

  package var inheritedTraits: TraitCollection {
    viewIfLoaded?.superview?.traitCollection ?? parent?.traitCollection ?? simulator.traitCollection
  }
}

// What the view asks its controller, and tells it.
extension ViewController: ViewOwner {
  package func viewLayoutBegins() {
    layOutContents()
    updateContentUnavailableIfDue()
    viewWillLayoutSubviews()
  }

  package func viewLayoutEnds() {
    layOutContentUnavailableView()
    viewDidLayoutSubviews()
  }

  package var leastLayoutMargins: DirectionalEdgeInsets? {
    viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : nil
  }

  package var scrollViewBetweenBars: ScrollView? {
    guard automaticallyAdjustsScrollViewInsets,
      parentController is NavigationController || parentController is TabBarController
    else { return nil }
    return observedScrollView
  }
}
