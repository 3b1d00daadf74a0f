/// The findings of a check, without duplicates, and the action for each.
@MainActor
struct FindingLog {
  /// The part of a finding that identifies duplicates, which excludes the trace.
  private struct Known: Hashable {
    let kind: ListFinding.Kind
    let places: [String]
    let sentence: String
  }

  let mode: CheckMode
  private(set) var findings: [ListFinding] = []
  private var known: Set<Known> = []

  init(_ mode: CheckMode) {
    self.mode = mode
  }

  /// Adds a finding unless it is a duplicate.
  mutating func add(_ finding: ListFinding) {
    let places = finding.places.map(\.description)
    let key = Known(kind: finding.kind, places: places, sentence: finding.sentence)
    guard known.insert(key).inserted else { return }
    findings.append(finding)
    switch mode {
    case .record, .throw: break
    case .call(let handler): handler(finding)
    case .trap: fatalError(finding.description)
    }
  }

  /// Throws the first finding, if that is the mode.
  func verify() throws {
    if case .throw = mode, let first = findings.first { throw first }
  }
}

/// The action of a check for each finding. Every mode keeps all findings.
@preconcurrency @MainActor
public enum CheckMode {
  /// Records the finding for later inspection.
  case record
  /// Records the finding; `verify()` throws the first one.
  case `throw`
  /// Calls a closure immediately.
  ///
  /// With Swift Testing, `.call { Issue.record($0) }` fails the test.
  case call(@MainActor (ListFinding) -> Void)
  /// Traps with the finding's sentence.
  case trap
}
