import ListCore

/// The comparison of a pasted message with the message that a list produced.
///
/// Messages are compared in full. Two things never count, because they differ from run to run and
/// from service to service: the descriptions of objects (`<UITableView: 0x…>`; the numbers of an
/// index path do count) and the amount of white space. Everything else that was ignored, because
/// the pasted message lacks it, is listed in ``concessions``.
public struct MessageComparison: Hashable, Sendable {
  /// The outcome.
  public var verdict: Verdict
  /// The differences that were ignored to reach the verdict, in the order of ``Concession``.
  public var concessions: [Concession]

  /// The outcome of a comparison.
  public enum Verdict: String, Hashable, Sendable {
    /// The messages are identical.
    case identical
    /// The messages differ.
    case different
  }

  /// A difference that is ignored between a pasted message and the message of the list.
  public enum Concession: String, Hashable, Sendable, CaseIterable {
    /// The number of spaces or the position of a line break differs.
    case whiteSpace
    /// The description of the view at the end is missing.
    case viewMissing
    /// The first sentence is missing.
    case firstSentenceMissing
    /// The letters are all capitals or all small.
    case letterCase
    /// The message is cut off; it was compared up to that point.
    case cutShort
    /// The last full stop appears twice.
    case doubledFullStop
    /// A method is named after the subclass that inherits it.
    case subclassName
    /// Parts of the message were left out or rewritten.
    case rewritten
  }

  /// Creates a comparison from its outcome.
  public init(_ verdict: Verdict, concessions: [Concession] = []) {
    self.verdict = verdict
    self.concessions = concessions
  }
}

extension MessageComparison {
  /// Compares a pasted message with a message that a list produced.
  public init(pasted: TranscriptMessage, produced: String) {
    guard let form = TranscriptReader().message(spanning: produced)?.form else {
      self.init(.different)
      return
    }
    self.init(pasted: pasted.form, produced: form)
    guard verdict == .different, pasted.form.hasOneCase else { return }
    let folded = Self(pasted: pasted.form.lowercased, produced: form.lowercased)
    guard folded.verdict == .identical else { return }
    self.init(
      .identical,
      concessions: Concession.allCases.filter {
        $0 == .letterCase || folded.concessions.contains($0)
      })
  }

  init(pasted: MessageForm, produced: MessageForm) {
    var concessions: Set<Concession> = []
    if pasted.className != produced.className { concessions.insert(.subclassName) }
    if pasted.hasDoubledFullStop { concessions.insert(.doubledFullStop) }
    if pasted.isRewritten, !produced.isRewritten { concessions.insert(.rewritten) }
    if pasted.spelling != produced.spelling { concessions.insert(.whiteSpace) }

    let agrees: Bool
    if pasted.isCut {
      concessions.remove(.whiteSpace)
      concessions.insert(.cutShort)
      agrees = Self.agreesAsFarAsItGoes(pasted, produced)
    } else if pasted.whole == produced.whole {
      agrees = true
    } else {
      // Only missing parts may be ignored; parts that are present must match.
      concessions.remove(.whiteSpace)
      agrees = Self.agreesWithoutAbsentParts(pasted, produced, &concessions)
    }
    self.init(
      agrees ? .identical : .different,
      concessions: agrees ? Concession.allCases.filter(concessions.contains) : [])
  }

  private static func agreesAsFarAsItGoes(_ pasted: MessageForm, _ produced: MessageForm) -> Bool {
    if pasted.lacksFirstSentence { return produced.whole.contains(pasted.whole) }
    return produced.whole.hasPrefix(pasted.whole)
  }

  private static func agreesWithoutAbsentParts(
    _ pasted: MessageForm, _ produced: MessageForm, _ concessions: inout Set<Concession>
  ) -> Bool {
    if pasted.lacksFirstSentence { concessions.insert(.firstSentenceMissing) }
    if pasted.tail == nil, produced.tail != nil { concessions.insert(.viewMissing) }
    guard pasted.tail == nil || pasted.tail == produced.tail else { return false }
    return pasted.lacksFirstSentence
      ? produced.sentence.hasSuffix(pasted.sentence) : pasted.sentence == produced.sentence
  }
}

/// The reason a produced message differs from the pasted one.
struct Difference {
  private let pasted: TranscriptMessage
  private let produced: TranscriptMessage?

  init(_ pasted: TranscriptMessage, produced: String) {
    self.pasted = pasted
    let reader = TranscriptReader()
    self.produced = reader.message(spanning: produced) ?? reader.messages(in: produced).first
  }

  /// The reason, as a sentence.
  var sentence: String {
    guard let produced else {
      return "The view refused the same call in words that are not among UIKit's known ones."
    }
    if produced.facts == pasted.facts {
      return """
        The numbers agree and the words do not: the message was retyped, or comes from a release \
        whose words are not known here.
        """
    }
    guard produced.family != pasted.family else {
      if case (.batch(let one, _)?, .batch(let other, _)?) = (produced.facts, pasted.facts),
        Self.counted(one) == Self.counted(other)
      {
        return "The numbers agree; the message lists the changes in another order."
      }
      return "The view refused the same calls with other numbers: no release is known to count so."
    }
    let checked =
      pasted.family.isAboutCounts && !produced.family.isAboutCounts
      ? "positions are checked before counts"
      : pasted.family.isAboutCounts && produced.family.isAboutCounts
        ? "no release is known to word these counts as the message does"
        : "its check comes before the one of the message"
    return "These numbers give \(produced.family.rawValue): \(checked)."
  }
}

extension Difference {
  /// Returns the numbers of equal changes in a batch, in no particular order, and the counts around
  /// it.
  private static func counted(_ evidence: BatchEvidence) -> [AnyHashable] {
    let changes = Dictionary(grouping: evidence.batch.changes, by: \.self).mapValues(\.count)
    return [evidence.before, evidence.after, changes]
  }
}

extension TranscriptFamily {
  /// Whether the message is about counts that do not match the batch. (crash families A)
  var isAboutCounts: Bool {
    let families: [TranscriptFamily] = [
      .invalidNumberOfRows, .invalidNumberOfItems, .invalidNumberOfSections, .invalidBatchUpdates,
      .invalidUpdateSoftReload, .invalidTableViewUpdate,
    ]
    return families.contains(self)
  }
}
