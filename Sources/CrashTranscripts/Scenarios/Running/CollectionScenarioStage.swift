import DiffableKit
import HeadlessKit
import ListCore

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
