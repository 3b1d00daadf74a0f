import Foundation

/// The properties of a paragraph style that affect lines, in points.
///
/// The style's class is in a module above.
package protocol ParagraphMetrics {
  /// The space between lines.
  var lineSpacing: CGFloat { get }
  /// The space after the paragraph.
  var paragraphSpacing: CGFloat { get }
  /// The space before the paragraph.
  var paragraphSpacingBefore: CGFloat { get }
  /// The smallest height of a line; zero for none.
  var minimumLineHeight: CGFloat { get }
  /// The largest height of a line; zero for none.
  var maximumLineHeight: CGFloat { get }
  /// The factor of the height of lines; zero for none.
  var lineHeightMultiple: CGFloat { get }
  /// The indent of the first line.
  var firstLineHeadIndent: CGFloat { get }
  /// The indent of the other lines.
  var headIndent: CGFloat { get }
  /// The end of lines: from the leading edge, or from the trailing one if negative; zero for none.
  var tailIndent: CGFloat { get }
  /// The treatment of text that does not fit.
  var lineBreakMode: LineBreakMode { get }
  /// The alignment of the lines.
  var alignment: TextAlignment { get }
}

/// A part of a text with the same attributes (behaviour 25.42).
struct TextRun {
  /// The end of the run in the text.
  let end: String.Index
  let font: Font
  /// The additional space after each character, in points.
  var kern: CGFloat = 0
  var paragraph: (any ParagraphMetrics)?
  var attachment: CGRect?

  /// Returns the width of a character, in points.
  func width(of character: Character) -> CGFloat {
    if let attachment { return attachment.width + kern }
    let width = font.face.width(of: character, size: font.pointSize)
    return width == 0 ? 0 : width + kern
  }

  /// Returns by how much a character makes a line wider after another one, in points.
  func width(of character: Character, after last: Character?) -> CGFloat {
    let own = width(of: character)
    guard let last, attachment == nil else { return own }
    return own + font.face.kerning(between: last, character, size: font.pointSize)
  }

  /// The height above the baseline, in points.
  var ascent: CGFloat { max(font.ascender, attachment?.maxY ?? 0) }
  /// The depth below the baseline, in points.
  var descent: CGFloat { max(-font.descender, -(attachment?.minY ?? 0)) }

  /// Returns the runs of a text; characters without a font of their own have the given one.
  ///
  /// - Parameters:
  ///   - content: The text.
  ///   - font: The font of characters without one of their own.
  ///   - scale: The factor by which all fonts shrink.
  static func runs(of content: TextContent, in font: Font, scale: CGFloat = 1) -> [TextRun] {
    let string = content.string
    guard content.hasAttributes else {
      return [TextRun(end: string.endIndex, font: font.scaled(by: scale))]
    }
    let text = content.attributed
    var runs: [TextRun] = []
    var location = 0
    // Foundation on Linux enumerates the attributes of no subclass that keeps the text elsewhere.
    while location < text.length {
      var range = NSRange()
      let values = text.attributes(at: location, effectiveRange: &range)
      location = max(location + 1, NSMaxRange(range))
      let end = string.utf16.index(
        string.startIndex, offsetBy: location, limitedBy: string.endIndex)
      let own = (values[.font] as? Font ?? font).scaled(by: scale)
      let kern = Self.points(values[.tracking]) + Self.points(values[.kern])
      let attachment = (values[.attachment] as? any LineAttachment)?.boundsInLine
      runs.append(
        TextRun(
          end: end ?? string.endIndex, font: own, kern: kern,
          paragraph: values[.paragraphStyle] as? any ParagraphMetrics, attachment: attachment))
    }
    return runs
  }

  private static func points(_ value: Any?) -> CGFloat {
    (value as? CGFloat) ?? (value as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
  }
}

/// An object in place of a character in a line of text: an attachment, which a higher module
/// defines.
package protocol LineAttachment: AnyObject {
  /// The bounds relative to the baseline, in points.
  var boundsInLine: CGRect { get }
}

extension Font {
  fileprivate func scaled(by factor: CGFloat) -> Font {
    factor == 1 ? self : withSize(pointSize * factor)
  }
}
