import HeadlessKit
import ListCore

extension PathComparison {
  /// The difference between two paths in a step.
  public struct Difference: Hashable, Sendable {
    /// The number of the step.
    public var step: Int
    /// The label of the step; may be empty.
    public var label: String
    /// The place of the step in the source code; `nil` for the first screen and generated steps.
    public var site: CallSite?
    /// The kind of difference.
    public var finding: Finding
    /// The difference in one or two sentences.
    public var sentence: String
    /// The likely causes, and what to do about each; empty if nothing is known.
    public var causes: [String] = []
  }

  /// The kind of difference between two paths, that of the data source first.
  public enum Finding: Hashable, Sendable {
    /// One path or both crashed.
    case crash(legacy: CrashReport?, diffable: CrashReport?)
    /// The step itself failed on at least one of them, with these errors.
    case failure(legacy: String?, diffable: String?)
    /// One path or both show no list that can be compared, for these reasons.
    case notCompared(legacy: String?, diffable: String?)
    /// There is a visible difference.
    case sight(VisibleDifference)
    /// They look alike, but a check found a mistake on one of them that the other does not make.
    case mistakes(legacy: [ListFinding], diffable: [ListFinding])
    /// They look alike, but the snapshots reloaded items whose cells could have been reconfigured. The
    /// cost is that of the whole step.
    case reloads(items: Int, cost: ListCost)
    /// They look alike, but at least one of them has work left, which may change its screen later.
    case unfinished(legacy: [String], diffable: [String])
  }
}

extension PathComparison.Finding {
  /// Compares two paths in a step; `nil` if they are equivalent.
  init?(_ legacy: PathComparison.PathStep, _ diffable: PathComparison.PathStep) {
    if legacy.crash != nil || diffable.crash != nil {
      self = .crash(legacy: legacy.crash, diffable: diffable.crash)
    } else if legacy.failure != nil || diffable.failure != nil {
      self = .failure(legacy: legacy.failure, diffable: diffable.failure)
    } else if legacy.gap != nil || diffable.gap != nil {
      self = .notCompared(legacy: legacy.gap, diffable: diffable.gap)
    } else if let difference = Self.visibleDifference(legacy, diffable) {
      self = .sight(difference)
    } else {
      let mistakes = diffable.findings(besides: legacy)
      if !mistakes.isEmpty {
        self = .mistakes(legacy: legacy.findings(besides: diffable), diffable: mistakes)
      } else if !legacy.unfinished.isEmpty || !diffable.unfinished.isEmpty {
        self = .unfinished(legacy: legacy.unfinished, diffable: diffable.unfinished)
      } else {
        return nil
      }
    }
  }

  /// Whether it is only a mistake of which UIKit warns on the console.
  var isWarning: Bool {
    guard case .mistakes(_, let diffable) = self else { return false }
    return diffable.allSatisfy(\.isWarning)
  }

  private static func visibleDifference(
    _ legacy: PathComparison.PathStep, _ diffable: PathComparison.PathStep
  ) -> VisibleDifference? {
    if let one = legacy.look, let other = diffable.look { return one.firstDifference(from: other) }
    return VisibleState(legacy.after).firstDifference(from: VisibleState(diffable.after))
  }

  /// Returns whether another finding is of the same kind: the same paths crashed or failed, or none
  /// did.
  func resembles(_ other: PathComparison.Finding) -> Bool {
    switch (self, other) {
    case (.crash(let legacy, let diffable), .crash(let otherLegacy, let otherDiffable)):
      (legacy == nil) == (otherLegacy == nil) && (diffable == nil) == (otherDiffable == nil)
    case (.failure(let legacy, let diffable), .failure(let otherLegacy, let otherDiffable)):
      (legacy == nil) == (otherLegacy == nil) && (diffable == nil) == (otherDiffable == nil)
    case (.sight, .sight), (.notCompared, .notCompared), (.mistakes, .mistakes),
      (.unfinished, .unfinished), (.reloads, .reloads):
      true
    case (.crash, _), (.failure, _), (.sight, _), (.notCompared, _), (.mistakes, _),
      (.unfinished, _), (.reloads, _):
      false
    }
  }
}

extension PathComparison.PathStep {
  /// Returns the findings of kinds that the other path does not have in the same step.
  func findings(besides other: PathComparison.PathStep) -> [ListFinding] {
    var kinds = Set(other.findings.map(\.kind))
    // A collection view that reloads instead, which costs it nothing then, is no better an example.
    if other.reloadsWhileCovered, after.kind == .collection { kinds.insert(.updatedWhileCovered) }
    return findings.filter { !kinds.contains($0.kind) }
  }
}

extension ListFinding {
  /// Whether nothing goes wrong on screen: UIKit warns of such a mistake on the console, or would not
  /// animate.
  var isWarning: Bool {
    [.layoutOutsideHierarchy, .updatedWhileCovered, .cellAskedForDuringUpdate, .collapsedCell]
      .contains(kind)
  }
}

extension PathComparison.Difference: CustomStringConvertible {
  /// The sentence, and each likely cause with what to do about it, in lines of up to 96 characters.
  public var description: String {
    ([sentence] + causes.map { "Why: \($0)" }).map { $0.wrapped(at: 96) }.joined(separator: "\n")
  }
}
