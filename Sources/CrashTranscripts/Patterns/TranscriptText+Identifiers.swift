// Identifiers as they were pasted.

extension TranscriptText {
  /// The text of an identifier: as it was pasted, if nothing dresses it; else undressed.
  func identifier(in range: Range<Int>) -> String {
    let source = source(from: range.lowerBound, to: range.upperBound)
    let isWrapped = !quotedBreaks.isDisjoint(with: range)
    return isWrapped || isDressed(source, range)
      ? plain(from: range.lowerBound, to: range.upperBound) : source
  }

  /// Whether a piece of the pasted text means something else than it says.
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

  /// The text of an identifier in an array, without the quotes that an array puts around what is
  /// not all letters and digits. (crash families E2)
  func arrayElement(in range: Range<Int>) -> String {
    let source = source(from: range.lowerBound, to: range.upperBound)
    if let element = ArrayElement(source) { return element.text }
    let text = identifier(in: range)
    guard text.first == "\"" else { return text }
    let isClosed = text.count > 1 && text.last == "\""
    return String(isClosed ? text.dropFirst().dropLast() : text.dropFirst())
  }

  /// The quotation mark that closes the one at the position, before the line ends; `nil` if none
  /// stands at the position, or if none closes it.
  ///
  /// What stands in quotes has its quotation marks and line breaks escaped.
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

  /// Whether the line break that a glyph stands for is one in the pasted text, and no escape.
  private func breaksLine(at position: Int) -> Bool {
    source.utf8.dropFirst(starts[position]).prefix(ends[position] - starts[position])
      .contains(UInt8(ascii: "\n"))
  }

  /// How many glyphs of an ellipsis stand at the position; `nil` if none does.
  func ellipsis(at position: Int) -> Int? {
    starts("...", at: position) ? 3 : starts("…", at: position) ? 1 : nil
  }
}

/// A text within quotes as Objective-C prints it in an array.
private struct ArrayElement {
  /// The text without quotes and escapes.
  private(set) var text = ""

  /// Creates an element from what is printed; `nil` if that is no whole text in quotes.
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
