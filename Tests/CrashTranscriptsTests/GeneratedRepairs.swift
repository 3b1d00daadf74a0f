// swift-format-ignore-file
// Written by RepairCompilationTests with HEADLESSKIT_REGENERATE=1: every repair of the collected
// messages. That it compiles is the test.

import DiffableKit
import Foundation
import HeadlessKit

// What the code of a repair names: lists, a model, and the values of a client.
private struct Item: Hashable, Identifiable {
  var number = 0
  var id: Item { self }
}
extension Int { fileprivate static let main = 0 }
private struct Section { var items: [Item] = [] }
private final class Cell: CollectionViewCell {}
private final class HeaderView: CollectionReusableView {}
private final class Background: CollectionReusableView {}
@MainActor private class RepairContext: ViewController {
  func highlight(_ cells: [TableViewCell]) {}
  func next() {}
  func fetch() async -> [Item] { [] }
}
private final class ListDataSource {}
@MainActor private let tableView = TableView()
@MainActor private let collectionView = CollectionView(frame: .zero, collectionViewLayout: layout)
@MainActor private let layout = CollectionViewFlowLayout()
@MainActor private let view = TableView()
@MainActor private let gesture = LongPressGestureRecognizer()
@MainActor private let emptyView = View()
@MainActor private let dataSource = TableViewDiffableSource<Int, Item>(tableView: tableView) {
  _, _, _ in nil
}
@MainActor private let updates: () -> Void = {}
@MainActor private var snapshot = DiffableDataSourceSnapshot<Int, Item>()
@MainActor private var sectionSnapshot = DiffableDataSourceSectionSnapshot<Item>()
@MainActor private var items: [Item] = []
@MainActor private var filteredItems: [Item] = []
@MainActor private var newItems: [Item] = []
@MainActor private var newItem = Item()
@MainActor private var item = Item()
@MainActor private var parent = Item()
@MainActor private var sections: [Section] = []
@MainActor private var newSections: [Section] = []
@MainActor private var newSection = Section()
@MainActor private var isFiltering = false
@MainActor private var columns = 2
@MainActor private var lastSize = CGSize.zero
@MainActor private var cache: [IndexPath: CollectionViewLayoutAttributes] = [:]
@MainActor private var openSection: Int? = 0
@MainActor private var tappedSection: Int? = 1
@MainActor private var section = 0
private let identifier = "Cell"
private let kind = CollectionView.elementKindSectionHeader
private let insets = EdgeInsets.zero
private let (old, new, index) = (0, 1, 0)
private let path = IndexPath(row: 0, section: 0)
private let (indexPath, newIndexPath, oldIndexPath, proposed) = (path, path, path, path)
private let (from, to, source, destination) = (path, path, path, path)
private let indexPaths = [path]
private let (newIndexPaths, oldIndexPaths, changedIndexPaths) = ([path], [path], [path])

@MainActor private func repair0() throws {
  guard (0..<tableView.numberOfSections).contains(section) else {
    return tableView.reloadData()
  }
}

@MainActor private func repair1() throws {
  guard let index = items.firstIndex(of: item) else { return }  // gone already
  tableView.performBatchUpdates {
    items.remove(at: index)
    tableView.deleteRows(at: [IndexPath(row: index, section: 0)], with: .automatic)
  }
}

@MainActor private func repair2() throws {
  tableView.performBatchUpdates {
    items = newItems
    tableView.insertRows(at: newIndexPaths, with: .automatic)
  }
  tableView.reloadRows(at: changedIndexPaths, with: .automatic)
}

@MainActor private func repair3() throws {
  guard let index = items.firstIndex(of: item) else { return }  // gone already
  collectionView.performBatchUpdates {
    items.remove(at: index)
    collectionView.deleteItems(at: [IndexPath(item: index, section: 0)])
  }
}

@MainActor private func repair4() throws {
  let last = collectionView.numberOfItems(inSection: 0) - 1
  _ = last
}

@MainActor private func repair5() throws {
  collectionView.performBatchUpdates {
    items = newItems
    collectionView.insertItems(at: newIndexPaths)
  }
  collectionView.reloadItems(at: changedIndexPaths)
}

@MainActor private func repair6() throws {
  let last = tableView.numberOfRows(inSection: 0) - 1
  _ = last
}

