/// The changes that a batch makes to items, or those that it makes to sections, sorted by position.
///
/// Sections are treated as the items of one row; see ``ItemPath/init(asItem:)``. While the changes
/// are sorted, the unusual ones are collected: those that name missing positions, and those that
/// name one position. The rules only look at these few changes.
struct SortedChanges: Sendable {
  /// The counts before the batch.
  let before: SectionCounts
  /// The counts after the batch.
  let after: SectionCounts
  /// The positions before the batch that something leaves, ascending.
  private(set) var departures: [Departure]
  /// The positions after the batch at which something arrives, ascending, including the new cells
  /// of reloads.
  private(set) var arrivals: [Arrival]
  /// The reloads whose row survives, with the positions of their new cells, ascending on both
  /// sides.
  private(set) var reloadTargets: [ItemTransition] = []

  /// Departures from positions that do not exist, and moves to such positions, ascending.
  private(set) var missingDepartures: [Departure] = []
  /// Insertions at positions that do not exist, ascending.
  private(set) var missingInsertions: [ItemPath] = []
  /// Neighbours that leave the same position, ascending.
  private(set) var departureCollisions: [Collision<Departure>] = []
  /// Neighbours that arrive at the same position, ascending.
  private(set) var arrivalCollisions: [Collision<Arrival>] = []

  /// Sorts changes.
  ///
  /// - Parameters:
  ///   - departures: The positions that something leaves, in any order.
  ///   - arrivals: The positions at which something is inserted or moved to, in any order.
  ///   - rowAfter: Returns the row after the batch that contains the new cells of the reloads in a
  ///     row before it; `nil` if the row is replaced as a whole.
  /// - Complexity: O(*n* log *n*) for *n* changes.
  init(
    _ departures: [Departure], _ arrivals: [Arrival], from before: SectionCounts,
    to after: SectionCounts, rowAfter: (Int) -> Int?
  ) {
    self.before = before
    self.after = after
    self.departures = departures.sortedByPath()
    self.arrivals = arrivals.sortedByPath()
    findMissingPositions()
    placeReloads(rowAfter)
    findCollisions()
  }
}

extension SortedChanges {
  /// Whether a position is deleted twice or inserted twice, which UIKit allows.
  var hasRepetitions: Bool { !departureCollisions.isEmpty || !arrivalCollisions.isEmpty }

  private mutating func findMissingPositions() {
    for departure in departures {
      if !before.contains(departure.path) {
        missingDepartures.append(departure)
      } else if case .move(let target) = departure.reason, !after.contains(target) {
        missingDepartures.append(departure)
      }
    }
    for arrival in arrivals where arrival.reason == .insertion && !after.contains(arrival.path) {
      missingInsertions.append(arrival.path)
    }
  }

  private mutating func findCollisions() {
    for index in departures.indices.dropFirst()
    where departures[index].path == departures[index - 1].path {
      departureCollisions.append(
        Collision(first: departures[index - 1], second: departures[index]))
    }
    for index in arrivals.indices.dropFirst()
    where arrivals[index].path == arrivals[index - 1].path {
      arrivalCollisions.append(Collision(first: arrivals[index - 1], second: arrivals[index]))
    }
  }

  private mutating func placeReloads(_ rowAfter: (Int) -> Int?) {
    guard missingDepartures.isEmpty, missingInsertions.isEmpty else { return }
    reloadTargets = reloadTargets(rowAfter)
    guard !reloadTargets.isEmpty else { return }
    arrivals = merging(reloadTargets)
  }

  /// Returns the arrivals, merged with the new cells of reloads.
  private func merging(_ reloadTargets: [ItemTransition]) -> [Arrival] {
    var merged: [Arrival] = []
    merged.reserveCapacity(arrivals.count + reloadTargets.count)
    var next = arrivals.startIndex
    for reloadTarget in reloadTargets {
      let arrival = Arrival(path: reloadTarget.to, reason: .reload(of: reloadTarget.from))
      while next < arrivals.endIndex, arrivals[next] < arrival {
        merged.append(arrivals[next])
        next += 1
      }
      merged.append(arrival)
    }
    merged.append(contentsOf: arrivals[next...])
    return merged
  }
}

/// A change that names one position.
protocol Positioned: Comparable {
  /// The position, on the side of the batch to which it refers.
  var path: ItemPath { get }
}

extension Array where Element: Positioned {
  /// Returns the changes in order, by position first.
  ///
  /// Changes are large and rarely have the same position. Small keys are therefore sorted in their
  /// place, and the changes themselves are compared only if their positions are equal.
  ///
  /// - Complexity: O(*n* log *n*).
  func sortedByPath() -> [Element] {
    var keys: [SortKey] = []
    keys.reserveCapacity(count)
    for index in indices { keys.append(SortKey(path: self[index].path, index: index)) }
    keys.sort { one, other in
      one.path != other.path ? one.path < other.path : self[one.index] < self[other.index]
    }
    return keys.map { self[$0.index] }
  }
}

private struct SortKey {
  var path: ItemPath
  var index: Int
}

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
