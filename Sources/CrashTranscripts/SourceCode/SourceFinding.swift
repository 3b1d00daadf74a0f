import ListCore

/// A line of an app that changes a list otherwise than its model.
public struct SourceFinding: Hashable, Sendable {
  /// The line.
  public let location: StackFrame.Location
  /// The line as it is written, without its indentation.
  public let line: String
  /// The mistake.
  public let mistake: Mistake
  /// What is wrong with the line, in one sentence.
  public let sentence: String
  /// The lines to write instead.
  public let repair: String
}
