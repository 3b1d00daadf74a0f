import Foundation

/// A wheel that turns while something goes on. Nothing waits for it.
///
/// Counterpart: `UIActivityIndicatorView`.
///
/// Coverage: simulated. Kept without effect: `color`.
@preconcurrency @MainActor
open class ActivityIndicatorView: View {
  /// How large the wheel is.
  ///
  /// Counterpart: `UIActivityIndicatorView.Style`.
  public enum Style: Int, Hashable, Sendable {
    case medium = 100
    case large = 101
    /// Large and white. Long deprecated.
    public static let whiteLarge = Style.large
    /// White. Long deprecated.
    public static let white = Style.medium
    /// Grey. Long deprecated.
    public static let gray = Style.medium

    /// The size, in points.
    var size: CGSize {
      self == .medium ? CGSize(width: 20, height: 20) : CGSize(width: 37, height: 37)
    }
  }

  private var turns = false

  /// How large the wheel is.
  open var style = Style.medium { didSet { invalidateIntrinsicContentSize() } }
  /// Whether the view is hidden while the wheel stands still.
  open var hidesWhenStopped = true { didSet { updateHiding() } }
  /// The colour of the wheel.
  open var color: Color! = .gray
  /// Whether the wheel turns.
  open var isAnimating: Bool { turns }

  /// Creates a wheel that stands still.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    updateHiding()
  }

  /// Creates a wheel of a style, as large as that.
  public convenience init(style: Style) {
    self.init(frame: CGRect(origin: .zero, size: style.size))
    self.style = style
  }

  /// Creates a wheel. Archives are not simulated.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    updateHiding()
  }

  /// Turns the wheel, and shows it.
  open func startAnimating() {
    turns = true
    updateHiding()
  }

  /// Stops the wheel, and hides it if it is to be.
  open func stopAnimating() {
    turns = false
    updateHiding()
  }

  /// The size of the style.
  open override var intrinsicContentSize: CGSize { style.size }
  /// The size of the style.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

  private func updateHiding() {
    if hidesWhenStopped { isHidden = !turns }
  }

  // MARK: What accessibility says by default

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
}
