import Foundation
@_spi(Hooks) import HeadlessViews

/// A spinning indicator for a task in progress. It is not animated, so `Simulator.settle()` does
/// not wait for it.
///
/// Counterpart: `UIActivityIndicatorView`.
///
/// Coverage: simulated. Kept without effect: `color`.
@preconcurrency @MainActor
open class ActivityIndicatorView: View {
  /// The style of an activity indicator, which determines its size.
  ///
  /// Counterpart: `UIActivityIndicatorView.Style`.
  public enum Style: Int, Hashable, Sendable {
    case medium = 100
    case large = 101
    /// Large and white. Deprecated in UIKit.
    public static let whiteLarge = Style.large
    /// White. Deprecated in UIKit.
    public static let white = Style.medium
    /// Grey. Deprecated in UIKit.
    public static let gray = Style.medium

    /// The size, in points.
    var size: CGSize {
      self == .medium ? CGSize(width: 20, height: 20) : CGSize(width: 37, height: 37)
    }
  }

  private var turns = false

  /// The style of the indicator.
  open var style = Style.medium { didSet { invalidateIntrinsicContentSize() } }
  /// Whether the view is hidden while the indicator is not animating.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !turns } }
  /// The colour of the indicator.
  open var color: Color! = .gray
  /// Whether the indicator is animating.
  open var isAnimating: Bool { turns }

  /// Creates an indicator that is not animating.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    updateHiding()
  }

  /// Creates an indicator of a style, at the size of the style.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: style.size))
    isUserInteractionEnabled = false
    updateHiding()
  }

  /// Creates an indicator. Archives are not simulated.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    updateHiding()
    (coder as? InterfaceCoder)?.decode(self)
  }

  /// Starts the indicator and shows it.
  open func startAnimating() {
    turns = true
    updateHiding()
  }

  /// Stops the indicator, and hides it if ``hidesWhenStopped`` is set.
  open func stopAnimating() {
    turns = false
    updateHiding()
  }

  /// The size of the style.
  open override var intrinsicContentSize: CGSize { style.size }
  /// Returns the size of the style.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

  private func updateHiding() {
    if hidesWhenStopped { isHidden = !turns }
  }

  // MARK: Default accessibility

  @_spi(Hooks) open override var isAccessibilityElementByDefault: Bool { true }
  @_spi(Hooks) open override var defaultAccessibilityLabel: String? {
    isAnimating ? "In progress" : "Progress halted"
  }
  @_spi(Hooks) open override var defaultAccessibilityValue: String? {
    isAnimating ? "1" : "0"
  }
  @_spi(Hooks) open override var defaultAccessibilityTraits: AccessibilityTraits {
    .updatesFrequently
  }

  @_spi(Hooks) open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + AppearanceProperty.ofActivityIndicatorViews
  }
}
