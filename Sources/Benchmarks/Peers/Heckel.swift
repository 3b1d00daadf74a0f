/// The diff of Paul Heckel's 1978 paper, as textbooks present it. It represents the public diffing
/// packages, which are variations of it.
///
/// It is fast in theory and finds moves, but more of them than needed, because it decides whether
/// an item moved by looking at its neighbours.
struct Heckel {
  private(set) var deletions: [Int] = []
  private(set) var insertions: [Int] = []
  private(set) var moves: [(from: Int, to: Int)] = []

  /// The occurrences of one identifier.
  private final class Entry {
    var newCount = 0
    var oldPositions: [Int] = []
  }

  private enum Link {
    case entry(Entry)
    case position(Int)
  }

  init<Identifier: Hashable>(from old: [Identifier], to new: [Identifier]) {
    var table: [Identifier: Entry] = [:]
    var newLinks: [Link] = []
    for identifier in new {
      let entry = table[identifier] ?? Entry()
      entry.newCount += 1
      table[identifier] = entry
      newLinks.append(.entry(entry))
    }
    var oldLinks: [Link] = []
    for (position, identifier) in old.enumerated() {
      let entry = table[identifier] ?? Entry()
      entry.oldPositions.append(position)
      table[identifier] = entry
      oldLinks.append(.entry(entry))
    }
    for position in new.indices {
      guard case .entry(let entry) = newLinks[position], let from = entry.oldPositions.first
      else { continue }
      newLinks[position] = .position(from)
      oldLinks[from] = .position(position)
    }
    list(oldLinks, newLinks)
  }

  private mutating func list(_ oldLinks: [Link], _ newLinks: [Link]) {
    var deletedBefore: [Int] = []
    for (position, link) in oldLinks.enumerated() {
      deletedBefore.append(deletions.count)
      if case .entry = link { deletions.append(position) }
    }
    for (position, link) in newLinks.enumerated() {
      switch link {
      case .entry:
        insertions.append(position)
      case .position(let from):
        if from - deletedBefore[from] + insertions.count != position {
          moves.append((from, position))
        }
      }
    }
  }
}
