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
