import Foundation
import HeadlessViews

extension Label {
  /// The text as it is drawn in the label's bounds: shrunk, then cut off or shortened with an
  /// ellipsis; the whole text while the label has no size.
  package var drawnText: String? {
    guard let content, !content.isEmpty else { return nil }
    guard bounds.width > 0, let font else { return content.string }
    let layout = TextLayout(
      content, font: font, width: bounds.width, mode: lineBreakMode, scale: drawnScale)
    return layout.shownText(lines: numberOfLines, height: bounds.height)
  }

  /// The factor by which the text shrinks so that it fits in the label's bounds: 1 if it need not or
  /// must not.
  package var drawnScale: CGFloat {
    guard adjustsFontSizeToFitWidth, bounds.width > 0, let content, !content.isEmpty, let font
    else { return 1 }
    return TextLayout.scale(
      content, font: font, in: bounds.size, lines: numberOfLines, least: minimumScaleFactor)
  }
}
