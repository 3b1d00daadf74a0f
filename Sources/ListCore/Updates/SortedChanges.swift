/// Everything a batch does to items, or everything it does to sections, sorted by position.
///
/// Sections are treated as the items of one row, see ``ItemPath/init(asItem:)``. While the changes
/// are sorted, the unusual ones are collected: those that name positions that do not exist, and
/// those that meet at one position. The rules look at these few changes instead of at all of them.
struct SortedChanges: Sendable {
  /// The counts before the batch.
  let before: SectionCounts
  /// The counts after the batch.
  let after: SectionCounts
  /// What leaves, ascending.
  private(set) var departures: [Departure]
  /// What arrives, ascending; the new cells of reloads are part of it.
  private(set) var arrivals: [Arrival]
  /// The reloads whose row survives, with the places of their new cells, ascending on both sides.
  private(set) var reloadTargets: [ItemTransition] = []

  /// Departures from positions that do not exist, and moves to such positions, ascending.
  private(set) var missingDepartures: [Departure] = []
  /// Insertions at positions that do not exist, ascending.
  private(set) var missingInsertions: [ItemPath] = []
  /// Neighbours that leave from one position, ascending.
  private(set) var departureCollisions: [Collision<Departure>] = []
  /// Neighbours that arrive at one position, ascending.
  private(set) var arrivalCollisions: [Collision<Arrival>] = []

  /// Sorts changes.
  ///
  /// - Parameters:
  ///   - departures: What leaves, in any order.
  ///   - arrivals: What is inserted or moved in, in any order.
  ///   - rowAfter: Where the reloads of a row before the batch put their new cells: the index of a
  ///     row after it, or nothing if the row is replaced as a whole.
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
  /// Whether one position is deleted twice or inserted twice, which UIKit lets pass.
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

  /// The arrivals with the new cells of reloads among them.
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
