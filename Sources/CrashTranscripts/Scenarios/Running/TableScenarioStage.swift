import DiffableKit
import HeadlessKit
import ListCore

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
