import ListCore

/// The state of the user's interaction with a table.
struct TableInteraction {
  /// Whether the entire table is being edited.
  var isEditing = false
  /// The row that is highlighted by a touch.
  var highlighted: ItemPath?
  /// Whether a row is edited by itself after a swipe.
  var isSwiping = false
  /// The row that was swiped; `nil` once it was deleted or reloaded.
  var swiped: ItemPath?
  /// The titles of the index at the edge; `nil` until they are queried.
  var indexTitles: [String]?
}

extension TableInteraction {
  /// Updates index paths after an update.
  mutating func rebase(by plan: UpdatePlan) {
    highlighted = highlighted.flatMap(plan.destination(of:))
    swiped = swiped.flatMap(plan.destination(of:))
  }

  /// Forgets all rows, as a reload does.
  mutating func forgetRows() {
    highlighted = nil
    swiped = nil
    indexTitles = nil
  }
}
