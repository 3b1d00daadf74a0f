extension UpdatePlan {
  #if INTERNAL_CHECKS
    /// As many items stay in a section on the one side as are free in it on the other.
    ///
    /// Of more than a thousand sections only those are checked that items leave, so that a batch in
    /// a debug build follows the change too.
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
