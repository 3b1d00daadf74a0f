import ListCore

/// Finds the messages of UIKit's lists in any text.
///
/// A crash report reaches a developer as a console log, as a crash service's mail, or as an issue
/// with Markdown around it: quoted, wrapped, escaped, cut. The reader knows every sentence that a
/// list can say (``TranscriptFamily``) and reads the numbers out of it.
///
/// ```swift
/// let messages = TranscriptReader().messages(in: log)
/// messages.first?.family  // .invalidNumberOfRows
/// ```
///
/// This is the one place where a sentence is parsed to learn a fact.
public struct TranscriptReader: Sendable {
  /// Creates a reader.
  public init() {}

  /// Every message of a list in the text, in the order in which they stand there.
  ///
  /// A message that is pasted twice is found twice.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text, for text that is not made of
  ///   beginnings of messages.
  public func messages(in source: String) -> [TranscriptMessage] {
    messages(in: TranscriptText(source))
  }

  /// The message that a text is from its first word to its last; `nil` if it is none.
  ///
  /// Some messages end with the text of an identifier. In a log nobody knows where that ends.
  func message(spanning source: String) -> TranscriptMessage? {
    let text = TranscriptText(source, isOneMessage: true)
    guard let found = firstMatch(in: text, at: 0), found.match.end == text.glyphs.count else {
      return nil
    }
    return TranscriptMessage(found, startingAt: 0, in: text, release: nil)
  }

  private func messages(in text: TranscriptText) -> [TranscriptMessage] {
    let releases = ReleaseMentions(text)
    var messages: [TranscriptMessage] = []
    var position = 0
    while position < text.glyphs.count {
      guard let found = firstMatch(in: text, at: position) else {
        position += 1
        continue
      }
      let release = releases.nearest(to: position..<found.match.end)
      messages.append(
        TranscriptMessage(found, startingAt: position, in: text, release: release))
      position = max(position + 1, found.match.end)
    }
    return messages
  }
}

extension TranscriptReader {
  /// What a template made of a place in a text.
  struct Found {
    let template: MessageTemplate
    let match: MessageMatch
  }

  /// The best match that starts exactly at the position.
  ///
  /// The longest wins, then the first template of the table; a cut message must be a few words
  /// longer than a whole one. Slips of the pen are forgiven only where no template finds a whole
  /// message without.
  private func firstMatch(in text: TranscriptText, at position: Int) -> Found? {
    guard text.isStartOfWord(position) else { return nil }
    let candidates = MessageTemplate.candidates(text, at: position)
    guard !candidates.isEmpty else { return nil }

    let strict = candidates.compactMap { match($0, in: text, at: position, slips: 0) }
    if strict.contains(where: { !$0.match.isCut }) { return longest(strict) }
    let forgiving = candidates.compactMap { match($0, in: text, at: position, slips: 4) }
    if let retyped = longest(forgiving.filter { !$0.match.isCut }) { return retyped }
    return longest(strict) ?? longest(forgiving)
  }

  private func match(
    _ template: MessageTemplate, in text: TranscriptText, at position: Int, slips: Int
  ) -> Found? {
    template.match(text, at: position, slipsAllowed: slips)
      .map { Found(template: template, match: $0) }
  }

  private func longest(_ found: [Found]) -> Found? {
    found.reduce(nil) { best, next in
      guard let best else { return next }
      return best.match.reach < next.match.reach ? next : best
    }
  }
}

extension MessageMatch {
  /// How far the match goes, less a handicap for one that is cut.
  fileprivate var reach: Int { isCut ? end - 8 : end }
}
