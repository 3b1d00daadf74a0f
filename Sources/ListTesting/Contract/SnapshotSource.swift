import DiffableKit
import HeadlessKit

/// A diffable data source, whatever the types of its identifiers.
@MainActor
protocol SnapshotSource: AnyObject {
  /// Returns a check of the snapshots that are applied from now on.
  func identityCheck(of list: any ListView, mode: CheckMode) -> any IdentityCheck
}

/// A check of identifiers, whatever their types.
@MainActor
protocol IdentityCheck: AnyObject {
  /// What the check cannot tell about the identifiers; `nil` if it can tell everything.
  var undecided: String? { get }
}

extension SnapshotIdentityCheck: IdentityCheck {}

extension TableViewDiffableSource: SnapshotSource {
  func identityCheck(of list: any ListView, mode: CheckMode) -> any IdentityCheck {
    let check = SnapshotIdentityCheck<SectionIdentifierType, ItemIdentifierType>(mode: mode)
    check.follow(list) { [weak self] in self?.snapshot() ?? DiffableDataSourceSnapshot() }
    return check
  }
}

extension CollectionViewDiffableSource: SnapshotSource {
  func identityCheck(of list: any ListView, mode: CheckMode) -> any IdentityCheck {
    let check = SnapshotIdentityCheck<SectionIdentifierType, ItemIdentifierType>(mode: mode)
    check.follow(list) { [weak self] in self?.snapshot() ?? DiffableDataSourceSnapshot() }
    return check
  }
}

extension ListView {
  /// The data source.
  var listDataSource: AnyObject? {
    (self as? TableView)?.dataSource ?? (self as? CollectionView)?.dataSource
  }

  /// Whether the list has a diffable data source.
  var usesSnapshots: Bool { listDataSource is any ExclusiveListUpdater }
}