@MainActor private func repair7() throws {
  guard let index = items.firstIndex(of: item) else { return }  // gone already
  tableView.performBatchUpdates {
    items.remove(at: index)
    tableView.deleteRows(at: [IndexPath(row: index, section: 2)], with: .automatic)
  }
}

@MainActor private func repair8() throws {
  tableView.performBatchUpdates {
    sections.insert(newSection, at: 1)
    tableView.insertSections(IndexSet(integer: 1), with: .automatic)
  }
}

@MainActor private func repair9() throws {
  tableView.performBatchUpdates {
    sections[1].items.insert(newItem, at: 2)
    tableView.insertRows(at: [IndexPath(row: 2, section: 1)], with: .automatic)
  }
}

@MainActor private func repair10() throws {
  tableView.performBatchUpdates {
    items.append(newItem)
    let last = IndexPath(row: items.count - 1, section: 1)
    tableView.insertRows(at: [last], with: .automatic)
  }
}

@MainActor private func repair11() throws {
  tableView.performBatchUpdates {
    items = newItems
    tableView.deleteRows(at: oldIndexPaths, with: .automatic)
  }
  tableView.reloadRows(at: changedIndexPaths, with: .automatic)
}

@MainActor private func repair12() throws {
  items = newItems
  tableView.reloadData()  // directly behind the change, before any other update
}

@MainActor private final class Repair13: RepairContext {
  func repair() {
    tableView.performBatchUpdates(updates) { _ in self.next() }
  }
}

@MainActor private func repair14() throws {
  let item = items[indexPath.row]  // not tableView.cellForRow(at: indexPath)
  _ = item
}

@MainActor private func repair15() throws {
  _ = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
}

@MainActor private func repair16() throws {
  view.performBatchUpdates(updates) { _ in view.removeFromSuperview() }
}

@MainActor private func repair17() throws {
  collectionView.performBatchUpdates {
    items.insert(items.remove(at: 1), at: newIndexPath.item)
    collectionView.moveItem(
      at: IndexPath(item: 1, section: 0), to: newIndexPath)
  }
  collectionView.reloadItems(at: [newIndexPath])
}

@MainActor private func repair18() throws {
  let changes = newItems.difference(from: items).inferringMoves()
  _ = changes
}

@MainActor private func repair19() throws {
  collectionView.performBatchUpdates {
    items.remove(at: 3)
    collectionView.deleteItems(at: [IndexPath(item: 3, section: 0)])
  }
  collectionView.reloadItems(at: changedIndexPaths)
}

@MainActor private func repair20() throws {
  // Only without a prototype in the storyboard:
  collectionView.register(Cell.self, forCellWithReuseIdentifier: "template")
}

@MainActor private func repair21() throws {
  // Only without a prototype in the storyboard:
  collectionView.register(Cell.self, forCellWithReuseIdentifier: "EHHorizontalLineViewCell")
}

@MainActor private func repair22() throws {
  // Only without a prototype in the storyboard:
  collectionView.register(Cell.self, forCellWithReuseIdentifier: "TextLabelChartLegendCell")
}

@MainActor private func repair23() throws {
  // Only without a prototype in the storyboard:
  collectionView.register(Cell.self, forCellWithReuseIdentifier: "DemandByStackedCardCell")
}

@MainActor private func repair24() throws {
  // Only without a prototype in the storyboard:
  collectionView.register(Cell.self, forCellWithReuseIdentifier: "griglia")
}

@MainActor private func repair25() throws {
  layout.register(Background.self, forDecorationViewOfKind: "CollectionElementKindSectionFooter")
}

@MainActor private func repair26() throws {
  collectionView.register(
    Nib(nibName: "Cell", bundle: nil), forCellWithReuseIdentifier: "cell")
}

@MainActor private func repair27() throws -> AnyObject? {
  let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  return cell
}

@MainActor private func repair28() throws {
  // Only without a prototype in the storyboard:
  tableView.register(Cell.self, forCellReuseIdentifier: "cell")
}

@MainActor private func repair29() throws {
  // Only without a prototype in the storyboard:
  tableView.register(Cell.self, forCellReuseIdentifier: "playerCell")
}

@MainActor private func repair30() throws {
  let sizingCell = Cell(frame: .zero)
  _ = sizingCell
}

