import Foundation

extension TextLayout {
  /// Returns the largest factor of the fonts with which a text fits in a size; the smallest one
  /// allowed if it fits with none.
  ///
  /// - Parameters:
  ///   - content: The text.
  ///   - font: The font of characters without one of their own.
  ///   - size: The size, in points. The height matters only if the text has more than one line.
  ///   - most: The number of lines; zero for any.
  ///   - least: The smallest factor.
  package static func scale(
    _ content: TextContent, font: Font, in size: CGSize, lines most: Int, least: CGFloat
  ) -> CGFloat {
    func fits(_ scale: CGFloat) -> Bool {
      let layout = TextLayout(
        content, font: font, width: most == 1 ? .greatestFiniteMagnitude : size.width,
        scale: scale)
      let text = layout.size()
      guard text.width <= size.width + tolerance else { return false }
      guard most != 1 else { return true }
      return (most == 0 || layout.lines.count <= most) && text.height <= size.height + tolerance
    }
    guard least < 1, !fits(1) else { return 1 }
    var (low, high) = (max(least, smallestScale), CGFloat(1))
    guard fits(low) else { return low }
    while high - low > precision {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return low
  }

  private static let precision: CGFloat = 0.001
  /// The smallest factor of a text that may become as small as it needs.
  private static let smallestScale: CGFloat = 0.05
}
