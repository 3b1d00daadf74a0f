import Foundation

/// The whole pixels that frames of a layout are put on.
struct PixelGrid: Hashable {
  /// The number of pixels in a point; 0 where there are no pixels to keep to.
  var scale: CGFloat = 0

  /// How far from a pixel a number may be and still count as on it, in pixels: three times a third
  /// of a width, written with six digits, is that width.
  private static let tolerance: CGFloat = 0.01
}

extension PixelGrid {
  /// The largest number of whole pixels that is not more than a length.
  func down(_ length: CGFloat) -> CGFloat {
    scale > 0 ? (length * scale + Self.tolerance).rounded(.down) / scale : length
  }

  /// The least number of whole pixels that is not less than a length.
  func up(_ length: CGFloat) -> CGFloat {
    scale > 0 ? (length * scale - Self.tolerance).rounded(.up) / scale : length
  }

  /// A rectangle with its edges on the nearest pixels. Rectangles of one size stay of one size if
  /// that is made of whole pixels.
  func nearest(_ rect: CGRect) -> CGRect {
    guard scale > 0 else { return rect }
    func pixels(_ place: CGFloat) -> CGFloat { (place * scale).rounded() }
    // Sizes are made of whole numbers, so that equal ones are equal.
    return CGRect(
      x: pixels(rect.minX) / scale, y: pixels(rect.minY) / scale,
      width: (pixels(rect.maxX) - pixels(rect.minX)) / scale,
      height: (pixels(rect.maxY) - pixels(rect.minY)) / scale)
  }
}
