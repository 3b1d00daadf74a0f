import ListCore

/// One message of a list, as found in a text.
public struct TranscriptMessage: Hashable, Sendable {
  /// The message as pasted, without the surrounding text.
  public var text: String
  /// The UIKit message that it is.
  public var family: TranscriptFamily
  /// The kind of list that produced it; `nil` if the message does not tell.
  public var kind: ListKind?
  /// The numbers of the message, or the reason they are not usable.
  public var reading: Reading
  /// Whether the message ends before its sentence does.
  public var isCut: Bool
  /// The clues in the spelling and the surrounding text about the release that wrote it.
  public var clues: TranscriptClues
  /// The content of the message if no simulated list ever produces it.
  public var unsimulated: UnsimulatedFault?
  /// The information in the report besides the message.
  public var evidence = PasteEvidence()
  /// The cause and the repair of a message that is explained without a replay.
  var advice: Advice?
  /// Whether the message is about a list only if a frame of the report serves one.
  var needsList = false
  /// Whether the family is the most common one for the operation that the report tells of, in the
  /// reporter's own words.
  var isPresumed = false
  /// Whether the message is UIKit's sentence in another language.
  var isTranslated = false
  /// The numbers of its counts that the message states.
  var stated = StatedNumbers()
  /// The identifiers of items and sections that the message names.
  var identifiers: [String]
  /// The message in the form used for comparing.
  var form: MessageForm

  /// The content of a message.
  public enum Reading: Hashable, Sendable {
    /// The facts, in ListCore's terms.
    case facts(TranscriptFacts)
    /// Nothing that can be replayed.
    case unusable(TranscriptObstacle)
  }

  /// The facts; `nil` if the message has none.
  public var facts: TranscriptFacts? {
    if case .facts(let facts) = reading { facts } else { nil }
  }

  /// Whether the list only logged the message and continued.
  public var isWarning: Bool { if case .warning? = facts { true } else { false } }

  /// The reason there are no facts; `nil` if there are facts.
  public var obstacle: TranscriptObstacle? {
    if case .unusable(let obstacle) = reading { obstacle } else { nil }
  }
}

extension TranscriptMessage {
  /// Creates a message from the frames of a call stack whose sentence is missing.
  init(_ families: FrameFamilies, _ evidence: PasteEvidence, release: TranscriptRelease?) {
    text = families.frame.symbol
    family = families.families[0]
    kind = families.kind
    reading = .unusable(.onlyFrames)
    isCut = false
    self.evidence = evidence
    identifiers = []
    form = MessageForm(sentence: families.frame.symbol, spelling: families.frame.symbol)
    clues = TranscriptClues(release: release)
  }

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
    advice = template.namingAdvice?(match.findings) ?? template.advice
    needsList = template.needsList
    stated = StatedNumbers(
      match.findings, family, in: text.source(from: start, to: match.end))
    unsimulated = try? template.unsimulated?(match.findings)
    do {
      reading = .facts(try template.read(match.findings))
    } catch {
      reading = .unusable(error as? TranscriptObstacle ?? .cutShort)
    }
  }
}

/// The UIKit message that a text is recognised as.
///
/// The families are declared next to their templates, so that adding a message changes a single
/// file.
public struct TranscriptFamily: RawRepresentable, Hashable, Sendable {
  /// The identifier of the family: `invalid-number-of-rows`.
  public let rawValue: String

  /// Creates a family from its identifier.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  init(_ rawValue: String) {
    self.init(rawValue: rawValue)
  }
}

extension TranscriptFamily: CaseIterable {
  /// Every family that has a template, in the order of the templates.
  public static let allCases: [TranscriptFamily] = {
    var seen: Set<TranscriptFamily> = []
    return MessageTemplate.all.map(\.family).filter { seen.insert($0).inserted }
  }()
}

/// What is missing in a report that says nothing of a list.
///
/// A person who pastes too little should hear what to paste instead.
public enum MissingReason {
  /// Returns a sentence about what the report shows instead, and what to paste next; `nil` if the
  /// report shows nothing that a crash report has.
  public static func sentence(about source: String) -> String? {
    let frames = StackFrameReader(source).frames.map(\.frame)
    if let first = frames.first, first.symbol.hasPrefix("mach_msg"), !source.contains("Crashed:") {
      return """
        The thread in it only waits: paste the thread that is marked "Crashed", and the "Last \
        Exception Backtrace" if there is one.
        """
    }
    let isException = [
      "terminating with uncaught exception", "SIGABRT", "NSException", "__exceptionPreprocess",
    ].contains(where: source.contains)
    if isException, let app = PasteEvidence(frames: frames).appFrame, frames.count > 2 {
      return """
        The frames are about \(app.symbol), which no list called. Paste the line with the "reason" \
        of the exception if a list is involved.
        """
    }
    if isException, !source.contains("reason:") {
      return """
        It tells of an exception and not of its reason: paste the line with "reason:" that the \
        console prints before it, or stop at an exception breakpoint and paste the stack.
        """
    }
    return nil
  }
}
