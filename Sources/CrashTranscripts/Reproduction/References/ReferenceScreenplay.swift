import HeadlessKit
import ListCore

/// The steps that leave an argument missing, which Objective-C can pass as nil.
///
/// The snapshots and data sources are those with Objective-C methods.
enum ReferenceScreenplay: Hashable, Sendable {
  /// A snapshot is missing an argument.
  case snapshot(MissingSnapshotArgument)
  /// A section snapshot is missing an argument.
  case sectionSnapshot(MissingSectionSnapshotArgument)
  /// A data source is missing an argument.
  case source(MissingSourceArgument)

  /// Creates the screenplay of an assertion; `nil` if it is about something else.
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
  /// Performs the screenplay on its own simulator with a given system release.
  ///
  /// - Returns: The first message, or `nil` if there was none.
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
