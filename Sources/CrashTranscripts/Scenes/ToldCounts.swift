/// The counts of a list that a message states, and the details of the calls that it leaves open.
struct ToldCounts {
  /// The sections whose number of items before the update is stated.
  var before: Set<Int> = []
  /// The sections whose number of items after the update is stated.
  var after: Set<Int> = []
  /// Whether the number of sections before the update is stated.
  var sectionsBefore = false
  /// Whether the number of sections after the update is stated.
  var sectionsAfter = false
  /// Whether the entire list and all calls are stated.
  var everything = false
  /// The assumption about the calls, as a phrase.
  var guess: String?
}
