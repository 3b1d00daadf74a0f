import Foundation
import HeadlessControls

extension LayoutManager {
  /// Whether parts of the text are not laid out: no.
  public var hasNonContiguousLayout: Bool { false }
  /// Invalidates the glyphs of a range: they are its characters, so its layout.
  public func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int,
    actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) {
    invalidateLayout(forCharacterRange: charRange, actualCharacterRange: actualCharacterRange)
  }
  /// Has no effect: glyphs are characters.
  public func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}
  /// Has no effect: glyphs are characters.
  public func ensureGlyphs(forCharacterRange charRange: NSRange) {}
  /// Lays the text out.
  public func ensureLayout(forCharacterRange charRange: NSRange) { layOut() }
  /// Lays the text out.
  public func ensureLayout(forGlyphRange glyphRange: NSRange) { layOut() }
  /// Lays the text out.
  public func ensureLayout(forBoundingRect bounds: CGRect, in container: TextContainer) { layOut() }
  /// Returns the glyphs of a line that are cut off: none is known.
  public func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    NSRange(location: NSNotFound, length: 0)
  }
  /// Returns the glyphs around one that have their own widths.
  public func rangeOfNominallySpacedGlyphs(containing glyphIndex: Int) -> NSRange {
    var range = NSRange(location: glyphIndex, length: 1)
    _ = lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: &range)
    return range
  }
  /// The used part of the line after the last one, in points: that of ``extraLineFragmentRect``.
  public var extraLineFragmentUsedRect: CGRect { extraLineFragmentRect }
  /// Returns the first character that is not laid out: the end.
  public func firstUnlaidCharacterIndex() -> Int { textStorage?.length ?? 0 }
  /// Returns the first glyph that is not laid out: the end.
  public func firstUnlaidGlyphIndex() -> Int { firstUnlaidCharacterIndex() }
  /// Attaches the layout manager to another text.
  public func replaceTextStorage(_ newTextStorage: TextStorage) { textStorage = newTextStorage }

  private func layOut() { textContainers.forEach(ensureLayout(for:)) }
}

extension TextStorage {
  /// Whether attributes are fixed when they are asked for: they never are.
  public var fixesAttributesLazily: Bool { true }
  /// Has no effect: attributes are not changed to fit the text.
  public func invalidateAttributes(in range: NSRange) {}
  /// Has no effect: attributes are not changed to fit the text.
  public func ensureAttributesAreFixed(in range: NSRange) {}
}

extension TextContainer {
  /// Whether lines are as wide as the container.
  public var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }
}

extension TextAttachment {
  /// The character of an attachment in text.
  public static let character: Int = 0xFFFC
}

extension TextView {
  /// Creates a text view.
  ///
  /// - Parameter usingTextLayoutManager: Whether newer text layout is used. It makes no difference.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
  }
}
