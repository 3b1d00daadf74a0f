import DiffableKit
import HeadlessKit

/// A diffable data source, whatever the types of its identifiers.
@MainActor
protocol SnapshotSource: AnyObject {
  /// Returns a check of the snapshots that are applied from now on.
  func identityCheck(of list: any ListView, mode: CheckMode) -> any IdentityCheck
  /// The identifiers of the current snapshot, in order.
  var itemOrder: [AnyHashable] { get }
  /// Returns whether the first item on screen may be dragged.
  func offersReordering(_ list: any ListView) -> Bool
}

/// A check of identifiers, whatever their types.
@MainActor
protocol IdentityCheck: AnyObject {
  /// A sentence on the limits of the check for these identifiers; `nil` if there are none.
  var undecided: String? { get }
  /// Notes that the simulator has settled.
  func endTurn()
}

extension SnapshotIdentityCheck: IdentityCheck {}

extension TableViewDiffableSource: SnapshotSource {
  func identityCheck(of list: any ListView, mode: CheckMode) -> any IdentityCheck {
    let check = SnapshotIdentityCheck<SectionIdentifierType, ItemIdentifierType>(mode: mode)
    check.follow(list) { [weak self] in self?.snapshot() ?? DiffableDataSourceSnapshot() }
    return check
  }

  var itemOrder: [AnyHashable] { snapshot().itemIdentifiers.map(AnyHashable.init) }

  func offersReordering(_ list: any ListView) -> Bool {
    guard let table = list as? TableView, let path = table.indexPathsForVisibleRows?.first else {
      return false
    }
    return tableView(table, canMoveRowAt: path)
  }
}

extension CollectionViewDiffableSource: SnapshotSource {
  func identityCheck(of list: any ListView, mode: CheckMode) -> any IdentityCheck {
    let check = SnapshotIdentityCheck<SectionIdentifierType, ItemIdentifierType>(mode: mode)
    check.follow(list) { [weak self] in self?.snapshot() ?? DiffableDataSourceSnapshot() }
    return check
  }

  var itemOrder: [AnyHashable] { snapshot().itemIdentifiers.map(AnyHashable.init) }

  func offersReordering(_ list: any ListView) -> Bool {
    reorderingHandlers.canReorderItem != nil
  }
}

extension ListView {
  /// The data source.
  var listDataSource: AnyObject? {
    (self as? TableView)?.dataSource ?? (self as? CollectionView)?.dataSource
  }

  /// Whether a snapshot that was applied on another queue has not reached the list.
  var awaitsSnapshot: Bool {
    (listDataSource as? any ExclusiveListUpdater)?.hasChangesOnTheWay ?? false
  }

  /// Whether the list has a diffable data source.
  var usesSnapshots: Bool { listDataSource is any ExclusiveListUpdater }
}
