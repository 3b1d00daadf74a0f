import Foundation
import HeadlessControllers
import HeadlessControls
import HeadlessKit
import HeadlessViews

// The values of controllers and bar items.

extension InterfaceLoading {
  func apply(_ e: DocumentElement, _ controller: ViewController) {
    if let title = text(e, "title", of: e) { controller.title = title }
    if let style: ModalPresentationStyle = named(e["modalPresentationStyle"]) {
      controller.modalPresentationStyle = style
    }
    if let style: ModalTransitionStyle = named(e["modalTransitionStyle"]) {
      controller.modalTransitionStyle = style
    }
    controller.definesPresentationContext = e.flag("definesPresentationContext")
    controller.providesPresentationContextTransitionStyle = e.flag(
      "providesPresentationContextTransitionStyle")
    controller.hidesBottomBarWhenPushed = e.flag("hidesBottomBarWhenPushed")
    controller.extendedLayoutIncludesOpaqueBars = e.flag("extendedLayoutIncludesOpaqueBars")
    if e["automaticallyAdjustsScrollViewInsets"] == "NO", !(controller is NavigationController),
      !(controller is TabBarController)
    {
      controller.automaticallyAdjustsScrollViewInsets = false
    }
    if e.flag("useStoryboardIdentifierAsRestorationIdentifier") {
      controller.restorationIdentifier = e["storyboardIdentifier"]
    } else if let identifier = e["restorationIdentifier"] {
      controller.restorationIdentifier = identifier
    }
    if let edges = e.value("edgesForExtendedLayout") {
      var extended: RectEdge = []
      if edges.flag("top") { extended.insert(.top) }
      if edges.flag("left") { extended.insert(.left) }
      if edges.flag("bottom") { extended.insert(.bottom) }
      if edges.flag("right") { extended.insert(.right) }
      controller.edgesForExtendedLayout = extended
    }
    if let size = e.value("contentSizeForViewInPopover") ?? e.value("preferredContentSize") {
      controller.preferredContentSize = size.size
    }
    if let item = e.value("navigationItem") { apply(item, to: controller.navigationItem) }
    if let item = e.value("tabBarItem") {
      if let made = make(item) as? TabBarItem { controller.tabBarItem = made }
    }
    let items = e.list("toolbarItems").compactMap { make($0) as? BarButtonItem }
    if !items.isEmpty { controller.toolbarItems = items }
    switch controller {
    case let stack as NavigationController:
      if let bar = e.value("navigationBar") { apply(bar, to: stack.navigationBar) }
      if let bar = e.value("toolbar") { apply(bar, to: stack.toolbar) }
      stack.isNavigationBarHidden = e.flag("navigationBarHidden")
      stack.isToolbarHidden = e.flag("toolbarHidden", default: true)
      stack.hidesBarsOnSwipe = e.flag("hidesBarsOnSwipe")
      stack.hidesBarsOnTap = e.flag("hidesBarsOnTap")
    case let tabs as TabBarController:
      if let bar = e.value("tabBar") { apply(bar, to: tabs.tabBar) }
    case let table as TableViewController:
      table.clearsSelectionOnViewWillAppear = e.flag(
        "clearsSelectionOnViewWillAppear", default: true)
      if let control = e.value("refreshControl") {
        table.refreshControl = make(control) as? RefreshControl
      }
    case let list as CollectionViewController:
      list.clearsSelectionOnViewWillAppear = e.flag(
        "clearsSelectionOnViewWillAppear", default: true)
    case let split as SplitViewController: apply(e, split)
    default: break
    }
  }

  private func apply(_ e: DocumentElement, _ split: SplitViewController) {
    if let width = e.number("minimumPrimaryColumnWidth") { split.minimumPrimaryColumnWidth = width }
    if let width = e.number("maximumPrimaryColumnWidth") { split.maximumPrimaryColumnWidth = width }
    if let fraction = e.number("preferredPrimaryColumnWidthFraction") {
      split.preferredPrimaryColumnWidthFraction = fraction
    }
    split.presentsWithGesture = e.flag("presentsWithGesture", default: true)
    switch e["preferredDisplayMode"] {
    case "beside", "oneBesideSecondary", "allVisible":
      split.preferredDisplayMode = .oneBesideSecondary
    case "secondaryOnly", "primaryHidden": split.preferredDisplayMode = .secondaryOnly
    case "over", "oneOverSecondary", "primaryOverlay":
      split.preferredDisplayMode = .oneOverSecondary
    default: break
    }
  }

