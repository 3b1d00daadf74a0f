import Foundation

/// The pixels to which the frames of a layout are aligned.
struct PixelGrid: Hashable {
  /// The number of pixels in a point; 0 if frames are not aligned.
  var scale: CGFloat = 0

  /// The maximum distance from a pixel, in pixels, at which a number counts as aligned: three
  /// thirds of a width with six digits add up to the width.
  private static let tolerance: CGFloat = 0.01
}

extension PixelGrid {
  /// Returns a length, rounded down to whole pixels.
  func down(_ length: CGFloat) -> CGFloat {
    scale > 0 ? (length * scale + Self.tolerance).rounded(.down) / scale : length
  }

  /// Returns a length, rounded up to whole pixels.
  func up(_ length: CGFloat) -> CGFloat {
    scale > 0 ? (length * scale - Self.tolerance).rounded(.up) / scale : length
  }

  /// Returns a rectangle with its origin and its size rounded to whole pixels. The size of a view
  /// therefore does not depend on its position.
  func nearest(_ rect: CGRect) -> CGRect {
    CGRect(
      x: nearest(rect.minX), y: nearest(rect.minY), width: nearest(rect.width),
      height: nearest(rect.height))
  }

  /// Returns a length, rounded to whole pixels. Half a pixel is rounded up, even if a sum is
  /// slightly inexact.
  private func nearest(_ length: CGFloat) -> CGFloat {
    scale > 0 ? (length * scale + 0.5 + Self.tolerance).rounded(.down) / scale : length
  }
}
