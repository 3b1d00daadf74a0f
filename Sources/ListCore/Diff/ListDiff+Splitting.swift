extension ListDiff {
  /// The same diff for a table: no item moves out of a deleted section or into an inserted one.
  ///
  /// A table refuses such moves, a collection view accepts them (behaviour 3B). Each becomes what
  /// is left of it where its section survives: the move out of a deleted section an insertion, the
  /// move into an inserted one a deletion, the move from a deleted into an inserted section nothing
  /// at all.
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
