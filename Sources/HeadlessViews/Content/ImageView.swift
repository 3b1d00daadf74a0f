import Foundation

/// A view that shows an image.
///
/// Counterpart: `UIImageView`.
///
/// Coverage: simulated. Kept without effect: `adjustsImageSizeForAccessibilityContentSizeCategory`,
/// `animationDuration`, `animationRepeatCount`, `highlightedAnimationImages`,
/// `highlightedImage`.
@preconcurrency @MainActor
open class ImageView: View {
  /// The image.
  open var image: Image? {
    didSet { if size(of: image) != size(of: oldValue) { invalidateIntrinsicContentSize() } }
  }
  /// The image while the view is highlighted.
  open var highlightedImage: Image?
  /// Whether the view is highlighted.
  open var isHighlighted = false
  /// The configuration of a symbol in the view, as far as the symbol has none.
  open var preferredSymbolConfiguration: Image.SymbolConfiguration? {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The images of an animation, in order. Nothing is rendered.
  open var animationImages: [Image]?
  /// The images to animate while highlighted. Kept without effect.
  open var highlightedAnimationImages: [Image]?
  /// The duration of one cycle of the animation, in seconds; zero for 1/30 s per image.
  open var animationDuration: TimeInterval = 0
  /// The number of cycles; zero for no limit.
  open var animationRepeatCount = 0
  /// Whether the animation is running.
  open private(set) var isAnimating = false
  /// Whether the image grows with accessibility text sizes. Kept without effect.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  /// Creates a view without an image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view with an image, and the image's size.
  public init(image: Image?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// Creates a view with an image, the image's size, and another image for the highlighted state.
  public init(image: Image?, highlightedImage: Image?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// Creates a view without an image. Archives are not simulated.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @_spi(Hooks) open override func setUpForCoder() {
    super.setUpForCoder()
    isUserInteractionEnabled = false
  }

  /// The size of the image, if there is one; of a symbol of known proportions, with its line's height.
  open override var intrinsicContentSize: CGSize {
    guard var size = size(of: image) else { return super.intrinsicContentSize }
    size.height += symbolSpace
    return size
  }

  /// The space above and below a symbol of known proportions, which constraints include.
  open override var alignmentRectInsets: EdgeInsets {
    let space = symbolSpace
    return space == 0 ? .zero : EdgeInsets(top: -space / 2, left: 0, bottom: -space / 2, right: 0)
  }

  private var symbolSpace: CGFloat {
    image?.symbolSpace(preferring: preferredSymbolConfiguration) ?? 0
  }

  /// Returns the size of the image, if there is one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(of: image) ?? super.sizeThatFits(size)
  }

  private func size(of image: Image?) -> CGSize? {
    image?.size(preferring: preferredSymbolConfiguration)
  }

  /// Starts the animation of ``animationImages``, or of the image. No effect without an animation.
  open func startAnimating() {
    isAnimating = !(animationImages ?? image?.images ?? []).isEmpty
  }

  /// Stops the animation.
  open func stopAnimating() { isAnimating = false }

  // MARK: Accessibility defaults

  @_spi(Hooks) open override var defaultAccessibilityLabel: String? { image?.name }
  @_spi(Hooks) open override var defaultAccessibilityTraits: AccessibilityTraits { .image }
}
