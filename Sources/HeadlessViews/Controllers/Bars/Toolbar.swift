import Foundation

/// The bar below a navigation stack. Its contents are data and are not drawn.
///
/// Counterpart: `UIToolbar`.
///
/// Coverage: simulated. Kept without effect: `barStyle`, `barTintColor`, `isTranslucent`,
/// `setBackgroundImage(_:forToolbarPosition:barMetrics:)`, `setShadowImage(_:forToolbarPosition:)`.
@preconcurrency @MainActor
open class Toolbar: View {
  /// The height of a toolbar, in points.
  nonisolated public static let height: CGFloat = 44
  /// The height of a toolbar in compact height, in points.
  nonisolated static let compactHeight: CGFloat = 32

  package weak var stack: NavigationController?
  private var ownItems: [BarButtonItem]?

  /// The items, from left to right. In a navigation controller, they are the top screen's.
  open var items: [BarButtonItem]? {
    get { stack?.topViewController?.toolbarItems ?? ownItems }
    set { ownItems = newValue }
  }

  /// Whether the bar is translucent.
  open var isTranslucent = true
  /// The colour behind the items.
  open var barTintColor: Color?
  /// The bar's style.
  open var barStyle = BarStyle.default
  private var background: Image?
  private var shadow: Image?

  /// Sets the background image. Kept without effect, the same for all bar metrics.
  open func setBackgroundImage(
    _ backgroundImage: Image?, forToolbarPosition topOrBottom: BarPosition, barMetrics: BarMetrics
  ) { background = backgroundImage }
  /// Returns the background image.
  open func backgroundImage(
    forToolbarPosition topOrBottom: BarPosition, barMetrics: BarMetrics
  ) -> Image? { background }
  /// Sets the image of the bar's shadow. Kept without effect, the same for all positions.
  open func setShadowImage(
    _ shadowImage: Image?, forToolbarPosition topOrBottom: BarPosition
  ) { shadow = shadowImage }
  /// Returns the image of the bar's shadow.
  open func shadowImage(forToolbarPosition topOrBottom: BarPosition) -> Image? { shadow }

  /// The intrinsic size: the height of a toolbar, any width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: ownHeight)
  }
  /// Returns the proposed width and the height of a toolbar. Without a proposed width it is the
  /// superview's, or the screen's.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: barWidth(size.width), height: ownHeight)
  }

  /// The height with the toolbar's traits. (behaviour 16.4)
  private var ownHeight: CGFloat {
    traitCollection.verticalSizeClass == .compact ? Self.compactHeight : Self.height
  }

  package var shownItems: [BarButtonItem] { (items ?? []).filter { !$0.isHidden } }

  /// Sets the items.
  open func setItems(_ items: [BarButtonItem]?, animated: Bool) { self.items = items }
}
