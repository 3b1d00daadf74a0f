extension SectionCounts {
  #if INTERNAL_CHECKS
    func checkInvariants() {
      for section in 0..<sectionCount {
        precondition(
          self[section] >= 0,
          "Section \(section) holds \(self[section]) items; a count is never negative")
      }
    }
  #else
    @inline(__always) func checkInvariants() {}
  #endif
}
