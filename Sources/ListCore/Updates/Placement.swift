/// The outcome for every position that a batch names, each position once.
///
/// A position that is deleted or reloaded twice is deleted once; one that is inserted twice also
/// fills the next free position. If the counts then leave no space for the last positions of a row,
/// these are deleted too; if they leave too much space, the last positions are insertions. No
/// missing position is ever used.
struct Placement: Sendable {
  /// A position before the batch that something leaves.
  struct Leaving: Sendable {
    var path: ItemPath
    var fate: ItemFate
  }

  /// The positions before the batch that something leaves, ascending.
  private(set) var leavings: [Leaving] = []
  /// The positions after the batch at which something arrives, ascending.
  private(set) var fillings: [Arrival] = []

  /// Places the changes of a batch whose counts add up.
  ///
  /// - Parameters:
  ///   - changes: The departures and arrivals.
  ///   - rowAfter: Returns the index after the batch of a row before it, if it survives.
  /// - Complexity: O(*n*) for *n* changes; O(*n* log *n* + *r*) for *r* rows if the batch contains
  ///   repetitions.
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

  /// Assigns a distinct position to every arrival in one row, including repeated ones.
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

  /// Deletes the last positions of every surviving row that lacks space for them, and inserts items
  /// at the end of every row with too much space.
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

  /// Drops the arrivals past the end of their row. A position that is deleted twice leaves less
  /// space than its deletions promise, so the new cell of a reload may be past the end; its item is
  /// then deleted.
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

/// Two changes that name one position and are neighbours in the order in which changes are sorted.
///
/// Changes of one position are sorted by their kind. Two kinds therefore occur at a position
/// exactly if two neighbours have them, or if each of them is next to a third kind between them.
struct Collision<Change: Sendable>: Sendable {
  let first: Change
  let second: Change
}

extension Collision<Departure> {
  /// The position before the batch.
  var path: ItemPath { first.path }

  var isRepeatedDeletion: Bool { first.reason == .deletion && second.reason == .deletion }
  var isRepeatedReload: Bool { first.reason == .reload && second.reason == .reload }
  var isDeletionAndReload: Bool { first.reason == .deletion && second.reason == .reload }
  var isDeletionAndMove: Bool { first.reason == .deletion && second.target != nil }
  var isReloadAndMove: Bool { first.reason == .reload && second.target != nil }
}

extension Collision<Arrival> {
  /// The position after the batch.
  var path: ItemPath { first.path }

  /// Whether something new and something moved arrive at the position.
  var isNewAndMove: Bool { first.source == nil && second.source != nil }
}
