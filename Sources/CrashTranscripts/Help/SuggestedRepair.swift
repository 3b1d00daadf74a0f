import ListCore

/// What to write instead of the code that led to a message.
public struct SuggestedRepair: Hashable, Sendable {
  /// The way in which a repair helps.
  public enum Approach: String, Hashable, Sendable {
    /// The model changes inside of the update, beside the call.
    case changeModelInUpdate
    /// The list is told of the change where the model changes.
    case announce
    /// The model is replaced and not appended to.
    case replaceModel
    /// The row for an empty list is inserted and deleted like any other.
    case countPlaceholder
    /// The section is inserted or deleted too.
    case announceSection
    /// One of two announcements goes.
    case announceOnce
    /// The index is looked up again or checked.
    case checkIndex
    /// Reloads follow in an update of their own.
    case reloadLater
    /// The work goes back to the main queue.
    case useMainQueue
    /// Anything else.
    case asSaid
  }

  /// The way in which the repair helps.
  public let approach: Approach
  /// What to do, in one or two sentences.
  public let sentence: String
  /// The repair as UIKit's Swift. Names such as `items`, and index paths that the message does not
  /// state, are placeholders.
  public let swiftCode: String
  /// The updates of the repaired code, each with the counts around it; empty if the repair is not
  /// about an update.
  let replay: [BatchEvidence]

  init(
    _ approach: Approach, _ sentence: String, code: String, replay: [BatchEvidence] = []
  ) {
    self.approach = approach
    self.sentence = sentence
    swiftCode = code
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
