extension ListDiff {
  /// Returns the diff for a table, in which no item moves out of a deleted section or into an
  /// inserted one.
  ///
  /// A table refuses such moves, and a collection view accepts them (behaviour 3B). A move out of a
  /// deleted section becomes an insertion, a move into an inserted section becomes a deletion, and
  /// a move from a deleted to an inserted section is dropped.
  ///
  /// - Complexity: O(*n* log *n*) for *n* changes; O(1) if no section is deleted or inserted.
  public func splittingMovesAcrossSectionChanges() -> ListDiff {
    if deletedSections.isEmpty && insertedSections.isEmpty { return self }
    var kept: [ItemTransition] = []
    var left: [ItemPath] = []
    var arrived: [ItemPath] = []
    for move in movedItems {
      let isRescued = deletedSections[...].holds(move.from.section)
      let isSettled = insertedSections[...].holds(move.to.section)
      switch (isRescued, isSettled) {
      case (false, false): kept.append(move)
      case (true, false): arrived.append(move.to)
      case (false, true): left.append(move.from)
      case (true, true): break
      }
    }
    if kept.count == movedItems.count { return self }
    var split = self
    split.movedItems = kept
    if !left.isEmpty { split.deletedItems = (deletedItems + left).sorted() }
    if !arrived.isEmpty { split.insertedItems = (insertedItems + arrived).sorted() }
    return split
  }
}
