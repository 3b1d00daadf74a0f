import Foundation
@_spi(Hooks) import HeadlessViews

/// A fraction as a percentage, for accessibility values.
enum Percentage {
  /// Returns the part as a whole percentage, such as `40%`; `0%` of zero.
  static func text(_ part: Float, of whole: Float) -> String {
    whole > 0 ? "\(Int(nearest: CGFloat(part / whole * 100)))%" : "0%"
  }
}
