import DiffableKit
import HeadlessKit

extension SnapshotScreenplay {
  /// Performs the screenplay on its own simulator with a given system release.
  ///
  /// - Returns: The first message of the snapshot, or `nil` if there was none.
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
