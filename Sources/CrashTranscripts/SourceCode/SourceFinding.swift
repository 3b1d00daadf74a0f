import ListCore

/// A line of an app that contains a mistake, with its replacement.
public struct SourceFinding: Hashable, Sendable {
  /// The line.
  public let location: StackFrame.Location
  /// The line of code, without its indentation.
  public let line: String
  /// The mistake.
  public let mistake: Mistake
  /// The mistake in the line, in one sentence.
  public let sentence: String
  /// The lines that replace ``line``; empty if it should be removed.
  public let repair: String
  /// The subject of messages that the finding can explain.
  let subject: Subject
  /// The kind of list; `nil` if it does not matter.
  let list: ListKind?
  /// The calls that the finding is about.
  var calls: [ListCall] = []
  /// The lines of the function that contains the line, starting at 1.
  var function: ClosedRange<Int>?
  /// The function as a call stack names it: `ShelfController.remove`.
  var symbol: String?

  /// The subject of a finding. A finding explains only messages about the same subject.
  enum Subject: Hashable, Sendable {
    /// The counts after an update.
    case counts
    /// An index path of an update.
    case positions
    /// Two changes of one index path.
    case conflicts
    /// An index path that is the target of a scroll.
    case scrolling
    /// A cell that is dequeued.
    case dequeueing
    /// A cell or view that the data source returns.
    case returning
    /// The stored attributes of a layout.
    case layouts
    /// A section or item that a snapshot does not have.
    case snapshots
    /// Equal identifiers with different hash values.
    case hashes
    /// The queues on which snapshots are applied.
    case queues
  }
}
