/// Two changes that name one position and are neighbours in the order in which changes are sorted.
///
/// Changes of one position are sorted by their kind. Two kinds therefore occur at a position
/// exactly if two neighbours have them, or if each of them is next to a third kind between them.
struct Collision<Change: Sendable>: Sendable {
  let first: Change
  let second: Change
}

extension Collision<Departure> {
  /// The position before the batch.
  var path: ItemPath { first.path }

  var isRepeatedDeletion: Bool { first.reason == .deletion && second.reason == .deletion }
  var isRepeatedReload: Bool { first.reason == .reload && second.reason == .reload }
  var isDeletionAndReload: Bool { first.reason == .deletion && second.reason == .reload }
  var isDeletionAndMove: Bool { first.reason == .deletion && second.target != nil }
  var isReloadAndMove: Bool { first.reason == .reload && second.target != nil }
}

extension Collision<Arrival> {
  /// The position after the batch.
  var path: ItemPath { first.path }

  /// Whether something new and something moved arrive at the position.
  var isNewAndMove: Bool { first.source == nil && second.source != nil }
}