  func apply(_ e: DocumentElement, _ item: NavigationItem) {
    if let title = text(e, "title", of: e) { item.title = title }
    if let prompt = text(e, "prompt", of: e) { item.prompt = prompt }
    if let title = text(e, "backButtonTitle", of: e) { item.backButtonTitle = title }
    item.hidesBackButton = e.flag("hidesBackButton")
    item.leftItemsSupplementBackButton = e.flag("leftItemsSupplementBackButton")
    item.largeTitleDisplayMode = named(e["largeTitleDisplayMode"]) ?? .automatic
    if let title = e.value("titleView") { item.titleView = makeView(title) }
    let left = barItems(e, "leftBarButtonItem")
    if !left.isEmpty { item.leftBarButtonItems = left }
    let right = barItems(e, "rightBarButtonItem")
    if !right.isEmpty { item.rightBarButtonItems = right }
    if let back = e.value("backBarButtonItem") {
      item.backBarButtonItem = make(back) as? BarButtonItem
    }
  }

  private func barItems(_ e: DocumentElement, _ key: String) -> [BarButtonItem] {
    let elements = e.value(key).map { [$0] } ?? e.list(key + "s")
    return elements.compactMap { make($0) as? BarButtonItem }
  }

  func apply(_ e: DocumentElement, _ item: BarItem) {
    if let title = text(e, "title", of: e) { item.title = title }
    if let image = image(e, "image") { item.image = image }
    if let image = image(e, "landscapeImage") { item.landscapeImagePhone = image }
    item.isEnabled = e.flag("enabled", default: true)
    if let tag = e.integer("tag") { item.tag = tag }
    if let inset = e.value("imageInsets") { item.imageInsets = inset.edgeInsets }
    applyAccessibility(e, item)
    switch item {
    case let button as BarButtonItem:
      button.systemItem = named(e["systemItem"])
      button.style = e["style"] == "done" ? .done : .plain
      if let width = e.number("width") { button.width = width }
      if let color = color(e.value("tintColor")) { button.tintColor = color }
      if let view = e.value("customView")
        ?? e.children.first(where: { InterfaceClass.isView($0.name) })
      {
        button.customView = makeView(view)
      }
    case let tab as TabBarItem:
      tab.systemItem = named(e["systemItem"])
      tab.selectedImage = image(e, "selectedImage")
      tab.badgeValue = e["badgeValue"]
      if let color = color(e.value("badgeColor")) { tab.badgeColor = color }
    default: break
    }
  }

  func apply(_ e: DocumentElement, _ recognizer: GestureRecognizer) {
    recognizer.isEnabled = e.flag("enabled", default: true)
    recognizer.cancelsTouchesInView = e.flag("cancelsTouchesInView", default: true)
    recognizer.delaysTouchesBegan = e.flag("delaysTouchesBegan")
    switch recognizer {
    case let tap as TapGestureRecognizer:
      if let count = e.integer("numberOfTapsRequired") { tap.numberOfTapsRequired = count }
      if let count = e.integer("numberOfTouchesRequired") { tap.numberOfTouchesRequired = count }
    case let press as LongPressGestureRecognizer:
      if let duration = e.number("minimumPressDuration") {
        press.minimumPressDuration = Double(duration)
      }
      if let distance = e.number("allowableMovement") { press.allowableMovement = distance }
    case let swipe as SwipeGestureRecognizer:
      switch e["direction"] {
      case "left": swipe.direction = .left
      case "up": swipe.direction = .up
      case "down": swipe.direction = .down
      default: swipe.direction = .right
      }
    case let pan as PanGestureRecognizer:
      if let count = e.integer("minimumNumberOfTouches") { pan.minimumNumberOfTouches = count }
      if let count = e.integer("maximumNumberOfTouches") { pan.maximumNumberOfTouches = count }
    default: break
    }
  }
}
