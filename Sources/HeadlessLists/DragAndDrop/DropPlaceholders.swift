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
    TableDropPlaceholders(
      dragItem, placeholder.insertionIndexPath,
      (self as? PerformedDrop.Coordinator)?.list as? TableView)
  }
}

private final class TableDropPlaceholders: NSObject, TableViewDropPlaceholderContext {
  let dragItem: DragItem
  private let indexPath: IndexPath
  private weak var list: TableView?
  private var isPending = true

  init(_ item: DragItem, _ indexPath: IndexPath, _ list: TableView?) {
    (dragItem, self.indexPath, self.list) = (item, indexPath, list)
    super.init()
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard deletePlaceholder() else { return false }
    dataSourceUpdates(indexPath)
    list?.insertRows(at: [indexPath], with: .automatic)
    return true
  }
  func deletePlaceholder() -> Bool {
    defer { isPending = false }
    return isPending
  }
  func addAnimations(_ animations: @escaping () -> Void) { animations() }
  func addCompletion(_ completion: @escaping (ViewAnimatingPosition) -> Void) { completion(.end) }
}

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
    CollectionDropPlaceholders(
      dragItem, placeholder.insertionIndexPath,
      (self as? PerformedDrop.Coordinator)?.list as? CollectionView)
  }
}

private final class CollectionDropPlaceholders: NSObject, CollectionViewDropPlaceholderContext {
  let dragItem: DragItem
  private let indexPath: IndexPath
  private weak var list: CollectionView?
  private var isPending = true

  init(_ item: DragItem, _ indexPath: IndexPath, _ list: CollectionView?) {
    (dragItem, self.indexPath, self.list) = (item, indexPath, list)
    super.init()
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard deletePlaceholder() else { return false }
    dataSourceUpdates(indexPath)
    list?.insertItems(at: [indexPath])
    return true
  }
  func deletePlaceholder() -> Bool {
    defer { isPending = false }
    return isPending
  }
  func setNeedsCellUpdate() {}
  func addAnimations(_ animations: @escaping () -> Void) { animations() }
  func addCompletion(_ completion: @escaping (ViewAnimatingPosition) -> Void) { completion(.end) }
}
