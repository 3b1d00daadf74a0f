import ListCore

/// A likely mistake, with its repair.
public struct LikelyCause: Hashable, Sendable {
  /// The mistake.
  public let mistake: Mistake
  /// A description of the mistake in this report, in one or a few sentences.
  public let sentence: String
  /// The repair.
  public let repair: SuggestedRepair

  init(_ mistake: Mistake, _ sentence: String, _ repair: SuggestedRepair) {
    self.mistake = mistake
    self.sentence = sentence
    self.repair = repair
  }

  /// Creates a cause whose repair is described by its words, its code and its replay.
  init(
    _ mistake: Mistake, _ sentence: String, repair: String, code: String,
    replay: [BatchEvidence] = []
  ) {
    self.init(
      mistake, sentence,
      SuggestedRepair(mistake.approach, repair, code: code, replay: replay))
  }
}

extension LikelyCause {
  /// The cause of a report that names no message: what is meant is only likely.
  var presumed: LikelyCause {
    let isName = sentence.dropFirst().first?.isUppercase == true
    let start = isName ? sentence.prefix(1) : sentence.prefix(1).lowercased()[...]
    return LikelyCause(mistake, "Most often, \(start)\(sentence.dropFirst())", repair)
  }
}

extension Mistake {
  /// The approach of the repair.
  public var approach: SuggestedRepair.Approach {
    switch self {
    case .modelUnchanged, .modelChangedTooEarly, .modelNotMoved: .changeModelInUpdate
    case .changeNotAnnounced, .modelReplaced, .reloadInsteadOfChange: .announce
    case .modelDoubled: .replaceModel
    case .placeholderRow: .countPlaceholder
    case .sectionNotDeleted, .sectionNotInserted: .announceSection
    case .announcedTwice: .announceOnce
    case .staleIndexPath, .indexPastTheEnd, .negativeIndex: .checkIndex
    case .reloadInBatch: .reloadLater
    case .wrongQueue: .useMainQueue
    case .other: .asSaid
    }
  }
}
