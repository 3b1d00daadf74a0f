/// Items that are consecutive on both sides of a change, in the same order.
struct MatchedRun: Equatable, Sendable {
  /// The position of the first item before the change, among all items of all sections.
  var source: Int32
  /// The position of the first item after the change, among all items of all sections.
  var target: Int32
  /// The number of items.
  var count: Int32
  /// The section before the change that contains all of the items.
  var section: Int32
}
