// The contents of the messages of diffable data sources: identifiers, in free text.

extension MessageScanner {
  /// Scans the text of an identifier or other free text.
  ///
  /// - Returns: Whether it ends before the message does. If not, the available text was scanned.
  mutating func scanWords(before literal: [Unicode.Scalar]?, into field: Field) -> Bool {
    let from = position
    let end = literal.flatMap { endOfWords(before: Array($0.prefix(12))) }
    let reader = IdentifierReader(text)
    copy(upTo: end ?? reader.endOfMessage(from: from, startingAt: start))
    findings.texts[field] = text.identifier(in: from..<position)
    return literal == nil || end != nil
  }

  private func endOfWords(before literal: [Unicode.Scalar]) -> Int? {
    var end = position
    while let glyph = text[end], end - position < Self.longestIdentifier {
      if agrees(literal, at: end) { return end }
      if glyph == Gap.paragraph, !text.isOneMessage { return nil }
      end += 1
    }
    return nil
  }

  /// The maximum number of glyphs of an identifier that is followed by words.
  private static let longestIdentifier = 20_000

  /// Scans a list of identifiers. It is compared as if it were on one line, without quotation
  /// marks.
  ///
  /// - Returns: Whether the list ends before the message does. If not, the available text was
  ///   scanned.
  mutating func scanIdentifiers(_ style: IdentifierList.Style, into field: Field) -> Bool {
    guard let list = IdentifierList(style, in: text, at: position) else { return false }
    let identifiers = list.entries.map { entry in
      switch style {
      case .set: text.identifier(in: entry)
      case .array: text.arrayElement(in: entry)
      }
    }
    let entries = identifiers.map { " " + TranscriptText($0).plain }.joined(separator: ",")
    let form = style.open + entries + (list.isOpen ? "" : " " + style.close)
    let spelling =
      switch style {
      case .set: text.spelling(from: position, to: list.end)
      case .array: form
      }
    findings.lists[field] = identifiers
    isRewritten = isRewritten || list.isRewritten
    take(upTo: list.end, form: form, spelling: spelling)
    return !list.isOpen
  }

  /// Scans the description of an operation on a snapshot, which ends after the identifiers in it.
  ///
  /// - Returns: Whether it ends before the message does.
  mutating func scanOperation(into field: Field) -> Bool {
    let reader = DescriptionReader(text)
    guard
      let end = reader.endOfOperation(at: position) ?? reader.closingBracket(from: position)
    else {
      let end = IdentifierReader(text).endOfMessage(from: position, startingAt: start)
      take(upTo: end, form: "", spelling: "")
      return false
    }
    findings.texts[field] = text.identifier(in: position..<end)
    take(upTo: end, form: "<object>", spelling: "<object>")
    return true
  }

  /// Scans an ellipsis that replaces omitted text.
  ///
  /// - Parameter form: The text that it replaces.
  mutating func scanElision(as form: String) -> Bool {
    guard let length = text.ellipsis(at: position) else { return false }
    isRewritten = true
    take(upTo: position + length, form: form, spelling: form)
    return true
  }
}
