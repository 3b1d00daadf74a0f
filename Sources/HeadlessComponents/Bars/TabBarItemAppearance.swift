import Foundation
import HeadlessControls
import HeadlessViews

/// The appearance of a tab in one state, as data.
///
/// Counterpart: `UITabBarItemStateAppearance`.
///
/// Coverage: simulated. Kept without effect: `badgeBackgroundColor`, `badgePositionAdjustment`,
/// `badgeTextAttributes`, `badgeTitlePositionAdjustment`, `iconColor`, `titlePositionAdjustment`,
/// `titleTextAttributes`.
@preconcurrency @MainActor
open class TabBarItemStateAppearance: NSObject {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title.
  open var titlePositionAdjustment = Offset.zero
  /// The colour of the icon.
  open var iconColor: Color?
  /// The offset of the badge.
  open var badgePositionAdjustment = Offset.zero
  /// The colour of the badge.
  open var badgeBackgroundColor: Color?
  /// The attributes of the badge's text.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the badge's text.
  open var badgeTitlePositionAdjustment = Offset.zero
}

/// The appearance of a tab, as data.
///
/// Counterpart: `UITabBarItemAppearance`.
///
/// Coverage: simulated. Kept without effect: `disabled`, `focused`, `normal`, `selected`.
@preconcurrency @MainActor
open class TabBarItemAppearance: NSObject {
  /// The style of a tab. Counterpart: `UITabBarItemAppearance.Style`.
  public enum Style: Int, Hashable, Sendable {
    case stacked, inline, compactInline
  }

  /// The appearance of a tab that is not selected.
  open private(set) var normal = TabBarItemStateAppearance()
  /// The appearance of the selected tab.
  open private(set) var selected = TabBarItemStateAppearance()
  /// The appearance of a disabled tab.
  open private(set) var disabled = TabBarItemStateAppearance()
  /// The appearance of a focused tab.
  open private(set) var focused = TabBarItemStateAppearance()

  /// Creates the default appearance.
  public override init() {
    super.init()
  }

  /// Creates the default appearance of a style.
  public convenience init(style: Style) {
    self.init()
  }

  /// Has no effect: the appearance is the default one.
  open func configureWithDefault(for style: Style) {}
}

extension TabBarAppearance {
  /// The appearance of tabs with the title below the icon. Kept without effect.
  public var stackedLayoutAppearance: TabBarItemAppearance {
    get { appearance() }
    set { keep(newValue) }
  }
  /// The appearance of tabs with the title beside the icon. Kept without effect.
  public var inlineLayoutAppearance: TabBarItemAppearance {
    get { appearance() }
    set { keep(newValue) }
  }
  /// The appearance of tabs in a compact height. Kept without effect.
  public var compactInlineLayoutAppearance: TabBarItemAppearance {
    get { appearance() }
    set { keep(newValue) }
  }
  /// The image behind the selected tab. Kept without effect.
  public var selectionIndicatorImage: Image? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
  /// The placement of stacked tabs. Kept without effect.
  public var stackedItemPositioning: TabBar.ItemPositioning {
    get { kept(or: .automatic) }
    set { keep(newValue) }
  }
  /// The space between stacked tabs, in points. Kept without effect.
  public var stackedItemSpacing: CGFloat {
    get { kept(or: 0) }
    set { keep(newValue) }
  }
  /// The width of a stacked tab, in points. Kept without effect.
  public var stackedItemWidth: CGFloat {
    get { kept(or: 0) }
    set { keep(newValue) }
  }

  private func appearance(_ name: String = #function) -> TabBarItemAppearance {
    let appearance = kept(or: TabBarItemAppearance(), name)
    keep(appearance, name)
    return appearance
  }
}
