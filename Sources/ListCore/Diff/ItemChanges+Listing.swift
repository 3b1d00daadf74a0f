// Lists are written into arrays of the right size: appending is what a debug build is slowest at.
extension ItemChanges {
  /// Lists the items before the change that no run covers, but for those of deleted sections.
  static func deletions(
    _ count: Int, _ runs: UnsafeBufferPointer<MatchedRun>, _ matching: ListMatching
  ) -> [ItemPath] {
    var present = PositionSet(below: matching.numberingBefore.itemCount)
    var index = 0
    while index < runs.count {
      let run = runs[index]
      precondition(
        present.insert(Int(run.source), count: Int(run.count)),
        "An item of section \(run.section) before the change is matched twice")
      index &+= 1
    }
    return absences(
      count, from: present, in: matching.numberingBefore,
      whereMatched: matching.sectionDestinations)
  }

  /// Lists the items after the change that no run covers, but for those of inserted sections.
  static func insertions(
    _ count: Int, _ runs: UnsafeBufferPointer<MatchedRun>, _ matching: ListMatching
  ) -> [ItemPath] {
    if count == 0 { return [] }
    var present = PositionSet(below: matching.numberingAfter.itemCount)
    var index = 0
    while index < runs.count {
      _ = present.insert(Int(runs[index].target), count: Int(runs[index].count))
      index &+= 1
    }
    return absences(
      count, from: present, in: matching.numberingAfter, whereMatched: matching.sectionOrigins)
  }

  /// Lists what is not in a set, in the sections that are matched.
  private static func absences(
    _ count: Int, from present: borrowing PositionSet, in numbering: ItemNumbering,
    whereMatched partners: [Int32]
  ) -> [ItemPath] {
    if count == 0 { return [] }
    return Array(unsafeUninitializedCapacity: count) { buffer, initializedCount in
      var next = buffer.baseAddress.unsafelyUnwrapped
      for section in 0..<partners.count where partners[section] >= 0 {
        let positions = numbering.positions(in: section)
        let (start, end) = (positions.lowerBound, positions.upperBound)
        var position = present.firstAbsent(from: start, below: end)
        while position < end {
          let gapEnd = present.firstPresent(from: position, below: end)
          while position < gapEnd {
            next.initialize(to: ItemPath(item: position &- start, section: section))
            next += 1
            position &+= 1
          }
          position = present.firstAbsent(from: position, below: end)
        }
      }
      initializedCount = count
    }
  }

  /// Lists the items of the runs that move.
  static func moves(
    _ count: Int, _ runs: UnsafeBufferPointer<MatchedRun>, _ isMoved: UnsafePointer<Bool>,
    _ matching: ListMatching
  ) -> [ItemTransition] {
    if count == 0 { return [] }
    return Array(unsafeUninitializedCapacity: count) { buffer, initializedCount in
      var next = buffer.baseAddress.unsafelyUnwrapped
      var index = 0
      for section in 0..<matching.after.sectionCount {
        let positions = matching.numberingAfter.positions(in: section)
        while index < runs.count, runs[index].target < positions.upperBound {
          defer { index &+= 1 }
          guard isMoved[index] else { continue }
          let run = runs[index]
          let origin = Int(run.section)
          let source = Int(run.source) &- Int(matching.numberingBefore.starts[origin])
          let target = Int(run.target) &- positions.lowerBound
          var offset = 0
          while offset < Int(run.count) {
            next.initialize(
              to: ItemTransition(
                from: ItemPath(item: source &+ offset, section: origin),
                to: ItemPath(item: target &+ offset, section: section)))
            next += 1
            offset &+= 1
          }
        }
      }
      initializedCount = count
    }
  }
}
