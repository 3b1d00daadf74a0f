import Foundation

/// A view of a picture.
///
/// UIKit's counterpart is `UIImageView`.
///
/// Coverage: simulated. Kept without effect: `adjustsImageSizeForAccessibilityContentSizeCategory`,
/// `animationDuration`, `animationRepeatCount`, `highlightedImage`, `preferredSymbolConfiguration`.
@preconcurrency @MainActor
open class ImageView: View {
  /// The picture.
  open var image: Image? {
    didSet { if image?.size != oldValue?.size { invalidateIntrinsicContentSize() } }
  }
  /// The picture while the view is highlighted.
  open var highlightedImage: Image?
  /// Whether the view is highlighted.
  open var isHighlighted = false
  /// What is asked of a symbol that the view shows.
  open var preferredSymbolConfiguration: Image.SymbolConfiguration?
  /// The pictures of an animation, in order. The view shows them to nobody.
  open var animationImages: [Image]?
  /// How long one round of the animation takes, in seconds; zero for a thirtieth for each picture.
  open var animationDuration: TimeInterval = 0
  /// How often the animation is shown; zero for without end.
  open var animationRepeatCount = 0
  /// Whether the animation is shown.
  public private(set) var isAnimating = false
  /// Whether the picture grows with very large text. It is kept.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  /// Creates a view of no picture.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view of a picture, as large as that.
  public init(image: Image?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// Creates a view of a picture, as large as that, and of another one for when it is highlighted.
  public convenience init(image: Image?, highlightedImage: Image?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  /// Creates a view of no picture. Archives are not simulated.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The size of the picture, if there is one.
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  /// The size of the picture, if there is one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    image?.size ?? super.sizeThatFits(size)
  }

  /// Shows the animation of ``animationImages``, or of the picture; without one nothing comes of
  /// it.
  open func startAnimating() {
    isAnimating = !(animationImages ?? image?.images ?? []).isEmpty
  }

  /// Shows the animation no longer.
  open func stopAnimating() { isAnimating = false }

  // MARK: What accessibility says by default

  @_spi(Hooks) open override var defaultAccessibilityLabel: String? {
    image?.name
  }
  @_spi(Hooks) open override var defaultAccessibilityTraits: AccessibilityTraits {
    .image
  }
}
