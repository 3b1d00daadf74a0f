/// The changes of items that follow from a matching.
///
/// Sections relate to a list as items relate to a section, so the changes of sections are found
/// here too, as those of the items of a list with a single section.
struct ItemChanges {
  let deleted: [ItemPath]
  let inserted: [ItemPath]
  let moved: [ItemTransition]

  /// Finds the changes.
  ///
  /// - Precondition: No item before the change is matched twice.
  /// - Complexity: O(*r* + *s* + *c* + *n* / 64) for *r* runs that ascend in each of *s* sections
  ///   with *n* items, and *c* changes; otherwise that of ``LongestIncreasingSubsequence``.
  init(_ matching: ListMatching) {
    (deleted, inserted, moved) = matching.withParts { parts in
      withUnsafeTemporaryAllocation(of: Bool.self, capacity: parts.runs.count) { isMoved in
        isMoved.initialize(repeating: false)
        let counts = Self.judge(parts, isMoved)
        return (
          Self.deletions(counts.deleted, parts), Self.insertions(counts.inserted, parts),
          Self.moves(counts.moved, parts, isMoved)
        )
      }
    }
  }
}
