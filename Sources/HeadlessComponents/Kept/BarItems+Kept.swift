import Foundation
import HeadlessControllers
import HeadlessControls
import HeadlessViews

import struct HeadlessViews.Selector

extension NavigationItem {
  /// The place of the search bar: below the title.
  public var searchBarPlacement: SearchBarPlacement { .stacked }
  /// Whether the search bar may be in another bar. Kept without effect.
  public var searchBarPlacementAllowsExternalIntegration: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }
  /// The item that stands for the search bar in a toolbar: an empty item, always the same one.
  public var searchBarPlacementBarButtonItem: BarButtonItem {
    let item = kept(or: BarButtonItem())
    keep(item)
    return item
  }
  /// The line below the title. Kept without effect.
  public var subtitle: String? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
  /// The title when it is large. Kept without effect.
  public var largeTitle: String? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
  /// The line below the large title. Kept without effect.
  public var largeSubtitle: String? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
  /// The view below the title. Kept without effect.
  public var subtitleView: View? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
  /// The view below the large title. Kept without effect.
  public var largeSubtitleView: View? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
  /// Whether the search bar may move to the toolbar. Kept without effect.
  public var searchBarPlacementAllowsToolbarIntegration: Bool {
    get { kept(or: true) }
    set { keep(newValue) }
  }
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
  /// The object that renames the document. Not owned. Kept without effect.
  public var renameDelegate: (any NavigationItemRenameDelegate)? {
    get { keptWeakly((any NavigationItemRenameDelegate).self) }
    set { keepWeakly(newValue) }
  }
}

extension BarItem {
  /// The large image for large text sizes. Kept without effect.
  public var largeContentSizeImage: Image? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
  /// The insets of the image on a phone in landscape. Kept without effect.
  public var landscapeImagePhoneInsets: EdgeInsets {
    get { kept(or: .zero) }
    set { keep(newValue) }
  }
  /// The insets of the large image. Kept without effect.
  public var largeContentSizeImageInsets: EdgeInsets {
    get { kept(or: .zero) }
    set { keep(newValue) }
  }
}

extension BarButtonItem {
  /// Whether the glass behind the item is hidden. Kept without effect.
  public var hidesSharedBackground: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }
  /// Whether the item shares the glass of its neighbours. Kept without effect.
  public var sharesBackground: Bool {
    get { kept(or: true) }
    set { keep(newValue) }
  }
  /// The identifier of the item. Kept without effect.
  public var identifier: String? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
  /// Whether symbols are animated. Kept without effect.
  public var isSymbolAnimationEnabled: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }
  /// The element for a menu. Kept without effect.
  public var menuRepresentation: MenuElement? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
  /// The text shown beside the pointer. Kept without effect.
  public var toolTip: String? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
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
  /// A mark over an item. Counterpart: `UIBarButtonItem.Badge`.
  ///
  /// Coverage: simulated.
  public struct Badge: Hashable, Sendable {
    /// The text of the mark; `nil` for a dot.
    public let stringValue: String?

    /// Returns a mark with a number.
    public static func count(_ count: Int) -> Badge { Badge(stringValue: "\(count)") }
    /// Returns a mark with a text.
    public static func string(_ string: String) -> Badge { Badge(stringValue: string) }
    /// Returns a dot.
    public static func indicator() -> Badge { Badge(stringValue: nil) }
  }

  /// The mark over the item. Kept without effect.
  public var badge: Badge? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
}

extension TabBarItem {
  /// Whether dragged items open the tab. Kept without effect.
  public var isSpringLoaded: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }
  /// Sets the text attributes of the badge. Kept without effect.
  public func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: Control.State
  ) {
    keep(textAttributes, "badge \(state.rawValue)")
  }
  /// Returns the text attributes of the badge.
  public func badgeTextAttributes(for state: Control.State) -> [NSAttributedString.Key: Any]? {
    kept(or: nil, "badge \(state.rawValue)")
  }
}

extension BarButtonItem.Style {
  /// The button of the most important action.
  public static var prominent: Self { .done }
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
