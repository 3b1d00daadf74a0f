import ListCore

extension UpdatePlan {
  /// How many items and sections the update inserts, deletes, reloads and moves.
  public var operationCount: Int {
    let items =
      deletedItems.count + insertedItems.count + reloadedItems.count + movedItems.count
    let sections =
      deletedSections.count + insertedSections.count + reloadedSections.count
      + movedSections.count
    return items + sections
  }
}
