import Foundation
import HeadlessViews

/// A placeholder for a dropped item whose data is still being loaded. Its cell is not shown here;
/// the row appears when the insertion is committed.
///
/// Counterpart: `UITableViewPlaceholder`.
///
/// Coverage: simulated. Kept without effect: `cellUpdateHandler`, `reuseIdentifier`, `rowHeight`.
@preconcurrency @MainActor
open class TableViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  /// The identifier of the cell.
  open private(set) var reuseIdentifier: String
  /// The height of the row, in points.
  open private(set) var rowHeight: CGFloat
  /// Configures the cell.
  open var cellUpdateHandler: ((TableViewCell) -> Void)?

  /// Creates a placeholder.
  ///
  /// - Parameters:
  ///   - insertionIndexPath: The index path at which the row is inserted.
  ///   - reuseIdentifier: The identifier of the cell, which is not shown here.
  ///   - rowHeight: The height of the row, in points.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    self.rowHeight = rowHeight
    super.init()
  }
}

/// A placeholder for an item that is dropped into a table.
///
/// Counterpart: `UITableViewDropPlaceholder`.
///
/// Coverage: simulated. Kept without effect: `previewParametersProvider`.
@preconcurrency @MainActor
open class TableViewDropPlaceholder: TableViewPlaceholder {
  /// Returns the appearance of the preview.
  open var previewParametersProvider: ((TableViewCell) -> DragPreviewParameters?)?
}

/// A context that replaces a placeholder when the data of the dropped item is loaded.
///
/// Counterpart: `UITableViewDropPlaceholderContext`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol TableViewDropPlaceholderContext: DragAnimating {
  /// The dropped item.
  var dragItem: DragItem { get }
  /// Changes the data source, and inserts the row.
  ///
  /// - Parameter dataSourceUpdates: Adds the data at an index path. The list inserts the row
  ///   itself.
  /// - Returns: Whether the placeholder still existed.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Removes the placeholder.
  ///
  /// - Returns: Whether it still existed.
  @discardableResult
  func deletePlaceholder() -> Bool
}

extension TableViewDropCoordinator {
  /// Drops an item onto a placeholder, whose data is loaded later.
  ///
  /// - Parameters:
  ///   - dragItem: The dropped item.
  ///   - placeholder: The placeholder for the new row.
  /// - Returns: The context that inserts the row or removes the placeholder.
  public func drop(
    _ dragItem: DragItem, to placeholder: TableViewDropPlaceholder
  ) -> any TableViewDropPlaceholderContext {
    let table = (self as? PerformedDrop.Coordinator)?.list as? TableView
    return TableDropContext(dragItem, at: placeholder.insertionIndexPath) { [weak table] in
      table?.insertRows(at: [$0], with: .automatic)
    }
  }
}

private final class TableDropContext: DropContext, TableViewDropPlaceholderContext {}

/// A placeholder for a dropped item whose data is still being loaded. Its cell is not shown here;
/// the item appears when the insertion is committed.
///
/// Counterpart: `UICollectionViewPlaceholder`.
///
/// Coverage: simulated. Kept without effect: `cellUpdateHandler`, `reuseIdentifier`.
@preconcurrency @MainActor
open class CollectionViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  /// The identifier of the cell.
  open private(set) var reuseIdentifier: String
  /// Configures the cell.
  open var cellUpdateHandler: ((CollectionViewCell) -> Void)?

  /// Creates a placeholder.
  ///
  /// - Parameters:
  ///   - insertionIndexPath: The index path at which the item is inserted.
  ///   - reuseIdentifier: The identifier of the cell, which is not shown here.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }
}

/// A placeholder for an item that is dropped into a collection view.
///
/// Counterpart: `UICollectionViewDropPlaceholder`.
///
/// Coverage: simulated. Kept without effect: `previewParametersProvider`.
@preconcurrency @MainActor
open class CollectionViewDropPlaceholder: CollectionViewPlaceholder {
  /// Returns the appearance of the preview.
  open var previewParametersProvider: ((CollectionViewCell) -> DragPreviewParameters?)?
}

/// A context that replaces a placeholder when the data of the dropped item is loaded.
///
/// Counterpart: `UICollectionViewDropPlaceholderContext`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol CollectionViewDropPlaceholderContext: DragAnimating {
  /// The dropped item.
  var dragItem: DragItem { get }
  /// Changes the data source, and inserts the item.
  ///
  /// - Parameter dataSourceUpdates: Adds the data at an index path. The list inserts the item
  ///   itself.
  /// - Returns: Whether the placeholder still existed.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Removes the placeholder.
  ///
  /// - Returns: Whether it still existed.
  @discardableResult
  func deletePlaceholder() -> Bool
  /// Does nothing: the placeholder's cell is not shown.
  func setNeedsCellUpdate()
}

extension CollectionViewDropCoordinator {
  /// Drops an item onto a placeholder, whose data is loaded later.
  ///
  /// - Parameters:
  ///   - dragItem: The dropped item.
  ///   - placeholder: The placeholder for the new item.
  /// - Returns: The context that inserts the item or removes the placeholder.
  public func drop(
    _ dragItem: DragItem, to placeholder: CollectionViewDropPlaceholder
  ) -> any CollectionViewDropPlaceholderContext {
    let view = (self as? PerformedDrop.Coordinator)?.list as? CollectionView
    return CollectionDropContext(dragItem, at: placeholder.insertionIndexPath) { [weak view] in
      view?.insertItems(at: [$0])
    }
  }
}

private final class CollectionDropContext: DropContext, CollectionViewDropPlaceholderContext {
  func setNeedsCellUpdate() {}
}

/// A dropped item that waits for its data, over either kind of list.
@MainActor
private class DropContext: NSObject {
  let dragItem: DragItem
  private let indexPath: IndexPath
  private let insert: (IndexPath) -> Void
  private var isPending = true

  /// Creates a context.
  ///
  /// - Parameters:
  ///   - item: The dropped item.
  ///   - indexPath: Where the row or item is inserted.
  ///   - insert: Inserts it into the list.
  init(_ item: DragItem, at indexPath: IndexPath, insert: @escaping (IndexPath) -> Void) {
    (dragItem, self.indexPath, self.insert) = (item, indexPath, insert)
    super.init()
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard deletePlaceholder() else { return false }
    dataSourceUpdates(indexPath)
    insert(indexPath)
    return true
  }
  func deletePlaceholder() -> Bool {
    defer { isPending = false }
    return isPending
  }
  func addAnimations(_ animations: @escaping () -> Void) { animations() }
  func addCompletion(_ completion: @escaping (ViewAnimatingPosition) -> Void) { completion(.end) }
}
