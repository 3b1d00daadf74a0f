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

/// A table of a scenario.
@MainActor
final class TableScenarioStage: ScenarioStage {
  let list = TableView(frame: .zero, style: .plain)
  let source: ScenarioSource?
  private let diffable: TableViewDiffableSource<String, String>?

  init(_ setup: ListScenario.Setup) {
    list.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    if let height = setup.cellHeight { list.rowHeight = CGFloat(height) }
    if setup.usesSnapshots {
      source = nil
      diffable = TableViewDiffableSource(tableView: list) { ScenarioSource.cell($0, $1, $2) }
    } else {
      let source = ScenarioSource(setup.data)
      self.source = source
      diffable = nil
      list.dataSource = source
      list.delegate = source
    }
  }

  func performBatch(_ body: @escaping () -> Void) {
    list.performBatchUpdates(_:completion:)(body, nil)
  }

  func announce(_ call: ChangeGroup) {
    switch call {
    case .deleteItems(let paths): list.deleteRows(at:with:)(paths.map(IndexPath.init), .automatic)
    case .insertItems(let paths): list.insertRows(at:with:)(paths.map(IndexPath.init), .automatic)
    case .reloadItems(let paths): list.reloadRows(at:with:)(paths.map(IndexPath.init), .automatic)
    case .moveItem(let from, let to): list.moveRow(at:to:)(IndexPath(from), IndexPath(to))
    case .deleteSections(let sections):
      list.deleteSections(_:with:)(IndexSet(sections), .automatic)
    case .insertSections(let sections):
      list.insertSections(_:with:)(IndexSet(sections), .automatic)
    case .reloadSections(let sections):
      list.reloadSections(_:with:)(IndexSet(sections), .automatic)
    case .moveSection(let from, let to): list.moveSection(_:toSection:)(from, to)
    }
  }

  func reconfigure(_ paths: [IndexPath]) { list.reconfigureRows(at: paths) }

  func reloadData() { list.reloadData() }

  func countSections() { _ = list.numberOfSections }

  func select(_ path: IndexPath) {
    list.selectRow(at: path, animated: false, scrollPosition: .none)
  }

  func deselect(_ path: IndexPath) { list.deselectRow(at: path, animated: false) }

  func tap(_ path: IndexPath, on simulator: Simulator) { try? simulator.tap(path, in: list) }

  func apply(_ snapshot: ScenarioSnapshot, _ style: SnapshotApply.Style) {
    switch style {
    case .animated: diffable?.apply(snapshot)
    case .notAnimated: diffable?.apply(snapshot, animatingDifferences: false)
    case .reloadData: diffable?.applySnapshotUsingReloadData(snapshot)
    }
  }
}

/// A collection view of a scenario, with a flow layout.
@MainActor
final class CollectionScenarioStage: ScenarioStage {
  let list: CollectionView
  let source: ScenarioSource?
  private let diffable: CollectionViewDiffableSource<String, String>?

  /// - Parameter width: The width of the screen; cells with a fixed height are this wide.
  init(_ setup: ListScenario.Setup, width: CGFloat) {
    let layout = CollectionViewFlowLayout()
    if let height = setup.cellHeight {
      layout.itemSize = CGSize(width: width, height: CGFloat(height))
    }
    list = CollectionView(frame: .zero, collectionViewLayout: layout)
    list.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    if setup.usesSnapshots {
      source = nil
      diffable = CollectionViewDiffableSource(collectionView: list) {
        ScenarioSource.cell($0, $1, $2)
      }
    } else {
      let source = ScenarioSource(setup.data)
      self.source = source
      diffable = nil
      list.dataSource = source
      list.delegate = source
    }
  }

  func performBatch(_ body: @escaping () -> Void) {
    list.performBatchUpdates(_:completion:)(body, nil)
  }

  func announce(_ call: ChangeGroup) {
    switch call {
    case .deleteItems(let paths): list.deleteItems(at:)(paths.map(IndexPath.init))
    case .insertItems(let paths): list.insertItems(at:)(paths.map(IndexPath.init))
    case .reloadItems(let paths): list.reloadItems(at:)(paths.map(IndexPath.init))
    case .moveItem(let from, let to): list.moveItem(at:to:)(IndexPath(from), IndexPath(to))
    case .deleteSections(let sections): list.deleteSections(_:)(IndexSet(sections))
    case .insertSections(let sections): list.insertSections(_:)(IndexSet(sections))
    case .reloadSections(let sections): list.reloadSections(_:)(IndexSet(sections))
    case .moveSection(let from, let to): list.moveSection(_:toSection:)(from, to)
    }
  }

  func reconfigure(_ paths: [IndexPath]) { list.reconfigureItems(at: paths) }

  func reloadData() { list.reloadData() }

  func countSections() { _ = list.numberOfSections }

  func select(_ path: IndexPath) {
    list.selectItem(at: path, animated: false, scrollPosition: [])
  }

  func deselect(_ path: IndexPath) { list.deselectItem(at: path, animated: false) }

  func tap(_ path: IndexPath, on simulator: Simulator) { try? simulator.tap(path, in: list) }

  func apply(_ snapshot: ScenarioSnapshot, _ style: SnapshotApply.Style) {
    switch style {
    case .animated: diffable?.apply(snapshot)
    case .notAnimated: diffable?.apply(snapshot, animatingDifferences: false)
    case .reloadData: diffable?.applySnapshotUsingReloadData(snapshot)
    }
  }
}
