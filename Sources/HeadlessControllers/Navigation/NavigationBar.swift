import Foundation
@_spi(Hooks) import HeadlessControls
@_spi(Hooks) import HeadlessViews
import ListCore

/// The bar above a navigation stack. Its titles and buttons are data; title views and custom views of
/// its items are its subviews.
///
/// Counterpart: `UINavigationBar`.
///
/// Coverage: simulated. Kept without effect: `backIndicatorImage`,
/// `backIndicatorTransitionMaskImage`, `barStyle`, `barTintColor`, `isTranslucent`,
/// `largeTitleTextAttributes`, `setBackgroundImage(_:for:)`, `shadowImage`, `titleTextAttributes`.
@preconcurrency @MainActor
open class NavigationBar: View, BarPositioning {
  /// The height of a bar, in points.
  nonisolated public static let height: CGFloat = 44
  /// The height of a bar with a large title, in points.
  nonisolated public static let largeTitleHeight: CGFloat = 96

  package weak var stack: NavigationController?

  /// The item whose title and buttons a search hides.
  weak var searchedItem: NavigationItem?

  private var ownItems: [NavigationItem]?
  /// The navigation items of the screens on the stack, the root screen's first. Setting those of a
  /// navigation controller's bar raises UIKit's exception.
  open var items: [NavigationItem]? {
    get {
      guard let stack else { return ownItems }
      return stack.viewControllers.flatMap { screen -> [NavigationItem] in
        (screen as? NavigationController)?.navigationBar.items ?? [screen.navigationItem]
      }
    }
    set {
      if stack != nil { ViewMisuse.controlledNavigationBar.raise() } else { ownItems = newValue }
    }
  }
  /// The item that the bar shows.
  open var topItem: NavigationItem? { items?.last }
  /// The item of the screen that the back button leads to.
  open var backItem: NavigationItem? { items?.dropLast().last }
  /// Whether the bar shows large titles for screens that do not specify otherwise.
  open var prefersLargeTitles = false { didSet { stack?.viewIfLoaded?.setNeedsLayout() } }
  /// Whether the bar is hidden. A bar that an app hides gives its room to the screen.
  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { superview?.setNeedsLayout() } }
  }
  /// Whether the bar is translucent.
  open var isTranslucent = true
  /// The colour behind the items.
  open var barTintColor: Color?
  /// The bar's style.
  open var barStyle = BarStyle.default
  /// The text attributes of the title. Kept without effect.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The text attributes of the large title. Kept without effect.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The image of the bar's shadow. Kept without effect.
  open var shadowImage: Image?
  /// The image of the back button's indicator. Kept without effect.
  open var backIndicatorImage: Image?
  /// The image that masks the title during a transition. Kept without effect.
  open var backIndicatorTransitionMaskImage: Image?
  private var background: Image?
  private var itemViews = BarViews()

  /// Any width, and the height of a bar with a title. (behaviour 16.4)
  open override var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: 44)
  }

  /// Lays out the title view and the custom views of the items.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let layout = BarLayout(self)
    var places = layout.items.compactMap { item, frame in
      item.customView.map { (view: $0, frame: frame) }
    }
    if let view = topItem?.titleView { places.append((view, layout.title)) }
    itemViews.show(places, in: self)
  }

  /// Sets the background image. Kept without effect, the same for all bar metrics.
  open func setBackgroundImage(_ backgroundImage: Image?, for barMetrics: BarMetrics) {
    background = backgroundImage
  }
  /// Returns the background image.
  open func backgroundImage(for barMetrics: BarMetrics) -> Image? { background }

  private weak var ownDelegate: (any NavigationBarDelegate)?
  /// The delegate: of a bar in a navigation controller, the controller if it adopts the protocol.
  /// Setting that raises UIKit's exception. Not owned.
  open var delegate: (any NavigationBarDelegate)? {
    get { stack == nil ? ownDelegate : stack as? any NavigationBarDelegate }
    set {  // behaviour 25.56
      guard stack == nil else { return ControllerFault.controlledNavigationBarDelegate.deliver() }
      ownDelegate = newValue
    }
  }
  /// The position of the bar, as the delegate says.
  open var barPosition: BarPosition { delegate?.position(for: self) ?? .top }
  /// Pushes an item onto a bar outside a navigation controller, if the delegate agrees.
  open func pushItem(_ item: NavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    items = (items ?? []) + [item]
    delegate?.navigationBar(self, didPush: item)
  }
  /// Pops the top item of a bar outside a navigation controller, if the delegate agrees.
  @discardableResult
  open func popItem(animated: Bool) -> NavigationItem? {
    guard let item = topItem, delegate?.navigationBar(self, shouldPop: item) ?? true else {
      return nil
    }
    items = items?.dropLast()
    delegate?.navigationBar(self, didPop: item)
    return item
  }
  /// Sets the items of a bar outside a navigation controller.
  open func setItems(_ items: [NavigationItem]?, animated: Bool) { self.items = items }

  /// The title that the bar shows.
  public var shownTitle: String? { topItem?.title }
  /// Whether the bar shows a large title.
  public var showsLargeTitle: Bool {
    guard prefersLargeTitles else { return false }
    for item in (items ?? []).reversed() {
      switch item.largeTitleDisplayMode {
      case .always: return true
      case .never: return false
      case .automatic: continue
      }
    }
    return true
  }

  package var shownItems: [BarButtonItem] {
    ((topItem?.leftBarButtonItems ?? []) + (topItem?.rightBarButtonItems ?? []))
      .filter { !$0.isHidden }
  }

  // MARK: Appearances

  /// The bar's appearance.
  open var standardAppearance: NavigationBarAppearance {
    get { appearances.standard as? NavigationBarAppearance ?? NavigationBarAppearance() }
    set { appearances.standard = newValue }
  }
  /// The bar's appearance in a compact height.
  open var compactAppearance: NavigationBarAppearance? {
    get { appearances.compact as? NavigationBarAppearance }
    set { appearances.compact = newValue }
  }
  /// The bar's appearance while the content is scrolled to its edge.
  open var scrollEdgeAppearance: NavigationBarAppearance? {
    get { appearances.scrollEdge as? NavigationBarAppearance }
    set { appearances.scrollEdge = newValue }
  }
  /// The bar's appearance in a compact height, while the content is scrolled to its edge.
  open var compactScrollEdgeAppearance: NavigationBarAppearance? {
    get { appearances.compactScrollEdge as? NavigationBarAppearance }
    set { appearances.compactScrollEdge = newValue }
  }

  @_spi(Hooks) open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + AppearanceProperty.ofNavigationBars
  }
}
