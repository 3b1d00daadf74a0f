import Foundation

// The rendering attributes of an image. Nothing is rendered, so they are kept as data.

extension Image {
  /// Whether an image is rendered as is, or as a template in the tint colour.
  ///
  /// Counterpart: `UIImage.RenderingMode`.
  public enum RenderingMode: Int, Hashable, Sendable {
    /// Depending on the context.
    case automatic
    /// The image is drawn in its own colours.
    case alwaysOriginal
    /// The image is drawn as a template.
    case alwaysTemplate
  }

  /// The orientation of an image.
  ///
  /// Counterpart: `UIImage.Orientation`.
  public enum Orientation: Int, Hashable, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// The way in which the middle of an image is resized.
  ///
  /// Counterpart: `UIImage.ResizingMode`.
  public enum ResizingMode: Int, Hashable, Sendable {
    case tile, stretch
  }

  /// Whether the image is rendered as is, or as a template.
  public var renderingMode: RenderingMode { look.renderingMode }
  /// Returns the image with another rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> Image {
    looking { $0.renderingMode = renderingMode }
  }

  /// The tint colour that the image was given, if any.
  ///
  /// UIKit keeps it private; here it is available to tests.
  public var tintColor: Color? { look.tint }
  /// Returns the image with a tint colour.
  public func withTintColor(_ color: Color) -> Image { looking { $0.tint = color } }
  /// Returns the image with a tint colour and a rendering mode.
  public func withTintColor(_ color: Color, renderingMode: RenderingMode) -> Image {
    looking {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// The orientation of the image.
  public var imageOrientation: Orientation { look.orientation }
  /// Returns the image flipped horizontally.
  public func withHorizontallyFlippedOrientation() -> Image {
    looking { $0.orientation = $0.orientation.mirrored }
  }
  /// Whether the image is flipped in right-to-left layouts.
  public var flipsForRightToLeftLayoutDirection: Bool { look.flipsForRightToLeft }
  /// Returns the image, flipped in right-to-left layouts.
  public func imageFlippedForRightToLeftLayoutDirection() -> Image {
    looking { $0.flipsForRightToLeft = true }
  }

  /// The insets of the edges that are not resized, in points.
  public var capInsets: EdgeInsets { look.capInsets }
  /// The way in which the middle of the image is resized.
  public var resizingMode: ResizingMode { look.resizingMode }
  /// Returns the image with a middle that is tiled when resized.
  public func resizableImage(withCapInsets capInsets: EdgeInsets) -> Image {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }
  /// Returns the image with a resizable middle.
  ///
  /// - Parameters:
  ///   - capInsets: The insets of the edges that are not resized, in points.
  ///   - resizingMode: The way in which the middle is resized.
  public func resizableImage(
    withCapInsets capInsets: EdgeInsets, resizingMode: ResizingMode
  ) -> Image {
    looking { ($0.capInsets, $0.resizingMode) = (capInsets, resizingMode) }
  }
  /// The insets of the alignment rectangle, in points.
  public var alignmentRectInsets: EdgeInsets { look.alignmentRectInsets }
  /// Returns the image with another alignment rectangle.
  public func withAlignmentRectInsets(_ alignmentInsets: EdgeInsets) -> Image {
    looking { $0.alignmentRectInsets = alignmentInsets }
  }

  /// The images of an animation, in order.
  public var images: [Image]? { look.frames }
  /// The duration of one cycle of the animation, in seconds.
  public var duration: TimeInterval { look.duration }
  /// Returns an animation of images, as large as the first.
  ///
  /// - Parameters:
  ///   - images: The images. There must be at least one.
  ///   - duration: The duration of one cycle, in seconds; zero for 1/30 s per image.
  public class func animatedImage(with images: [Image], duration: TimeInterval) -> Image? {
    guard let first = images.first else { return nil }
    return first.looking {
      $0.frames = images
      $0.duration = duration == 0 ? TimeInterval(images.count) / 30 : duration
    }
  }

  /// Returns the image itself: nothing is decoded.
  public func preparingForDisplay() -> Image? { self }
  /// Passes the image itself to the handler immediately: nothing is decoded.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (Image?) -> Void) {
    completionHandler(self)
  }
  /// Returns the image itself: nothing is decoded.
  public func byPreparingForDisplay() async -> Image? { self }
  /// Returns the image in another size, in points.
  public func preparingThumbnail(of size: CGSize) -> Image? { resized(to: size) }
  /// Returns the image in another size, in points.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> Image? { resized(to: size) }
  /// Passes the image in another size, in points, to the handler immediately.
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (Image?) -> Void
  ) { completionHandler(resized(to: size)) }

  private func resized(to size: CGSize) -> Image {
    Image(name: name, size: size, scale: scale, content: content, look: look)
  }
}

extension Image.Orientation {
  /// The mirrored orientation.
  fileprivate var mirrored: Self {
    Self(rawValue: (rawValue + 4) % 8) ?? .up
  }
}
