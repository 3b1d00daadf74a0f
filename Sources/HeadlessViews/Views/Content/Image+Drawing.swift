import Foundation

// How a picture is to be drawn. There are no pixels, so each of these is kept as data.

extension Image {
  /// Whether a picture is drawn as it is, or as a stencil in the tint colour.
  ///
  /// Counterpart: `UIImage.RenderingMode`.
  public enum RenderingMode: Int, Hashable, Sendable {
    /// As the place has it.
    case automatic
    /// As it is.
    case alwaysOriginal
    /// As a stencil.
    case alwaysTemplate
  }

  /// Which way up a picture is.
  ///
  /// Counterpart: `UIImage.Orientation`.
  public enum Orientation: Int, Hashable, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// How the middle of a picture fills more room.
  ///
  /// Counterpart: `UIImage.ResizingMode`.
  public enum ResizingMode: Int, Hashable, Sendable {
    case tile, stretch
  }

  /// Whether the picture is drawn as it is, or as a stencil.
  public var renderingMode: RenderingMode { look.renderingMode }
  /// The same picture, drawn as it is or as a stencil.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> Image {
    looking { $0.renderingMode = renderingMode }
  }

  /// The colour that the picture was given, if it was.
  ///
  /// UIKit keeps that to itself; a test asks for it here.
  public var tintColor: Color? { look.tint }
  /// The same picture in a colour.
  public func withTintColor(_ color: Color) -> Image { looking { $0.tint = color } }
  /// The same picture in a colour, drawn as it is or as a stencil.
  public func withTintColor(_ color: Color, renderingMode: RenderingMode) -> Image {
    looking {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// Which way up the picture is.
  public var imageOrientation: Orientation { look.orientation }
  /// The same picture, mirrored from left to right.
  public func withHorizontallyFlippedOrientation() -> Image {
    looking { $0.orientation = $0.orientation.mirrored }
  }
  /// Whether the picture is mirrored where reading goes from right to left.
  public var flipsForRightToLeftLayoutDirection: Bool { look.flipsForRightToLeft }
  /// The same picture, mirrored where reading goes from right to left.
  public func imageFlippedForRightToLeftLayoutDirection() -> Image {
    looking { $0.flipsForRightToLeft = true }
  }

  /// How far the edges reach in that keep their size, in points.
  public var capInsets: EdgeInsets { look.capInsets }
  /// How the middle fills more room.
  public var resizingMode: ResizingMode { look.resizingMode }
  /// The same picture, whose middle is repeated to fill more room.
  public func resizableImage(withCapInsets capInsets: EdgeInsets) -> Image {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }
  /// The same picture, whose middle fills more room.
  ///
  /// - Parameters:
  ///   - capInsets: How far the edges reach in that keep their size, in points.
  ///   - resizingMode: How the middle fills more room.
  public func resizableImage(
    withCapInsets capInsets: EdgeInsets, resizingMode: ResizingMode
  ) -> Image {
    looking { ($0.capInsets, $0.resizingMode) = (capInsets, resizingMode) }
  }
  /// How far the edges of what is aligned lie within the picture, in points.
  public var alignmentRectInsets: EdgeInsets { look.alignmentRectInsets }
  /// The same picture with other edges to align.
  public func withAlignmentRectInsets(_ alignmentInsets: EdgeInsets) -> Image {
    looking { $0.alignmentRectInsets = alignmentInsets }
  }

  /// The pictures of an animation, in order.
  public var images: [Image]? { look.frames }
  /// How long one round of the animation takes, in seconds.
  public var duration: TimeInterval { look.duration }
  /// An animation of pictures, as large as the first.
  ///
  /// - Parameters:
  ///   - images: The pictures. There must be one.
  ///   - duration: How long one round takes, in seconds; zero for a thirtieth for each picture.
  public class func animatedImage(with images: [Image], duration: TimeInterval) -> Image? {
    guard let first = images.first else { return nil }
    return first.looking {
      $0.frames = images
      $0.duration = duration == 0 ? TimeInterval(images.count) / 30 : duration
    }
  }

  /// The picture itself: nothing is decoded.
  public func preparingForDisplay() -> Image? { self }
  /// Hands the picture over at once: nothing is decoded.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (Image?) -> Void) {
    completionHandler(self)
  }
  /// The picture itself: nothing is decoded.
  public func byPreparingForDisplay() async -> Image? { self }
  /// The same picture in another size, in points.
  public func preparingThumbnail(of size: CGSize) -> Image? { resized(to: size) }
  /// The same picture in another size, in points.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> Image? { resized(to: size) }
  /// Hands the same picture over in another size, in points, at once.
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (Image?) -> Void
  ) { completionHandler(resized(to: size)) }

  private func resized(to size: CGSize) -> Image {
    Image(name: name, size: size, scale: scale, data: pngData(), look: look)
  }
}

extension Image.Orientation {
  /// The same way up, seen in a mirror.
  fileprivate var mirrored: Self {
    Self(rawValue: (rawValue + 4) % 8) ?? .up
  }
}
