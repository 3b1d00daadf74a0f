import ListCore
import Testing

/// A batch, the counts around it, and what is wrong with it, if anything.
struct PlanCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let changes: [Change]
  let before: SectionCounts
  let after: SectionCounts
  var kind = ListKind.table
  var profile = SystemProfile.newest
  var fault: UpdateFault?

  init(
    _ testDescription: String, _ changes: [Change], from before: SectionCounts,
    to after: SectionCounts, _ kind: ListKind = .table, _ profile: SystemProfile = .newest,
    fault: UpdateFault? = nil
  ) {
    self.testDescription = testDescription
    self.changes = changes
    self.before = before
    self.after = after
    self.kind = kind
    self.profile = profile
    self.fault = fault
  }

  /// The evidence that a fault about counts carries.
  var evidence: BatchEvidence {
    BatchEvidence(before: before, after: after, batch: BatchUpdate(changes))
  }

  func plan() throws(UpdateFault) -> UpdatePlan {
    try UpdatePlan(BatchUpdate(changes), from: before, to: after, kind: kind, profile: profile)
  }

  /// Judges the batch and compares the whole fault.
  func check(sourceLocation: SourceLocation = #_sourceLocation) {
    check(expecting: fault, sourceLocation: sourceLocation)
  }

  func check(expecting expected: UpdateFault?, sourceLocation: SourceLocation = #_sourceLocation) {
    var found: UpdateFault?
    do throws(UpdateFault) { _ = try plan() } catch { found = error }
    #expect(found == expected, sourceLocation: sourceLocation)
  }
}
