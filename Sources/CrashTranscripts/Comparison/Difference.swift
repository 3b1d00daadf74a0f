import ListCore

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
