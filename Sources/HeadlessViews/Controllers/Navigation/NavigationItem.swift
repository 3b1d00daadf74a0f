import Foundation

/// What a navigation bar shows of a screen.
///
/// Counterpart: `UINavigationItem`.
///
/// Coverage: simulated. Kept without effect: `backButtonDisplayMode`, `compactAppearance`,
/// `compactScrollEdgeAppearance`, `hidesSearchBarWhenScrolling`, `preferredSearchBarPlacement`,
/// `prompt`, `scrollEdgeAppearance`, `standardAppearance`, `style`, `titleMenuProvider`.
@preconcurrency @MainActor
open class NavigationItem: NSObject {
  /// When a title is large.
  ///
  /// Counterpart: `UINavigationItem.LargeTitleDisplayMode`.
  public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
    /// As on the screen before; large on the first.
    case automatic
    /// Where the bar prefers large titles.
    case always
    /// On no account.
    case never
  }

  /// What the button says that leads back to a screen.
  ///
  /// Counterpart: `UINavigationItem.BackButtonDisplayMode`.
  public enum BackButtonDisplayMode: Int, Hashable, Sendable {
    case `default`, generic, minimal
  }

  /// Where a search bar stands.
  ///
  /// Counterpart: `UINavigationItem.SearchBarPlacement`.
  public enum SearchBarPlacement: Int, Hashable, Sendable {
    case automatic, inline, stacked
  }

  /// How the items are arranged.
  ///
  /// Counterpart: `UINavigationItem.ItemStyle`.
  public enum ItemStyle: Int, Hashable, Sendable {
    case navigator, browser, editor
  }

  weak var owner: ViewController?

  /// What the screen is called.
  open var title: String?
  /// A line above the title.
  open var prompt: String?
  /// What the button says that leads back to this screen.
  open var backButtonTitle: String?
  /// The button that leads back to this screen.
  open var backBarButtonItem: BarButtonItem?
  /// What the button says that leads back to this screen. It is kept.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// Where the search bar stands. It is kept.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  /// How the items are arranged. It is kept.
  open var style = ItemStyle.navigator
  /// What makes the menu of the title out of the system's suggestions. Nobody opens it.
  open var titleMenuProvider: (([MenuElement]) -> Menu?)?
  /// Whether the button that leads back is left out.
  open var hidesBackButton = false
  /// Whether items at the left stand beside the button that leads back, not in its place.
  open var leftItemsSupplementBackButton = false
  /// The view in the title's place.
  open var titleView: View?
  /// When the title is large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { owner?.navigationController?.viewIfLoaded?.setNeedsLayout() }
  }
  /// What searches this screen.
  open var searchController: SearchController? {
    didSet { searchController?.simulator(in: owner) }
  }
  /// How the bar looks for this screen; `nil` for as it always does.
  open var standardAppearance: NavigationBarAppearance?
  /// How the bar looks where there is little height.
  open var compactAppearance: NavigationBarAppearance?
  /// How the bar looks where nothing is scrolled below it.
  open var scrollEdgeAppearance: NavigationBarAppearance?
  /// How the bar looks where there is little height and nothing is scrolled below it.
  open var compactScrollEdgeAppearance: NavigationBarAppearance?
  /// Whether the search bar hides while the content is scrolled. It does not here.
  open var hidesSearchBarWhenScrolling = true

  /// The items at the left, the outermost first.
  open var leftBarButtonItems: [BarButtonItem]?
  /// The items at the right, the outermost first.
  open var rightBarButtonItems: [BarButtonItem]?

  /// The outermost item at the left.
  open var leftBarButtonItem: BarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The outermost item at the right.
  open var rightBarButtonItem: BarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Creates an item.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Creates an item. Archives are not simulated.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Sets the outermost item at the left.
  open func setLeftBarButton(_ item: BarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the items at the left.
  open func setLeftBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Sets the outermost item at the right.
  open func setRightBarButton(_ item: BarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  /// Sets the items at the right.
  open func setRightBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Shows or leaves out the button that leads back.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
}
