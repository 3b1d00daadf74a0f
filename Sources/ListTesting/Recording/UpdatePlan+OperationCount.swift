import ListCore

extension UpdatePlan {
  /// The number of items and sections that the update inserts, deletes, reloads and moves.
  public var operationCount: Int {
    let items =
      deletedItems.count + insertedItems.count + reloadedItems.count + movedItems.count
    let sections =
      deletedSections.count + insertedSections.count + reloadedSections.count
      + movedSections.count
    return items + sections
  }
}
