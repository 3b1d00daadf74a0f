import Foundation
import HeadlessViews

extension Font {
  /// Returns a font whose characters are half as wide as it is large, so that the figures of a test
  /// are easy to follow. Its lines are as high as the system font's.
  public static func halfEm(ofSize size: CGFloat) -> Font {
    Font(
      name: "HalfEm", size: size, weight: .regular, face: FontWidths([:], others: 0.5).face)
  }
}
