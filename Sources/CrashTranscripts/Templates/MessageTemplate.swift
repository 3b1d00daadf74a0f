import ListCore

/// One sentence of UIKit: its words, its family, and how to turn its numbers into facts.
struct MessageTemplate: Sendable {
  /// Turns what stood in the holes into facts.
  typealias Read = @Sendable (MessageFindings) throws -> TranscriptFacts

  let family: TranscriptFamily
  /// The kind of list that says it; `nil` if both do.
  let kind: ListKind?
  /// The words.
  let pattern: MessagePattern
  /// What may follow the words: the description of the view.
  let tail: MessagePattern?
  /// Whether the words are the sentence from its second part on, as some people paste it.
  let lacksFirstSentence: Bool
  let read: Read
  /// What the sentence says if no list here ever does.
  let unsimulated: (@Sendable (MessageFindings) throws -> UnsimulatedFault)?
  /// The first few glyphs.
  private let opening: ArraySlice<Unicode.Scalar>

  init(
    _ family: TranscriptFamily, _ kind: ListKind? = nil, _ pattern: MessagePattern,
    tail: MessagePattern? = nil, lacksFirstSentence: Bool = false,
    unsimulated: (@Sendable (MessageFindings) throws -> UnsimulatedFault)? = nil,
    read: @escaping Read
  ) {
    self.family = family
    self.kind = kind
    self.pattern = pattern
    self.tail = tail
    self.lacksFirstSentence = lacksFirstSentence
    self.unsimulated = unsimulated
    self.read = read
    opening = pattern.opening.prefix(14)
  }

  /// A sentence that is recognised and not replayed.
  init(
    _ family: TranscriptFamily, _ kind: ListKind? = nil, _ pattern: MessagePattern,
    obstacle: TranscriptObstacle,
    unsimulated: (@Sendable (MessageFindings) throws -> UnsimulatedFault)? = nil
  ) {
    self.init(family, kind, pattern, unsimulated: unsimulated) { _ in throw obstacle }
  }
}

extension MessageTemplate {
  /// Every sentence, in the order of the families.
  static let all: [MessageTemplate] =
    ListKind.allCases.flatMap { counts($0) + positions($0) }
    + conflicts + cells + animations + queries + layout + console + diffable + appKit

  /// The sentences that could start at the position.
  ///
  /// Nearly every place in a log starts no sentence, so this is what a long text costs. The first
  /// few letters forgive no slips of the pen.
  static func candidates(_ text: TranscriptText, at position: Int) -> [MessageTemplate] {
    guard let sameStart = byOpening[openingKey(text.glyphs[position...])] else { return [] }
    return sameStart.filter { text.agrees($0.opening, at: position) }
  }

  /// The sentences by their first two glyphs.
  private static let byOpening: [UInt64: [MessageTemplate]] =
    Dictionary(grouping: all) { openingKey($0.opening) }

  private static func openingKey(_ glyphs: ArraySlice<Unicode.Scalar>) -> UInt64 {
    glyphs.prefix(2).reduce(0) { $0 << 32 | UInt64($1.value) }
  }

  /// How many glyphs of a cut message must agree before it is believed.
  private static let enoughAtBoundary = 24
  /// How many must agree if the message goes on in other words.
  private static let enoughAnywhere = 56

  /// What the sentence finds at exactly this place.
  ///
  /// - Parameter slipsAllowed: How many slips of somebody's pen are forgiven.
  /// - Returns: `nil` if the place does not hold the sentence or enough of it.
  func match(
    _ text: TranscriptText, at position: Int, slipsAllowed: Int
  ) -> MessageMatch? {
    var scanner = MessageScanner(text, at: position, slipsAllowed: slipsAllowed)
    guard scanner.scan(pattern) else {
      let isEnough =
        text.isBoundary(text.endWithoutGap(scanner.position))
        ? scanner.agreed >= Self.enoughAtBoundary || scanner.hasOpenObject
        : scanner.agreed >= Self.enoughAnywhere && slipsAllowed == 0
      guard isEnough else { return nil }
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
        isRewritten: scanner.isRewritten))
  }
}

extension String {
  fileprivate var trimmingLastSpace: String { last == " " ? String(dropLast()) : self }
}
