import ListCore

/// A reader that finds the messages of UIKit's lists in any text.
///
/// A crash report reaches a developer as a console log, as a crash service's mail, or as an issue
/// with Markdown around it: quoted, wrapped, escaped, cut off. The reader knows every message that
/// a list can produce (``TranscriptFamily``) and reads the numbers from it.
///
/// ```swift
/// let messages = TranscriptReader().messages(in: log)
/// messages.first?.family  // .invalidNumberOfRows
/// ```
///
/// This is the only place where a message is parsed to obtain facts.
public struct TranscriptReader: Sendable {
  /// Creates a reader.
  public init() {}

  /// Returns every message of a list in the text, in order of appearance.
  ///
  /// A message that is pasted twice is returned twice.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text, unless the text consists of many
  ///   incomplete messages.
  public func messages(in source: String) -> [TranscriptMessage] {
    messages(in: TranscriptText(source))
  }

  /// Returns the message that spans the entire text; `nil` if the text is not a message.
  ///
  /// Some messages end with the text of an identifier, whose end is ambiguous in a log.
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
    var places: [Range<Int>] = []
    var end = 0
    var position = 0
    while position < text.glyphs.count {
      guard let found = firstMatch(in: text, at: position) else {
        position += 1
        continue
      }
      // A sentence that was retyped may be found once more by its end.
      if found.template.isEnd, !messages.isEmpty, position - end < Self.longestSentence,
        !text.glyphs[end..<position].contains(Gap.paragraph)
      {
        position = found.match.end
        continue
      }
      // The heading of a warning and its body may be two lines of a log.
      if found.template.lacksFirstSentence, let last = messages.last, last.facts == nil,
        last.family == found.template.family, position - end < Self.longestPrefix
      {
        messages.removeLast()
        places.removeLast()
      }
      let release = releases.nearest(to: position..<found.match.end)
      messages.append(
        TranscriptMessage(found, startingAt: position, in: text, release: release))
      end = max(position + 1, found.match.end)
      places.append(text.starts[position]..<text.ends[end - 1])
      position = end
    }
    return attachEvidence(to: messages, at: places, in: text.source)
  }

  /// The maximum number of glyphs of a log's prefix: date, process and thread.
  private static let longestPrefix = 120
  /// The maximum number of glyphs between the two halves of a sentence.
  private static let longestSentence = 500

  private func attachEvidence(
    to messages: [TranscriptMessage], at places: [Range<Int>], in source: String
  ) -> [TranscriptMessage] {
    guard !messages.isEmpty else { return [] }
    let regions = ReportRegions(source)
    return messages.indices.map { index in
      var message = messages[index]
      message.evidence = regions.evidence(
        around: places[index], after: index > 0 ? places[index - 1].upperBound : 0,
        before: index + 1 < places.count ? places[index + 1].lowerBound : source.utf8.count)
      message.kind = message.kind ?? message.evidence.kind
      return message
    }.enumerated().filter { index, message in
      !message.needsList || message.evidence.frames.contains(where: \.servesList)
        || regions.namesList(around: places[index])
    }.map(\.element)
  }

  /// Returns a message for every call stack whose sentence is missing from the text.
  ///
  /// - Parameter messages: The messages of the text; a call stack that one of them explains is
  ///   part of its evidence.
  func stacksWithoutMessage(
    in source: String, besides messages: [TranscriptMessage]
  ) -> [TranscriptMessage] {
    let told = Set(messages.map(\.family))
    // The console names the method before the message, and the stack below it does so again.
    let claimed = messages.map { Set($0.evidence.frames.map(\.symbol)) }
    var seen: Set<TranscriptMessage> = []
    var result: [TranscriptMessage] = []
    var releases: ReleaseMentions?
    for (_, evidence) in ReportRegions(source).all {
      guard let families = FrameFamilies(evidence), told.isDisjoint(with: families.families),
        !claimed.contains(where: { $0.isSuperset(of: evidence.frames.map(\.symbol)) })
      else { continue }
      let mentions = releases ?? ReleaseMentions(TranscriptText(source))
      releases = mentions
      let message = TranscriptMessage(families, evidence, release: mentions.first)
      if seen.insert(message).inserted { result.append(message) }
    }
    return result
  }
}

extension TranscriptReader {
  /// The result of matching a template at a position in a text.
  struct Found {
    let template: MessageTemplate
    let match: MessageMatch
  }

  /// Returns the best match that starts exactly at the position.
  ///
  /// The longest match wins, then the first template of the table; a message that is cut off must
  /// be a few words longer than a complete one. Typing errors are accepted only where no template
  /// finds a complete message without them.
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
      // A slot for any text reaches to the end of a sentence that is cut off.
      if best.match.isCut, next.match.isCut, best.match.agreed != next.match.agreed {
        return best.match.agreed < next.match.agreed ? next : best
      }
      return best.match.reach < next.match.reach ? next : best
    }
  }
}

extension MessageMatch {
  /// The length of the match, minus a penalty if it is cut off.
  fileprivate var reach: Int { isCut ? end - 8 : end }
}
