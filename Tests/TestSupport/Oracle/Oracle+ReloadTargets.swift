import ListCore

// The destination of a reload's new cell: at the old index, shifted by deletions and insertions,
// but not by moves and not by other reloads. (behaviour 3.4)
extension Oracle {
  /// Returns the section after the batch that a reloaded section refills.
  func reloadTarget(ofSection section: Int) -> Int {
    var survivors: [Int] = []
    for other in 0...section where other == section || !isDeleted(other) { survivors.append(other) }
    let inserted = changes.compactMap { change in
      if case .insertSection(let place) = change { place } else { nil }
    }
    return Self.places(for: survivors.count, around: inserted)[survivors.count - 1]
  }

  /// Returns the position after the batch at which the new cell of an item appears, or `nil` if the
  /// section of the item is deleted or reloaded, which voids the reload of the item. (behaviour
  /// 3.6)
  func reloadTarget(of item: ItemPath) -> ItemPath? {
    if isDeleted(item.section) || isReloaded(item.section) { return nil }
    let section = reloadTarget(ofSection: item.section)
    var survivors: [Int] = []
    for other in 0...item.item {
      let isGone = isDeleted(ItemPath(item: other, section: item.section))
      if other == item.item || !isGone { survivors.append(other) }
    }
    let inserted: [Int] = changes.compactMap { change in
      guard case .insertItem(let place) = change, place.section == section else { return nil }
      return place.item
    }
    let place = Self.places(for: survivors.count, around: inserted)[survivors.count - 1]
    return ItemPath(item: place, section: section)
  }

  /// Returns the first free positions after each insertion has taken the first free one from its
  /// own position on.
  private static func places(for count: Int, around inserted: [Int]) -> [Int] {
    var taken: Set<Int> = []
    for position in inserted.sorted() {
      var place = position
      while taken.contains(place) { place += 1 }
      taken.insert(place)
    }
    var free: [Int] = []
    var place = 0
    while free.count < count {
      if !taken.contains(place) { free.append(place) }
      place += 1
    }
    return free
  }
}
