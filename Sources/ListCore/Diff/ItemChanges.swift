/// The changes of items that follow from a matching.
///
/// Sections are to a list what items are to a section, so their changes are found here too, as
/// those of the items of a list with a single section.
struct ItemChanges {
  let deleted: [ItemPath]
  let inserted: [ItemPath]
  let moved: [ItemTransition]

  /// Finds the changes.
  ///
  /// - Precondition: No item before the change is matched twice.
  /// - Complexity: O(*r* + *s* + *c* + *n* / 64) for *r* runs that ascend in each of *s* sections
  ///   with *n* items, and *c* changes; else as ``Ascent`` says.
  init(_ matching: ListMatching) {
    let runs = matching.runs
    (deleted, inserted, moved) = runs.withUnsafeBufferPointer { runs in
      withUnsafeTemporaryAllocation(of: Bool.self, capacity: runs.count + 1) { flags in
        let isMoved = flags.baseAddress.unsafelyUnwrapped
        let counts = Self.judge(runs, of: matching, in: isMoved)
        return (
          Self.deletions(counts.deleted, runs, matching),
          Self.insertions(counts.inserted, runs, matching),
          Self.moves(counts.moved, runs, isMoved, matching)
        )
      }
    }
  }
}
