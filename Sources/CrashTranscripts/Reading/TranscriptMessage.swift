import ListCore

/// One message of a list, as it was found in a text.
public struct TranscriptMessage: Hashable, Sendable {
  /// The message as it was pasted, without what surrounds it.
  public var text: String
  /// Which of UIKit's sentences it is.
  public var family: TranscriptFamily
  /// Which kind of list said it, if the message tells.
  public var kind: ListKind?
  /// The numbers of the message, or why there are none to work with.
  public var reading: Reading
  /// Whether the message ends before its sentence does.
  public var isCut: Bool
  /// What the spelling and the surroundings say about the release that wrote it.
  public var clues: TranscriptClues
  /// What the message says, if it is something that no list here ever says.
  public var unsimulated: UnsimulatedFault?
  /// The identifiers of items and sections that the message names.
  var identifiers: [String]
  /// The message in the form in which messages are compared.
  var form: MessageForm

  /// What a message says.
  public enum Reading: Hashable, Sendable {
    /// The facts, in ListCore's terms.
    case facts(TranscriptFacts)
    /// Nothing that could be replayed.
    case unusable(TranscriptObstacle)
  }

  /// The facts, if the message has them.
  public var facts: TranscriptFacts? {
    if case .facts(let facts) = reading { facts } else { nil }
  }

  /// Why there are no facts, if there are none.
  public var obstacle: TranscriptObstacle? {
    if case .unusable(let obstacle) = reading { obstacle } else { nil }
  }
}

extension TranscriptMessage {
  init(
    _ found: TranscriptReader.Found, startingAt start: Int, in text: TranscriptText,
    release: TranscriptRelease?
  ) {
    let (template, match) = (found.template, found.match)
    self.text = text.source(from: start, to: match.end)
    family = template.family
    kind = template.kind
    isCut = match.isCut
    form = match.form
    form.lacksFirstSentence = template.lacksFirstSentence
    clues = TranscriptClues(form, exception: text.exceptionName(before: start), release: release)
    identifiers = match.findings.toldIdentifiers
    unsimulated = try? template.unsimulated?(match.findings)
    do {
      reading = .facts(try template.read(match.findings))
    } catch {
      reading = .unusable(error as? TranscriptObstacle ?? .cutShort)
    }
  }
}
