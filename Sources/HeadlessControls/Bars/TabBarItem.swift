import Foundation
@_spi(Hooks) import HeadlessViews

/// A tab on a tab bar.
///
/// Counterpart: `UITabBarItem`.
///
/// Coverage: simulated. Kept without effect: `badgeColor`, `scrollEdgeAppearance`, `selectedImage`,
/// `standardAppearance`, `titlePositionAdjustment`.
@preconcurrency @MainActor
open class TabBarItem: BarItem {
  /// The tabs that the system provides.
  ///
  /// Counterpart: `UITabBarItem.SystemItem`.
  public enum SystemItem: Int, Hashable, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed
  }

  /// The image while the tab is selected.
  open var selectedImage: Image?
  /// The text of the badge; `nil` for no badge.
  open var badgeValue: String?
  /// The colour of the badge.
  open var badgeColor: Color?
  /// The offset of the title. Kept without effect.
  open var titlePositionAdjustment = Offset.zero
  /// The appearance of the bar while the tab is selected. Kept without effect.
  open var standardAppearance: TabBarAppearance?
  /// The appearance of the bar while the tab is selected and the content is scrolled to its edge.
  /// Kept without effect.
  open var scrollEdgeAppearance: TabBarAppearance?
  /// The system item that the tab shows, if any.
  public package(set) var systemItem: SystemItem?

  /// Creates an empty tab.
  public override init() {
    super.init()
  }

  /// Creates a tab with a title and an image.
  public convenience init(title: String?, image: Image?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  /// Creates a tab with a title, an image, and another image while it is selected.
  public convenience init(title: String?, image: Image?, selectedImage: Image?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }

  /// Creates a tab that shows a system item.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    (self.systemItem, self.tag) = (systemItem, tag)
  }

  /// Creates a tab. Archives are not simulated.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The tab's name in messages.
  package var nameInMessages: String { title ?? systemItem?.spokenName ?? "(no title)" }

  // MARK: Default accessibility

  @_spi(Hooks) open override var isAccessibilityElementByDefault: Bool { true }
  @_spi(Hooks) open override var defaultAccessibilityLabel: String? {
    title ?? systemItem?.spokenName ?? image?.name
  }
  @_spi(Hooks) open override var defaultAccessibilityValue: String? {
    badgeValue
  }
  @_spi(Hooks) open override var defaultAccessibilityTraits: AccessibilityTraits {
    super.defaultAccessibilityTraits.union(.button)
  }
}

extension TabBarItem.SystemItem {
  /// The accessibility label of the system item.
  package var spokenName: String {
    switch self {
    case .more: "More"
    case .favorites: "Favorites"
    case .featured: "Featured"
    case .topRated: "Top Rated"
    case .recents: "Recents"
    case .contacts: "Contacts"
    case .history: "History"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .downloads: "Downloads"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    }
  }
}
