/// What a check does with what it finds. It keeps every finding in each of the modes.
@MainActor
public enum CheckMode {
  /// Keeps it, for the test to look at.
  case record
  /// Keeps it; `verify()` throws the first one.
  case `throw`
  /// Hands it over at once.
  ///
  /// With Swift Testing, `.call { Issue.record($0) }` fails the test.
  case call(@MainActor (ListFinding) -> Void)
  /// Stops the process with its sentence.
  case trap
}
