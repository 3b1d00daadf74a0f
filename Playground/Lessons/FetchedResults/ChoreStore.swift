/// A chore.
struct Chore: Hashable, Sendable, Identifiable {
  let id: Int
  var title: String
  /// The priority; smaller numbers come first.
  var priority: Int
}

/// Chores sorted by priority, with notifications of each changed object: a store that works like a
/// fetched results controller.
///
/// An object whose content *and* position have changed is reported as a move, not as an update.
@MainActor
final class ChoreStore {
  // snippet.chores-changes
  /// The change of one object. `from` is a row before all changes, `to` one after them.
  enum Change: Hashable {
    case insert(to: Int)
    case delete(from: Int)
    case move(from: Int, to: Int)
    case update(at: Int)
  }
  // snippet.end

  private(set) var chores: [Chore]
  /// A closure that is called with the changes after all of them were made.
  var didChange: (([Change]) -> Void)?

  init(_ chores: [Chore]) {
    self.chores = Self.sorted(chores)
  }

  // snippet.chores-save
  /// Saves other chores and reports the differences.
  func save(_ chores: [Chore]) {
    let (old, new) = (self.chores, Self.sorted(chores))
    self.chores = new
    didChange?(Self.changes(from: old, to: new))
  }
  // snippet.end

  private static func sorted(_ chores: [Chore]) -> [Chore] {
    chores.sorted { ($0.priority, $0.id) < ($1.priority, $1.id) }
  }

  private static func changes(from old: [Chore], to new: [Chore]) -> [Change] {
    let places = Dictionary(uniqueKeysWithValues: new.enumerated().map { ($1.id, $0) })
    var changes: [Change] = []
    for (row, chore) in old.enumerated() where places[chore.id] == nil {
      changes.append(.delete(from: row))
    }
    for (row, chore) in new.enumerated() where !old.contains(where: { $0.id == chore.id }) {
      changes.append(.insert(to: row))
    }
    for (row, chore) in old.enumerated() {
      guard let place = places[chore.id], new[place] != chore else { continue }
      changes.append(
        new[place].priority != chore.priority
          ? .move(from: row, to: place) : .update(at: row))
    }
    return changes
  }
}

extension Chore {
  static let monday = [
    Chore(id: 1, title: "Wash up", priority: 1), Chore(id: 2, title: "Shop", priority: 2),
    Chore(id: 3, title: "Read", priority: 3),
  ]
  /// Reading has become urgent, and has a longer title.
  static let tuesday = [monday[0], monday[1], Chore(id: 3, title: "Read the report", priority: 0)]
}
