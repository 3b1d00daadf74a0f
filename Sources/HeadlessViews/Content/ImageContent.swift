import Foundation
import Raster

/// The file of an image, or the pixels that were drawn, whose file is made when it is asked for.
///
/// Most drawn images are only shown: a screen has millions of pixels, and writing them takes longer
/// than drawing them.
final class ImageContent: @unchecked Sendable {
  /// The pixels, if the image was drawn.
  private let drawn: Bitmap?
  private let lock = NSLock()
  private var written: Data?

  /// Creates the content of a file.
  init(_ file: Data) {
    drawn = nil
    written = file
  }

  /// Creates the content of a drawing.
  init(_ drawn: Bitmap) {
    self.drawn = drawn
  }

  /// The file: PNG if the image was drawn.
  var file: Data {
    lock.withLock {
      if let written { return written }
      let file = drawn.map(PNG.file) ?? Data()
      written = file
      return file
    }
  }

  /// The pixels; `nil` for a file whose pixels are compressed.
  var bitmap: Bitmap? { drawn ?? PNG.bitmap(of: file) }

  /// Returns whether two images have the same pixels or the same file.
  static func areEqual(_ one: ImageContent?, _ other: ImageContent?) -> Bool {
    guard let one, let other else { return one === other }
    if one === other { return true }
    if let drawn = one.drawn, let otherDrawn = other.drawn { return drawn == otherDrawn }
    return one.file == other.file
  }
}

/// The rendering attributes of an image that a test can read.
struct ImageLook: Hashable, Sendable {
  /// Whether the image is a system symbol.
  var isSymbol = false
  /// The proportions of a symbol, if they are known.
  var proportions: CGSize?
  var configuration: Image.Configuration?
  var renderingMode = Image.RenderingMode.automatic
  var tint: Color?
  var orientation = Image.Orientation.up
  var flipsForRightToLeft = false
  var capInsets = EdgeInsets.zero
  var resizingMode = Image.ResizingMode.tile
  var alignmentRectInsets = EdgeInsets.zero
  var frames: [Image]?
  var duration: TimeInterval = 0

  func hash(into hasher: inout Hasher) {
    hasher.combine(isSymbol)
    hasher.combine(configuration)
    hasher.combine(renderingMode)
    hasher.combine(tint)
    hasher.combine(orientation)
    hasher.combine(duration)
  }
}
