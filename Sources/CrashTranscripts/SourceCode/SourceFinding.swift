import ListCore

/// A line of an app that cannot be right, with what to write instead.
public struct SourceFinding: Hashable, Sendable {
  /// The line.
  public let location: StackFrame.Location
  /// The line as it is written, without its indentation.
  public let line: String
  /// The mistake.
  public let mistake: Mistake
  /// What is wrong with the line, in one sentence.
  public let sentence: String
  /// The lines to write instead of ``line``; empty if the line is to be removed.
  public let repair: String
  /// What the finding explains.
  let subject: Subject
  /// The kind of list; `nil` if it does not matter.
  let list: ListKind?
  /// The calls that the finding is about.
  var calls: [ListCall] = []
  /// The lines of the function that contains the line, counted from 1.
  var function: ClosedRange<Int>?
  /// The function as a call stack names it: `ShelfController.remove`.
  var symbol: String?

  /// What a finding explains: only messages about the same are led back to it.
  enum Subject: Hashable, Sendable {
    /// The counts after an update.
    case counts
    /// An index path of an update.
    case positions
    /// Two changes of one index path.
    case conflicts
    /// An index path that is scrolled to.
    case scrolling
    /// A cell that is dequeued.
    case dequeueing
    /// A cell or view that the data source returns.
    case returning
    /// What a layout keeps.
    case layouts
    /// A section or item that a snapshot does not have.
    case snapshots
    /// Identifiers that are equal and have different hash values.
    case hashes
    /// The queues that snapshots are applied on.
    case queues
  }
}
