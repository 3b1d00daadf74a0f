/// Neighbours that are neighbours on both sides of a change, in the same order.
struct MatchedRun: Equatable, Sendable {
  /// The position before the change of its first item, among all items of all sections.
  var source: Int32
  /// The position after the change of its first item, among all items of all sections.
  var target: Int32
  /// The number of items.
  var count: Int32
  /// The section before the change that all of it lies in.
  var section: Int32
}
