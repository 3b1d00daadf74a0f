// Lists are written into arrays of the right size, since appending is slow in debug builds.
extension ItemChanges {
  /// Lists the items after the change that no run covers, except those of inserted sections.
  static func insertions(_ count: Int, _ parts: MatchingParts) -> [ItemPath] {
    if count == 0 { return [] }
    return Array(unsafeUninitializedCapacity: count) { list, initializedCount in
      var paths = PathWriter(list, parts.startsAfter, whereMatched: parts.origins)
      var position = 0
      var index = 0
      while index < parts.runs.count {
        let run = parts.runs[index]
        paths.write(from: position, to: Int(run.target))
        position = Int(run.target &+ run.count)
        index &+= 1
      }
      paths.write(from: position, to: Int(parts.startsAfter[parts.origins.count]))
      initializedCount = paths.count
    }
  }

  /// Lists the items before the change that no run covers, except those of deleted sections.
  ///
  /// If there are few runs, they are sorted by their positions before the change; otherwise every
  /// position is marked.
  static func deletions(_ count: Int, _ parts: MatchingParts) -> [ItemPath] {
    let limit = Int(parts.startsBefore[parts.destinations.count])
    if parts.runs.count * parts.runs.count <= limit / 16 {
      return withUnsafeTemporaryAllocation(of: MatchedRun.self, capacity: parts.runs.count) {
        runs in
        _ = runs.initialize(from: parts.runs)
        runs.sortBySource()
        return deletions(count, between: UnsafeBufferPointer(runs), parts)
      }
    }
    var present = PositionSet(below: limit)
    var index = 0
    while index < parts.runs.count {
      let run = parts.runs[index]
      let isNew = present.insert(Int(run.source), count: Int(run.count))
      precondition(isNew, "An item of section \(run.section) before the change is matched twice")
      index &+= 1
    }
    if count == 0 { return [] }
    return Array(unsafeUninitializedCapacity: count) { list, initializedCount in
      var paths = PathWriter(list, parts.startsBefore, whereMatched: parts.destinations)
      var position = present.firstAbsent(from: 0, below: limit)
      while position < limit {
        let end = present.firstPresent(from: position, below: limit)
        paths.write(from: position, to: end)
        position = present.firstAbsent(from: end, below: limit)
      }
      initializedCount = paths.count
    }
  }

  /// Lists the items before the change that lie between sorted runs.
  private static func deletions(
    _ count: Int, between runs: UnsafeBufferPointer<MatchedRun>, _ parts: MatchingParts
  ) -> [ItemPath] {
    var index = 1
    while index < runs.count {
      let (last, run) = (runs[index &- 1], runs[index])
      precondition(
        last.source &+ last.count <= run.source,
        "An item of section \(run.section) before the change is matched twice")
      index &+= 1
    }
    if count == 0 { return [] }
    return Array(unsafeUninitializedCapacity: count) { list, initializedCount in
      var paths = PathWriter(list, parts.startsBefore, whereMatched: parts.destinations)
      var position = 0
      index = 0
      while index < runs.count {
        let run = runs[index]
        paths.write(from: position, to: Int(run.source))
        position = Int(run.source &+ run.count)
        index &+= 1
      }
      paths.write(from: position, to: Int(parts.startsBefore[parts.destinations.count]))
      initializedCount = paths.count
    }
  }

  /// Lists the items of the runs that move.
  static func moves(
    _ count: Int, _ parts: MatchingParts, _ isMoved: UnsafeMutableBufferPointer<Bool>
  ) -> [ItemTransition] {
    if count == 0 { return [] }
    return Array(unsafeUninitializedCapacity: count) { list, initializedCount in
      var next = 0
      var index = 0
      var section = 0
      while index < parts.runs.count {
        let run = parts.runs[index]
        while run.target >= parts.startsAfter[section &+ 1] { section &+= 1 }
        if isMoved[index] {
          let origin = Int(run.section)
          var source = Int(run.source &- parts.startsBefore[origin])
          var target = Int(run.target &- parts.startsAfter[section])
          let end = target &+ Int(run.count)
          while target < end {
            list[next] = ItemTransition(
              from: ItemPath(item: source, section: origin),
              to: ItemPath(item: target, section: section))
            next &+= 1
            source &+= 1
            target &+= 1
          }
        }
        index &+= 1
      }
      initializedCount = next
    }
  }
}

extension UnsafeMutableBufferPointer<MatchedRun> {
  /// Sorts the runs by their positions before the change. Insertion sort is enough, because they
  /// are few and nearly in order.
  ///
  /// - Complexity: O(*r* + *i*) for *r* runs with *i* pairs out of order.
  fileprivate func sortBySource() {
    var sorted = 1
    while sorted < count {
      let run = self[sorted]
      var index = sorted
      while index > 0, self[index &- 1].source > run.source {
        self[index] = self[index &- 1]
        index &-= 1
      }
      self[index] = run
      sorted &+= 1
    }
  }
}
