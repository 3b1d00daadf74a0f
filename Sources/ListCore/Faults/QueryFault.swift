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

extension QueryFault {
  /// Returns the reason of the exception that a list raises, as UIKit words it. (crash families B5,
  /// B7, D)
  ///
  /// - Parameter profile: The release whose wording to use.
  public func reason(_ profile: SystemProfile) -> String {
    switch self {
    // Families D1
    case .scrollToMissingRow(let path, let rows, let tableView, let className):
      if let method = profile.tableScrollMessage.method {
        """
        -[\(className) \(method)]: row (\(path.item.printed)) beyond bounds (\(rows)) \
        for section (\(path.section.printed)).
        """
      } else {
        """
        Attempted to scroll the table view to an out-of-bounds row (\(path.item.printed)) when \
        there are only \(rows) rows in section \(path.section.printed). Table view: \(tableView)
        """
      }
    case .scrollToRowOfMissingSection(let path, let sections, let tableView, let className):
      if let method = profile.tableScrollMessage.method {
        "-[\(className) \(method)]: section (\(path.section.printed)) beyond bounds (\(sections))."
      } else {  // [memory]
        """
        Attempted to scroll the table view to an out-of-bounds section (\(path.section.printed)) \
        when there are only \(sections) sections. Table view: \(tableView)
        """
      }
    case .scrollToMissingItem(let path, let items, let collectionView):
      if profile.collectionScrollNamesCounts {
        """
        Attempted to scroll the collection view to an out-of-bounds item (\(path.item.printed)) \
        when there are only \(items) items in section \(path.section.printed). \
        Collection view: \(collectionView).
        """
      } else {
        "attempt to scroll to invalid index path: \(profile.text(path))"
      }
    case .scrollToItemOfMissingSection(let path, let sections, let collectionView):
      if profile.collectionScrollNamesCounts {  // [memory]
        """
        Attempted to scroll the collection view to an out-of-bounds section \
        (\(path.section.printed)) when there are only \(sections) sections. \
        Collection view: \(collectionView).
        """
      } else {
        "attempt to scroll to invalid index path: \(profile.text(path))"
      }
    case .contradictoryScrollPosition:  // no source found
      "attempt to use a scroll position with multiple positioning styles for one axis"

    // Families D2, C2
    case .itemsOfMissingSection(let section, let sections):
      """
      request for number of items in section \(section.printed) \
      when there are only \(sections) sections in the collection view
      """
    case .rowsOfMissingSection(let section, _):  // behaviour 6.1
      "Requested the number of rows for section (\(section.printed)) which is out of bounds."
    case .missingGlobalIndex(let index, let items):
      """
      request for index path for global index \(index.printed) \
      when there are only \(items) items in the collection view
      """
    case .rectOfMissingRow(let path):
      "request for rect at invalid index path (\(profile.text(path)))"

    case .rectOfMissingSection(let kind, let section):
      "request for rect of \(kind.rawValue) in invalid section (\(section.printed))"

    // Families B5
    case .invalidUpdatePath(let description):
      "Attempted to perform update with invalid index path: \(description)"
    case .invalidPathLength(let kind):
      profile.pathLengthReason(kind)

    // Behaviour 2.9
    case .visibleCellsDuringUpdate:
      """
      Attempted to access the table view's visibleCells while they were in the process of being \
      updated, which is not allowed.
      """

    // Families B7
    case .invalidReorderTarget(let path, let rows):
      """
      UITableView delegate method tableView:targetIndexPathForMoveFromRowAtIndexPath:\
      toProposedIndexPath: returned an invalid target index path \
      (section: \(path.section.printed), row: \(path.item.printed)) because there are only \
      \(rows) rows in this section of the table view.
      """
    case .reloadInsideBatch(let kind):  // no source found; behaviour 2.8
      "reloadData was called inside a batch update of the \(kind.viewNoun)"
    }
  }

  /// Returns the message of Swift's `IndexPath` when it is asked for a section or an item that it
  /// does not have.
  ///
  /// It is a failed precondition, not an exception. (crash families B5)
  public static func pathLengthPrecondition(_ kind: ListKind) -> String {
    """
    Invalid index path for use with \(kind.className). \
    This index path must contain exactly two indices specifying the section and \(kind.itemNoun).
    """
  }
}

extension SystemProfile {
  /// Returns the message of `NSIndexPath` when it is asked for a section or an item that it does
  /// not have.
  fileprivate func pathLengthReason(_ kind: ListKind) -> String {
    let gap = namesViewHeaderOfIndexPathCategory ? "  " : " "
    let header =
      namesViewHeaderOfIndexPathCategory ? kind.className + ".h" : "NSIndexPath+UIKitAdditions.h"
    return """
      Invalid index path for use with \(kind.className).\(gap)\
      Index paths passed to \(kind.viewNoun) must contain exactly two indices \
      specifying the section and \(kind.itemNoun).\(gap)\
      Please use the category on NSIndexPath in \(header) if possible.
      """
  }
}

extension SystemProfile.TableScrollMessage {
  /// The method that the message names, if it names one.
  fileprivate var method: String? {
    switch self {
    case .scrollToRow:
      "scrollToRowAtIndexPath:atScrollPosition:animated:"
    case .contentOffset:
      "_contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:"
    case .contentOffsetUsingPresentationValues:
      "_contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:usingPresentationValues:"
    case .outOfBounds:
      nil
    }
  }
}
