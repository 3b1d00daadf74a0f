import Foundation

/// The width of emoji, which the system's fonts take from a font of pictures (behaviour 24.4).
enum Emoji {
  /// Returns the width of an emoji, in thousandths of an em.
  ///
  /// Recorded labels have 1.37 em at 17 points, 1.38 em at 18 points and 1.11 em at 34 points. Between
  /// the last two the width is interpolated; beyond them it is constant: a guess.
  static func width(at size: CGFloat) -> CGFloat {
    let largeness = min(1, max(0, (size - small.size) / (large.size - small.size)))
    return small.width + (large.width - small.width) * largeness
  }

  private static let small = (size: CGFloat(18), width: CGFloat(1375))
  private static let large = (size: CGFloat(34), width: CGFloat(1110))
}

extension Character {
  /// Whether the character is shown as a picture.
  var isEmoji: Bool {
    let scalars = unicodeScalars
    let first = scalars[scalars.startIndex]
    let isAlone = scalars.index(after: scalars.startIndex) == scalars.endIndex
    if first.value < 0x2000, isAlone { return false }
    let properties = first.properties
    if properties.isEmojiPresentation { return !scalars.contains("\u{FE0E}") }
    return properties.isEmoji && !isAlone && scalars.contains { $0.isPictureSelector }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar turns the one before it into a picture: the variation selector, the keycap
  /// and the colours of skin.
  fileprivate var isPictureSelector: Bool {
    switch value {
    case 0xFE0F, 0x20E3, 0x1F3FB...0x1F3FF: true
    default: false
    }
  }
}
