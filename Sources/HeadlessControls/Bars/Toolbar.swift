import Foundation
@_spi(Hooks) import HeadlessViews

/// The bar below a navigation stack. Its buttons are data; custom views of its items are its subviews.
///
/// Counterpart: `UIToolbar`.
///
/// Coverage: simulated. Kept without effect: `barStyle`, `barTintColor`, `isTranslucent`,
/// `setBackgroundImage(_:forToolbarPosition:barMetrics:)`, `setShadowImage(_:forToolbarPosition:)`.
@preconcurrency @MainActor
open class Toolbar: View, BarPositioning {
  /// The height of a toolbar, in points.
  nonisolated public static let height: CGFloat = 44
  /// The height of a toolbar in compact height, in points.
  nonisolated static let compactHeight: CGFloat = 32

  package weak var stack: (any ToolbarOwner)?
  private var ownItems: [BarButtonItem]?

  /// The items, from left to right. In a navigation controller, they are the top screen's.
  open var items: [BarButtonItem]? {
    get { stack?.shownToolbarItems ?? ownItems }
    set {
      ownItems = newValue
      setNeedsLayout()
    }
  }
  /// The delegate of the bar. Not owned.
  open weak var delegate: (any ToolbarDelegate)?
  /// The position of the bar, as the delegate says.
  open var barPosition: BarPosition { delegate?.position(for: self) ?? .bottom }
  private var itemViews = BarViews()

  /// Lays out the custom views of the items.
  open override func layoutSubviews() {
    super.layoutSubviews()
    itemViews.show(
      BarLayout(self).items.compactMap { item, frame in
        item.customView.map { (view: $0, frame: frame) }
      }, in: self)
  }

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

  // MARK: Appearances

  /// The bar's appearance.
  open var standardAppearance: ToolbarAppearance {
    get { appearances.standard as? ToolbarAppearance ?? ToolbarAppearance() }
    set { appearances.standard = newValue }
  }
  /// The bar's appearance in a compact height.
  open var compactAppearance: ToolbarAppearance? {
    get { appearances.compact as? ToolbarAppearance }
    set { appearances.compact = newValue }
  }
  /// The bar's appearance while the content is scrolled to its edge.
  open var scrollEdgeAppearance: ToolbarAppearance? {
    get { appearances.scrollEdge as? ToolbarAppearance }
    set { appearances.scrollEdge = newValue }
  }
  /// The bar's appearance in a compact height, while the content is scrolled to its edge.
  open var compactScrollEdgeAppearance: ToolbarAppearance? {
    get { appearances.compactScrollEdge as? ToolbarAppearance }
    set { appearances.compactScrollEdge = newValue }
  }

  @_spi(Hooks) open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + AppearanceProperty.ofToolbars
  }
}
