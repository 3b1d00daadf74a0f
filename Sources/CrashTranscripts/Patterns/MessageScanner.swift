/// A scanner that matches a text against a pattern.
///
/// The scanner copies the *text's* glyphs into the form that it builds, never the pattern's, so
/// that comparing two forms compares the pasted texts.
struct MessageScanner {
  let text: TranscriptText
  let start: Int
  var findings = MessageFindings()
  private(set) var className: String?
  /// The message so far, with collapsed white space and masked objects.
  private(set) var form = ""
  /// The message so far, with its original white space.
  private(set) var spelling = ""
  /// The position of the next glyph; where the scan stopped, if it did.
  private(set) var position: Int
  /// The number of glyphs that matched literals.
  private(set) var agreed = 0
  /// Whether the description of an object continues past the end of the message.
  private(set) var hasOpenObject = false
  /// Whether parts of the message were left out or rewritten.
  var isRewritten = false
  private var slipsLeft: Int

  init(_ text: TranscriptText, at position: Int, slipsAllowed: Int) {
    self.text = text
    self.position = position
    start = position
    slipsLeft = slipsAllowed
  }

  /// Matches the text against a pattern.
  ///
  /// - Returns: Whether the text matches the whole pattern. If not, ``position`` is where it stops.
  mutating func scan(_ pattern: MessagePattern) -> Bool {
    for (index, piece) in pattern.pieces.enumerated() {
      let rest = pattern.pieces[(index + 1)...]
      let agrees =
        switch piece {
        case .literal(let literal): scan(literal)
        case .optional(let literal): scan(optional: literal)
        case .slot(let slot, let field): scan(slot, into: field, before: rest.first?.literal)
        }
      guard agrees else { return false }
    }
    return true
  }

  /// Adds the next glyph to the message if it is the given one.
  mutating func swallow(_ glyph: Unicode.Scalar) -> Bool {
    guard text[position] == glyph else { return false }
    position += 1
    return true
  }
}

extension MessagePattern.Piece {
  fileprivate var literal: [Unicode.Scalar]? {
    if case .literal(let literal) = self { literal } else { nil }
  }
}

// MARK: - Literals

extension MessageScanner {
  private mutating func scan(_ literal: [Unicode.Scalar]) -> Bool {
    var index = 0
    while index < literal.count {
      let wanted = literal[index]
      skipOrnaments(before: wanted)
      if accepts(wanted) {
        take(wanted)
        index += 1
      } else if wanted == Gap.line {
        form.append(" ")  // a line break that a crash service dropped
        index += 1
      } else if let slip = slip(literal, at: index) {
        slipsLeft -= 1
        for _ in 0..<slip.glyphs { copyGlyph() }
        index += slip.literals
      } else {
        return false
      }
    }
    return true
  }

  private mutating func scan(optional literal: [Unicode.Scalar]) -> Bool {
    guard agrees(literal, at: position) else { return true }
    return scan(literal)
  }

  /// Returns whether the glyph here matches the expected one.
  private func accepts(_ wanted: Unicode.Scalar) -> Bool {
    guard let glyph = text[position] else { return false }
    if Gap.contains(wanted) { return Gap.contains(glyph) }
    // A capital letter behind a blank line starts another sentence.
    return glyph == wanted
      || glyph.lowercased == wanted.lowercased && text[position - 1] != Gap.paragraph
  }

  private mutating func take(_ wanted: Unicode.Scalar) {
    copyGlyph(asSpelledIn: wanted)
    agreed += 1
  }

  /// Copies the glyph here into the form.
  ///
  /// - Parameter wanted: The glyph that the pattern has at this place. The position where a mail
  ///   program broke a quoted line is not part of the spelling.
  private mutating func copyGlyph(asSpelledIn wanted: Unicode.Scalar? = nil) {
    guard let glyph = text[position] else { return }
    if Gap.contains(glyph) {
      form.append(" ")
      let isQuotedBreak = text.quotedBreaks.contains(position)
      spelling.append(Gap.spelling(isQuotedBreak ? wanted ?? glyph : glyph))
    } else {
      form.unicodeScalars.append(glyph)
      spelling.unicodeScalars.append(glyph)
    }
    position += 1
  }

  /// Skips emphasis and line breaks inside words if the expected glyph follows them.
  private mutating func skipOrnaments(before wanted: Unicode.Scalar) {
    guard !accepts(wanted) else { return }
    let start = position
    while let glyph = text[position], "*`\n".unicodeScalars.contains(glyph) {
      position += 1
      if accepts(wanted) { return }
    }
    position = start
  }

  /// Returns the shortest typing error after which text and literal match again.
  private func slip(
    _ literal: [Unicode.Scalar], at index: Int
  ) -> (glyphs: Int, literals: Int)? {
    guard slipsLeft > 0, text[position] != nil else { return nil }
    for slip in [(1, 1), (1, 0), (0, 1), (2, 2), (2, 0), (0, 2), (2, 1), (1, 2)] {
      let ahead = literal.dropFirst(index + slip.1).prefix(5)
      if !ahead.isEmpty, agrees(Array(ahead), at: position + slip.0) { return slip }
    }
    return nil
  }

  /// Returns whether the literal is at a position, exactly except for white space.
  func agrees(_ literal: [Unicode.Scalar], at position: Int) -> Bool {
    text.agrees(literal[...], at: position)
  }
}

// MARK: - Slots

