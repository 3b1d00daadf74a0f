/// Everything a batch does to items, or everything it does to sections, sorted by position.
///
/// Sections are treated as the items of one row, see ``ItemPath/init(asItem:)``. What is unusual
/// about the changes, that is what does not exist and what meets at one position, is gathered
/// while they are sorted, so that the rules look at a handful of changes and not at all of them.
struct Traffic: Sendable {
  /// The counts before the batch.
  let before: SectionCounts
  /// The counts after the batch.
  let after: SectionCounts
  /// What leaves, ascending.
  private(set) var departures: [Departure]
  /// What arrives, ascending; the new cells of reloads are part of it.
  private(set) var arrivals: [Arrival]
  /// The reloads whose row survives, with the places of their new cells, ascending on both sides.
  private(set) var landings: [ItemTransition] = []

  /// What leaves from nowhere or moves to nowhere, ascending.
  private(set) var strayDepartures: [Departure] = []
  /// What is inserted nowhere, ascending.
  private(set) var strayInsertions: [ItemPath] = []
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
    findStrays()
    landReloads(rowAfter)
    findCollisions()
  }
}

extension Traffic {
  /// Whether one position is deleted twice or inserted twice, which UIKit lets pass.
  var hasRepetitions: Bool { !departureCollisions.isEmpty || !arrivalCollisions.isEmpty }

  private mutating func findStrays() {
    for departure in departures {
      if !before.contains(departure.path) {
        strayDepartures.append(departure)
      } else if case .move(let target) = departure.reason, !after.contains(target) {
        strayDepartures.append(departure)
      }
    }
    for arrival in arrivals where arrival.reason == .insertion && !after.contains(arrival.path) {
      strayInsertions.append(arrival.path)
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

  private mutating func landReloads(_ rowAfter: (Int) -> Int?) {
    guard strayDepartures.isEmpty, strayInsertions.isEmpty else { return }
    landings = landings(rowAfter)
    guard !landings.isEmpty else { return }
    arrivals = merging(landings)
  }

  /// The arrivals with the new cells of reloads among them.
  private func merging(_ landings: [ItemTransition]) -> [Arrival] {
    var merged: [Arrival] = []
    merged.reserveCapacity(arrivals.count + landings.count)
    var next = arrivals.startIndex
    for landing in landings {
      let arrival = Arrival(path: landing.to, reason: .reload(of: landing.from))
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
