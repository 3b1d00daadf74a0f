import DiffableKit
import HeadlessKit
import ListCore
import ListTesting

/// A list with its data source, on which scenarios are performed.
///
/// Mutation methods are referenced by their full names, which are UIKit's: direct calls would
/// record a position in this file as the location of the client's mistake.
@MainActor
protocol ScenarioStage: AnyObject {
  associatedtype List: ListView
  var list: List { get }
  /// The data source; `nil` if it is a diffable one.
  var source: ScenarioSource? { get }

  func performBatch(_ body: @escaping () -> Void)
  func announce(_ call: ChangeGroup)
  func reconfigure(_ paths: [IndexPath])
  func reloadData()
  func countSections()
  func select(_ path: IndexPath)
  func deselect(_ path: IndexPath)
  func tap(_ path: IndexPath, on simulator: Simulator)
  func apply(_ snapshot: ScenarioSnapshot, _ style: SnapshotApply.Style)
}

/// A snapshot of a scenario, in which sections and items are identified by their names.
typealias ScenarioSnapshot = DiffableDataSourceSnapshot<String, String>

extension ScenarioApply {
  /// The snapshot with its marked identifiers. An invalid snapshot crashes.
  var snapshot: ScenarioSnapshot {
    var snapshot = ScenarioSnapshot()
    snapshot.appendSections(model.sections.map(\.name))
    for section in model.sections {
      snapshot.appendItems(section.items, toSection: section.name)
    }
    if !reloaded.isEmpty { snapshot.reloadItems(reloaded) }
    if !reconfigured.isEmpty { snapshot.reconfigureItems(reconfigured) }
    if !reloadedSections.isEmpty { snapshot.reloadSections(reloadedSections) }
    return snapshot
  }
}
