import DiffableKit
import Foundation

/// A table that records its update calls, with index paths and animations.
final class RecordingTable: TableView {
  private(set) var calls: [String] = []

  func takeCalls() -> [String] {
    defer { calls = [] }
    return calls
  }

  override func reloadData() {
    calls.append("reload")
    super.reloadData()
  }

  override func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    calls.append("batch")
    super.performBatchUpdates(updates, completion: completion)
  }

  override func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    calls.append("insert \(texts(indexPaths)) \(animation)")
    super.insertRows(at: indexPaths, with: animation)
  }

  override func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    calls.append("delete \(texts(indexPaths)) \(animation)")
    super.deleteRows(at: indexPaths, with: animation)
  }

  override func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    calls.append("reload \(texts(indexPaths)) \(animation)")
    super.reloadRows(at: indexPaths, with: animation)
  }

  override func reconfigureRows(at indexPaths: [IndexPath]) {
    calls.append("reconfigure \(texts(indexPaths))")
    super.reconfigureRows(at: indexPaths)
  }

  override func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    calls.append("move \(texts([indexPath, newIndexPath]))")
    super.moveRow(at: indexPath, to: newIndexPath)
  }

  override func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    calls.append("insert sections \(Array(sections)) \(animation)")
    super.insertSections(sections, with: animation)
  }

  override func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    calls.append("delete sections \(Array(sections)) \(animation)")
    super.deleteSections(sections, with: animation)
  }

  override func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    calls.append("reload sections \(Array(sections)) \(animation)")
    super.reloadSections(sections, with: animation)
  }

  override func moveSection(_ section: Int, toSection newSection: Int) {
    calls.append("move section \(section) \(newSection)")
    super.moveSection(section, toSection: newSection)
  }
}

/// A collection view that records its update calls, with index paths.
final class RecordingCollection: CollectionView {
  private(set) var calls: [String] = []

  func takeCalls() -> [String] {
    defer { calls = [] }
    return calls
  }

  override func reloadData() {
    calls.append("reload")
    super.reloadData()
  }

  override func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    calls.append("batch")
    super.performBatchUpdates(updates, completion: completion)
  }

  override func insertItems(at indexPaths: [IndexPath]) {
    calls.append("insert \(texts(indexPaths))")
    super.insertItems(at: indexPaths)
  }

  override func deleteItems(at indexPaths: [IndexPath]) {
    calls.append("delete \(texts(indexPaths))")
    super.deleteItems(at: indexPaths)
  }

  override func reloadItems(at indexPaths: [IndexPath]) {
    calls.append("reload \(texts(indexPaths))")
    super.reloadItems(at: indexPaths)
  }

  override func reconfigureItems(at indexPaths: [IndexPath]) {
    calls.append("reconfigure \(texts(indexPaths))")
    super.reconfigureItems(at: indexPaths)
  }

  override func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    calls.append("move \(texts([indexPath, newIndexPath]))")
    super.moveItem(at: indexPath, to: newIndexPath)
  }

  override func insertSections(_ sections: IndexSet) {
    calls.append("insert sections \(Array(sections))")
    super.insertSections(sections)
  }

  override func deleteSections(_ sections: IndexSet) {
    calls.append("delete sections \(Array(sections))")
    super.deleteSections(sections)
  }

  override func reloadSections(_ sections: IndexSet) {
    calls.append("reload sections \(Array(sections))")
    super.reloadSections(sections)
  }

  override func moveSection(_ section: Int, toSection newSection: Int) {
    calls.append("move section \(section) \(newSection)")
    super.moveSection(section, toSection: newSection)
  }
}

/// `0-1 0-2`
private func texts(_ paths: [IndexPath]) -> String {
  paths.map { "\($0[0])-\($0[1])" }.joined(separator: " ")
}
