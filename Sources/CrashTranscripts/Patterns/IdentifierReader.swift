/// A reader that finds the end of an identifier's text. It can be anything:
/// `Row.category("Bottom")`.
struct IdentifierReader {
  let text: TranscriptText

  init(_ text: TranscriptText) {
    self.text = text
  }

  /// Returns the end of an identifier that is the last part of a message: the end of the line or of
  /// the quotation, but not inside brackets.
  ///
  /// - Parameter start: The start of the message; a quotation mark before it also ends the message.
  func endOfMessage(from position: Int, startingAt start: Int) -> Int {
    guard !text.isOneMessage else { return text.glyphs.count }
    // An unclosed bracket is treated as plain text.
    let end =
      end(from: position, startingAt: start, readsBrackets: true)
      ?? end(from: position, startingAt: start, readsBrackets: false)
    return max(position, text.endWithoutGap(end ?? position))
  }

  /// - Returns: `nil` if a bracket is still open at the end.
  private func end(from position: Int, startingAt start: Int, readsBrackets: Bool) -> Int? {
    var brackets = OpenBrackets()
    var quotations = Quotations(text, around: start)
    var end = position
    while let glyph = text[end], glyph != Gap.paragraph, !text.isEndOfReport(end) {
      if brackets.isEmpty {
        if glyph == Gap.line || glyph == "`" || quotations.end(at: end) { break }
        if !quotations.isQuoted, brackets.areClosedTooOften(by: glyph) { break }
      }
      if readsBrackets { brackets.read(text, at: end) }
      end += 1
    }
    return brackets.isEmpty ? end : nil
  }
}

/// The quotation marks inside a message, and the one that ends it.
private struct Quotations {
  private let text: TranscriptText
  /// The position before the message.
  private let quote: Int
  private var open: [Unicode.Scalar: Int] = [:]

  init(_ text: TranscriptText, around start: Int) {
    self.text = text
    quote = start - 1
  }

  /// Whether the message follows a quotation mark.
  var isQuoted: Bool { text[quote] == "'" || text[quote] == "\"" || text[quote] == "`" }

  /// Returns whether the quotation that contains the message ends here.
  mutating func end(at position: Int) -> Bool {
    guard let glyph = text[position], glyph == "'" || glyph == "\"" || glyph == "*" else {
      return false
    }
    let endsMessage = glyph == text[quote]
    // Inside a quotation, nested quotation marks are escaped.
    if text.escaped.contains(position), !text.escaped.contains(quote) { return false }
    if glyph == "*" { return endsMessage }
    let isBeforeWord = text[position + 1]?.isWordGlyph == true
    if isBeforeWord {
      let isApostrophe = text[position - 1]?.isWordGlyph == true
      if !isApostrophe { open[glyph, default: 0] += 1 }
      return false
    }
    guard open[glyph, default: 0] == 0 else {
      open[glyph, default: 0] -= 1
      return false
    }
    return endsMessage || isAtEndOfQuotation(position)
  }

  private func isAtEndOfQuotation(_ position: Int) -> Bool {
    guard let next = text[position + 1] else { return true }
    return next == Gap.line || next == Gap.paragraph || next == "," || next == "}"
  }
}
