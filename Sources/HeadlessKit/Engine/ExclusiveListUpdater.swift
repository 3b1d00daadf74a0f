import ListCore

/// A data source that alone may announce changes to its list.
///
/// While one is a list's data source, the list's methods that insert, delete, move and reload
/// crash when they are called outside of its own updates (behaviour 6.16). A diffable data source
/// is one.
@MainActor
public protocol ExclusiveListUpdater: AnyObject {
  /// Whether the data source is announcing changes right now.
  var isUpdatingList: Bool { get }
}

extension ListEngine {
  /// Whether a data source lets a client announce changes; crashes if it does not.
  func letsClientsUpdate(_ dataSource: AnyObject?) -> Bool {
    guard let owner = dataSource as? any ExclusiveListUpdater, !owner.isUpdatingList else {
      return true
    }
    crash(.snapshot(.mutatedDirectly(kind)))
    return false
  }
}

extension TableView {
  /// Crashes with a fault that the data source found, in the table's name.
  ///
  /// Inside a capture the call returns, and the table is inert from then on.
  public func raise(_ fault: ListFault) { engine.crash(fault) }
}

extension CollectionView {
  /// Crashes with a fault that the data source found, in the collection view's name.
  ///
  /// Inside a capture the call returns, and the collection view is inert from then on.
  public func raise(_ fault: ListFault) { engine.crash(fault) }
}
