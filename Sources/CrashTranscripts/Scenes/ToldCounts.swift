/// Which counts of a list a message tells, and what it leaves open about the calls.
struct ToldCounts {
  /// The sections whose items are told before the update.
  var before: Set<Int> = []
  /// The sections whose items are told after the update.
  var after: Set<Int> = []
  /// Whether the number of sections before the update is told.
  var sectionsBefore = false
  /// Whether the number of sections after the update is told.
  var sectionsAfter = false
  /// Whether the whole list and all calls are told.
  var everything = false
  /// What is guessed about the calls, in a phrase.
  var guess: String?
}