@MainActor private func repair31() throws {
  DispatchQueue.main.async { dataSource.apply(snapshot) }
}

@MainActor private func repair32() throws {
  var snapshot = dataSource.snapshot()
  snapshot.deleteItems([item])
  dataSource.apply(snapshot)
}

@MainActor private func repair33() throws {
  var seen = Set<Item.ID>()
  snapshot.appendItems(items.filter { seen.insert($0.id).inserted }.map(\.id))
}

@MainActor private func repair34() throws {
  if snapshot.indexOfSection(section) == nil { snapshot.appendSections([section]) }
}

@MainActor private func repair35() throws {
  guard let item = dataSource.itemIdentifier(for: indexPath) else { return }
  _ = item
}

@MainActor private func repair36(_ item: Item?) throws {
  guard let item else { return }
  _ = item
}

@MainActor private func repair37() throws {
  let new = items.filter { snapshot.indexOfItem($0) == nil }
  snapshot.appendItems(new, toSection: section)
}

@MainActor private func repair38() throws {
  snapshot.appendSections([.main])
  snapshot.appendItems(items)
}

@MainActor private func repair39() throws {
  if snapshot.indexOfItem(item) != nil { snapshot.reconfigureItems([item]) }
}

@MainActor private func repair40() throws {
  if snapshot.indexOfItem(item) != nil { snapshot.reloadItems([item]) }
}

@MainActor private func repair41() throws {
  let items = snapshot.indexOfSection(section) == nil
    ? [] : snapshot.itemIdentifiers(inSection: section)
  _ = items
}

@MainActor private func repair42() throws {
  layout.invalidateLayout()  // in viewWillLayoutSubviews, when bounds changed
}

@MainActor private func repair43() throws {
  collectionView.performBatchUpdates {
    items.remove(at: indexPath.item)
    collectionView.deleteItems(at: [indexPath])
  }
}

@MainActor private func repair44() throws {
  collectionView.performBatchUpdates {
    collectionView.deleteSections(IndexSet(integer: old))
    collectionView.insertSections(IndexSet(integer: new))
  }
}

@MainActor private func repair45() throws {
  collectionView.performBatchUpdates {
    items = newItems
    collectionView.moveItem(at: oldIndexPath, to: newIndexPath)
  }
  collectionView.reloadItems(at: changedIndexPaths)
}

@MainActor private func repair46() throws {
  items = newItems
  collectionView.reloadSections(IndexSet(integer: 0))
}

@MainActor private func repair47() throws {
  items = newItems
  tableView.reloadSections(IndexSet(integer: 0), with: .automatic)
}

@MainActor private func repair48() throws {
  collectionView.performBatchUpdates {
    items.insert(newItem, at: newIndexPath.item)
    collectionView.insertItems(at: [newIndexPath])
  }
}

@MainActor private func repair49() throws {
  items = newItems
  collectionView.reloadData()  // directly behind the change, before any other update
}

@MainActor private func repair50() throws {
  collectionView.performBatchUpdates {
    sections.insert(newSection, at: index)
    collectionView.insertSections(IndexSet(integer: index))
  }
}

@MainActor private func repair51() throws {
  tableView.performBatchUpdates {
    items.insert(newItem, at: newIndexPath.row)
    tableView.insertRows(at: [newIndexPath], with: .automatic)
  }
}

@MainActor private func repair52() throws {
  _ = IndexPath(row: 0, section: 0)
}

@MainActor private func repair53() throws {
  collectionView.performBatchUpdates {
    for indexPath in indexPaths.sorted(by: >) {  // the highest index first
      items.remove(at: indexPath.item)
    }
    collectionView.deleteItems(at: indexPaths)
    items.append(contentsOf: newItems)
    collectionView.insertItems(at: newIndexPaths)
  }
}

@MainActor private func repair54() throws {
  collectionView.performBatchUpdates {
    sections[1].items.insert(newItem, at: newIndexPath.item)
    collectionView.insertItems(at: [newIndexPath])
  }
}

@MainActor private final class Repair55: RepairContext {
  @MainActor func load() async { items = await fetch() }
}

@MainActor private func repair56() throws {
  collectionView.performBatchUpdates {
    let changed = IndexSet([openSection, tappedSection].compactMap { $0 })
    openSection = tappedSection
    collectionView.reloadSections(changed)
  }
}

