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

// The assumptions for messages about snapshots.

extension SnapshotScreenplay {
  /// Returns the assumptions that the screenplay makes and its message does not state, each a
  /// phrase.
  func assumptions(_ message: TranscriptMessage) -> [String] {
    let told = Set(message.identifiers)
    let invented = names.map(\.text).filter { !told.contains($0) }
    let list = invented.map { "\"\($0)\"" }.joined(separator: ", ")
    return (guess.map { ["which call: \($0)"] } ?? [])
      + (invented.isEmpty ? [] : ["other identifiers: \(list)"])
  }

  /// The assumed call, if several calls produce the same message.
  private var guess: String? {
    switch self {
    case .snapshot(let call, let setup): call.guess(isFirst: setup.isEmpty)
    case .sectionSnapshot(let call, _): call.guess
    }
  }
}

extension SnapshotCall {
  fileprivate func guess(isFirst: Bool) -> String? {
    switch self {
    case .appendSections: "appendSections(_:)"
    case .insertSections: "insertSections(_:beforeSection:)"
    case .moveSection: "moveSection(_:beforeSection:)"
    case .appendItems: isFirst ? nil : "appendItems(_:toSection:)"  // alone, it lacks a section
    case .insertItems: "insertItems(_:beforeItem:)"
    case .moveItem: "moveItem(_:beforeItem:)"
    case .listItems: "itemIdentifiers(inSection:)"
    case .reloadSections, .reloadItems, .reconfigureItems: nil
    }
  }
}

extension SectionSnapshotCall {
  fileprivate var guess: String? {
    switch self {
    case .append: "append(_:to:)"
    case .insert: "insert(_:before:)"
    case .insertAfter: "insert(_:after:)"
    case .isExpanded: "isExpanded(_:)"
    case .delete, .parent: nil
    }
  }
}
