import Foundation
import HeadlessControllers
import HeadlessControls
import HeadlessViews

import struct HeadlessViews.Selector

extension BarButtonItem {
  /// Moves the title. Kept without effect.
  public func setTitlePositionAdjustment(_ adjustment: Offset, for barMetrics: BarMetrics) {
    keep(adjustment, "titlePositionAdjustment \(barMetrics.rawValue)")
  }
  /// Returns the offset of the title.
  public func titlePositionAdjustment(for barMetrics: BarMetrics) -> Offset {
    kept(or: .zero, "titlePositionAdjustment \(barMetrics.rawValue)")
  }
  /// Moves the background vertically. Kept without effect.
  public func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: BarMetrics
  ) { keep(adjustment, "backgroundVerticalPositionAdjustment \(barMetrics.rawValue)") }
  /// Returns the vertical offset of the background.
  public func backgroundVerticalPositionAdjustment(for barMetrics: BarMetrics) -> CGFloat {
    kept(or: 0, "backgroundVerticalPositionAdjustment \(barMetrics.rawValue)")
  }
  /// Sets the background of a Back button. Kept without effect.
  public func setBackButtonBackgroundImage(
    _ backgroundImage: Image?, for state: Control.State, barMetrics: BarMetrics
  ) { keep(backgroundImage, "backButtonBackgroundImage \(state.rawValue) \(barMetrics.rawValue)") }
  /// Returns the background of a Back button.
  public func backButtonBackgroundImage(
    for state: Control.State, barMetrics: BarMetrics
  ) -> Image? {
    kept(or: nil, "backButtonBackgroundImage \(state.rawValue) \(barMetrics.rawValue)")
  }
  /// Moves the title of a Back button. Kept without effect.
  public func setBackButtonTitlePositionAdjustment(
    _ adjustment: Offset, for barMetrics: BarMetrics
  ) { keep(adjustment, "backButtonTitlePositionAdjustment \(barMetrics.rawValue)") }
  /// Returns the offset of a Back button's title.
  public func backButtonTitlePositionAdjustment(for barMetrics: BarMetrics) -> Offset {
    kept(or: .zero, "backButtonTitlePositionAdjustment \(barMetrics.rawValue)")
  }
  /// Moves the background of a Back button vertically. Kept without effect.
  public func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: BarMetrics
  ) { keep(adjustment, "backButtonBackgroundVerticalPositionAdjustment \(barMetrics.rawValue)") }
  /// Sets the background for a style. Kept without effect.
  public func setBackgroundImage(
    _ backgroundImage: Image?, for state: Control.State, style: Style, barMetrics: BarMetrics
  ) {
    keep(
      backgroundImage, "backgroundImage \(state.rawValue) \(style.rawValue) \(barMetrics.rawValue)")
  }
  /// Whether dragging over the item activates it. Kept without effect.
  public var isSpringLoaded: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }
  /// The group that contains the item.
  public var buttonGroup: BarButtonItemGroup? { keptWeakly(BarButtonItemGroup.self, "group") }
  /// Returns a group with this item that stays in its place.
  public func creatingFixedGroup() -> BarButtonItemGroup {
    BarButtonItemGroup(barButtonItems: [self], representativeItem: nil)
  }
  /// Returns a group with this item that users can move.
  public func creatingMovableGroup(customizationIdentifier: String) -> BarButtonItemGroup {
    BarButtonItemGroup(barButtonItems: [self], representativeItem: nil)
  }
  /// Returns a group with this item that users can remove.
  public func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> BarButtonItemGroup { BarButtonItemGroup(barButtonItems: [self], representativeItem: nil) }
}

/// Items of a bar that belong together.
///
/// Counterpart: `UIBarButtonItemGroup`.
///
/// Coverage: simulated. Kept without effect: `alwaysAvailable`, `isHidden`, `menuRepresentation`,
/// `representativeItem`.
@preconcurrency @MainActor
open class BarButtonItemGroup: NSObject {
  /// The items.
  open var barButtonItems: [BarButtonItem] { didSet { adopt() } }
  /// The item that represents the group where there is no room for it.
  open var representativeItem: BarButtonItem?
  /// Whether the representative item is shown: never, here.
  open var isDisplayingRepresentativeItem: Bool { false }
  /// Whether the group cannot be removed.
  open var alwaysAvailable = false
  /// Whether the group is hidden.
  open var isHidden = false
  /// The group as an element of a menu.
  open var menuRepresentation: MenuElement?

