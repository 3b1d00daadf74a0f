/// A reader of descriptions of objects: `<UITableView: 0x…; layer = <CALayer: 0x…>>`.
struct DescriptionReader {
  private let text: TranscriptText

  init(_ text: TranscriptText) {
    self.text = text
  }

  /// A description found in the text.
  struct Description {
    /// The position after it.
    var end: Int
    /// The text that replaces it when messages are compared.
    var form: String
    /// The numbers of the index path in the description; `nil` if there is none.
    var indexes: [Int]?
    /// Whether it continues past the end of the message.
    var isOpen = false
  }
}

// MARK: - Index paths

extension DescriptionReader {
  /// Returns the index path that is described at the position.
  ///
  /// Known forms: `<NSIndexPath: 0x…> {length = 2, path = 0 - 1}`, iOS 6's
  /// `<NSIndexPath 0x…> 2 indexes [0, 1]`, each also without the part in angle brackets, which
  /// Markdown removes, and Swift's `[0, 1]`.
  func indexPath(at position: Int) -> Description? {
    var start = position
    if text[start] == "<" {
      guard let close = closingBracket(from: start) else {
        return Description(end: endOfOpenDescription(from: start), form: "<object>", isOpen: true)
      }
      start = close
    }
    while let glyph = text[start], Gap.contains(glyph) { start += 1 }
    if text.starts("{length", at: start) { return path(from: start, closedBy: "}", after: "=") }
    if text[start] == "[" { return path(from: start, closedBy: "]", after: "[") }
    if text[start]?.isDigit == true, let count = NumberReader(text).number(at: start),
      text.starts("indexes", at: count.end + 1)
    {
      return path(from: start, closedBy: "]", after: "[")
    }
    guard start > position, text[position] == "<" else { return nil }
    return Description(end: start, form: "<object>")
  }

  private func path(
    from start: Int, closedBy close: Unicode.Scalar, after mark: Unicode.Scalar
  ) -> Description {
    var end = start
    var lastMark = start
    while let glyph = text[end], glyph != close {
      if text.isBoundary(end), glyph == Gap.paragraph || glyph == "…" || glyph == "." {
        return Description(end: end, form: "<object> " + text.plain(from: start, to: end))
      }
      if glyph == mark { lastMark = end }
      end += 1
    }
    guard text[end] == close else {
      return Description(end: end, form: "<object> " + text.plain(from: start, to: end))
    }
    let indexes = NumberReader(text).numbers(from: lastMark, to: end)
    let form = "<object> " + text.plain(from: start, to: end + 1)
    return Description(end: end + 1, form: form, indexes: indexes)
  }

}

// MARK: - Objects

extension DescriptionReader {
  /// Returns the object that is described at the position.
  ///
  /// - Parameter literalFollows: Returns whether the next literal of the sentence is at a position;
  ///   `nil` if no literal follows. A description of layout attributes continues past its angle
  ///   brackets and ends where the sentence ends.
  /// - Returns: `nil` if the expected literal is not found.
  func object(at position: Int, literalFollows: (Int) -> Bool?) -> Description? {
    var end = position
    if text[position] == "<" {
      guard let close = closingBracket(from: position) else {
        return Description(
          end: endOfOpenDescription(from: position), form: "<object>", isOpen: true)
      }
      end = close
    } else if text.starts("(null)", at: position) {
      end = position + 6
    }
    guard let followsAtOnce = literalFollows(end) else {
      let last = end > position ? end : endOfLine(from: end)
      return Description(end: last, form: "<object>", isOpen: last == position)
    }
    if followsAtOnce { return Description(end: end, form: "<object>") }
    return extended(from: end, literalFollows: literalFollows)
  }

  /// Returns a description that continues to the end of the sentence, with its index path.
  private func extended(
    from start: Int, literalFollows: (Int) -> Bool?
  ) -> Description? {
    var end = start
    var indexes: [Int]?
    while text[end] != nil, text[end] != Gap.paragraph, end - start < 2_000 {
      if literalFollows(end) == true {
        let place = indexes.map { " at \($0.map(String.init).joined(separator: " - "))" } ?? ""
        return Description(end: end, form: "<object>" + place, indexes: indexes)
      }
      if text[end] == "<" || text[end] == "{" || text[end] == "[",
        let path = indexPath(at: end), path.indexes != nil
      {
        indexes = indexes ?? path.indexes
        end = path.end
      } else {
        end += 1
      }
    }
    return nil
  }

  /// Returns the position after the bracket that closes the one at the position; `nil` if none does
  /// before the message ends.
  func closingBracket(from start: Int) -> Int? {
    var depth = 0
    var position = start
    while let glyph = text[position] {
      if glyph == Gap.paragraph || text.isEndOfReport(position) { return nil }
      if glyph == "<" { depth += 1 }
      if glyph == ">", text[position - 1] != "-" {
        depth -= 1
        if depth == 0 { return position + 1 }
      }
      position += 1
    }
    return nil
  }

  private func isEndOfSentence(_ position: Int) -> Bool {
    guard let glyph = text[position] else { return true }
    return Gap.contains(glyph) || ".'\"`)*".unicodeScalars.contains(glyph)
  }

  /// Returns the end of the description of an operation on a snapshot, which contains identifiers.
  /// (crash families E4)
  func endOfOperation(at start: Int) -> Int? {
    guard text.starts("<_UIDiffableDataSourceUpdate", at: start) else { return nil }
    var position = start
    while let glyph = text[position], glyph != Gap.paragraph, !text.isEndOfReport(position) {
      if text.starts("]>", at: position), isEndOfSentence(position + 2) { return position + 2 }
      position += 1
    }
    return nil
  }
}

// MARK: - Ends

extension DescriptionReader {
  /// Returns the last possible end of a description without a closing bracket.
  private func endOfOpenDescription(from start: Int) -> Int {
    var position = start
    while let glyph = text[position] {
      if glyph == Gap.paragraph || glyph == "…" || text.isEndOfReport(position) { break }
      if text.starts("...", at: position) { break }
      let closesQuote = glyph == "'" || glyph == "\""
      if closesQuote, text[position + 1].map({ $0 == Gap.line || $0 == Gap.paragraph }) ?? true {
        break
      }
      position += 1
    }
    while position > start, Gap.contains(text.glyphs[position - 1]) { position -= 1 }
    return position
  }

  /// Returns the end of a line, or of the quotation that contains it.
  private func endOfLine(from start: Int) -> Int {
    var position = start
    while let glyph = text[position], glyph != Gap.line, glyph != Gap.paragraph {
      let closesQuote = "'\"`".unicodeScalars.contains(glyph)
      if closesQuote, text[position + 1].map(Gap.contains) ?? true { break }
      position += 1
    }
    return position
  }
}
