import HeadlessKit
import ListCore

/// What has to happen for an argument to be missing, which Objective-C may pass as nil.
///
/// The snapshots and data sources are those that have Objective-C's methods.
enum ReferenceScreenplay: Hashable, Sendable {
  /// A snapshot misses an argument.
  case snapshot(MissingSnapshotArgument)
  /// A section snapshot misses an argument.
  case sectionSnapshot(MissingSectionSnapshotArgument)
  /// A data source misses an argument.
  case source(MissingSourceArgument)

  /// The screenplay of an assertion; `nil` if it is about something else.
  init?(_ parameter: SnapshotFault.Parameter) {
    let name = parameter.rawValue
    if let argument = MissingSnapshotArgument(rawValue: name) {
      self = .snapshot(argument)
    } else if let argument = MissingSectionSnapshotArgument(rawValue: name) {
      self = .sectionSnapshot(argument)
    } else if let argument = MissingSourceArgument(rawValue: name) {
      self = .source(argument)
    } else {
      return nil
    }
  }
}

extension ReferenceScreenplay {
  /// Performs the screenplay on a device of its own with a release of the system.
  ///
  /// - Returns: What was said first, or `nil` if there was no reason to say anything.
  @MainActor
  func perform(_ profile: SystemProfile) -> Performance? {
    let simulator = Simulator(profile: profile)
    let crash = captureCrash { simulator.run { makeCall() } }
    return Performance(crash, simulator.console)
  }

  @MainActor
  private func makeCall() {
    switch self {
    case .snapshot(let argument): argument.makeCall()
    case .sectionSnapshot(let argument): argument.makeCall()
    case .source(let argument): argument.makeCall()
    }
  }
}
