import Foundation

/// The bar below a stack of screens. What it shows is data.
///
/// Counterpart: `UIToolbar`.
///
/// Coverage: simulated. Kept without effect: `barStyle`, `barTintColor`, `isTranslucent`,
/// `setBackgroundImage(_:forToolbarPosition:barMetrics:)`, `setShadowImage(_:forToolbarPosition:)`.
@preconcurrency @MainActor
open class Toolbar: View {
  /// The height of a toolbar, in points.
  nonisolated public static let height: CGFloat = 44

  package weak var stack: NavigationController?
  private var ownItems: [BarButtonItem]?

  /// The items, from left to right: in a navigation controller those of the screen on top.
  open var items: [BarButtonItem]? {
    get { stack?.topViewController?.toolbarItems ?? ownItems }
    set { ownItems = newValue }
  }

  /// Whether content shines through.
  open var isTranslucent = true
  /// The colour behind the items.
  open var barTintColor: Color?
  /// Whether the bar is light or dark.
  open var barStyle = BarStyle.default
  private var background: Image?
  private var shadow: Image?

  /// Sets the picture behind the bar. It is kept, the same for all bars.
  open func setBackgroundImage(
    _ backgroundImage: Image?, forToolbarPosition topOrBottom: BarPosition, barMetrics: BarMetrics
  ) { background = backgroundImage }
  /// The picture behind the bar.
  open func backgroundImage(
    forToolbarPosition topOrBottom: BarPosition, barMetrics: BarMetrics
  ) -> Image? { background }
  /// Sets the line above the bar. It is kept, the same for all bars.
  open func setShadowImage(
    _ shadowImage: Image?, forToolbarPosition topOrBottom: BarPosition
  ) { shadow = shadowImage }
  /// The line above the bar.
  open func shadowImage(forToolbarPosition topOrBottom: BarPosition) -> Image? { shadow }

  /// As wide as asked, as high as a toolbar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  package var shownItems: [BarButtonItem] { (items ?? []).filter { !$0.isHidden } }

  /// Sets the items.
  open func setItems(_ items: [BarButtonItem]?, animated: Bool) { self.items = items }
}
