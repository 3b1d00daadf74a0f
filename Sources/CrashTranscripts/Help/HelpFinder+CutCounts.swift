import ListCore

// A sentence about counts that was cut before the numbers of its calls.
extension HelpFinder {
  /// Ranks the causes of counts whose calls are not known.
  mutating func find(_ counts: StatedNumbers.Counts, _ family: TranscriptFamily) {
    guard family == .invalidNumberOfRows || family == .invalidNumberOfItems else { return }
    if counts.before == counts.after {
      findEqualCounts(counts.after)
    } else {
      findOtherCount(counts)
    }
  }

  private mutating func findEqualCounts(_ count: Int) {
    add(
      .modelUnchanged,
      """
      The model has \(kind.counted(count)) before and after the update, and a call\(place) announces \
      that one came or went: the model is not changed, is changed later, or was changed before the \
      \(view) counted.
      """,
      repair: "Change the array that is counted, inside the update and beside the call.",
      code: RepairCode(kind: kind, section: nil).update(inserting: 0, deleting: 1))
  }

  private mutating func findOtherCount(_ counts: StatedNumbers.Counts) {
    let change = counts.after - counts.before
    let code = RepairCode(kind: kind, section: nil)
    let isOne = change.magnitude == 1
    add(
      .changeNotAnnounced,
      """
      The model went from \(kind.counted(counts.before)) to \(counts.after), and the calls\(place) \
      announce another change, or none: the end of the sentence has their numbers.
      """,
      repair: """
        Announce exactly what the model does, in one update with it; or call reloadData() directly \
        behind the change.
        """,
      code: isOne
        ? code.update(inserting: change > 0 ? 1 : 0, deleting: change < 0 ? 1 : 0) : code.reload)
  }
}
