/// The ways to make the count of one section match.
struct SectionCorrection {
  /// The changes that are removed and added.
  struct Step {
    var removed: [Int] = []
    var added: [Change] = []
    var size: Int { removed.count + added.count }
  }

  private let row: LedgerRow
  /// The index of the section before the batch, and after it.
  private let before: Int
  private let after: Int
  /// The number of items that the calls announce in excess, if positive; otherwise the number that
  /// they lack, negated.
  private let surplus: Int
  private let itemsAfter: Int
  /// The changes that are about the section's items.
  private let kept: [(index: Int, change: Change)]
  private let added: [Change]
  /// The number of missing changes that were announced at a position that does not exist.
  private let misplaced: Int
  private let reloadTargets: [ItemPath: ItemPath]

  /// Creates a correction; `nil` if the section does not exist on both sides.
  init?(_ row: LedgerRow, _ items: DraftItems) {
    guard let before = row.before, let after = row.after, let answered = row.answered else {
      return nil
    }
    self.row = row
    self.before = before
    self.after = after
    let surplus = -row.excess
    self.surplus = surplus
    itemsAfter = answered
    kept = items.kept.touching(before: before, after: after)
    added = items.added.touching(before: before, after: after).map(\.change)
    let isMissing = surplus > 0 ? \Change.isDeletion : \Change.isInsertion
    let announced = items.misplaced.touching(before: before, after: after)
      .count { $0.change[keyPath: isMissing] }
    misplaced = max(0, min(abs(surplus), announced - added.count { $0[keyPath: isMissing] }))
    reloadTargets = items.reloadTargets
  }
}

extension SectionCorrection {
  /// Returns the smaller of the two ways; of the same size, the one that names the changed items.
  ///
  /// - Parameter byRows: The way row by row.
  func cheapest(_ byRows: Step?) -> Step? {
    switch (byRows, byReload) {
    case (let rows?, let reload?): rows.size <= reload.size ? rows : reload
    case (let one?, nil), (nil, let one?): one
    case (nil, nil): nil
    }
  }

  /// The way that reloads the section and removes all other changes of its items, because reloads
  /// do not mix with other changes. (behaviour 3.4)
  private var byReload: Step? {
    guard row.fate == .kept, added.isEmpty else { return nil }
    return Step(removed: kept.map(\.index), added: [.reloadSection(before)])
  }

  /// The way row by row: changes of the wrong sign are removed, and positions are invented for
  /// missing ones: the last free ones.
  ///
  /// It is `nil` if there are not enough positions, or if a reload is certainly better.
  var byRows: Step? { byRows(fromTheFront: false) }

  /// The way row by row, with the first free positions.
  var byFirstRows: Step? { byRows(fromTheFront: true) }

  /// Returns the way row by row. Changes that were announced at a wrong position are announced at a
  /// valid one, if there is space: that they were announced makes them likely.
  private func byRows(fromTheFront isFront: Bool) -> Step? {
    byRows(fromTheFront: isFront, replacing: misplaced)
      ?? (misplaced > 0 ? byRows(fromTheFront: isFront, replacing: 0) : nil)
  }

  /// The reloads as deletions, which were probably intended if no other change is about the section
  /// and it lost as many items as were reloaded.
  ///
  /// - Returns: The removed changes, with those that replace them; `nil` if the counts do not
  ///   require exactly that.
  var deletingReloads: [(index: Int, change: Change)]? {
    guard surplus > 0, added.isEmpty, kept.count == surplus else { return nil }
    let corrections = kept.compactMap { index, change -> (index: Int, change: Change)? in
      guard case .reloadItem(let path) = change else { return nil }
      return (index, .deleteItem(path))
    }
    let paths = Set(corrections.map(\.change))
    return paths.count == surplus ? corrections : nil
  }

  private func byRows(fromTheFront isFront: Bool, replacing replaced: Int) -> Step? {
    let withdrawn = withdrawals(abs(surplus) - replaced)
    let missing = abs(surplus) - withdrawn.count
    if missing > kept.count + Self.mostInvented, byReload != nil { return nil }
    var step = Step(removed: withdrawn)
    var free = freeItems(missing, without: withdrawn, fromTheFront: isFront)
    if free.count < missing {
      for (index, item) in reloadedItems.prefix(missing - free.count) {
        step.removed.append(index)  // removing a reload frees its position
        free.append(item)
      }
    }
    guard free.count == missing else { return nil }
    step.added = free.map { item in
      surplus > 0
        ? .deleteItem(ItemPath(item: item, section: before))
        : .insertItem(ItemPath(item: item, section: after))
    }
    return step
  }

  /// The maximum number of invented positions in excess of the changes that the calls announce.
  private static let mostInvented = 16

  /// Returns the changes that are announced with the wrong sign: repeated ones first, then the last
  /// ones.
  private func withdrawals(_ count: Int) -> [Int] {
    var named: Set<Change> = []
    var repeated: [Int] = []
    var single: [Int] = []
    for (index, change) in kept where surplus > 0 ? change.isInsertion : change.isDeletion {
      if named.insert(change).inserted { single.append(index) } else { repeated.append(index) }
    }
    return Array((repeated.reversed() + single.reversed()).prefix(count))
  }

  /// Returns the items that no change names, on the side on which changes are missing.
  private func freeItems(
    _ count: Int, without withdrawn: [Int], fromTheFront isFront: Bool
  ) -> [Int] {
    guard count > 0 else { return [] }
    let withdrawn = Set(withdrawn)
    let others = kept.filter { !withdrawn.contains($0.index) }.map(\.change) + added
    let taken = Set(others.compactMap(item(namedBy:)))
    var free: [Int] = []
    let itemCount = surplus > 0 ? row.itemsBefore : itemsAfter
    for index in 0..<itemCount {
      guard free.count < count else { break }
      let item = isFront ? index : itemCount - 1 - index
      if !taken.contains(item) { free.append(item) }
    }
    return free
  }

  /// The reloads in the section with the items that they name, the last first.
  private var reloadedItems: [(index: Int, item: Int)] {
    kept.reversed().compactMap { index, change in
      guard case .reloadItem = change, let item = item(namedBy: change) else { return nil }
      return (index, item)
    }
  }

  /// Returns the item of the section that a change names, on the side on which changes are missing.
  private func item(namedBy change: Change) -> Int? {
    let path = surplus > 0 ? change.itemSource : change.itemTaken(reloadTargets)
    return path.flatMap { $0.section == (surplus > 0 ? before : after) ? $0.item : nil }
  }
}

extension Change {
  fileprivate var isInsertion: Bool { if case .insertItem = self { true } else { false } }
  fileprivate var isDeletion: Bool { if case .deleteItem = self { true } else { false } }

  /// Returns the position after the batch that the change fills.
  fileprivate func itemTaken(_ reloadTargets: [ItemPath: ItemPath]) -> ItemPath? {
    switch self {
    case .insertItem(let path), .moveItem(_, let path): path
    case .reloadItem(let path): reloadTargets[path]
    case .deleteItem, .deleteSection, .insertSection, .reloadSection, .moveSection: nil
    }
  }
}
