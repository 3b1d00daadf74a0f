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
private final class PhotoCell: CollectionViewCell { let imageView = ImageView() }
@MainActor private let sender = Button()
@MainActor private let tapRecognizer = TapGestureRecognizer()
@MainActor private var done: Set<Item> = []
@MainActor private var (isLoading, hasMore) = (false, true)
@MainActor private func load(_ url: URL, _ show: (Image?) -> Void) { show(nil) }
private let url = URL(fileURLWithPath: "/")
private let height: CGFloat = 80
private final class BookCell: TableViewCell {}
private final class HeaderView: CollectionReusableView {}
private final class Background: CollectionReusableView {}
@MainActor private class RepairContext: ViewController {
  let tableView = TableView()
  let collectionView = CollectionView(frame: .zero, collectionViewLayout: layout)
  let index = 0
  var snapshot = DiffableDataSourceSnapshot<Int, Item>()
  var items: [Item] = []
  var newItems: [Item] = []
  var newItem = Item()
  var sections: [Section] = []
  var newSections: [Section] = []
  var newSection = Section()
  var openSection: Int? = 0
  var tappedSection: Int? = 1
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
@MainActor private let cell = TableViewCell()
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

@MainActor private final class Repair0: RepairContext {
  func repair() throws {
    guard (0..<tableView.numberOfSections).contains(section) else {
      return tableView.reloadData()
    }
  }
}

@MainActor private final class Repair1: RepairContext {
  func repair() throws {
    guard let index = items.firstIndex(of: item) else { return }  // gone already
    tableView.performBatchUpdates { [self] in
      items.remove(at: index)
      tableView.deleteRows(at: [IndexPath(row: index, section: 0)], with: .automatic)
    }
  }
}

@MainActor private final class Repair2: RepairContext {
  func repair() throws {
    tableView.performBatchUpdates { [self] in
      items = newItems
      tableView.insertRows(at: newIndexPaths, with: .automatic)
    }
    tableView.reloadRows(at: changedIndexPaths, with: .automatic)
  }
}

@MainActor private final class Repair3: RepairContext {
  func repair() throws {
    guard let index = items.firstIndex(of: item) else { return }  // gone already
    collectionView.performBatchUpdates { [self] in
      items.remove(at: index)
      collectionView.deleteItems(at: [IndexPath(item: index, section: 0)])
    }
  }
}

@MainActor private final class Repair4: RepairContext {
  func repair() throws {
    let last = collectionView.numberOfItems(inSection: 0) - 1
    _ = last
  }
}

@MainActor private final class Repair5: RepairContext {
  func repair() throws {
    collectionView.performBatchUpdates { [self] in
      items = newItems
      collectionView.insertItems(at: newIndexPaths)
    }
    collectionView.reloadItems(at: changedIndexPaths)
  }
}

@MainActor private final class Repair6: RepairContext {
  func repair() throws {
    let last = tableView.numberOfRows(inSection: 0) - 1
    _ = last
  }
}

@MainActor private final class Repair7: RepairContext {
  func repair() throws {
    guard let index = items.firstIndex(of: item) else { return }  // gone already
    tableView.performBatchUpdates { [self] in
      items.remove(at: index)
      tableView.deleteRows(at: [IndexPath(row: index, section: 2)], with: .automatic)
    }
  }
}

@MainActor private final class Repair8: RepairContext {
  func repair() throws {
    tableView.performBatchUpdates { [self] in
      sections.insert(newSection, at: 1)
      tableView.insertSections(IndexSet(integer: 1), with: .automatic)
    }
  }
}

@MainActor private final class Repair9: RepairContext {
  func repair() throws {
    tableView.performBatchUpdates { [self] in
      sections[1].items.insert(newItem, at: 2)
      tableView.insertRows(at: [IndexPath(row: 2, section: 1)], with: .automatic)
    }
  }
}

@MainActor private final class Repair10: RepairContext {
  func repair() throws {
    tableView.performBatchUpdates { [self] in
      items.append(newItem)
      let last = IndexPath(row: items.count - 1, section: 1)
      tableView.insertRows(at: [last], with: .automatic)
    }
  }
}

@MainActor private final class Repair11: RepairContext {
  func repair() throws {
    tableView.performBatchUpdates { [self] in
      items = newItems
      tableView.deleteRows(at: oldIndexPaths, with: .automatic)
    }
    tableView.reloadRows(at: changedIndexPaths, with: .automatic)
  }
}

@MainActor private final class Repair12: RepairContext {
  func repair() throws {
    items = newItems
    tableView.reloadData()  // directly behind the change, before any other update
  }
}

@MainActor private final class Repair13: RepairContext {
  func repair() {
    tableView.performBatchUpdates(updates) { _ in self.next() }
  }
}

@MainActor private final class Repair14: RepairContext {
  func repair() throws {
    let item = items[indexPath.row]  // not tableView.cellForRow(at: indexPath)
    _ = item
  }
}

@MainActor private final class Repair15: RepairContext {
  func repair() throws {
    _ = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
  }
}

@MainActor private func repair16() throws {
  view.performBatchUpdates(updates) { _ in view.removeFromSuperview() }
}

@MainActor private final class Repair17: RepairContext {
  func repair() throws {
    collectionView.performBatchUpdates { [self] in
      items.insert(items.remove(at: 1), at: newIndexPath.item)
      collectionView.moveItem(
        at: IndexPath(item: 1, section: 0), to: newIndexPath)
    }
    collectionView.reloadItems(at: [newIndexPath])
  }
}

@MainActor private final class Repair18: RepairContext {
  func repair() throws {
    let changes = newItems.difference(from: items).inferringMoves()
    _ = changes
  }
}

@MainActor private final class Repair19: RepairContext {
  func repair() throws {
    collectionView.performBatchUpdates { [self] in
      items.remove(at: 3)
      collectionView.deleteItems(at: [IndexPath(item: 3, section: 0)])
    }
    collectionView.reloadItems(at: changedIndexPaths)
  }
}

@MainActor private final class Repair20: RepairContext {
  func repair() throws {
    // Only without a prototype in the storyboard:
    collectionView.register(Cell.self, forCellWithReuseIdentifier: "template")
  }
}

@MainActor private final class Repair21: RepairContext {
  func repair() throws {
    // Only without a prototype in the storyboard:
    collectionView.register(Cell.self, forCellWithReuseIdentifier: "EHHorizontalLineViewCell")
  }
}

@MainActor private final class Repair22: RepairContext {
  func repair() throws {
    // Only without a prototype in the storyboard:
    collectionView.register(Cell.self, forCellWithReuseIdentifier: "TextLabelChartLegendCell")
  }
}

@MainActor private final class Repair23: RepairContext {
  func repair() throws {
    // Only without a prototype in the storyboard:
    collectionView.register(Cell.self, forCellWithReuseIdentifier: "DemandByStackedCardCell")
  }
}

@MainActor private final class Repair24: RepairContext {
  func repair() throws {
    // Only without a prototype in the storyboard:
    collectionView.register(Cell.self, forCellWithReuseIdentifier: "griglia")
  }
}

@MainActor private final class Repair25: RepairContext {
  func repair() throws {
    layout.register(Background.self, forDecorationViewOfKind: "CollectionElementKindSectionFooter")
  }
}

@MainActor private final class Repair26: RepairContext {
  func repair() throws {
    collectionView.register(
      Nib(nibName: "Cell", bundle: nil), forCellWithReuseIdentifier: "cell")
  }
}

@MainActor private func repair27() throws -> AnyObject? {
  let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  return cell
}

@MainActor private final class Repair28: RepairContext {
  func repair() throws {
    // Only without a prototype in the storyboard:
    tableView.register(Cell.self, forCellReuseIdentifier: "cell")
  }
}

@MainActor private final class Repair29: RepairContext {
  func repair() throws {
    // Only without a prototype in the storyboard:
    tableView.register(Cell.self, forCellReuseIdentifier: "playerCell")
  }
}

@MainActor private final class Repair30: RepairContext {
  func repair() throws {
    let sizingCell = Cell(frame: .zero)
    _ = sizingCell
  }
}

@MainActor private final class Repair31: RepairContext {
  func repair() throws {
    DispatchQueue.main.async { [self] in
      dataSource.apply(snapshot, animatingDifferences: true)  // every apply of this source
    }
  }
}

@MainActor private final class Repair32: RepairContext {
  func repair() throws {
    var snapshot = dataSource.snapshot()
    snapshot.deleteItems([item])
    dataSource.apply(snapshot)
  }
}

@MainActor private final class Repair33: RepairContext {
  func repair() throws {
    var seen = Set(snapshot.itemIdentifiers)
    snapshot.appendItems(newItems.filter { seen.insert($0).inserted })
  }
}

@MainActor private final class Repair34: RepairContext {
  func repair() throws {
    enum Section: Hashable { case main, footer }
  }
}

@MainActor private final class Repair35: RepairContext {
  func repair() throws {
    guard snapshot.indexOfItem(item) != nil else { return }
    snapshot.reloadItems([item])
  }
}

@MainActor private final class Repair36: RepairContext {
  func repair() throws {
    let new = items.filter { snapshot.indexOfItem($0) == nil }
    snapshot.appendItems(new, toSection: section)
  }
}

@MainActor private final class Repair37: RepairContext {
  func repair() throws {
    snapshot.appendSections([.main])
    snapshot.appendItems(items)
  }
}

@MainActor private final class Repair38: RepairContext {
  func repair() throws {
    var snapshot = dataSource.snapshot()
    let present = items.filter { snapshot.indexOfItem($0) != nil }
    snapshot.reconfigureItems(present)
    dataSource.apply(snapshot, animatingDifferences: true)
  }
}

@MainActor private final class Repair39: RepairContext {
  func repair() throws {
    if snapshot.indexOfItem(item) != nil { snapshot.reloadItems([item]) }
  }
}

@MainActor private final class Repair40: RepairContext {
  func repair() throws {
    if snapshot.indexOfSection(section) == nil { snapshot.appendSections([section]) }
  }
}

@MainActor private final class Repair41: RepairContext {
  func repair() throws {
    var seen: Set<Item.ID> = []
    snapshot.appendItems(items.filter { seen.insert($0.id).inserted }.map(\.id))
  }
}

@MainActor private final class Repair42: RepairContext {
  func repair() throws {
    guard let item = dataSource.itemIdentifier(for: indexPath) else { return }
    _ = item
  }
}

@MainActor private final class Repair43: RepairContext {
  func repair() throws {
    layout.itemSize.width =
      collectionView.bounds.width - layout.sectionInset.left - layout.sectionInset.right
    layout.invalidateLayout()  // in viewWillLayoutSubviews(), when the bounds changed
  }
}

@MainActor private final class Repair44: RepairContext {
  func repair() throws {
    layout.itemSize.height =
      collectionView.bounds.height - layout.sectionInset.top - layout.sectionInset.bottom
    layout.invalidateLayout()  // in viewWillLayoutSubviews(), when the bounds changed
  }
}

@MainActor private final class Repair45: RepairContext {
  func repair() throws {
    collectionView.performBatchUpdates { [self] in
      items.remove(at: indexPath.item)
      collectionView.deleteItems(at: [indexPath])
    }
  }
}

@MainActor private final class Repair46: RepairContext {
  func repair() throws {
    collectionView.performBatchUpdates { [self] in
      collectionView.deleteSections(IndexSet(integer: old))
      collectionView.insertSections(IndexSet(integer: new))
    }
  }
}

@MainActor private final class Repair47: RepairContext {
  func repair() throws {
    collectionView.performBatchUpdates { [self] in
      items = newItems
      collectionView.moveItem(at: oldIndexPath, to: newIndexPath)
    }
    collectionView.reloadItems(at: changedIndexPaths)
  }
}

@MainActor private final class Repair48: RepairContext {
  func repair() throws {
    items = newItems
    collectionView.reloadSections(IndexSet(integer: 0))
  }
}

@MainActor private final class Repair49: RepairContext {
  func repair() throws {
    items = newItems
    tableView.reloadSections(IndexSet(integer: 0), with: .automatic)
  }
}

@MainActor private final class Repair50: RepairContext {
  func repair() throws {
    collectionView.performBatchUpdates { [self] in
      items.insert(newItem, at: newIndexPath.item)
      collectionView.insertItems(at: [newIndexPath])
    }
  }
}

@MainActor private final class Repair51: RepairContext {
  func repair() throws {
    items = newItems
    collectionView.reloadData()  // directly behind the change, before any other update
  }
}

@MainActor private final class Repair52: RepairContext {
  func repair() throws {
    // C#: MainThread.BeginInvokeOnMainThread(() => Items.Add(item));
  }
}

@MainActor private final class Repair53: RepairContext {
  func repair() throws {
    collectionView.performBatchUpdates { [self] in
      sections.insert(newSection, at: index)
      collectionView.insertSections(IndexSet(integer: index))
    }
  }
}

@MainActor private final class Repair54: RepairContext {
  func repair() throws {
    tableView.performBatchUpdates { [self] in
      items.insert(newItem, at: newIndexPath.row)
      tableView.insertRows(at: [newIndexPath], with: .automatic)
    }
  }
}

@MainActor private final class Repair55: RepairContext {
  func repair() throws {
    _ = IndexPath(row: 0, section: 0)
  }
}

@MainActor private final class Repair56: RepairContext {
  func repair() throws {
    collectionView.performBatchUpdates { [self] in
      for indexPath in indexPaths.sorted(by: >) {  // the highest index first
        items.remove(at: indexPath.item)
      }
      collectionView.deleteItems(at: indexPaths)
      items.append(contentsOf: newItems)
      collectionView.insertItems(at: newIndexPaths)
    }
  }
}

@MainActor private final class Repair57: RepairContext {
  func repair() throws {
    collectionView.performBatchUpdates { [self] in
      sections[1].items.insert(newItem, at: newIndexPath.item)
      collectionView.insertItems(at: [newIndexPath])
    }
  }
}

@MainActor private final class Repair58: RepairContext {
  @MainActor func load() async { items = await fetch() }
}

@MainActor private final class Repair59: RepairContext {
  func repair() throws {
    collectionView.performBatchUpdates { [self] in
      let changed = IndexSet([openSection, tappedSection].compactMap { $0 })
      openSection = tappedSection
      collectionView.reloadSections(changed)
    }
  }
}

@MainActor private final class Repair60: RepairContext {
  func repair() throws {
    let changes = newItems.difference(from: items)
    collectionView.performBatchUpdates { [self] in
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
}

@MainActor private final class Repair61: RepairContext {
  func repair() throws {
    tableView.performBatchUpdates { [self] in
      items.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
  }
}

@MainActor private final class Repair62: RepairContext {
  func repair() throws {
    items.removeAll()
    tableView.reloadData()  // instead of the update
  }
}

@MainActor private final class Repair63: RepairContext {
  func repair() throws {
    tableView.performBatchUpdates { [self] in
      items.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
      if items.isEmpty {  // the placeholder comes
        tableView.insertRows(at: [IndexPath(row: 0, section: indexPath.section)], with: .automatic)
      }
    }
  }
}

@MainActor private final class Repair64: RepairContext {
  func repair() throws {
    items = newItems  // not items += newItems
    tableView.reloadData()
  }
}

@MainActor private final class Repair65: RepairContext {
  func repair() throws {
    tableView.performBatchUpdates { [self] in
      items.append(contentsOf: newItems)
      tableView.insertRows(at: newIndexPaths, with: .automatic)
    }
  }
}

@MainActor private final class Repair66: RepairContext {
  func repair() throws {
    tableView.performBatchUpdates { [self] in
      let changed = IndexSet([openSection, tappedSection].compactMap { $0 })
      openSection = tappedSection
      tableView.reloadSections(changed, with: .automatic)
    }
  }
}

@MainActor private final class Repair67: RepairContext {
  func repair() throws {
    tableView.performBatchUpdates { [self] in
      let item = sections[from.section].items.remove(at: from.row)
      sections[to.section].items.insert(item, at: to.row)
      tableView.moveRow(at: from, to: to)
    }
  }
}

@MainActor private final class Repair68: RepairContext {
  func repair() throws {
    let changes = newItems.difference(from: items)
    tableView.performBatchUpdates { [self] in
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
}

@MainActor private final class Repair69: RepairContext {
  func repair() throws {
    tableView.performBatchUpdates { [self] in
      for indexPath in indexPaths.sorted(by: >) {  // the highest index first
        items.remove(at: indexPath.row)
      }
      tableView.deleteRows(at: indexPaths, with: .automatic)
      items.insert(newItem, at: newIndexPath.row)
      tableView.insertRows(at: [newIndexPath], with: .automatic)
    }
  }
}

@MainActor private final class Repair70: RepairContext {
  func repair() throws {
    tableView.performBatchUpdates { [self] in
      sections[1].items.insert(newItem, at: newIndexPath.row)
      tableView.insertRows(at: [newIndexPath], with: .automatic)
    }
  }
}

@MainActor private final class Repair71: RepairContext {
  func repair() throws {
    let changes = newItems.difference(from: items)
    tableView.performBatchUpdates { [self] in
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
}

@MainActor private final class Repair72: RepairContext {
  func repair() throws {
    tableView.performBatchUpdates { [self] in
      sections[5].items.insert(newItem, at: newIndexPath.row)
      tableView.insertRows(at: [newIndexPath], with: .automatic)
    }
  }
}

@MainActor private final class Repair73: RepairContext {
  func repair() throws {
    tableView.performBatchUpdates { [self] in
      sections.append(Section(items: [newItem]))
      tableView.insertSections(IndexSet(integer: sections.count - 1), with: .automatic)
    }
  }
}

@MainActor private final class Repair74: RepairContext {
  func repair() throws {
    collectionView.performBatchUpdates { [self] in
      sections.append(Section(items: [newItem]))
      collectionView.insertSections(IndexSet(integer: sections.count - 1))
    }
  }
}

@MainActor private final class Repair75: RepairContext {
  func repair() throws {
    collectionView.performBatchUpdates { [self] in
      sections.remove(at: indexPath.section)
      collectionView.deleteSections(IndexSet(integer: indexPath.section))
    }
  }
}

@MainActor private final class Repair76: RepairContext {
  func repair() throws {
    tableView.performBatchUpdates { [self] in
      sections[indexPath.section].items.remove(at: indexPath.row)
      if sections[indexPath.section].items.isEmpty {
        sections.remove(at: indexPath.section)
        tableView.deleteSections(IndexSet(integer: indexPath.section), with: .automatic)
      } else {
        tableView.deleteRows(at: [indexPath], with: .automatic)
      }
    }
  }
}

@MainActor private final class Repair77: RepairContext {
  func repair() throws {
    collectionView.performBatchUpdates { [self] in
      sections.remove(at: index)
      collectionView.deleteSections(IndexSet(integer: index))
    }
  }
}

@MainActor private final class Repair78: RepairContext {
  func repair() throws {
    items.removeAll()
    collectionView.reloadData()  // instead of the update
  }
}

@MainActor private final class Repair79: RepairContext {
  func repair() throws {
    items = newItems  // not items += newItems
    collectionView.reloadData()
  }
}

@MainActor private final class Repair80: CollectionViewFlowLayout {
  override func prepare() {
    super.prepare()
    cache.removeAll()  // then filled for collectionView.numberOfSections
  }
}

@MainActor private final class Repair81: RepairContext {
  func repair() throws {
    guard tableView.window != nil else { return tableView.reloadData() }
  }
}

@MainActor private final class Repair82: RepairContext {
  func repair() throws {
    if !tableView.hasUncommittedUpdates { tableView.reloadData() }
  }
}

@MainActor private final class Repair83: RepairContext {
  func repair() throws {
    tableView.performBatchUpdates { [self] in
      let old = items
      items = newItems
      for (from, item) in old.enumerated() {
        guard let to = items.firstIndex(of: item), to != from else { continue }
        tableView.moveRow(
          at: IndexPath(row: from, section: 0), to: IndexPath(row: to, section: 0))
      }
    }
  }
}

@MainActor private final class Repair84: RepairContext {
  func repair() throws {
    tableView.performBatchUpdates { [self] in
      tableView.deleteRows(at: [oldIndexPath], with: .automatic)
      tableView.insertRows(at: [newIndexPath], with: .automatic)
    }
  }
}

@MainActor private final class Repair85: RepairContext {
  func repair() throws {
    tableView.performBatchUpdates { [self] in
      guard let from = items.firstIndex(of: item) else { return }  // before the update
      items = newItems
      guard let to = items.firstIndex(of: item) else { return }  // after the update
      tableView.moveRow(
        at: IndexPath(row: from, section: 0), to: IndexPath(row: to, section: 0))
    }
  }
}

@MainActor private final class Repair86: RepairContext {
  func repair() throws {
    _ = collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
  }
}

@MainActor private final class Repair87: RepairContext {
  func repair() throws {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    _ = cell
  }
}

@MainActor private final class Repair88: RepairContext {
  func repair() throws {
    collectionView.performBatchUpdates { [self] in
      collectionView.moveItem(at: oldIndexPath, to: newIndexPath)
    }
    collectionView.reconfigureItems(at: [newIndexPath])
  }
}

@MainActor private final class Repair89: RepairContext {
  func repair() throws {
    tableView.dataSource = dataSource  // a stored property
  }
}

@MainActor private final class Repair90: RepairContext {
  func repair() throws {
    guard (0..<collectionView.numberOfSections).contains(section) else { return }
  }
}

@MainActor private final class Repair91: RepairContext {
  func repair() throws {
    tableView.reloadData()
    tableView.layoutIfNeeded()
    guard (0..<tableView.numberOfSections).contains(indexPath.section),
      (0..<tableView.numberOfRows(inSection: indexPath.section)).contains(indexPath.row)
    else { return }
  }
}

@MainActor private final class Repair92: RepairContext {
  func repair() throws {
    let registration = CollectionView.CellRegistration<Cell, Item> { cell, _, item in }
    // In the provider:
    _ = collectionView.dequeueConfiguredReusableCell(
      using: registration, for: indexPath, item: item)
  }
}

@MainActor private func repair93() throws -> IndexPath {
  let last = tableView.numberOfRows(inSection: proposed.section)
  return IndexPath(row: min(proposed.row, last), section: proposed.section)
}

@MainActor private final class Repair94: RepairContext {
  func repair() throws {
    collectionView.layoutIfNeeded()
    guard (0..<collectionView.numberOfSections).contains(indexPath.section),
      (0..<collectionView.numberOfItems(inSection: indexPath.section)).contains(indexPath.item)
    else { return }
  }
}

@MainActor private final class Repair95: RepairContext {
  func repair() throws {
    guard (0..<collectionView.numberOfSections).contains(indexPath.section),
      (0..<collectionView.numberOfItems(inSection: indexPath.section)).contains(indexPath.item)
    else { return }
  }
}

@MainActor private final class Repair96: RepairContext {
  func repair() throws {
    guard (0..<tableView.numberOfSections).contains(indexPath.section),
      (0..<tableView.numberOfRows(inSection: indexPath.section)).contains(indexPath.row)
    else { return }
  }
}

@MainActor private final class Repair97: RepairContext {
  func repair() throws {
    tableView.layoutIfNeeded()
    guard (0..<tableView.numberOfSections).contains(indexPath.section),
      (0..<tableView.numberOfRows(inSection: indexPath.section)).contains(indexPath.row)
    else { return }
  }
}

@MainActor private final class Repair98: RepairContext {
  func repair() throws {
    sectionSnapshot.append(items.filter { !sectionSnapshot.contains($0) })
  }
}

@MainActor private func repair99(_ item: Item?) throws {
  guard let item else { return }
  _ = item
}

@MainActor private final class Repair100: RepairContext {
  func repair() throws {
    guard sectionSnapshot.contains(item) else { return }
  }
}

@MainActor private final class Repair101: RepairContext {
  func repair() throws {
    _ = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "Header", for: indexPath)
  }
}

@MainActor private final class Repair102: CollectionViewFlowLayout {
  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    cache[indexPath]  // the same that layoutAttributesForElements(in:) returns
  }
}

@MainActor private final class Repair103: RepairContext {
  func repair() throws {
    tableView.performBatchUpdates { [self] in
      tableView.moveRow(at: oldIndexPath, to: newIndexPath)
    }
    tableView.reconfigureRows(at: [newIndexPath])
  }
}

@MainActor private final class Repair104: RepairContext {
  func repair() {
    DispatchQueue.main.async { [self] in self.highlight(tableView.visibleCells) }
  }
}

@MainActor private final class Repair105: RepairContext {
  func repair() throws {
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    _ = cell
  }
}

private struct Repair106: Hashable {
  let id: Int
  static func == (one: Repair106, other: Repair106) -> Bool { one.id == other.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

@MainActor private final class Repair107: RepairContext {
  func repair() throws {
    let layout = CollectionViewFlowLayout()
    let collectionView = CollectionView(frame: .zero, collectionViewLayout: layout)
    _ = collectionView
  }
}

@MainActor private final class Repair108: RepairContext {
  func repair() throws {
    let size = CollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    _ = size
  }
}

@MainActor private func repair109() throws -> CGSize {
  guard collectionView.bounds.width > 0, columns > 0 else { return .zero }
  return CGSize(width: collectionView.bounds.width / CGFloat(columns), height: 44)
}

@MainActor private final class Repair110: RepairContext {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }
}

@MainActor private final class Repair111: RepairContext {
  func repair() throws {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    _ = view
  }
}

@MainActor private final class Repair112: RepairContext {
  func repair() throws {
    DispatchQueue.main.async { [self] in
      items = newItems
      tableView.reloadData()
    }
  }
}

@MainActor private final class Repair113: RepairContext {
  func repair() throws {
    let shown = isFiltering ? filteredItems : items  // the array that fills the cells
    guard shown.indices.contains(indexPath.row) else { return }
  }
}

@MainActor private final class Repair114: TableViewController {
  override func tableView(
    _ tableView: TableView, numberOfRowsInSection section: Int
  ) -> Int {
    super.tableView(tableView, numberOfRowsInSection: section)
  }
}

@MainActor private final class Repair115: RepairContext {
  func repair() throws {
    tableView.register(
      Nib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: identifier)
  }
}

@MainActor private final class Repair116: RepairContext {
  func repair() throws {
    tableView.insertRows(at: [newIndexPath].compactMap { $0 }, with: .automatic)
  }
}

@MainActor private final class Repair117: RepairContext {
  func repair() throws {
    // Only without a prototype in the storyboard:
    tableView.register(BookCell.self, forCellReuseIdentifier: identifier)
  }
}

@MainActor private final class Repair118: RepairContext {
  let dataSource = ListDataSource()  // stored: the list does not retain it
}

@MainActor private final class Repair119: RepairContext {
  func repair() throws {
    view.endEditing(true)
    DispatchQueue.main.async { [self] in tableView.reloadData() }
  }
}

@MainActor private final class Repair120: RepairContext {
  func repair() throws {
    items = newItems
    tableView.reloadData()
  }
}

@MainActor private final class Repair121: CollectionViewFlowLayout {
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [CollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.map {
      $0.copy() as! CollectionViewLayoutAttributes  // change the copy
    }
  }
}

@MainActor private final class Repair122: RepairContext {
  func repair() throws {
    view.endEditing(true)  // before the update that deletes or reloads
  }
}

@MainActor private final class Repair123: RepairContext {
  func repair() throws {
    switch gesture.state {
    case .ended: collectionView.endInteractiveMovement()
    case .cancelled, .failed: collectionView.cancelInteractiveMovement()
    default: break
    }
  }
}

@MainActor private final class Repair124: CollectionViewFlowLayout {
  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    cache[indexPath] ?? CollectionViewLayoutAttributes(forCellWith: indexPath)
  }
}

@MainActor private final class Repair125: RepairContext {
  func repair() throws {
    guard snapshot.indexOfItem(item) != nil else { return }
  }
}

@MainActor private final class Repair126: RepairContext {
  func repair() throws {
    guard collectionView.bounds.size != lastSize else { return }
    lastSize = collectionView.bounds.size
    collectionView.collectionViewLayout.invalidateLayout()
  }
}

@MainActor private final class Repair127: RepairContext {
  func repair() throws {
    tableView.rowHeight = TableView.automaticDimension
    tableView.estimatedRowHeight = 44
  }
}

@MainActor private final class Repair128: RepairContext {
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    guard let ownCell = cell as? BookCell else { return cell }
    return ownCell
  }
}

@MainActor private final class Repair129: RepairContext {
  func repair() throws {
    tableView.performBatchUpdates { [self] in
      sections.remove(at: indexPath.section)
      tableView.deleteSections(IndexSet(integer: indexPath.section), with: .automatic)
    }
  }
}

@MainActor private final class Repair130: RepairContext {
  func repair() throws {
    tableView.performBatchUpdates { [self] in
      sections.insert(newSection, at: index)
      tableView.insertSections(IndexSet(integer: index), with: .automatic)
    }
  }
}

@MainActor private final class Repair131: RepairContext {
  func repair() throws {
    collectionView.performBatchUpdates { [self] in
      sections[3].items.append(contentsOf: newItems)
      collectionView.insertItems(at: newIndexPaths)
    }
  }
}

@MainActor private final class Repair132: RepairContext {
  func repair() throws {
    tableView.backgroundView = items.isEmpty ? emptyView : nil
  }
}

@MainActor private final class Repair133: RepairContext {
  func repair() throws {
    collectionView.performBatchUpdates { [self] in
      let item = items.remove(at: from.item)
      items.insert(item, at: to.item)
      collectionView.moveItem(at: from, to: to)
    }
  }
}

@MainActor private final class Repair134: RepairContext {
  func repair() throws {
    let shown = isFiltering ? filteredItems : items  // in every method of the data source
    guard shown.indices.contains(indexPath.row) else { return }
  }
}

@MainActor private final class Repair135: RepairContext {
  func repair() throws {
    guard items.indices.contains(indexPath.item) else { return }
  }
}

@MainActor private final class Repair136: RepairContext {
  func repair() throws {
    let point = gesture.location(in: collectionView)
    guard let indexPath = collectionView.indexPathForItem(at: point) else { return }
    collectionView.beginInteractiveMovementForItem(at: indexPath)
  }
}

@MainActor private final class Repair137: RepairContext {
  func repair() throws {
    guard indexPath.section < tableView.numberOfSections,
      indexPath.row < tableView.numberOfRows(inSection: indexPath.section)
    else { return }
  }
}

@MainActor private final class Repair138: RepairContext {
  func repair() throws {
    _ = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
  }
}

@MainActor private final class Repair139: RepairContext {
  func repair() throws {
    // Only without a prototype in the storyboard:
    tableView.register(Cell.self, forCellReuseIdentifier: identifier)
  }
}

@MainActor private final class Repair140: RepairContext {
  func repair() throws {
    guard collectionView.window != nil else { return collectionView.reloadData() }
  }
}

@MainActor private final class Repair141: RepairContext {
  func repair() throws {
    layout.itemSize.width = max(
      1, collectionView.bounds.width - insets.left - insets.right)
  }
}

@MainActor private final class Repair142: CollectionViewFlowLayout {
  override func invalidateLayout() {
    super.invalidateLayout()
    cache.removeAll()
  }
}

@MainActor private final class Repair143: RepairContext {
  func repair() throws {
    guard let indexPath = tableView.indexPathForSelectedRow else { return }
    tableView.deselectRow(at: indexPath, animated: true)
  }
}

@MainActor private final class Repair144: RepairContext {
  func repair() throws {
    tableView.dataSource = nil
    tableView.delegate = nil
  }
}

@MainActor private final class Repair145: RepairContext {
  func repair() throws {
    tableView.reloadData()  // directly behind the new data source
  }
}

@MainActor private final class Repair146: RepairContext {
  func repair() throws {
    tableView.reloadData()  // with the data source set
    tableView.layoutIfNeeded()
  }
}

@MainActor private final class Repair147: RepairContext {
  func repair() throws {
    tableView.deselectRow(at: indexPath, animated: true)
    let selected = items[indexPath.row]
    _ = selected
  }
}

@MainActor private final class Repair148: RepairContext {
  func repair() throws {
    guard let indexPath = tableView.indexPath(for: cell),
      items.indices.contains(indexPath.row)
    else { return }
  }
}

@MainActor private final class Repair149: RepairContext {
  func repair() throws {
    collectionView.reloadData()  // directly behind the change
  }
}

@MainActor private final class Repair150: RepairContext {
  func repair() throws {
    guard let section = sections.firstIndex(where: { $0.items.contains(newItem) }) else {
      return tableView.reloadData()
    }
    _ = section
  }
}

@MainActor private final class Repair151: RepairContext {
  func repair() throws {
    tableView.performBatchUpdates { [self] in
      for indexPath in indexPaths.sorted(by: >) {  // the highest index first
        items.remove(at: indexPath.row)
      }
      tableView.deleteRows(at: indexPaths, with: .automatic)
    }
  }
}

@MainActor private final class Repair152: RepairContext {
  func repair() throws {
    items.removeAll { $0.id == item.id }
  }
}

@MainActor private final class Repair153: RepairContext {
  func repair() throws {
    DispatchQueue.main.async { [self] in
      tableView.performBatchUpdates { [self] in
        let first = items.count
        items.append(contentsOf: newItems)
        let new = (first..<items.count).map { IndexPath(row: $0, section: section) }
        tableView.insertRows(at: new, with: .automatic)
      }
    }
  }
}

@MainActor private final class Repair154: RepairContext {
  func repair() throws {
    tableView.reloadData()  // in each observer, instead of its own update
  }
}

@MainActor private final class Repair155: RepairContext {
  func repair() throws {
    collectionView.performBatchUpdates { [self] in
      let item = items.remove(at: source.item)
      items.insert(item, at: destination.item)
      collectionView.deleteItems(at: [source])
      collectionView.insertItems(at: [destination])
    }
    // then coordinator.drop(dragItem, toItemAt: destination)
  }
}

@MainActor private final class Repair156: RepairContext {
  func repair() throws {
    let item = items[indexPath.row]  // one array, which is also the one that is counted
    _ = item
  }
}

@MainActor private final class Repair157: RepairContext {
  func repair() throws {
    let item = items[indexPath.row]  // when the action is made
    // in its handler:
    guard let index = items.firstIndex(of: item) else { return }
    // before a reload: tableView.setEditing(false, animated: true)
    _ = index
  }
}

@MainActor private final class Repair158: RepairContext {
  func repair() throws {
    if let old = snapshot.itemIdentifiers.first(where: { $0.id == item.id }) {
      snapshot.reloadItems([old])  // == and hash(into:) by id only
    }
  }
}

@MainActor private final class Repair159: RepairContext {
  func repair() {
    let cell = self.tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    _ = cell
  }
}

@MainActor private final class Repair160: RepairContext {
  func repair() throws {
    cell.imageView?.image = nil
    load(url) { image in  // on the main queue
      tableView.cellForRow(at: indexPath)?.imageView?.image = image
    }
  }
}

@MainActor private final class Repair161: RepairContext {
  func repair() throws {
    cell.accessoryType = done.contains(items[indexPath.row]) ? .checkmark : .none
  }
}

@MainActor private final class Repair162: RepairContext {
  func repair() throws {
    collectionView.heightAnchor.constraint(equalToConstant: height).isActive = true
  }
}

@MainActor private final class Repair163: RepairContext {
  func repair() throws {
    // tableView.delegate = self, or connect the outlet
    tableView.allowsSelection = true
    tapRecognizer.cancelsTouchesInView = false
  }
}

@MainActor private final class Repair164: RepairContext {
  func repair() throws {
    // collectionView.delegate = self, which conforms to CollectionViewDelegateFlowLayout
    layout.estimatedItemSize = .zero
  }
}

@MainActor private final class Repair165: RepairContext {
  func repair() throws {
    tableView.reloadData()
    tableView.refreshControl?.endRefreshing()  // on failure and in viewWillDisappear too
  }
}

@MainActor private final class Repair166: RepairContext {
  func repair() throws {
    // willDisplay: heights[id] = cell.frame.height
    // estimatedHeightForRowAt: heights[id] ?? TableView.automaticDimension
    View.performWithoutAnimation { tableView.reloadRows(at: indexPaths, with: .none) }
  }
}

@MainActor private final class Repair167: RepairContext {
  func repair() throws {
    tableView.reloadData()
    tableView.layoutIfNeeded()
    tableView.scrollToRow(at: indexPath, at: .bottom, animated: false)
  }
}

@MainActor private final class Repair168: TableViewController {
  override func tableView(
    _ tableView: TableView, canEditRowAt indexPath: IndexPath
  ) -> Bool { true }
}

@MainActor private final class Repair169: RepairContext {
  func repair() throws {
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([item])  // reloadItems before iOS 15
    dataSource.apply(snapshot, animatingDifferences: true)
  }
}

@MainActor private final class Repair170: RepairContext {
  func repair() throws {
    guard !isLoading, hasMore, indexPath.row == items.count - 1 else { return }
    isLoading = true  // false again when the answer has been shown
  }
}

@MainActor private final class Repair171: RepairContext {
  func repair() throws {
    let point = sender.convert(CGPoint.zero, to: tableView)
    guard let indexPath = tableView.indexPathForRow(at: point) else { return }
    _ = indexPath
  }
}

@MainActor private final class Repair172: TableViewController {
  override func viewWillTransition(
    to size: CGSize, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    collectionView.collectionViewLayout.invalidateLayout()
  }
}

@MainActor private final class Repair173: RepairContext {
  func repair() throws {
    let item = items[indexPath.row]  // and items.count in the counting method
    _ = item
  }
}

@MainActor private final class Repair174: RepairContext {
  func repair() throws {
    guard !items.isEmpty else { return }
    let last = IndexPath(row: items.count - 1, section: section)
    tableView.scrollToRow(at: last, at: .bottom, animated: true)
  }
}

@MainActor private final class Repair175: RepairContext {
  func repair() throws {
    // Objective-C: [NSString stringWithFormat:@"%@", value]
    let text = String(describing: items[indexPath.row])
    _ = text
  }
}

@MainActor private final class Repair176: RepairContext {
  func repair() throws {
    guard let indexPath = tableView.indexPath(for: cell) else { return }
    tableView.performBatchUpdates { [self] in
      items.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
  }
}

@MainActor private final class Repair177: RepairContext {
  func repair() throws {
    // in init(style:reuseIdentifier:) or awakeFromNib, not in cellForRowAt:
    // contentView.addSubview(label)
    // NSLayoutConstraint.activate([…])
  }
}

@MainActor private final class Repair178: RepairContext {
  func repair() throws {
    let shown = isFiltering ? filteredItems : items  // the same choice as in cellForRow
    let item = shown[indexPath.row]  // before searchController.isActive = false
    _ = item
  }
}

@MainActor private final class Repair179: RepairContext {
  func repair() throws {
    // in collectionView(_:moveItemAt:to:):
    let item = sections[source.section].items.remove(at: source.item)
    sections[destination.section].items.insert(item, at: destination.item)
  }
}

@MainActor private final class Repair180: RepairContext {
  func repair() throws {
    // tableView.dataSource = self, or connect the outlet
    DispatchQueue.main.async { [self] in tableView.reloadData() }  // when the data has arrived
  }
}

@MainActor private final class Repair181: RepairContext {
  func repair() throws {
    // in the controller that saves: var onSave: (() -> Void)?, called after saving
    tableView.reloadData()  // in the closure that the shown controller sets for it
  }
}

@MainActor private final class Repair182: RepairContext {
  func repair() throws {
    // ForEach($store.items) { $item in ItemRow(item: $item) }  // Item: Identifiable
  }
}

@MainActor private final class Repair183: RepairContext {
  func repair() throws {
    let paths = sections[section].items.indices.map { IndexPath(row: $0, section: section) }
    tableView.performBatchUpdates { [self] in
      sections[section].items.removeAll()  // or isOpen = false
      tableView.deleteRows(at: paths, with: .automatic)
    }
    // tableView.estimatedRowHeight = 0, or the real heights as estimates
  }
}

@MainActor private final class Repair184: RepairContext {
  func repair() throws {
    tableView.rowHeight = TableView.automaticDimension
    tableView.estimatedRowHeight = 80
    cell.layoutIfNeeded()  // last in cellForRowAt; preferredMaxLayoutWidth: automatic
  }
}

@MainActor private final class Repair185: RepairContext {
  func repair() throws {
    guard let index = items.firstIndex(of: item) else { return }
    tableView.performBatchUpdates { [self] in
      items.remove(at: index)
      tableView.deleteRows(
        at: [IndexPath(row: index, section: section)], with: .automatic)
    }
  }
}

@MainActor private final class Repair186: RepairContext {
  func repair() throws {
    tableView.performBatchUpdates { [self] in
      items.append(newItem)
      tableView.insertRows(
        at: [IndexPath(row: items.count - 1, section: section)], with: .automatic)
    }
  }
}

@MainActor private final class Repair187: RepairContext {
  func repair() throws {
    guard let old = items.firstIndex(of: item), let new = newItems.firstIndex(of: item) else {
      return
    }
    tableView.performBatchUpdates { [self] in
      items = newItems
      tableView.moveRow(
        at: IndexPath(row: old, section: section),
        to: IndexPath(row: new, section: section))
    }
  }
}

@MainActor private final class Repair188: RepairContext {
  func repair() throws {
    tableView.performBatchUpdates { [self] in
      sections = newSections
      tableView.moveSection(old, toSection: new)
    }
    tableView.reloadSections(IndexSet(integer: new), with: .automatic)
  }
}

@MainActor private final class Repair189: RepairContext {
  func repair() throws {
    collectionView.register(
      Nib(nibName: "Cell", bundle: nil), forCellWithReuseIdentifier: identifier)
  }
}

@MainActor private final class Repair190: RepairContext {
  func repair() throws {
    layout.register(Background.self, forDecorationViewOfKind: kind)
  }
}

@MainActor private final class Repair191: RepairContext {
  func repair() throws {
    // heightForRowAt; or tableView.rowHeight = TableView.automaticDimension
    let sizingCell = tableView.dequeueReusableCell(withIdentifier: identifier)
    _ = sizingCell
  }
}

@MainActor private final class Repair192: RepairContext {
  func repair() throws {
    guard (0..<collectionView.numberOfSections).contains(section) else { return }
    let count = collectionView.numberOfItems(inSection: section)
    _ = count
  }
}

@MainActor private final class Repair193: RepairContext {
  func repair() throws {
    snapshot.reloadItems([item])  // instead of reconfigureItems
  }
}

@MainActor private final class Repair194: RepairContext {
  func repair() throws {
    _ = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
  }
}

@MainActor private final class Repair195: RepairContext {
  func repair() throws {
    tableView.performBatchUpdates { [self] in
      items = newItems
      tableView.reloadRows(at: changedIndexPaths, with: .automatic)
    }
  }
}

@MainActor private final class Repair196: RepairContext {
  func repair() throws {
    guard (0..<tableView.numberOfSections).contains(section) else { return }
  }
}

@MainActor private final class Repair197: RepairContext {
  func repair() throws {
    collectionView.scrollToItem(
      at: indexPath, at: [.top, .centeredHorizontally], animated: true)
  }
}

@MainActor private final class Repair198: RepairContext {
  func repair() throws {
    tableView.performBatchUpdates {
      // insertions, deletions, moves
    } completion: { [self] _ in
      tableView.reloadData()
    }
  }
}

@MainActor private final class Repair199: RepairContext {
  func repair() throws {
    snapshot.reloadItems([item])
  }
}

@MainActor private final class Repair200: RepairContext {
  func repair() throws {
    let paths = (0..<collectionView.numberOfItems(inSection: section)).map {
      IndexPath(item: $0, section: section)
    }
    let context = CollectionViewFlowLayoutInvalidationContext()
    context.invalidateItems(at: paths)
    collectionView.collectionViewLayout.invalidateLayout(with: context)
  }
}

@MainActor private final class Repair201: RepairContext {
  func repair() throws {
    guard items.indices.contains(indexPath.row) else {
      preconditionFailure("the list counts other rows than the model has")
    }
  }
}
