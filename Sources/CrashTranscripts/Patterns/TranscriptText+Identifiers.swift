// Identifiers as pasted.

extension TranscriptText {
  /// Returns the text of an identifier: as pasted if nothing in it is encoded, otherwise decoded.
  func identifier(in range: Range<Int>) -> String {
    let source = source(from: range.lowerBound, to: range.upperBound)
    let isWrapped = !quotedBreaks.isDisjoint(with: range)
    return isWrapped || isDressed(source, range)
      ? plain(from: range.lowerBound, to: range.upperBound) : source
  }

  /// Returns whether a part of the pasted text is encoded.
  private func isDressed(_ source: String, _ range: Range<Int>) -> Bool {
    var position = range.lowerBound
    for scalar in source.unicodeScalars {
      switch TranscriptDecoder.token(for: scalar) {
      case .nothing:
        continue
      case .space, .lineBreak:
        if position > range.lowerBound, Gap.contains(glyphs[position - 1]) { continue }
        guard position < range.upperBound, Gap.contains(glyphs[position]) else { return true }
      case .glyph(let glyph):
        guard position < range.upperBound, glyphs[position] == glyph else { return true }
      }
      position += 1
    }
    return position != range.upperBound
  }

  /// Returns the text of an identifier in an array, without the quotation marks that an array
  /// prints around elements that are not purely alphanumeric. (crash families E2)
  func arrayElement(in range: Range<Int>) -> String {
    let source = source(from: range.lowerBound, to: range.upperBound)
    if let element = ArrayElement(source) { return element.text }
    let text = identifier(in: range)
    guard text.first == "\"" else { return text }
    let isClosed = text.count > 1 && text.last == "\""
    return String(isClosed ? text.dropFirst().dropLast() : text.dropFirst())
  }

  /// Returns the quotation mark that closes the one at the position before the line ends; `nil` if
  /// there is none at the position, or if none closes it.
  ///
  /// Quotation marks and line breaks inside a quotation are escaped.
  func endOfQuotation(from start: Int) -> Int? {
    guard self[start] == "\"" else { return nil }
    let isEscaped = escaped.contains(start)
    var position = start + 1
    while let glyph = self[position] {
      if glyph == Gap.line || glyph == Gap.paragraph, !isEscaped, breaksLine(at: position) {
        return nil
      }
      if glyph == "\"", escaped.contains(position) == isEscaped,
        self[position + 1].map({ Gap.contains($0) || $0 == "," || $0 == ")" }) ?? true
      {
        return position
      }
      position += 1
    }
    return nil
  }

  /// Returns whether a glyph represents an actual line break in the pasted text, not an escaped
  /// one.
  private func breaksLine(at position: Int) -> Bool {
    source.utf8.dropFirst(starts[position]).prefix(ends[position] - starts[position])
      .contains(UInt8(ascii: "\n"))
  }

  /// Returns the number of glyphs of the ellipsis at the position; `nil` if there is none.
  func ellipsis(at position: Int) -> Int? {
    starts("...", at: position) ? 3 : starts("…", at: position) ? 1 : nil
  }
}

/// A quoted text as Objective-C prints it in an array.
private struct ArrayElement {
  /// The text without quotation marks and escapes.
  private(set) var text = ""

  /// Creates an element from the printed text; `nil` if that is not a complete quoted text.
  init?(_ printed: String) {
    guard printed.count > 1, printed.first == "\"", printed.last == "\"" else { return nil }
    var units: [UInt16] = []
    var rest = Array(printed.utf16.dropFirst().dropLast())[...]
    while let unit = rest.popFirst() {
      guard unit == Self.backslash else {
        if unit == Self.quote { return nil }
        units.append(unit)
        continue
      }
      guard let escaped = rest.popFirst() else { return nil }
      switch Unicode.Scalar(escaped) {
      case "n": units.append(10)
      case "t": units.append(9)
      case "r": units.append(13)
      case "U", "u":
        guard let unit = UInt16(String(decoding: rest.prefix(4), as: UTF16.self), radix: 16) else {
          return nil
        }
        units.append(unit)
        rest = rest.dropFirst(4)
      default: units.append(escaped)
      }
    }
    text = String(decoding: units, as: UTF16.self)
  }

  private static let backslash: UInt16 = 0x5C
  private static let quote: UInt16 = 0x22
}
