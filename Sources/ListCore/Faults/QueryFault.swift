/// Why a list refused a question, a scroll, or an argument.
public enum QueryFault: Error, Hashable, Sendable {
  /// A table was told to scroll to a row that its section lacks. The class is the view's.
  case scrollToMissingRow(ItemPath, rows: Int, tableView: String, className: String)
  /// A table was told to scroll to a row of a section that it lacks. The class is the view's.
  case scrollToRowOfMissingSection(
    ItemPath, sections: Int, tableView: String, className: String)
  /// A collection view was told to scroll to an item that its section lacks.
  case scrollToMissingItem(ItemPath, items: Int, collectionView: String)
  /// A collection view was told to scroll to an item of a section that it lacks.
  case scrollToItemOfMissingSection(ItemPath, sections: Int, collectionView: String)
  /// Two scroll positions of one axis were combined.
  case contradictoryScrollPosition

  /// A collection view was asked for the number of items of a section that it lacks.
  case itemsOfMissingSection(Int, sections: Int)
  /// A table was asked for the number of rows of a section that it lacks.
  case rowsOfMissingSection(Int, sections: Int)
  /// A collection view was asked for an item by a running number that it lacks.
  case missingGlobalIndex(Int, items: Int)
  /// A table was asked for the rectangle of a row that it lacks.
  case rectOfMissingRow(ItemPath)
  /// A table was asked for the rectangle of a header or footer of a section that it lacks.
  /// (behaviour 25.18)
  case rectOfMissingSection(SectionViewKind, section: Int)

  /// A mutation was given an index path that is not a section and an item.
  case invalidUpdatePath(description: String)
  /// An index path of another length than two was read as one of a list.
  case invalidPathLength(ListKind)
  /// A table's visible cells were asked for while they were being updated.
  case visibleCellsDuringUpdate
  /// A table's delegate sent a dragged row to a place that does not exist.
  case invalidReorderTarget(ItemPath, rows: Int)
  /// The data was reloaded from inside a batch.
  case reloadInsideBatch(ListKind)
}
