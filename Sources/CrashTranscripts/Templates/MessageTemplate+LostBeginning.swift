import ListCore

// Messages whose beginning was lost: a title that starts in the middle of a sentence.
extension MessageTemplate {
  /// The ends of messages that belong to one family only.
  ///
  /// Where the end of a sentence is the same in several families, it is not recognised.
  static let lostBeginnings: [MessageTemplate] = {
    let whole = ListKind.allCases.flatMap { counts($0) + positions($0) } + conflicts + queries
    // A sentence without its first one has fewer numbers to lose.
    let ends = (whole.filter(\.lacksFirstSentence) + whole.filter { !$0.lacksFirstSentence })
      .filter { $0.family != .invalidUpdateSoftReload }
      .flatMap { template in
        template.pattern.ends.map { (words: $0.words, pattern: $0, template: template) }
      }
    var families: [String: Set<TranscriptFamily>] = [:]
    for end in ends { families[end.words, default: []].insert(end.template.family) }
    var kinds: [String: Set<ListKind?>] = [:]
    for end in ends { kinds[end.words, default: []].insert(end.template.kind) }
    var seen: Set<String> = []
    return ends.filter { families[$0.words]?.count == 1 && seen.insert($0.words).inserted }.map {
      end in
      let template = end.template
      let kind = kinds[end.words]?.count == 1 ? template.kind : nil
      return MessageTemplate(
        template.family, kind, end.pattern, tail: template.tail, lacksFirstSentence: true,
        isEnd: true
      ) { found in
        guard let facts = try? template.read(found) else { throw TranscriptObstacle.beginningLost }
        return facts
      }
    }
  }()
}

extension MessagePattern {
  /// The parts of the pattern from the start of a literal on, as far as they are long enough to be
  /// recognised: a later literal as a whole, and the last words of one before a number.
  fileprivate var ends: [MessagePattern] {
    pieces.indices.flatMap { index -> [MessagePattern] in
      guard case .literal(let literal) = pieces[index] else { return [] }
      let rest = pieces[(index + 1)...]
      var starts: [[Unicode.Scalar]] = []
      if index > 0, !literal.contains("]") {
        let whole = Array(literal.drop { !$0.isPlain })
        if whole.count >= Self.leastStart { starts.append(whole) }
      }
      if case .slot(.number, _)? = rest.first, let last = Self.lastWords(of: literal) {
        starts.append(last)
      }
      return starts.map { MessagePattern(pieces: [.literal($0)] + rest) }
        .filter { $0.words.unicodeScalars.count >= Self.leastWords }
    }
  }

  /// Returns the shortest end of a literal that starts with a word and is long enough, or whatever
  /// follows the name of a method; `nil` if there is none.
  private static func lastWords(of literal: [Unicode.Scalar]) -> [Unicode.Scalar]? {
    let afterMethod = literal.lastIndex(of: "]").map { literal.index(after: $0) }
    let text = literal[(afterMethod ?? literal.startIndex)...].drop { !$0.isPlain }
    let starts = text.indices.filter { index in
      text[index].isPlain && (index == text.startIndex || !text[text.index(before: index)].isPlain)
    }
    if let start = starts.last(where: { text.endIndex - $0 >= leastStart }) {
      return Array(text[start...])
    }
    return afterMethod != nil && !text.isEmpty ? Array(text) : nil
  }

  /// The literals, with a mark in place of each slot.
  fileprivate var words: String {
    pieces.map { piece in
      switch piece {
      case .literal(let literal), .optional(let literal):
        String(String.UnicodeScalarView(literal))
      case .slot: "#"
      }
    }.joined()
  }

  private static let leastStart = 14
  private static let leastWords = 34
}
