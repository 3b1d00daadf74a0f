import HeadlessKit
import ListCore

/// What has to happen for a snapshot to miss an argument, which Objective-C may pass as nil.
///
/// The snapshots are those that have Objective-C's methods.
enum ReferenceScreenplay: Hashable, Sendable {
  /// A snapshot misses an argument.
  case snapshot(MissingSnapshotArgument)
  /// A section snapshot misses an argument.
  case sectionSnapshot(MissingSectionSnapshotArgument)

  /// The screenplay of an assertion; `nil` if it is about something else.
  init?(_ parameter: SnapshotFault.Parameter) {
    if let argument = MissingSnapshotArgument(rawValue: parameter.rawValue) {
      self = .snapshot(argument)
    } else if let argument = MissingSectionSnapshotArgument(rawValue: parameter.rawValue) {
      self = .sectionSnapshot(argument)
    } else {
      return nil
    }
  }
}

extension ReferenceScreenplay {
  /// Performs the screenplay on a device of its own with a release of the system.
  ///
  /// - Returns: What the snapshot said first, or `nil` if it had no reason to say anything.
  @MainActor
  func perform(_ profile: SystemProfile) -> Performance? {
    let host = ListHost(profile: profile)
    let crash = captureCrash {
      host.run {
        switch self {
        case .snapshot(let argument): argument.makeCall()
        case .sectionSnapshot(let argument): argument.makeCall()
        }
      }
    }
    return Performance(crash, host.console)
  }

  /// The class of the snapshot.
  var className: String {
    switch self {
    case .snapshot: "DiffableDataSourceSnapshotReference"
    case .sectionSnapshot: MissingSectionSnapshotArgument.className
    }
  }

  /// The call as Swift writes it.
  var swiftCode: String {
    switch self {
    case .snapshot(let argument): argument.swiftCode
    case .sectionSnapshot(let argument): argument.swiftCode
    }
  }
}
