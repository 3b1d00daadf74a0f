import HeadlessKit
import ListCore

extension PathComparison {
  /// Where two paths part.
  public struct Difference: Hashable, Sendable {
    /// The number of the step.
    public var step: Int
    /// What the step is called; may be empty.
    public var label: String
    /// What was found.
    public var finding: Finding
    /// The finding in a sentence or two.
    public var sentence: String
  }

  /// What was found about the two paths, the one by the data source first.
  public enum Finding: Hashable, Sendable {
    /// At least one of them crashed.
    case crash(legacy: CrashReport?, diffable: CrashReport?)
    /// A person sees something differ.
    case sight(VisibleDifference)
  }
}

extension PathComparison.Finding {
  /// Compares what two paths did in a step; `nil` if a person could not tell them apart.
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

  /// Whether another finding is of the same kind: the same paths crashed, or none did.
  func resembles(_ other: PathComparison.Finding) -> Bool {
    switch (self, other) {
    case (.crash(let legacy, let diffable), .crash(let otherLegacy, let otherDiffable)):
      (legacy == nil) == (otherLegacy == nil) && (diffable == nil) == (otherDiffable == nil)
    case (.sight, .sight): true
    case (.crash, .sight), (.sight, .crash): false
    }
  }
}
