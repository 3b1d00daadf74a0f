import Foundation
@_spi(Hooks) import HeadlessViews

extension LayoutManager {
  /// The number of glyphs: that of the UTF-16 code units.
  public var numberOfGlyphs: Int { textStorage?.length ?? 0 }
  /// The line after a final line break, in points.
  public var extraLineFragmentRect: CGRect {
    guard let last = lines.last, last.range.length == 0, numberOfGlyphs > 0 else { return .zero }
    return last.frame
  }
  /// Returns the part of a container that text covers, in points.
  public func usedRect(for container: TextContainer) -> CGRect {
    guard container === textContainers.first else { return .zero }
    return lines.reduce(CGRect.zero) { $0.union($1.used) }
  }

  /// Returns the glyphs in a container.
  public func glyphRange(for container: TextContainer) -> NSRange {
    guard container === textContainers.first, let last = lines.last else {
      return NSRange(location: 0, length: 0)
    }
    return NSRange(location: 0, length: NSMaxRange(last.range))
  }

  /// Returns the glyphs in a rectangle of a container.
  ///
  /// - Parameters:
  ///   - bounds: The rectangle, in points of the container.
  ///   - container: The container.
  public func glyphRange(
    forBoundingRect bounds: CGRect, in container: TextContainer
  ) -> NSRange {
    let found =
      container === textContainers.first ? lines.filter { $0.frame.intersects(bounds) } : []
    guard let first = found.first, let last = found.last else {
      return NSRange(location: 0, length: 0)
    }
    return NSRange(
      location: first.range.location, length: NSMaxRange(last.range) - first.range.location)
  }

  /// Returns the glyphs of characters: the same range.
  ///
  /// - Parameters:
  ///   - charRange: The characters, in UTF-16 code units.
  ///   - actualCharRange: Becomes the range.
  public func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) -> NSRange {
    actualCharRange?.pointee = charRange
    return charRange
  }

  /// Returns the characters of glyphs: the same range.
  ///
  /// - Parameters:
  ///   - glyphRange: The glyphs.
  ///   - actualGlyphRange: Becomes the range.
  public func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// Returns the character of a glyph: the same index.
  public func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// Returns the glyph of a character: the same index.
  public func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  /// Returns whether there is a glyph at an index.
  public func isValidGlyphIndex(_ glyphIndex: Int) -> Bool {
    (0..<numberOfGlyphs).contains(glyphIndex)
  }

  /// Returns the smallest rectangle around glyphs, in points of the container.
  ///
  /// - Parameters:
  ///   - glyphRange: The glyphs.
  ///   - container: The container.
  public func boundingRect(
    forGlyphRange glyphRange: NSRange, in container: TextContainer
  ) -> CGRect {
    var bounds: CGRect?
    enumerateEnclosingRects(
      forGlyphRange: glyphRange, withinSelectedGlyphRange: glyphRange, in: container
    ) { rect, _ in bounds = bounds?.union(rect) ?? rect }
    return bounds ?? .zero
  }

  /// Calls a closure with the rectangle around glyphs in each line.
  ///
  /// - Parameters:
  ///   - glyphRange: The glyphs.
  ///   - selectedRange: The selected glyphs; ignored here.
  ///   - textContainer: The container.
  ///   - block: Gets the rectangle, in points of the container. Setting its second argument ends
  ///     the enumeration.
  public func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: TextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard textContainer === textContainers.first else { return }
    var ends: ObjCBool = false
    for line in lines where !ends.boolValue {
      guard let part = line.overlap(with: glyphRange) else { continue }
      let left = line.edge(of: part.location)
      let right = line.edge(of: NSMaxRange(part))
      block(
        CGRect(
          x: textContainer.lineFragmentPadding + left, y: line.frame.minY, width: right - left,
          height: line.frame.height), &ends)
    }
  }

  /// Calls a closure with each line of glyphs.
  ///
  /// - Parameters:
  ///   - glyphRange: The glyphs.
  ///   - block: Gets the line and the part of it that text covers, in points, the container, and the
  ///     glyphs of the line. Setting its last argument ends the enumeration.
  public func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, TextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = textContainers.first else { return }
    var ends: ObjCBool = false
    for line in lines where !ends.boolValue && line.overlap(with: glyphRange) != nil {
      block(line.frame, line.used, container, line.range, &ends)
    }
  }

  /// Returns the line of a glyph, in points of the container.
  ///
  /// - Parameters:
  ///   - glyphIndex: The glyph.
  ///   - effectiveGlyphRange: Becomes the glyphs of the line.
  public func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let line = line(of: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = line.range
    return line.frame
  }

  /// Returns the part of a glyph's line that text covers, in points of the container.
  ///
  /// - Parameters:
  ///   - glyphIndex: The glyph.
  ///   - effectiveGlyphRange: Becomes the glyphs of the line.
  public func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let line = line(of: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = line.range
    return line.used
  }

  /// Returns the position of a glyph on its line's baseline, from the line's corner, in points.
  public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let line = line(of: glyphIndex), let container = textContainers.first else {
      return .zero
    }
    return CGPoint(
      x: container.lineFragmentPadding + line.edge(of: glyphIndex), y: line.ascent)
  }

  /// Returns the container of a glyph.
  ///
  /// - Parameters:
  ///   - glyphIndex: The glyph.
  ///   - effectiveGlyphRange: Becomes the glyphs in the container.
  public func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> TextContainer? {
    guard let container = textContainers.first, line(of: glyphIndex) != nil else { return nil }
    effectiveGlyphRange?.pointee = glyphRange(for: container)
    return container
  }

  /// Returns the glyph nearest to a point of a container.
  ///
  /// - Parameters:
  ///   - point: The point, in points.
  ///   - container: The container.
  ///   - partialFraction: Becomes the fraction of the glyph to the left of the point.
  public func glyphIndex(
    for point: CGPoint, in container: TextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>? = nil
  ) -> Int {
    partialFraction?.pointee = 0
    guard container === textContainers.first,
      let line = lines.first(where: { point.y < $0.frame.maxY }) ?? lines.last
    else { return 0 }
    let (index, fraction) = line.character(at: point.x - container.lineFragmentPadding)
    partialFraction?.pointee = fraction
    return index
  }

  /// Returns the character nearest to a point of a container.
  ///
  /// - Parameters:
  ///   - point: The point, in points.
  ///   - container: The container.
  ///   - partialFraction: Becomes the fraction of the character to the left of the point.
  public func characterIndex(
    for point: CGPoint, in container: TextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
  }

  private func line(of glyphIndex: Int) -> TextLine? {
    lines.first { NSLocationInRange(glyphIndex, $0.range) }
  }
}

extension TextLine {
  /// Returns the characters of the line that are in a range; of an empty range, its place.
  fileprivate func overlap(with other: NSRange) -> NSRange? {
    if other.length == 0 {
      return NSLocationInRange(other.location, range) ? other : nil
    }
    let part = NSIntersectionRange(range, other)
    return part.length > 0 ? part : nil
  }
}
