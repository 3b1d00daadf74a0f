/// A warning that a list prints on the console before it continues.
public enum ListWarning: Hashable, Sendable {
  /// A table laid out its cells while it was not in a window.
  case layoutOutsideHierarchy(tableView: String)
  /// A table was asked for a cell while it was updating its visible cells.
  case cellForRowDuringUpdate(tableView: String)
  /// A table gave a cell the standard height because its constraints give none. (behaviour 25.26)
  case collapsedCell(String)
  /// Layout attributes for an item that does not exist were ignored.
  case attributesIgnored(attributes: String, layout: String)
  /// A flow layout's items do not fit across the scroll direction.
  case itemTooLarge(FlowAxis)
  /// A collection view dropped an inconsistent update and reloaded its data.
  case updateDropped(UpdateFault, collectionView: String, update: String)
  /// A snapshot was given items that it already contains, and moved them.
  case itemsExist([String])
  /// A diffable data source was updated from the main queue and from another one.
  case updatesFromSeveralQueues(view: String)

  /// The dimension in which an item does not fit.
  public enum FlowAxis: Hashable, Sendable {
    /// The width, in a layout that scrolls vertically.
    case width
    /// The height, in a layout that scrolls horizontally.
    case height
  }
}

extension ListWarning {
  /// Returns the line on the console, as UIKit words it, without the ``category`` in front of it.
  /// (crash families A4, D3, D4, D5)
  ///
  /// - Parameter profile: The release whose wording to use.
  public func text(_ profile: SystemProfile) -> String {
    switch self {
    case .layoutOutsideHierarchy(let tableView):
      """
      Warning once only: UITableView was told to layout its visible cells and other contents \
      without being in the view hierarchy (the table view or one of its superviews has not been \
      added to a window). This may cause bugs by forcing views inside the table view to load and \
      perform layout without accurate information (e.g. table view bounds, trait collection, \
      layout margins, safe area insets, etc), and will also cause unnecessary performance \
      overhead due to extra layout passes. Make a symbolic breakpoint at \
      UITableViewAlertForLayoutOutsideViewHierarchy to catch this in the debugger and see what \
      caused this to occur, so you can avoid this action altogether if possible, or defer it \
      until the table view has been added to a window. Table view: \(tableView)
      """
    case .cellForRowDuringUpdate(let tableView):
      """
      Attempted to call -cellForRowAtIndexPath: on the table view while it was in the process of \
      updating its visible cells, which is not allowed. Make a symbolic breakpoint at \
      UITableViewAlertForCellForRowAtIndexPathAccessDuringUpdate to catch this in the debugger \
      and see what caused this to occur. Perhaps you are trying to ask the table view for a cell \
      from inside a table view callback about a specific row? Table view: \(tableView)
      """
    case .collapsedCell(let cell):
      """
      Warning once only: Detected a case where constraints ambiguously suggest a height of zero \
      for a table view cell's content view. We're considering the collapse unintentional and using \
      standard height instead. Cell: \(cell)
      """
    case .attributesIgnored(let attributes, let layout):
      // The description of attributes ends in "; ", hence two spaces before "were".
      """
      Layout attributes \(attributes) were received from the layout \(layout) but are not valid \
      for the data source counts. Attributes will be ignored.
      """
    case .itemTooLarge(let axis):
      """
      \(profile.capitalizesFlowLayoutWarning ? "The" : "the") behavior of the \
      UICollectionViewFlowLayout is not defined because:
      \(axis.condition)
      """
    case .updateDropped(let fault, let collectionView, let update):
      switch profile.droppedUpdateMessage {
      case .willPerformReload:
        """
        \(fault.reason(.collection, profile)) - will perform reloadData. \
        UICollectionView instance: \(collectionView); currentUpdate: \(update)
        """
      // A release that drops no updates has no message for it, so the latest known one is used.
      case .performingReload, .none:
        """
        Performing reloadData as a fallback — \
        \(fault.reason(.collection, profile, view: collectionView))
        """
      }
    case .itemsExist(let items):
      """
      Diffable data source detected an attempt to insert or append \(items.count) item \
      \(items.count == 1 ? "identifier that already exists" : "identifiers that already exist") \
      in the snapshot. The existing item \(items.count == 1 ? "identifier" : "identifiers") will \
      be moved into place instead, but this operation will be more expensive. For best \
      performance, inserted item identifiers should always be unique. Set a symbolic breakpoint \
      on BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch this in the \
      debugger. \(SnapshotFault.alreadyExisting(items, noun: "Item"))
      """
    case .updatesFromSeveralQueues(let view):
      """
      Warning: applying updates in a non-thread confined manner is dangerous and can lead to \
      deadlocks. Please always submit updates either always on the main queue or always off the \
      main queue\(profile.namesViewInQueueMessages ? " - view=\(view)" : "")
      """
    }
  }

  /// The log category that UIKit prints in brackets before the text: `TableView`, for `[TableView]
  /// Warning once only: …`. `nil` if the reports show none.
  public var category: String? {
    switch self {
    case .layoutOutsideHierarchy, .collapsedCell: "TableView"
    case .cellForRowDuringUpdate: "Assert"
    case .updateDropped: "UICollectionView"
    case .itemsExist, .updatesFromSeveralQueues: "UIDiffableDataSource"
    case .attributesIgnored, .itemTooLarge: nil
    }
  }

  /// Returns the ``category``, if there is one, and the text.
  public func line(_ profile: SystemProfile) -> String {
    (category.map { "[\($0)] " } ?? "") + text(profile)
  }
}

extension ListWarning.FlowAxis {
  /// The condition that an item must satisfy, as the warning words it.
  fileprivate var condition: String {
    switch self {
    case .width:
      """
      the item width must be less than the width of the UICollectionView minus the section insets \
      left and right values, minus the content insets left and right values.
      """
    case .height:
      """
      the item height must be less than the height of the UICollectionView minus the section \
      insets top and bottom values, minus the content insets top and bottom values.
      """
    }
  }
}
