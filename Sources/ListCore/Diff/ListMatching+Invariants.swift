extension ListMatching {
  #if INTERNAL_CHECKS
    /// Checks that runs ascend after the change, and lie within one section on both sides.
    func checkInvariants() {
      withParts { parts in
        var end: Int32 = 0
        var after = 0
        for run in parts.runs {
          precondition(run.count > 0, "\(run) is empty")
          precondition(run.target >= end, "\(run) begins before \(end)")
          let section = Int(run.section)
          after = parts.startsAfter.section(of: run.target, near: after)
          precondition(
            run.source >= parts.startsBefore[section]
              && run.source + run.count <= parts.startsBefore[section + 1],
            "\(run) does not lie within its section before the change")
          end = run.target + run.count
          precondition(
            end <= parts.startsAfter[after + 1],
            "\(run) does not lie within section \(after) after the change")
        }
      }
    }
  #else
    @inline(__always) func checkInvariants() {}
  #endif
}
