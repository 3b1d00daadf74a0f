/// The identifiers that a message lists, as Objective-C prints a set or an array of them.
///
/// ```
/// {(
///     Shelf.Book(title: "Emma"),
///     Shelf.Book(title: "Dune")
/// )}
/// ```
struct IdentifierList {
  /// What holds the identifiers.
  enum Style {
    /// `{(`, and `)}`; UIKit prints it where an order is kept.
    case set
    /// `(`, and `)`; what is not all letters and digits stands in quotes.
    case array

    /// What stands before the identifiers.
    var open: String { self == .set ? "{(" : "(" }
    /// What stands behind the identifiers.
    var close: String { self == .set ? ")}" : ")" }
  }

  /// Where each identifier is.
  private(set) var entries: [Range<Int>] = []
  /// The position behind the list.
  private(set) var end: Int
  /// Whether the list goes on past the end of the message.
  private(set) var isOpen = false
  /// Whether somebody set the brackets otherwise.
  private(set) var isRewritten = false

  private let style: Style
  private let text: TranscriptText
  private let start: Int
  private let close: [Unicode.Scalar]

  /// Reads the list at a position.
  ///
  /// - Returns: `nil` if none starts there.
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

// MARK: - As it was printed

extension IdentifierList {
  /// Reads a list that has a line for each identifier. What stands in brackets may be longer.
  ///
  /// - Returns: Whether the list ends in a line of its own.
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
          // Whoever knows that the text is one message knows where its list ends.
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

// MARK: - In one line

extension IdentifierList {
  /// Reads a list whose line breaks are lost, or that is cut.
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
        // A cut within the brackets that close.
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
  /// The position behind an element that stands in quotes; `nil` if none starts here.
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

  /// Ends the list where the message is cut: at the end of its last line.
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
