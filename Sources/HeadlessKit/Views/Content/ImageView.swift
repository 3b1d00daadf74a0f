import Foundation

/// A view of a picture.
///
/// UIKit's counterpart is `UIImageView`.
@MainActor
open class ImageView: View {
  /// The picture.
  open var image: Image? {
    didSet { if image?.size != oldValue?.size { invalidateIntrinsicContentSize() } }
  }
  /// The picture while the view is highlighted.
  open var highlightedImage: Image?
  /// Whether the view is highlighted.
  open var isHighlighted = false

  /// Creates a view of no picture.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view of a picture, as large as that.
  public convenience init(image: Image?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
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
}
