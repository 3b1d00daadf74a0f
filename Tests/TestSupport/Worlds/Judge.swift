import ListCore

/// The kind of list and the release by whose rules a batch is judged.
public struct Judge: Hashable, Sendable {
  public var kind: ListKind
  public var profile: SystemProfile

  public init(_ kind: ListKind, _ profile: SystemProfile) {
    self.kind = kind
    self.profile = profile
  }

  /// The judges, no two of which agree about every batch.
  public static let all = [
    Judge(.table, .newest), Judge(.collection, .newest), Judge(.collection, .iOS7),
  ]
}

extension Judge {
  /// Compares a plan with the oracle's answer for a batch.
  ///
  /// - Returns: The fault of the batch if both agree, or `nil` if they agree that it is legal
  ///   and on its complete effect.
  /// - Throws: The disagreement.
  public func compare(
    _ changes: [Change], from before: [Int], to after: [Int]
  ) throws(Disagreement) -> UpdateFault? {
    let oracle = Oracle(changes, from: before, to: after, kind: kind, profile: profile)
    let expected = oracle.verdict()
    let plan: UpdatePlan
    do throws(UpdateFault) {
      plan = try UpdatePlan(
        BatchUpdate(changes), from: SectionCounts(before), to: SectionCounts(after), kind: kind,
        profile: profile)
    } catch {
      if error == expected { return error }
      throw Disagreement(self, oracle, plan: "\(error)", oracle: Self.text(expected))
    }
    guard expected == nil else {
      throw Disagreement(self, oracle, plan: "legal", oracle: Self.text(expected))
    }
    let said = Outcome(plan)
    let found = oracle.outcome()
    guard said == found else {
      throw Disagreement(self, oracle, plan: "\(said)", oracle: "\(found)")
    }
    return nil
  }

  private static func text(_ fault: UpdateFault?) -> String {
    fault.map { "\($0)" } ?? "legal"
  }
}

/// A batch about which the plan and the oracle differ.
public struct Disagreement: Error, CustomStringConvertible {
  public let description: String

  init(_ judge: Judge, _ given: Oracle, plan: String, oracle: String) {
    description = """
      \(given.before) -> \(given.after), \(judge.kind) on \(judge.profile.name): \(given.changes)
        plan:   \(plan)
        oracle: \(oracle)
      """
  }
}
