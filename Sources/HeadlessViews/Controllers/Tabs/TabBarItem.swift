import Foundation

/// A tab on a tab bar.
///
/// Counterpart: `UITabBarItem`.
///
/// Coverage: simulated. Kept without effect: `badgeColor`, `selectedImage`,
/// `titlePositionAdjustment`.
@preconcurrency @MainActor
open class TabBarItem: BarItem {
  /// A tab that the system draws.
  ///
  /// Counterpart: `UITabBarItem.SystemItem`.
  public enum SystemItem: Int, Hashable, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed
  }

  /// The picture while the tab is selected.
  open var selectedImage: Image?
  /// What stands in the badge, if there is one.
  open var badgeValue: String?
  /// The colour of the badge.
  open var badgeColor: Color?
  /// How the title is moved. It is kept.
  open var titlePositionAdjustment = Offset.zero
  /// What the system was asked to draw, if it was.
  public internal(set) var systemItem: SystemItem?

  /// Creates a tab that shows nothing.
  public override init() {
    super.init()
  }

  /// Creates a tab.
  public convenience init(title: String?, image: Image?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  /// Creates a tab with another picture while it is selected.
  public convenience init(title: String?, image: Image?, selectedImage: Image?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }

  /// Creates a tab that the system draws.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    (self.systemItem, self.tag) = (systemItem, tag)
  }

  /// Creates a tab. Archives are not simulated.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// What messages call the tab.
  package var nameInMessages: String { title ?? systemItem.map { "\($0)" } ?? "(no title)" }

  // MARK: What accessibility says by default

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
