import ListCore

/// A data source that alone may announce changes to its list.
///
/// While one is a list's data source, the list's methods that insert, delete, move and reload
/// crash when they are called outside of its own updates (behaviour 6.16). A diffable data source
/// is one.
@preconcurrency @MainActor
public protocol ExclusiveListUpdater: AnyObject {
  /// Whether the data source is announcing changes right now.
  var isUpdatingList: Bool { get }
  /// Whether changes from another queue have not reached the list yet. They wait for the main queue.
  var hasChangesOnTheWay: Bool { get }
}

extension ExclusiveListUpdater {
  /// Returns `false`: the data source announces its changes where it makes them.
  public var hasChangesOnTheWay: Bool { false }
}

/// What is known about whether a list's data source alone may announce changes.
///
/// To ask an object what it conforms to takes longer than everything else that a call of a client
/// takes, so it is asked once.
struct ListUpdater {
  private weak var exclusive: (any ExclusiveListUpdater)?
  private var isKnown = false

  /// Whether a data source lets a client announce changes now.
  @MainActor mutating func letsClientsUpdate(_ dataSource: AnyObject?) -> Bool {
    if !isKnown {
      exclusive = dataSource as? any ExclusiveListUpdater
      isKnown = true
    }
    return exclusive?.isUpdatingList ?? true
  }

  /// Another object is the data source.
  mutating func forget() {
    self = ListUpdater()
  }
}

extension ListEngine {
  /// Whether the data source lets a client announce changes; crashes if it does not.
  func letsClientsUpdate() -> Bool {
    if updater.letsClientsUpdate(owner.engineDataSource) { return true }
    crash(.snapshot(.mutatedDirectly(kind)))
    return false
  }
}
