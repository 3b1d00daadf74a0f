extension UpdatePlan {
  #if INTERNAL_CHECKS
    /// Checks that as many items stay in a section before the batch as are free in it after the
    /// batch.
    ///
    /// If there are more than a thousand sections, only those that items leave are checked, so that
    /// the time of a batch depends on the size of the change in debug builds too.
    func checkInvariants() {
      let isSmall = before.sectionCount <= 1_000
      for section in isSmall ? Array(0..<before.sectionCount) : items.rowsWithLeavings {
        guard let target = destination(ofSection: section) else { continue }
        let staying = items.stayingCount(inRow: section)
        let free = items.freeCount(inRow: target)
        precondition(
          staying == free,
          "\(staying) items of section \(section) stay, but section \(target) has room for \(free)")
      }
    }
  #else
    @inline(__always) func checkInvariants() {}
  #endif
}
