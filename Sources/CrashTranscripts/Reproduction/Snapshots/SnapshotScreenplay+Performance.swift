import DiffableKit
import HeadlessKit

extension SnapshotScreenplay {
  /// Performs the screenplay on a device of its own with a release of the system.
  ///
  /// - Returns: What the snapshot said first, or `nil` if it had no reason to say anything.
  @MainActor
  func perform(_ profile: SystemProfile) -> Performance? {
    let simulator = Simulator(profile: profile)
    let crash = captureCrash { simulator.run { makeCalls() } }
    return Performance(crash, simulator.console)
  }

  private func makeCalls() {
    switch self {
    case .snapshot(let call, let setup):
      var snapshot = DiffableDataSourceSnapshot<Name, Name>()
      for call in setup + [call] { call.perform(on: &snapshot) }
    case .sectionSnapshot(let call, let setup):
      var snapshot = DiffableDataSourceSectionSnapshot<Name>()
      for call in setup + [call] { call.perform(on: &snapshot) }
    }
  }
}
