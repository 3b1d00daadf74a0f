import ListCore

/// One UIKit message: its words, its family, and the conversion of its numbers to facts.
struct MessageTemplate: Sendable {
  /// Converts the values in the slots to facts.
  typealias Read = @Sendable (MessageFindings) throws -> TranscriptFacts

  let family: TranscriptFamily
  /// The kind of list that produces the message; `nil` if both do.
  let kind: ListKind?
  /// The words.
  let pattern: MessagePattern
  /// The pattern of the text that may follow the words: the description of the view.
  let tail: MessagePattern?
  /// Whether the words start with the second sentence, as some people paste it.
  let lacksFirstSentence: Bool
  /// Whether the words are the end of a sentence.
  let isEnd: Bool
  let read: Read
  /// The content of the message if no simulated list ever produces it.
  let unsimulated: (@Sendable (MessageFindings) throws -> UnsimulatedFault)?
  /// The advice for a message that is explained without a replay.
  let advice: Advice?
  /// The advice that uses what the message names; `nil` if ``advice`` is all.
  var namingAdvice: (@Sendable (MessageFindings) -> Advice?)?
  /// Whether the words are about a list only if a frame of the report serves one.
  var needsList = false
  /// The first few glyphs, in lower case.
  private let opening: [Unicode.Scalar]

  init(
    _ family: TranscriptFamily, _ kind: ListKind? = nil, _ pattern: MessagePattern,
    tail: MessagePattern? = nil, lacksFirstSentence: Bool = false, isEnd: Bool = false,
    unsimulated: (@Sendable (MessageFindings) throws -> UnsimulatedFault)? = nil,
    advice: Advice? = nil, read: @escaping Read
  ) {
    self.family = family
    self.kind = kind
    self.pattern = pattern
    self.tail = tail
    self.lacksFirstSentence = lacksFirstSentence
    self.isEnd = isEnd
    self.unsimulated = unsimulated
    self.advice = advice
    self.read = read
    opening = pattern.opening.prefix(14).map(\.lowercased)
  }

  /// Creates a message that is recognised but not replayed.
  init(
    _ family: TranscriptFamily, _ kind: ListKind? = nil, _ pattern: MessagePattern,
    tail: MessagePattern? = nil, obstacle: TranscriptObstacle,
    unsimulated: (@Sendable (MessageFindings) throws -> UnsimulatedFault)? = nil,
    advice: Advice? = nil
  ) {
    self.init(family, kind, pattern, tail: tail, unsimulated: unsimulated, advice: advice) { _ in
      throw obstacle
    }
  }
}

extension MessageTemplate {
  /// Every message, in the order of the families.
  static let all: [MessageTemplate] =
    ListKind.allCases.flatMap { counts($0) + positions($0) }
    + conflicts + cells + animations + queries + layout + console + diffable + appKit + internals
    + controllers + libraries + neighbours + lostBeginnings

  /// Returns the messages that could start at the position.
  ///
  /// Almost no position in a log starts a message, so this determines the cost of a long text. The
  /// first few letters must match, ignoring case.
  static func candidates(_ text: TranscriptText, at position: Int) -> [MessageTemplate] {
    guard let sameStart = byOpening[openingKey(text.glyphs[position...])] else { return [] }
    return sameStart.filter { text.agrees($0.opening[...], at: position) }
  }

  /// The messages by their first two glyphs.
  private static let byOpening: [UInt64: [MessageTemplate]] =
    Dictionary(grouping: all) { openingKey($0.opening[...]) }

  private static func openingKey(_ glyphs: ArraySlice<Unicode.Scalar>) -> UInt64 {
    glyphs.prefix(2).reduce(0) { $0 << 32 | UInt64($1.lowercased.value) }
  }

  /// Returns whether the text at the position is only the name of a method, as a call stack prints
  /// it: in a message, a colon follows the bracket.
  private func isOnlyMethod(_ scanner: MessageScanner) -> Bool {
    if opening.first == "-" { return !scanner.form.contains("]:") }
    let word = scanner.form.prefix { $0 != " " }
    return word.contains(":") && word.count > 20 && !scanner.form.contains("]")
  }

  /// The number of glyphs of a message that was cut off that must match before it is accepted.
  private static let enoughAtBoundary = 24
  /// The number of glyphs that must match if the message continues with other words.
  private static let enoughAnywhere = 56

  /// Returns the match of the message at exactly this position.
  ///
  /// - Parameter slipsAllowed: The number of typing errors that are accepted.
  /// - Returns: `nil` if the message, or enough of it, is not at the position.
  func match(
    _ text: TranscriptText, at position: Int, slipsAllowed: Int
  ) -> MessageMatch? {
    var scanner = MessageScanner(text, at: position, slipsAllowed: slipsAllowed)
    guard scanner.scan(pattern) else {
      let isEnough =
        text.isBoundary(text.endWithoutGap(scanner.position))
        ? scanner.agreed >= Self.enoughAtBoundary || scanner.hasOpenObject
        : scanner.agreed >= Self.enoughAnywhere && slipsAllowed == 0
      guard isEnough, !isOnlyMethod(scanner) else { return nil }
      return MessageMatch(scanner, sentence: scanner.form, tail: nil, isCut: true)
    }
    if let last = scanner.form.unicodeScalars.last, last.isWordGlyph,
      text[scanner.position]?.isWordGlyph == true
    {
      return nil
    }
    let sentence = scanner.form
    let hasDoubledFullStop =
      sentence.hasSuffix(".") && !text.starts("..", at: scanner.position) && scanner.swallow(".")
    guard let tail else {
      return MessageMatch(
        scanner, sentence: sentence, tail: nil, hasDoubledFullStop: hasDoubledFullStop)
    }
    var tailScanner = scanner
    let isWhole = tailScanner.scan(tail)
    let isCut =
      !isWhole && tailScanner.agreed - scanner.agreed >= 4
      && (tailScanner.hasOpenObject || text.isBoundary(tailScanner.position))
    guard isWhole || isCut else {
      return MessageMatch(
        scanner, sentence: sentence, tail: nil, hasDoubledFullStop: hasDoubledFullStop)
    }
    return MessageMatch(
      tailScanner, sentence: sentence, tail: String(tailScanner.form.dropFirst(sentence.count)),
      isCut: isCut)
  }
}

extension MessageMatch {
  fileprivate init(
    _ scanner: MessageScanner, sentence: String, tail: String?, isCut: Bool = false,
    hasDoubledFullStop: Bool = false
  ) {
    let end = isCut ? scanner.text.endWithoutGap(scanner.position) : scanner.position
    self.init(
      end: end, findings: scanner.findings,
      form: MessageForm(
        sentence: tail == nil ? sentence.trimmingLastSpace : sentence,
        tail: isCut ? tail?.trimmingLastSpace : tail, spelling: scanner.spelling,
        className: scanner.className,
        isCut: isCut, hasDoubledFullStop: hasDoubledFullStop,
        isRewritten: scanner.isRewritten),
      agreed: scanner.agreed)
  }
}

extension String {
  fileprivate var trimmingLastSpace: String { last == " " ? String(dropLast()) : self }
}
