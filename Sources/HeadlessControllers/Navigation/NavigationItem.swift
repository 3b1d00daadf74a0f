import Foundation
@_spi(Hooks) import HeadlessControls
@_spi(Hooks) import HeadlessViews

/// The title and buttons that a navigation bar shows for a screen.
///
/// Counterpart: `UINavigationItem`.
///
/// Coverage: simulated. Kept without effect: `backButtonDisplayMode`, `compactAppearance`,
/// `compactScrollEdgeAppearance`, `hidesSearchBarWhenScrolling`, `preferredSearchBarPlacement`,
/// `prompt`, `scrollEdgeAppearance`, `standardAppearance`, `style`, `titleMenuProvider`.
@preconcurrency @MainActor
open class NavigationItem: AccessibleObject {
  /// The condition for showing a large title.
  ///
  /// Counterpart: `UINavigationItem.LargeTitleDisplayMode`.
  public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
    /// The same as on the screen below; large on the root screen.
    case automatic
    /// Large if the bar prefers large titles.
    case always
    /// Never large.
    case never
  }

  /// The text of the back button that leads to a screen.
  ///
  /// Counterpart: `UINavigationItem.BackButtonDisplayMode`.
  public enum BackButtonDisplayMode: Int, Hashable, Sendable {
    case `default`, generic, minimal
  }

  /// The position of a search bar.
  ///
  /// Counterpart: `UINavigationItem.SearchBarPlacement`.
  public enum SearchBarPlacement: Int, Hashable, Sendable {
    case automatic, inline, stacked, integrated, integratedCentered, integratedButton
  }

  /// The arrangement of the items.
  ///
  /// Counterpart: `UINavigationItem.ItemStyle`.
  public enum ItemStyle: Int, Hashable, Sendable {
    case navigator, browser, editor
  }

  weak var owner: ViewController?

  /// The title of the screen.
  open var title: String? { didSet { checkObservers() } }
  /// A line above the title.
  open var prompt: String?
  /// The title of the back button that leads to this screen.
  open var backButtonTitle: String?
  /// The action that a tap on the back button performs instead of popping this screen (behaviour
  /// 25.76).
  open var backAction: Action?
  /// The back button that leads to this screen.
  open var backBarButtonItem: BarButtonItem?
  /// The display mode of the back button that leads to this screen. Kept without effect.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// The preferred position of the search bar. Kept without effect.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  /// The arrangement of the items. Kept without effect.
  open var style = ItemStyle.navigator
  /// A closure that creates the title's menu from the system's suggestions. Kept without effect.
  open var titleMenuProvider: (([MenuElement]) -> Menu?)?
  /// Whether the back button is hidden.
  open var hidesBackButton = false
  /// Whether the items on the left are shown beside the back button instead of replacing it.
  open var leftItemsSupplementBackButton = false
  /// The view shown instead of the title.
  open var titleView: View? { didSet { contentDidChange() } }
  /// The condition for showing a large title.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { contentDidChange() }
  }
  /// The search controller of this screen.
  open var searchController: SearchController? {
    didSet { searchController?.attach(to: owner) }
  }
  /// The bar's appearance for this screen; `nil` for the bar's own.
  open var standardAppearance: NavigationBarAppearance?
  /// The bar's appearance in a compact height.
  open var compactAppearance: NavigationBarAppearance?
  /// The bar's appearance while the content is scrolled to its edge.
  open var scrollEdgeAppearance: NavigationBarAppearance?
  /// The bar's appearance in a compact height, while the content is scrolled to its edge.
  open var compactScrollEdgeAppearance: NavigationBarAppearance?
  /// Whether scrolling hides the search bar. Kept without effect.
  open var hidesSearchBarWhenScrolling = true

  /// The items on the left, the outermost first.
  open var leftBarButtonItems: [BarButtonItem]? { didSet { contentDidChange() } }
  /// The items on the right, the outermost first.
  open var rightBarButtonItems: [BarButtonItem]? { didSet { contentDidChange() } }

  /// The outermost item on the left.
  open var leftBarButtonItem: BarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The outermost item on the right.
  open var rightBarButtonItem: BarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Creates an item without a title (behaviour 25.41).
  public override convenience init() { self.init(title: "") }

  /// Creates an item.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Creates an item. Archives are not simulated.
  public required init?(coder: NSCoder) {
    super.init()
    (coder as? InterfaceCoder)?.decode(self)
  }

  /// Schedules a layout of the bars that may show the item.
  private func contentDidChange() {
    checkObservers()
    for stack in sequence(first: owner?.navigationController, next: { $0?.navigationController }) {
      guard let stack else { return }
      stack.viewIfLoaded?.setNeedsLayout()
    }
  }

  /// Sets the outermost item on the left.
  open func setLeftBarButton(_ item: BarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the items on the left.
  open func setLeftBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Sets the outermost item on the right.
  open func setRightBarButton(_ item: BarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  /// Sets the items on the right.
  open func setRightBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Hides or shows the back button.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
}
