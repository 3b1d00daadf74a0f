extension ItemChanges {
  /// How many changes of each kind there are.
  struct Counts {
    var deleted = 0
    var inserted = 0
    var moved = 0
  }

  /// Decides for each run whether it moves, and counts.
  static func judge(
    _ runs: UnsafeBufferPointer<MatchedRun>, of matching: ListMatching,
    in isMoved: UnsafeMutablePointer<Bool>
  ) -> Counts {
    var counts = Counts()
    for section in 0..<matching.before.sectionCount where matching.survives(section) {
      counts.deleted += matching.before[section]
    }
    var start = 0
    for section in 0..<matching.after.sectionCount {
      let end = Int(matching.numberingAfter.starts[section + 1])
      let origin = matching.sectionOrigins[section]
      let first = start
      var stayingCount = 0
      while start < runs.count, runs[start].target < end {
        isMoved[start] = runs[start].section != origin
        stayingCount &+= Int(runs[start].count)
        start &+= 1
      }
      guard origin >= 0 else { continue }
      counts.inserted += matching.after[section] - stayingCount
      Ascent.markMoves(of: UnsafeBufferPointer(rebasing: runs[first..<start]), in: isMoved + first)
    }
    var index = 0
    while index < runs.count {
      let count = Int(runs[index].count)
      if isMoved[index] { counts.moved &+= count }
      if matching.survives(Int(runs[index].section)) { counts.deleted &-= count }
      index &+= 1
    }
    return counts
  }
}

extension ListMatching {
  /// Whether a section before the change is there after it.
  func survives(_ section: Int) -> Bool { sectionDestinations[section] >= 0 }
}
