import ListCore

/// What a person is doing with a table.
struct TableInteraction {
  /// Whether all rows are edited.
  var isEditing = false
  /// The row that lights up under a finger.
  var highlighted: ItemPath?
  /// The row that was swiped and is edited alone.
  var swiped: ItemPath?
  /// The titles of the index at the edge; `nil` until they are asked for.
  var indexTitles: [String]?
}

extension TableInteraction {
  /// Follows rows to where an update took them.
  mutating func rebase(by plan: UpdatePlan) {
    highlighted = highlighted.flatMap(plan.destination(of:))
    swiped = swiped.flatMap(plan.destination(of:))
  }

  /// Forgets rows, as a reload does.
  mutating func forgetRows() {
    highlighted = nil
    swiped = nil
    indexTitles = nil
  }
}
