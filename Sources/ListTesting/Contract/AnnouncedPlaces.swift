import ListCore

/// The expected positions of a list's items, according to the announced changes.
///
/// It starts with the positions at one moment, and updates them with each update.
struct AnnouncedPlaces {
  /// An item that is not at its announced position.
  struct Fault {
    /// The index path after the updates.
    let path: ItemPath
    let announced: AnyHashable
    let found: AnyHashable
  }

  /// Whether identities come from the client, so that a different identity always means a different
  /// item. Otherwise they are the displayed texts, which may change: then an item counts as
  /// different only if it was displayed elsewhere before, or if the item expected there is
  /// displayed elsewhere now.
  private let areExact: Bool
  private var before: [ItemPath: AnyHashable] = [:]
  private var expected: [ItemPath: AnyHashable] = [:]
  /// The updates since then.
  private(set) var plans: [UpdatePlan] = []
  private var wasReloaded = false

  init(areExact: Bool) {
    self.areExact = areExact
  }

  /// Starts again with the current positions.
  mutating func remember(_ now: [ItemPath: AnyHashable]) {
    before = now
    expected = now
    plans = []
    wasReloaded = false
  }

  /// Moves all items as an update announces.
  mutating func carry(along plan: UpdatePlan) {
    plans.append(plan)
    var carried: [ItemPath: AnyHashable] = [:]
    for (path, identity) in expected {
      if let target = plan.destination(of: path) { carried[target] = identity }
    }
    expected = carried
  }

  /// Forgets everything, because the list reloads.
  mutating func forget() {
    expected = [:]
    wasReloaded = true
  }

  /// Forgets the appearance of items, which has changed.
  mutating func forgetLooks(of paths: [ItemPath]) {
    guard !areExact else { return }
    for path in paths { expected[path] = nil }
  }

  /// Returns the items that are not at their announced positions, in list order.
  func faults(_ now: [ItemPath: AnyHashable]) -> [Fault] {
    guard areExact || !plans.isEmpty else { return [] }
    let seen = Dictionary(grouping: before.values, by: { $0 }).mapValues(\.count)
    let seenNow = Dictionary(grouping: now.values, by: { $0 }).mapValues(\.count)
    return expected.keys.sorted().compactMap { path in
      guard let announced = expected[path], let found = now[path], announced != found else {
        return nil
      }
      let isAnother = seen[announced] == 1 && (seen[found] == 1 || seenNow[announced] == 1)
      guard areExact || isAnother else { return nil }
      return Fault(path: path, announced: announced, found: found)
    }
  }

  /// Returns whether the changes of the one update lead to the current items if they are applied
  /// one after the other, each with the indexes that result from the one before.
  func wereMeantInTurn(_ now: [ItemPath: AnyHashable], _ counts: SectionCounts) -> Bool {
    guard !wasReloaded, plans.count == 1, let plan = plans.first,
      before.count == plan.before.itemCount, now.count == counts.itemCount
    else { return false }
    var rows = plan.before.perSection.enumerated().map { section, count in
      (0..<count).map { before[ItemPath(item: $0, section: section)] }
    }
    for change in plan.batch.calls.flatMap(\.changes) {
      guard Self.make(change, &rows) else { return false }
    }
    guard rows.map(\.count) == counts.perSection else { return false }
    return rows.enumerated().allSatisfy { section, items in
      items.enumerated().allSatisfy { item, identity in
        identity == nil || identity == now[ItemPath(item: item, section: section)]
      }
    }
  }

  /// Applies one change immediately. Inserted items are `nil`.
  private static func make(_ change: Change, _ rows: inout [[AnyHashable?]]) -> Bool {
    func holds(_ path: ItemPath) -> Bool {
      rows.indices.contains(path.section) && rows[path.section].indices.contains(path.item)
    }
    func insert(_ identity: AnyHashable?, _ path: ItemPath) -> Bool {
      guard rows.indices.contains(path.section), path.item <= rows[path.section].count else {
        return false
      }
      rows[path.section].insert(identity, at: path.item)
      return true
    }
    switch change {
    case .deleteItem(let path):
      guard holds(path) else { return false }
      rows[path.section].remove(at: path.item)
      return true
    case .insertItem(let path): return insert(nil, path)
    case .reloadItem(let path):
      guard holds(path) else { return false }
      rows[path.section][path.item] = nil
      return true
    case .moveItem(let source, let target):
      guard holds(source) else { return false }
      return insert(rows[source.section].remove(at: source.item), target)
    case .deleteSection, .insertSection, .reloadSection, .moveSection: return false
    }
  }
}
