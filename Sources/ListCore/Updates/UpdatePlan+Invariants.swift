extension UpdatePlan {
  #if INTERNAL_CHECKS
    /// As many items stay in a section on the one side as are free in it on the other.
    func checkInvariants() {
      for section in 0..<before.sectionCount {
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
