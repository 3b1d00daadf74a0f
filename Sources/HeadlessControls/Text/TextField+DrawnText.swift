import Foundation
import HeadlessViews

extension TextField {
  /// Returns a text as it is drawn in the field: shrunk no further than ``minimumFontSize``, then
  /// shortened with an ellipsis. While it is edited it scrolls instead.
  ///
  /// - Parameter text: The field's text, its placeholder, or the bullets that hide a password.
  package func drawn(_ text: String) -> String {
    let width = textRect(forBounds: bounds).width
    guard !isEditing, width > 0, let font else { return text }
    let content = TextContent(text)
    let layout = TextLayout(
      content, font: font, width: width, mode: .byTruncatingTail,
      scale: drawnScale(of: content, font, width))
    return layout.shownText(lines: 1, height: font.lineHeight)
  }

  /// The factor by which the text shrinks so that it fits in the field.
  package var drawnScale: CGFloat {
    let width = textRect(forBounds: bounds).width
    guard let font, width > 0 else { return 1 }
    return drawnScale(of: hasText ? content : TextContent(placeholder ?? ""), font, width)
  }

  private func drawnScale(of text: TextContent, _ font: Font, _ width: CGFloat) -> CGFloat {
    guard adjustsFontSizeToFitWidth, font.pointSize > 0 else { return 1 }
    return TextLayout.scale(
      text, font: font, in: CGSize(width: width, height: 0), lines: 1,
      least: minimumFontSize / font.pointSize)
  }
}