@MainActor private func repair57() throws {
  let changes = newItems.difference(from: items)
  collectionView.performBatchUpdates {
    items = newItems
    for change in changes {
      switch change {
      case .remove(let index, _, _):
        collectionView.deleteItems(at: [IndexPath(item: index, section: 0)])
      case .insert(let index, _, _):
        collectionView.insertItems(at: [IndexPath(item: index, section: 0)])
      }
    }
  }
}

@MainActor private func repair58() throws {
  tableView.performBatchUpdates {
    items.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}

@MainActor private func repair59() throws {
  items.removeAll()
  tableView.reloadData()  // instead of the update
}

@MainActor private func repair60() throws {
  tableView.performBatchUpdates {
    items.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
    if items.isEmpty {  // the placeholder comes
      tableView.insertRows(at: [IndexPath(row: 0, section: indexPath.section)], with: .automatic)
    }
  }
}

@MainActor private func repair61() throws {
  items = newItems  // not items += newItems
  tableView.reloadData()
}

@MainActor private func repair62() throws {
  tableView.performBatchUpdates {
    items.append(contentsOf: newItems)
    tableView.insertRows(at: newIndexPaths, with: .automatic)
  }
}

@MainActor private func repair63() throws {
  tableView.performBatchUpdates {
    let changed = IndexSet([openSection, tappedSection].compactMap { $0 })
    openSection = tappedSection
    tableView.reloadSections(changed, with: .automatic)
  }
}

@MainActor private func repair64() throws {
  tableView.performBatchUpdates {
    let item = sections[from.section].items.remove(at: from.row)
    sections[to.section].items.insert(item, at: to.row)
    tableView.moveRow(at: from, to: to)
  }
}

@MainActor private func repair65() throws {
  let changes = newItems.difference(from: items)
  tableView.performBatchUpdates {
    items = newItems
    for change in changes {
      switch change {
      case .remove(let index, _, _):
        tableView.deleteRows(at: [IndexPath(row: index, section: 0)], with: .automatic)
      case .insert(let index, _, _):
        tableView.insertRows(at: [IndexPath(row: index, section: 0)], with: .automatic)
      }
    }
  }
}

@MainActor private func repair66() throws {
  tableView.performBatchUpdates {
    for indexPath in indexPaths.sorted(by: >) {  // the highest index first
      items.remove(at: indexPath.row)
    }
    tableView.deleteRows(at: indexPaths, with: .automatic)
    items.insert(newItem, at: newIndexPath.row)
    tableView.insertRows(at: [newIndexPath], with: .automatic)
  }
}

@MainActor private func repair67() throws {
  tableView.performBatchUpdates {
    sections[1].items.insert(newItem, at: newIndexPath.row)
    tableView.insertRows(at: [newIndexPath], with: .automatic)
  }
}

@MainActor private func repair68() throws {
  let changes = newItems.difference(from: items)
  tableView.performBatchUpdates {
    items = newItems
    for change in changes {
      switch change {
      case .remove(let index, _, _):
        tableView.deleteRows(at: [IndexPath(row: index, section: 5)], with: .automatic)
      case .insert(let index, _, _):
        tableView.insertRows(at: [IndexPath(row: index, section: 5)], with: .automatic)
      }
    }
  }
}

@MainActor private func repair69() throws {
  tableView.performBatchUpdates {
    sections[5].items.insert(newItem, at: newIndexPath.row)
    tableView.insertRows(at: [newIndexPath], with: .automatic)
  }
}

@MainActor private func repair70() throws {
  tableView.performBatchUpdates {
    sections.append(Section(items: [newItem]))
    tableView.insertSections(IndexSet(integer: sections.count - 1), with: .automatic)
  }
}

@MainActor private func repair71() throws {
  collectionView.performBatchUpdates {
    sections.append(Section(items: [newItem]))
    collectionView.insertSections(IndexSet(integer: sections.count - 1))
  }
}

@MainActor private func repair72() throws {
  collectionView.performBatchUpdates {
    sections.remove(at: indexPath.section)
    collectionView.deleteSections(IndexSet(integer: indexPath.section))
  }
}

@MainActor private func repair73() throws {
  tableView.performBatchUpdates {
    sections[indexPath.section].items.remove(at: indexPath.row)
    if sections[indexPath.section].items.isEmpty {
      sections.remove(at: indexPath.section)
      tableView.deleteSections(IndexSet(integer: indexPath.section), with: .automatic)
    } else {
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
  }
}

@MainActor private func repair74() throws {
  collectionView.performBatchUpdates {
    sections.remove(at: index)
    collectionView.deleteSections(IndexSet(integer: index))
  }
}

@MainActor private func repair75() throws {
  items.removeAll()
  collectionView.reloadData()  // instead of the update
}

@MainActor private func repair76() throws {
  items = newItems  // not items += newItems
  collectionView.reloadData()
}

@MainActor private final class Repair77: CollectionViewFlowLayout {
  override func prepare() {
    super.prepare()
    cache.removeAll()
  }
}

@MainActor private func repair78() throws {
  guard tableView.window != nil else { return tableView.reloadData() }
}

@MainActor private func repair79() throws {
  if !tableView.hasUncommittedUpdates { tableView.reloadData() }
}

@MainActor private func repair80() throws {
  tableView.performBatchUpdates {
    let old = items
    items = newItems
    for (from, item) in old.enumerated() {
      guard let to = items.firstIndex(of: item), to != from else { continue }
      tableView.moveRow(
        at: IndexPath(row: from, section: 0), to: IndexPath(row: to, section: 0))
    }
  }
}

@MainActor private func repair81() throws {
  tableView.performBatchUpdates {
    tableView.deleteRows(at: [oldIndexPath], with: .automatic)
    tableView.insertRows(at: [newIndexPath], with: .automatic)
  }
}

@MainActor private func repair82() throws {
  tableView.performBatchUpdates {
    guard let from = items.firstIndex(of: item) else { return }  // before the update
    items = newItems
    guard let to = items.firstIndex(of: item) else { return }  // after the update
    tableView.moveRow(
      at: IndexPath(row: from, section: 0), to: IndexPath(row: to, section: 0))
  }
}

@MainActor private func repair83() throws {
  _ = collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
}

@MainActor private func repair84() throws {
  let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
  _ = cell
}

@MainActor private func repair85() throws {
  collectionView.performBatchUpdates {
    collectionView.moveItem(at: oldIndexPath, to: newIndexPath)
  }
  collectionView.reconfigureItems(at: [newIndexPath])
}

@MainActor private func repair86() throws {
  tableView.dataSource = dataSource  // a stored property
}

@MainActor private func repair87() throws {
  guard (0..<collectionView.numberOfSections).contains(section) else { return }
}

@MainActor private func repair88() throws {
  tableView.reloadData()
  tableView.layoutIfNeeded()
  guard (0..<tableView.numberOfSections).contains(indexPath.section),
    (0..<tableView.numberOfRows(inSection: indexPath.section)).contains(indexPath.row)
  else { return }
}

@MainActor private func repair89() throws {
  let registration = CollectionView.CellRegistration<Cell, Item> { cell, _, item in }
  // In the provider:
  _ = collectionView.dequeueConfiguredReusableCell(
    using: registration, for: indexPath, item: item)
}

@MainActor private func repair90() throws -> IndexPath {
  let last = tableView.numberOfRows(inSection: proposed.section)
  return IndexPath(row: min(proposed.row, last), section: proposed.section)
}

@MainActor private func repair91() throws {
  guard (0..<collectionView.numberOfSections).contains(indexPath.section),
    (0..<collectionView.numberOfItems(inSection: indexPath.section)).contains(indexPath.item)
  else { return }
}

@MainActor private func repair92() throws {
  guard (0..<tableView.numberOfSections).contains(indexPath.section),
    (0..<tableView.numberOfRows(inSection: indexPath.section)).contains(indexPath.row)
  else { return }
}

@MainActor private func repair93() throws {
  tableView.layoutIfNeeded()
  guard (0..<tableView.numberOfSections).contains(indexPath.section),
    (0..<tableView.numberOfRows(inSection: indexPath.section)).contains(indexPath.row)
  else { return }
}

@MainActor private func repair94() throws {
  sectionSnapshot.append(items.filter { !sectionSnapshot.contains($0) })
}

@MainActor private func repair95() throws {
  guard sectionSnapshot.contains(item) else { return }
}

@MainActor private func repair96() throws {
  _ = collectionView.dequeueReusableSupplementaryView(
    ofKind: kind, withReuseIdentifier: "Header", for: indexPath)
}

@MainActor private final class Repair97: CollectionViewFlowLayout {
  func repair(_ path: IndexPath) {
    let attributes = super.layoutAttributesForItem(at: path)?.copy()
    _ = attributes
  }
}

@MainActor private func repair98() throws {
  tableView.performBatchUpdates {
    tableView.moveRow(at: oldIndexPath, to: newIndexPath)
  }
  tableView.reconfigureRows(at: [newIndexPath])
}

@MainActor private final class Repair99: RepairContext {
  func repair() {
    DispatchQueue.main.async { self.highlight(tableView.visibleCells) }
  }
}

@MainActor private func repair100() throws {
  let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
  _ = cell
}

private struct Repair101: Hashable {
  let id: Int
  static func == (one: Repair101, other: Repair101) -> Bool { one.id == other.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

@MainActor private func repair102() throws {
  let layout = CollectionViewFlowLayout()
  let collectionView = CollectionView(frame: .zero, collectionViewLayout: layout)
  _ = collectionView
}

@MainActor private func repair103() throws {
  let size = CollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
  _ = size
}

@MainActor private func repair104() throws -> CGSize {
  guard collectionView.bounds.width > 0, columns > 0 else { return .zero }
  return CGSize(width: collectionView.bounds.width / CGFloat(columns), height: 44)
}

@MainActor private final class Repair105: RepairContext {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }
}

@MainActor private func repair106() throws {
  let view = collectionView.dequeueReusableSupplementaryView(
    ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
  _ = view
}

@MainActor private func repair107() throws {
  DispatchQueue.main.async {
    items = newItems
    tableView.reloadData()
  }
}

@MainActor private func repair108() throws {
  let shown = isFiltering ? filteredItems : items  // the array that fills the cells
  guard shown.indices.contains(indexPath.row) else { return }
}

@MainActor private final class Repair109: TableViewController {
  override func tableView(
    _ tableView: TableView, numberOfRowsInSection section: Int
  ) -> Int {
    super.tableView(tableView, numberOfRowsInSection: section)
  }
}

@MainActor private func repair110() throws {
  tableView.register(
    Nib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: identifier)
}

@MainActor private func repair111() throws {
  tableView.insertRows(at: [newIndexPath].compactMap { $0 }, with: .automatic)
}

@MainActor private func repair112() throws {
  // Only without a prototype in the storyboard:
  tableView.register(Cell.self, forCellReuseIdentifier: identifier)
}

@MainActor private final class Repair113: RepairContext {
  let dataSource = ListDataSource()  // stored: the list does not retain it
}

@MainActor private func repair114() throws {
  view.endEditing(true)
  DispatchQueue.main.async { tableView.reloadData() }
}

@MainActor private func repair115() throws {
  items = newItems
  tableView.reloadData()
}

@MainActor private final class Repair116: CollectionViewFlowLayout {
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [CollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.map {
      $0.copy() as! CollectionViewLayoutAttributes  // change the copy
    }
  }
}

@MainActor private final class Repair117: RepairContext {
  class ListController: ViewController {
    var tableView: TableView!
  }
}

@MainActor private func repair118() throws {
  view.endEditing(true)  // before deleteRows(at:with:)
}

@MainActor private func repair119() throws {
  switch gesture.state {
  case .ended: collectionView.endInteractiveMovement()
  case .cancelled, .failed: collectionView.cancelInteractiveMovement()
  default: break
  }
}

@MainActor private final class Repair120: CollectionViewFlowLayout {
  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    cache[indexPath] ?? CollectionViewLayoutAttributes(forCellWith: indexPath)
  }
}

@MainActor private func repair121() throws {
  guard snapshot.indexOfItem(item) != nil else { return }
}

@MainActor private func repair122() throws {
  guard collectionView.bounds.size != lastSize else { return }
  lastSize = collectionView.bounds.size
  collectionView.collectionViewLayout.invalidateLayout()
}

@MainActor private func repair123() throws {
  tableView.rowHeight = TableView.automaticDimension
  tableView.estimatedRowHeight = 44
}
