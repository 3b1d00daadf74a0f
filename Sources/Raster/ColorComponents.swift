import Foundation

/// Red, green, blue and opacity, each from 0 to 1.
package struct ColorComponents: Hashable, Sendable {
  package var red: CGFloat
  package var green: CGFloat
  package var blue: CGFloat
  package var alpha: CGFloat
  /// Whether the colour was created as a grey, which determines its description.
  package var isGrey: Bool

  package init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, isGrey: Bool = false) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    self.isGrey = isGrey
  }
}