extension MessageScanner {
  private mutating func scan(
    _ slot: MessagePattern.Slot, into field: Field, before literal: [Unicode.Scalar]?
  ) -> Bool {
    skipOrnamentsBeforeValue()
    let start = position
    defer { keep(text.plain(from: min(start, position), to: position), as: field, slot) }
    return
      switch slot
    {
    case .number: scanNumber(into: field)
    case .numbers: scanNumbers(into: field)
    case .indexPath: scanIndexPath(into: field)
    case .object: scanObject(before: literal, into: field)
    case .className: scanClassName()
    case .text: scanText(before: literal)
    case .list: scanList(before: literal)
    case .words: scanWords(before: literal, into: field)
    case .operation: scanOperation(into: field)
    case .identifiers(let style): scanIdentifiers(style, into: field)
    }
  }

  private mutating func skipOrnamentsBeforeValue() {
    let start = position
    while text[position] == "*" || text[position] == "`" { position += 1 }
    if text[position].map(Gap.contains) ?? true { position = start }
  }

  private mutating func keep(_ found: String, as field: Field, _ slot: MessagePattern.Slot) {
    switch slot {
    case .number, .numbers, .indexPath, .className, .words, .operation, .identifiers:
      break
    case .object, .text, .list: findings.texts[field] = found
    }
  }

  private mutating func scanNumber(into field: Field) -> Bool {
    guard let (number, end) = NumberReader(text).number(at: position) else {
      return scanReplacedNumber()
    }
    findings.numbers[field] = [number]
    if let whole = NumberReader(text).numberWithSeparators(at: position) {
      findings.numbers[field] = [whole.value]
      isRewritten = true
      mask("\(whole.value)", upTo: whole.end)
    } else {
      copy(upTo: end)
    }
    return true
  }

  /// Scans a letter that replaces a number.
  private mutating func scanReplacedNumber() -> Bool {
    for stand in ["%ld", "%lu", "%d", "%@", "X", "x", "N", "n", "M", "?", "_"]
    where text.starts(stand, at: position) {
      let end = position + stand.unicodeScalars.count
      guard text[end]?.isWordGlyph != true else { continue }
      findings.hasReplacedNumbers = true
      copy(upTo: end)
      return true
    }
    return false
  }

  private mutating func scanNumbers(into field: Field) -> Bool {
    var numbers: [Int] = []
    while let (number, end) = NumberReader(text).number(at: position) {
      numbers.append(number)
      copy(upTo: end)
      guard text[position] == "," else { break }
      var next = position + 1
      while let glyph = text[next], Gap.contains(glyph) { next += 1 }
      copy(upTo: position + 1)
      if next > position { mask(" ", upTo: next) }
    }
    guard text[position] == "]" else { return false }
    findings.numbers[field] = numbers
    return true
  }

  private mutating func scanIndexPath(into field: Field) -> Bool {
    guard let found = DescriptionReader(text).indexPath(at: position) else {
      return scanElision(as: "<object> {length = 2, path = 0 - 0}") || scanReplacedNumber()
    }
    position = found.end
    form.append(found.form)
    spelling.append(found.form)
    guard let indexes = found.indexes else { return false }
    findings.numbers[field] = indexes
    return true
  }

  private mutating func scanObject(before literal: [Unicode.Scalar]?, into field: Field) -> Bool {
    let found = DescriptionReader(text).object(at: position) { [self] position in
      literal.map { agrees(Array($0.prefix(12)), at: position) }
    }
    guard let found else { return false }
    if let length = text.ellipsis(at: position), found.end == position + length {
      isRewritten = true
    }
    mask(found.form, upTo: found.end)
    if let indexes = found.indexes { findings.numbers[field] = indexes }
    hasOpenObject = hasOpenObject || found.isOpen
    return !found.isOpen
  }

  private mutating func scanClassName() -> Bool {
    var end = position
    while let glyph = text[end], glyph.isWordGlyph || glyph == "." { end += 1 }
    guard end > position else { return false }
    className = text.plain(from: position, to: end)
    mask("<class>", upTo: end)
    return true
  }

  private mutating func scanText(before literal: [Unicode.Scalar]?) -> Bool {
    let wanted = Array((literal ?? []).prefix(12))
    if let gap = wanted.first, Gap.contains(gap), let glyph = text[position - 1],
      Gap.contains(glyph), wanted.count > 1, agrees(Array(wanted.dropFirst()), at: position)
    {
      // An empty identifier is between two spaces, which are collapsed into one here.
      position -= 1
      return true
    }
    var end = position
    while text[end] != nil, text[end] != Gap.paragraph, end - position < 400 {
      if agrees(wanted, at: end) {
        copy(upTo: end)
        return true
      }
      end += 1
    }
    return false
  }

  /// Scans a text and restores the spaces that were lost after its commas.
  private mutating func scanList(before literal: [Unicode.Scalar]?) -> Bool {
    let start = form.count
    guard scanText(before: literal) else { return false }
    let entries = form.dropFirst(start).split(separator: ",", omittingEmptySubsequences: false)
      .map { $0.first == " " ? $0.dropFirst() : $0 }
    form = form.prefix(start) + entries.joined(separator: ", ")
    return true
  }

  mutating func copy(upTo end: Int) {
    while position < end { copyGlyph() }
  }

  private mutating func mask(_ mask: String, upTo end: Int) {
    take(upTo: end, form: mask, spelling: mask)
  }

  /// Adds a part of the text in another form.
  mutating func take(upTo end: Int, form: String, spelling: String) {
    self.form.append(form)
    self.spelling.append(spelling)
    position = end
  }
}
