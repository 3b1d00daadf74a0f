/// The reason why a list refused a query, a scroll, or an argument.
public enum QueryFault: Error, Hashable, Sendable {
  /// A table was told to scroll to a row that does not exist in its section. The class is the
  /// view's.
  case scrollToMissingRow(ItemPath, rows: Int, tableView: String, className: String)
  /// A table was told to scroll to a row of a section that does not exist. The class is the view's.
  case scrollToRowOfMissingSection(
    ItemPath, sections: Int, tableView: String, className: String)
  /// A collection view was told to scroll to an item that does not exist in its section.
  case scrollToMissingItem(ItemPath, items: Int, collectionView: String)
  /// A collection view was told to scroll to an item of a section that does not exist.
  case scrollToItemOfMissingSection(ItemPath, sections: Int, collectionView: String)
  /// Two scroll positions on the same axis were combined.
  case contradictoryScrollPosition

  /// A collection view was asked for the number of items in a section that does not exist.
  case itemsOfMissingSection(Int, sections: Int)
  /// A table was asked for the number of rows in a section that does not exist.
  case rowsOfMissingSection(Int, sections: Int)
  /// A collection view was asked for an item by a global index that does not exist.
  case missingGlobalIndex(Int, items: Int)
  /// A table was asked for the rectangle of a row that does not exist.
  case rectOfMissingRow(ItemPath)
  /// A table was asked for the rectangle of a header or footer in a section that does not exist.
  /// (behaviour 25.18)
  case rectOfMissingSection(SectionViewKind, section: Int)

  /// A mutation was given an index path that does not consist of a section and an item.
  case invalidUpdatePath(description: String)
  /// An index path whose length is not two was used as that of an item.
  case invalidPathLength(ListKind)
  /// A table's visible cells were accessed while they were being updated.
  case visibleCellsDuringUpdate
  /// A table's delegate returned a target for a dragged row that does not exist.
  case invalidReorderTarget(ItemPath, rows: Int)
  /// The data was reloaded inside a batch update.
  case reloadInsideBatch(ListKind)
}
