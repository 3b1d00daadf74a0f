extension SortedChanges {
  /// Returns the positions of the new cells of reloads: the old positions, shifted by deletions and
  /// insertions, but not by moves or other reloads. (behaviour 3.4)
  ///
  /// Both sides are ascending, so one pass over the changes is enough.
  func reloadTargets(_ rowAfter: (Int) -> Int?) -> [ItemTransition] {
    var reloadTargets: [ItemTransition] = []
    var shift = Shift()
    for departure in departures {
      let path = departure.path
      if path.section != shift.row {
        shift.enter(path.section, movedTo: rowAfter(path.section))
      }
      switch departure.reason {
      case .move: continue
      case .deletion: shift.delete(path.item)
      case .reload:
        guard let target = shift.rowAfter else { continue }
        let place = shift.place(of: path.item, among: arrivals)
        reloadTargets.append(ItemTransition(from: path, to: ItemPath(item: place, section: target)))
      }
    }
    return reloadTargets
  }
}

/// A pass through the deletions and insertions of one row after another.
private struct Shift {
  var row = -1
  var rowAfter: Int?
  private var deletions = 0
  private var lastDeletion = -1
  private var insertions = 0
  private var next = 0

  /// Continues with the next row that is changed.
  mutating func enter(_ row: Int, movedTo rowAfter: Int?) {
    self.row = row
    self.rowAfter = rowAfter
    deletions = 0
    lastDeletion = -1
    insertions = 0
  }

  /// Records a deletion. Another deletion of the same item has no effect.
  mutating func delete(_ item: Int) {
    guard item != lastDeletion else { return }
    deletions += 1
    lastDeletion = item
  }

  /// Returns the position of an item after the deletions and insertions of its row. A second
  /// insertion at one position shifts it once more.
  mutating func place(of item: Int, among arrivals: [Arrival]) -> Int {
    guard let rowAfter else { return item }
    let rank = item - deletions
    while next < arrivals.count, arrivals[next].path.section <= rowAfter {
      let arrival = arrivals[next]
      if arrival.path.section == rowAfter, arrival.reason == .insertion {
        guard arrival.path.item <= rank + insertions else { break }
        insertions += 1
      }
      next += 1
    }
    return rank + insertions
  }
}