  /// Creates a group.
  public init(barButtonItems: [BarButtonItem], representativeItem: BarButtonItem?) {
    (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
    super.init()
    adopt()
  }

  /// Creates a group that the user can neither move nor remove.
  public class func fixedGroup(
    representativeItem: BarButtonItem? = nil, items: [BarButtonItem]
  ) -> BarButtonItemGroup {
    BarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }
  /// Creates a group that the user can move. The name for storing that is left out.
  public class func movableGroup(
    customizationIdentifier: String, representativeItem: BarButtonItem? = nil,
    items: [BarButtonItem]
  ) -> BarButtonItemGroup { fixedGroup(representativeItem: representativeItem, items: items) }
  /// Creates a group that the user can move and remove. The name for storing that is left out.
  ///
  /// - Parameter isInDefaultCustomization: Whether it is shown at first; if not, it is hidden.
  public class func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: BarButtonItem? = nil, items: [BarButtonItem]
  ) -> BarButtonItemGroup {
    let group = fixedGroup(representativeItem: representativeItem, items: items)
    group.isHidden = !isInDefaultCustomization
    return group
  }

  private func adopt() {
    for item in barButtonItems { item.keepWeakly(self, "group") }
  }
}

/// The shortcuts above the keyboard of an iPad.
///
/// Counterpart: `UITextInputAssistantItem`.
///
/// Coverage: simulated. Kept without effect: `allowsHidingShortcuts`, `leadingBarButtonGroups`,
/// `trailingBarButtonGroups`.
@preconcurrency @MainActor
open class TextInputAssistantItem: NSObject {
  /// Whether the user can hide the shortcuts.
  open var allowsHidingShortcuts = true
  /// The groups before the suggestions.
  open var leadingBarButtonGroups: [BarButtonItemGroup] = []
  /// The groups after the suggestions.
  open var trailingBarButtonGroups: [BarButtonItemGroup] = []
}

extension NavigationItem {
  /// The groups in the middle of the bar. Kept without effect.
  public var centerItemGroups: [BarButtonItemGroup] {
    get { kept(or: []) }
    set { keep(newValue) }
  }
  /// The groups at the leading side. Setting them sets the left items.
  public var leadingItemGroups: [BarButtonItemGroup] {
    get { kept(or: []) }
    set {
      keep(newValue)
      leftBarButtonItems = newValue.flatMap(\.barButtonItems)
    }
  }
  /// The groups at the trailing side. Setting them sets the right items.
  public var trailingItemGroups: [BarButtonItemGroup] {
    get { kept(or: []) }
    set {
      keep(newValue)
      rightBarButtonItems = newValue.flatMap(\.barButtonItems).reversed()
    }
  }
  /// The group that always stays at the trailing side. Kept without effect.
  public var pinnedTrailingGroup: BarButtonItemGroup? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
  /// The name under which the user's changes of the bar are stored. Kept without effect.
  public var customizationIdentifier: String? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
  /// More elements of the overflow menu. Kept without effect.
  public var additionalOverflowItems: DeferredMenuElement? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
  /// The action of the Back button. Kept without effect.
  public var backAction: Action? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
  /// The object that renames the document. Not owned. Kept without effect.
  public var renameDelegate: (any NavigationItemRenameDelegate)? {
    get { keptWeakly((any NavigationItemRenameDelegate).self) }
    set { keepWeakly(newValue) }
  }
}

/// The object that renames a document from the navigation bar.
///
/// Counterpart: `UINavigationItemRenameDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol NavigationItemRenameDelegate: AnyObject {
  /// Called with the new title. Never called here.
  func navigationItem(_ navigationItem: NavigationItem, didEndRenamingWith title: String)
}

extension NavigationController {
  /// The recogniser that hides the bars with a swipe.
  public var barHideOnSwipeGestureRecognizer: PanGestureRecognizer {
    recognizer(PanGestureRecognizer.init(target:action:))
  }
  /// The recogniser that hides the bars with a tap.
  public var barHideOnTapGestureRecognizer: TapGestureRecognizer {
    recognizer(TapGestureRecognizer.init(target:action:))
  }
  /// Whether the bars are hidden in a compact height. Kept without effect.
  public var hidesBarsWhenVerticallyCompact: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }

  private func recognizer<Kind: GestureRecognizer>(
    _ make: (Any?, Selector?) -> Kind, _ name: String = #function
  ) -> Kind {
    let recognizer = kept(or: make(nil, nil), name)
    keep(recognizer, name)
    return recognizer
  }
}

extension TabBarController {
  /// The stack of the "More" tab, which is never shown here.
  public var moreNavigationController: NavigationController {
    let stack = kept(or: NavigationController())
    keep(stack)
    return stack
  }
  /// The screens whose tabs the user can move. Kept without effect.
  public var customizableViewControllers: [ViewController]? {
    get { kept(or: viewControllers) }
    set { keep(newValue) }
  }
}
