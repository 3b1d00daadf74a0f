import ListCore

/// A sentence about counts in a language other than English, understood by its numbers.
///
/// A browser or a forum may translate a message before it is pasted. The words are lost, but the
/// numbers keep their order and their parentheses: after, before, and those of the calls.
///
/// ```
/// … Abschnitt 0. … nach der Aktualisierung (3) … vor der Aktualisierung (3) … (0 eingefügt, 1 gelöscht)
/// ```
struct TranslatedSentence {
  /// The counts that do not match.
  let facts: TranscriptFacts
  /// The sentence, from its first number to its last.
  let text: String

  /// Finds the first translated sentence in a text.
  ///
  /// - Returns: `nil` if the text has none, or if its numbers match.
  init?(in source: String) {
    let scalars = Array(source.unicodeScalars)
    let groups = Self.groups(in: scalars)
    for index in groups.indices.dropLast(2) {
      let (after, before, calls) = (groups[index], groups[index + 1], groups[index + 2])
      guard after.isOnlyNumber, before.isOnlyNumber, calls.numbers.count == 2,
        calls.range.upperBound - after.range.lowerBound < Self.longest
      else { continue }
      var (end, moves) = (calls.range.upperBound, [0, 0])
      if index + 3 < groups.count, groups[index + 3].numbers.count == 2,
        groups[index + 3].range.lowerBound - end < Self.longestPause
      {
        moves = groups[index + 3].numbers
        end = groups[index + 3].range.upperBound
      }
      let start = Self.section(before: after.range.lowerBound, in: scalars)
      let first = start?.position ?? after.range.lowerBound
      let text = String(String.UnicodeScalarView(scalars[first..<end]))
      guard
        let facts = Self.facts(
          after: after.numbers[0], before: before.numbers[0], calls: calls.numbers, moves: moves,
          section: start?.number, in: text)
      else { continue }
      self.facts = facts
      self.text = text
      return
    }
    return nil
  }

  private static func facts(
    after: Int, before: Int, calls: [Int], moves: [Int], section: Int?, in text: String
  ) -> TranscriptFacts? {
    let kind = kind(in: text)
    let expected = before + calls[0] - calls[1] + moves[0] - moves[1]
    guard expected != after else { return nil }
    if let kind, let section {
      return .itemCounts(
        ItemCountMismatch(
          section: section, before: before, after: after, inserted: calls[0], deleted: calls[1],
          movedIn: moves[0], movedOut: moves[1]), kind)
    }
    guard kind == nil, sectionWords.contains(where: text.lowercased().contains) else { return nil }
    return .sectionCounts(
      SectionCountMismatch(
        before: before, after: after, inserted: calls[0], deleted: calls[1]), .table)
  }

  // MARK: Words

  /// Returns the kind of list whose noun is more frequent in the text; `nil` if it contains
  /// neither.
  private static func kind(in text: String) -> ListKind? {
    let lowered = text.lowercased()
    func count(_ words: [String]) -> Int { words.reduce(0) { $0 + lowered.ranges(of: $1).count } }
    let (rows, items) = (count(rowWords), count(itemWords))
    guard rows + items > 0 else { return nil }
    return rows >= items ? .table : .collection
  }

  private static let rowWords = [
    "zeile", "ligne", "fila", "linha", "righe", "riga", "строк", "行", "행", "rij", "wiersz", "rader",
  ]
  private static let itemWords = [
    "element", "élément", "elemento", "элемент", "项", "項目", "アイテム", "항목", "artículo", "itens",
  ]
  private static let sectionWords = [
    "abschnitt", "section", "sección", "secciones", "seção", "seções", "sezion", "секци", "раздел",
    "节", "節", "セクション", "섹션", "sectie", "sekcj",
  ]

  // MARK: Numbers

  /// A pair of parentheses with numbers in it.
  private struct Group {
    let range: Range<Int>
    let numbers: [Int]
    let isOnlyNumber: Bool
  }

  private static func groups(in scalars: [Unicode.Scalar]) -> [Group] {
    var groups: [Group] = []
    var start: Int?
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "(", "（": start = index
      case ")", "）":
        guard let open = start, index - open < longestGroup else { continue }
        let inside = scalars[(open + 1)..<index]
        let numbers = numbers(in: inside)
        if !numbers.isEmpty {
          groups.append(
            Group(
              range: open..<(index + 1), numbers: numbers,
              isOnlyNumber: numbers.count == 1 && inside.allSatisfy { $0.isDigit || $0 == " " }))
        }
        start = nil
      default: break
      }
    }
    return groups
  }

  private static func numbers(in scalars: ArraySlice<Unicode.Scalar>) -> [Int] {
    scalars.split { !$0.isDigit }
      .compactMap { Int(String(String.UnicodeScalarView($0))) }
  }

  /// Returns the last number before a position, which is that of the section.
  private static func section(
    before end: Int, in scalars: [Unicode.Scalar]
  ) -> (number: Int, position: Int)? {
    let start = max(0, end - longestPause)
    guard let last = scalars[start..<end].lastIndex(where: \.isDigit) else { return nil }
    let first = scalars[start...last].lastIndex { !$0.isDigit }.map { $0 + 1 } ?? start
    return Int(String(String.UnicodeScalarView(scalars[first...last]))).map { ($0, first) }
  }

  private static let longest = 900
  private static let longestPause = 300
  private static let longestGroup = 60
}

extension TranscriptReader {
  /// Returns the message of a translated sentence, if a text has one.
  func translatedMessage(in source: String) -> TranscriptMessage? {
    guard let sentence = TranslatedSentence(in: source) else { return nil }
    return TranscriptMessage(sentence, evidence: ReportRegions(source).all.first?.evidence)
  }
}

extension TranscriptMessage {
  /// Creates the message of a translated sentence.
  init(_ sentence: TranslatedSentence, evidence: PasteEvidence?) {
    text = sentence.text
    reading = .facts(sentence.facts)
    switch sentence.facts {
    case .itemCounts(_, let kind):
      family = kind == .table ? .invalidNumberOfRows : .invalidNumberOfItems
      self.kind = kind
    default:
      family = .invalidNumberOfSections
      kind = evidence?.kind
    }
    isCut = false
    isTranslated = true
    self.evidence = evidence ?? PasteEvidence()
    identifiers = []
    form = MessageForm(sentence: sentence.text, spelling: sentence.text)
    clues = TranscriptClues()
  }
}
