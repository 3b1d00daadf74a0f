/// The identifiers that a message lists, as Objective-C prints a set or an array of them.
///
/// ```
/// {(
///     Shelf.Book(title: "Emma"),
///     Shelf.Book(title: "Dune")
/// )}
/// ```
struct IdentifierList {
  /// The brackets around the identifiers.
  enum Style {
    /// `{(` and `)}`, which UIKit prints for an ordered set.
    case set
    /// `(` and `)`; an element that is not purely alphanumeric is quoted.
    case array

    /// The opening brackets.
    var open: String { self == .set ? "{(" : "(" }
    /// The closing brackets.
    var close: String { self == .set ? ")}" : ")" }
  }

  /// The position of each identifier.
  private(set) var entries: [Range<Int>] = []
  /// The position after the list.
  private(set) var end: Int
  /// Whether the list continues past the end of the message.
  private(set) var isOpen = false
  /// Whether the brackets were rewritten.
  private(set) var isRewritten = false

  private let style: Style
  private let text: TranscriptText
  private let start: Int
  private let close: [Unicode.Scalar]

  /// Reads the list at a position.
  ///
  /// - Returns: `nil` if no list starts there.
  init?(_ style: Style, in text: TranscriptText, at position: Int) {
    let styles: [(open: String, close: String)] = [("{(", ")}"), ("(", ")"), ("{", "}")]
    guard let brackets = styles.first(where: { text.starts($0.open, at: position) }) else {
      return nil
    }
    self.style = style
    self.text = text
    close = Array(brackets.close.unicodeScalars)
    isRewritten = brackets.open != style.open
    let first = position + brackets.open.unicodeScalars.count
    start = text[first].map(Gap.contains) == true ? first + 1 : first
    end = start
    let hasLines = text[first] == Gap.line && readLines()
    if !hasLines { readLine() }
  }
}

// MARK: - The printed form

extension IdentifierList {
  /// Reads a list with one line for each identifier. A bracketed identifier may span several lines.
  ///
  /// - Returns: Whether the list ends on its own line.
  private mutating func readLines() -> Bool {
    var brackets = OpenBrackets()
    var commas: [(position: Int, isOutside: Bool)] = []
    var firstClose: Int?
    var close: Int?
    var position = start
    while let glyph = text[position], !text.isEndOfReport(position) {
      if let end = endOfElement(at: position) {
        position = end
        continue
      }
      if Gap.contains(glyph), glyph == Gap.line || glyph == Gap.paragraph {
        if isClosed(at: position + 1) {
          firstClose = firstClose ?? position
          // If the text is known to be a single message, the end of the list is known too.
          let isLast = position + 1 + self.close.count == text.glyphs.count
          if text.isOneMessage ? isLast : brackets.isEmpty {
            close = position
            break
          }
        }
        if glyph == Gap.paragraph, !text.isOneMessage { break }
        if text[position - 1] == "," { commas.append((position - 1, brackets.isEmpty)) }
      } else {
        brackets.read(text, at: position)
      }
      position += 1
    }
    guard let last = close ?? firstClose else { return false }
    let isBalanced = close != nil && brackets.isEmpty && !brackets.isUnbalanced
    split(
      upTo: last,
      at: commas.filter { $0.position < last && ($0.isOutside || !isBalanced) }.map(\.position))
    end = last + 1 + self.close.count
    return true
  }
}

// MARK: - The form on one line

extension IdentifierList {
  /// Reads a list that lost its line breaks or is cut off.
  private mutating func readLine() {
    var brackets = OpenBrackets()
    var commas: [Int] = []
    var position = start
    while let glyph = text[position], glyph != Gap.paragraph, !text.isEndOfReport(position) {
      if let end = endOfElement(at: position) {
        position = end
        continue
      }
      if brackets.isEmpty {
        if isClosed(at: position) {
          split(upTo: position, at: commas)
          end = position + close.count
          return
        }
        // The message is cut off within the closing brackets.
        if glyph == close[0], text.isBoundary(position + 1) { break }
        if glyph == ",", text[position + 1].map(Gap.contains) == true { commas.append(position) }
      }
      brackets.read(text, at: position)
      position += 1
    }
    guard let last = (start..<position).first(where: { isClosed(at: $0) }) else {
      cut(before: position, commas)
      if text[position] == close[0] { end = position + 1 }
      return
    }
    split(upTo: last, at: commas.filter { $0 < last })
    end = last + close.count
  }
}

// MARK: - Parts

extension IdentifierList {
  /// Returns the position after a quoted element; `nil` if none starts here.
  private func endOfElement(at position: Int) -> Int? {
    guard style == .array, text[position] == "\"", position == start || isGap(position - 1) else {
      return nil
    }
    return text.endOfQuotation(from: position).map { $0 + 1 }
  }

  private func isGap(_ position: Int) -> Bool { text[position].map(Gap.contains) ?? false }

  private func isClosed(at position: Int) -> Bool {
    text.agrees(close[...], at: position)
  }

  /// Ends the list where the message is cut off: at the end of its last line.
  private mutating func cut(before position: Int, _ commas: [Int]) {
    isOpen = true
    split(upTo: position, at: commas.filter { $0 < position })
    end = text.endWithoutGap(position)
  }

  private mutating func split(upTo last: Int, at commas: [Int]) {
    var from = start
    for comma in commas + [last] {
      while from < comma, Gap.contains(text.glyphs[from]) { from += 1 }
      let to = max(from, text.endWithoutGap(comma))
      if from < to || !isOpen { entries.append(from..<to) }
      from = comma + 1
    }
  }
}

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
