/// The reason why a view could not be dequeued or shown.
///
/// Descriptions of objects (`<UITableView: 0x…>`) come from the view and are used unchanged.
public enum CellFault: Error, Hashable, Sendable {
  // MARK: Dequeue

  /// A table has nothing registered for the identifier.
  case cellNotRegistered(identifier: String)
  /// A collection view has nothing registered for the identifier; the kind is the element kind.
  case viewNotRegistered(kind: String, identifier: String)
  /// A layout asked for a decoration view of a kind that is not registered.
  case decorationViewNotRegistered(kind: String)
  /// A table was asked to dequeue twice for one index path while it requested one cell.
  case dequeuedTwice(identifier: String, ItemPath)
  /// A table was asked to dequeue for an index path that does not exist.
  case dequeuedForUnknownPath(ItemPath)
  /// A collection view was asked to dequeue a supplementary view for a section that does not exist.
  case dequeuedForUnknownSection(kind: String, section: Int, sections: Int)
  /// A view was dequeued and not returned, or was not requested.
  case dequeuedViewNotReturned(view: String, collectionView: String)
  /// A registration was created inside the provider that uses it.
  case registrationInsideProvider(registration: String)
  /// A reconfigured item was given a cell with another identifier.
  case reconfiguredWithOtherIdentifier(view: String)

  // MARK: Results of the data source

  /// There is no data source to ask.
  case dataSourceNotSet(ListKind)
  /// A table's data source returned no cell.
  case noTableCell(tableView: String, dataSource: String)
  /// A collection view's data source returned no cell.
  case noCollectionCell(ItemPath)
  /// A collection view's data source returned a cell that was not dequeued.
  case cellNotDequeued(ItemPath)
  /// A collection view's data source returned a supplementary view that was not dequeued, or none.
  case supplementaryViewNotDequeued(kind: String, ItemPath, view: String?)
}
