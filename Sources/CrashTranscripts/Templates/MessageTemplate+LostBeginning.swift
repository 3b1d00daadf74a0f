import ListCore

// Messages whose beginning was lost: a title that starts in the middle of a sentence.
extension MessageTemplate {
  /// The ends of messages that belong to one family only.
  ///
  /// Where the end of a sentence is the same in several families, it is not recognised.
  static let lostBeginnings: [MessageTemplate] = {
    let whole = ListKind.allCases.flatMap { counts($0) + positions($0) } + conflicts + queries
    let ends = whole.filter { !$0.lacksFirstSentence && $0.family != .invalidUpdateSoftReload }
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
  /// The parts of the pattern from the start of a later literal on, as far as they are long enough
  /// to be recognised.
  fileprivate var ends: [MessagePattern] {
    pieces.indices.dropFirst().compactMap { index in
      guard case .literal(let literal) = pieces[index], !literal.contains("]") else { return nil }
      let start = Array(literal.drop { !$0.isPlain })
      let end = MessagePattern(pieces: [.literal(start)] + pieces[(index + 1)...])
      guard start.count >= Self.leastStart, end.words.unicodeScalars.count >= Self.leastWords else {
        return nil
      }
      return end
    }
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
