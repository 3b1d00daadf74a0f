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

/// A repair of the code that led to a message.
public struct SuggestedRepair: Hashable, Sendable {
  /// The approach of a repair.
  public enum Approach: String, Hashable, Sendable {
    /// Change the model inside the update, together with the call.
    case changeModelInUpdate
    /// Announce the change to the list where the model changes.
    case announce
    /// Replace the model instead of appending to it.
    case replaceModel
    /// Insert and delete the placeholder row for an empty list like any other.
    case countPlaceholder
    /// Insert or delete the section too.
    case announceSection
    /// Remove one of two announcements.
    case announceOnce
    /// Look the index up again, or check it.
    case checkIndex
    /// Reload in a later update.
    case reloadLater
    /// Perform the work on the main queue.
    case useMainQueue
    /// Any other approach, as the sentence says.
    case asSaid
  }

  /// The approach of the repair.
  public let approach: Approach
  /// The repair in one or two sentences.
  public let sentence: String
  /// The repair as Swift code for UIKit, as it stands in a method of a controller. Names such as `items`, and index paths that the message
  /// does not state, are placeholders.
  public let swiftCode: String
  /// The updates of the repaired code, each with the counts around it; empty if the repair is not
  /// about an update.
  let replay: [BatchEvidence]

  init(
    _ approach: Approach, _ sentence: String, code: String, replay: [BatchEvidence] = []
  ) {
    self.approach = approach
    self.sentence = sentence
    swiftCode = code.capturingSelf
    self.replay = replay
  }

  /// Returns whether a list accepts every update of the repaired code.
  func isProven(_ kind: ListKind, _ profile: SystemProfile) -> Bool {
    replay.allSatisfy { update in
      (try? UpdatePlan(
        update.batch, from: update.before, to: update.after, kind: kind, profile: profile)) != nil
    }
  }
}

extension String {
  /// The code with `[self] in` at the start of each closure that is kept: in a method of a class it
  /// could not name the model without. A closure that only has comments names nothing.
  fileprivate var capturingSelf: String {
    let kept = ["performBatchUpdates {", "DispatchQueue.main.async {"]
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().map { index, line in
      let body = lines[(index + 1)...].map { $0.drop(while: \.isWhitespace) }
      let isEmpty = body.first { !$0.hasPrefix("//") }?.hasPrefix("}") ?? true
      return kept.contains(where: line.hasSuffix)
        ? line + (isEmpty ? "" : " [self] in")
        : line.replacing(kept[1] + " ", with: kept[1] + " [self] in ")
          .replacing("completion: { _ in", with: "completion: { [self] _ in")
    }.joined(separator: "\n")
  }
}
