import ListCore

/// A data source that is the only object allowed to announce changes to its list.
///
/// While it is a list's data source, the list's methods that insert, delete, move and reload crash
/// if they are called outside its own updates (behaviour 6.16). A diffable data source conforms.
@preconcurrency @MainActor
public protocol ExclusiveListUpdater: AnyObject {
  /// Whether the data source is announcing changes.
  var isUpdatingList: Bool { get }
  /// Whether changes from another queue have not reached the list yet. They wait for the main
  /// queue.
  var hasChangesOnTheWay: Bool { get }
}

extension ExclusiveListUpdater {
  /// Returns `false`: the data source announces its changes on the queue on which it makes them.
  public var hasChangesOnTheWay: Bool { false }
}

/// Information about whether only the data source of a list may announce changes.
///
/// Checking an object's conformance takes longer than everything else in a mutation call, so the
/// result is stored.
struct ListUpdater {
  private weak var exclusive: (any ExclusiveListUpdater)?
  private var isKnown = false

  /// Returns whether a data source allows a client to announce changes now.
  @MainActor mutating func letsClientsUpdate(_ dataSource: AnyObject?) -> Bool {
    if !isKnown {
      exclusive = dataSource as? any ExclusiveListUpdater
      isKnown = true
    }
    return exclusive?.isUpdatingList ?? true
  }

  /// Forgets the data source, because it was replaced.
  mutating func forget() {
    self = ListUpdater()
  }
}

extension ListEngine {
  /// Returns whether the data source allows a client to announce changes. Crashes if it does not.
  func letsClientsUpdate() -> Bool {
    if updater.letsClientsUpdate(owner.engineDataSource) { return true }
    crash(.snapshot(.mutatedDirectly(kind)))
    return false
  }
}
