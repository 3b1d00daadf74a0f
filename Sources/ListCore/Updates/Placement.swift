/// The outcome for every position that a batch names, each position once.
///
/// A position that is deleted or reloaded twice is gone once; one that is inserted twice fills the
/// next free position as well. If the counts then leave no room for the last positions of a row,
/// these are gone too; if they leave too much, the last places hold something new. No position that
/// does not exist is ever used.
struct Placement: Sendable {
  /// A position before the batch that something leaves.
  struct Leaving: Sendable {
    var path: ItemPath
    var fate: ItemFate
  }

  /// What leaves, ascending.
  private(set) var leavings: [Leaving] = []
  /// What arrives, ascending.
  private(set) var fillings: [Arrival] = []

  /// Places the changes of a batch whose counts add up.
  ///
  /// - Parameters:
  ///   - changes: What leaves and arrives.
  ///   - rowAfter: Where a row before the batch is after it, if it survives.
  /// - Complexity: O(*n*) for *n* changes; O(*n* log *n* + *r*) for *r* rows if the batch repeats
  ///   itself.
  init(_ changes: SortedChanges, rowAfter: (Int) -> Int?) {
    addLeavings(changes)
    if changes.arrivalCollisions.isEmpty {
      fillings = changes.arrivals
    } else {
      addFillings(changes)
    }
    if changes.hasRepetitions {
      balance(changes, rowAfter)
    }
  }
}

extension Placement {
  private mutating func addLeavings(_ changes: SortedChanges) {
    let reloadTargets = changes.reloadTargets
    leavings.reserveCapacity(changes.departures.count)
    var next = reloadTargets.startIndex
    for departure in changes.departures where leavings.last?.path != departure.path {
      var fate = ItemFate.deleted
      switch departure.reason {
      case .deletion: break
      case .move(let target): fate = .moved(target)
      case .reload:
        while next < reloadTargets.endIndex, reloadTargets[next].from < departure.path { next += 1 }
        if next < reloadTargets.endIndex, reloadTargets[next].from == departure.path {
          fate = .reloaded(reloadTargets[next].to)
        }
      }
      leavings.append(Leaving(path: departure.path, fate: fate))
    }
  }

  private mutating func addFillings(_ changes: SortedChanges) {
    let arrivals = changes.arrivals
    var start = arrivals.startIndex
    while start < arrivals.endIndex {
      let row = arrivals[start].path.section
      let end = arrivals[start...].firstIndex { $0.path.section != row } ?? arrivals.endIndex
      fill(row, below: changes.after[row], with: arrivals[start..<end])
      start = end
    }
  }

  /// Gives every arrival of one row a position of its own, the repeated ones included.
  private mutating func fill(_ row: Int, below limit: Int, with arrivals: ArraySlice<Arrival>) {
    var wanted: [Int] = []
    for arrival in arrivals where wanted.last != arrival.path.item || arrival.reason == .insertion {
      wanted.append(arrival.path.item)
    }
    var next = arrivals.startIndex
    for item in wanted.spread(below: limit) {
      let path = ItemPath(item: item, section: row)
      while next < arrivals.endIndex, arrivals[next].path < path { next += 1 }
      let isNamed = next < arrivals.endIndex && arrivals[next].path == path
      fillings.append(isNamed ? arrivals[next] : Arrival(path: path, reason: .insertion))
    }
  }

  /// Deletes the last positions of every row that stays but has no room for them, and inserts
  /// some at the end of one that has too much.
  private mutating func balance(_ changes: SortedChanges, _ rowAfter: (Int) -> Int?) {
    let (before, after) = (changes.before, changes.after)
    dropFillingsPastTheEnd(after)
    let left = RowTable(leavings.map(\.path))
    let taken = RowTable(fillings.map(\.path))
    for row in 0..<before.sectionCount {
      guard let target = rowAfter(row) else { continue }
      let staying = before[row] - left[row].count
      let room = after[target] - taken[target].count
      for rank in min(room, staying)..<staying {
        let path = ItemPath(item: left[row].vacancy(rank), section: row)
        leavings.append(Leaving(path: path, fate: .deleted))
      }
      for rank in min(room, staying)..<room {
        let path = ItemPath(item: taken[target].vacancy(rank), section: target)
        fillings.append(Arrival(path: path, reason: .insertion))
      }
    }
    leavings.sort { $0.path < $1.path }
    fillings.sort { $0.path < $1.path }
  }

  /// A position that is deleted twice leaves less room than its deletions promise: what a reload
  /// would refill may lie past the end, and is gone then.
  private mutating func dropFillingsPastTheEnd(_ after: SectionCounts) {
    fillings.removeAll { !after.contains($0.path) }
    for index in leavings.indices {
      guard case .reloaded(let target) = leavings[index].fate, !after.contains(target) else {
        continue
      }
      leavings[index].fate = .deleted
    }
  }
}
