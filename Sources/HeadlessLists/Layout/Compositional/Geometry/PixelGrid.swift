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

  /// A rectangle with its corner on the nearest pixel, and its size made of whole pixels. What a
  /// view is given as its size does not depend on where it is.
  func nearest(_ rect: CGRect) -> CGRect {
    CGRect(
      x: nearest(rect.minX), y: nearest(rect.minY), width: nearest(rect.width),
      height: nearest(rect.height))
  }

  /// The nearest number of whole pixels. Half a pixel goes up, also where the last digits of a sum
  /// are missing.
  private func nearest(_ length: CGFloat) -> CGFloat {
    scale > 0 ? (length * scale + 0.5 + Self.tolerance).rounded(.down) / scale : length
  }
}
