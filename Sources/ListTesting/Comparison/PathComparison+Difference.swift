import HeadlessKit
import ListCore

extension PathComparison {
  /// The difference between two paths in a step.
  public struct Difference: Hashable, Sendable {
    /// The number of the step.
    public var step: Int
    /// The label of the step; may be empty.
    public var label: String
    /// The kind of difference.
    public var finding: Finding
    /// The difference in one or two sentences.
    public var sentence: String
  }

  /// The kind of difference between two paths, that of the data source first.
  public enum Finding: Hashable, Sendable {
    /// At least one of them crashed.
    case crash(legacy: CrashReport?, diffable: CrashReport?)
    /// There is a visible difference.
    case sight(VisibleDifference)
  }
}

extension PathComparison.Finding {
  /// Compares two paths in a step; `nil` if there is no visible difference.
  init?(_ legacy: PathComparison.PathStep, _ diffable: PathComparison.PathStep) {
    if legacy.crash != nil || diffable.crash != nil {
      self = .crash(legacy: legacy.crash, diffable: diffable.crash)
    } else if let difference = VisibleState(legacy.after)
      .firstDifference(from: VisibleState(diffable.after))
    {
      self = .sight(difference)
    } else {
      return nil
    }
  }

  /// Returns whether another finding is of the same kind: the same paths crashed, or none did.
  func resembles(_ other: PathComparison.Finding) -> Bool {
    switch (self, other) {
    case (.crash(let legacy, let diffable), .crash(let otherLegacy, let otherDiffable)):
      (legacy == nil) == (otherLegacy == nil) && (diffable == nil) == (otherDiffable == nil)
    case (.sight, .sight): true
    case (.crash, .sight), (.sight, .crash): false
    }
  }
}
