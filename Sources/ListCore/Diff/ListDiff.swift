/// The changes that turn one list into another, as a list view is told of them.
///
/// Deletions and sources of moves are positions *before the change*; insertions and targets of
/// moves are positions *after the change* (behaviour 3.1). Elements that no change names stay, and
/// keep their order. The number of moves is the smallest possible: of the sections that survive,
/// and of the items that stay in their section, all except a longest increasing subsequence are
/// moved.
///
/// - An item that changes its section is one move, even out of a deleted section or into an
///   inserted one. Tables refuse those two; see ``splittingMovesAcrossSectionChanges()``.
/// - Items that disappear with their section, and items of a new section, are not listed.
///
/// ```swift
/// ListDiff(from: ["Emma", "Dune", "Momo"], to: ["Momo", "Emma", "Ivanhoe"])
/// // delete item 0 - 1
/// // insert item 0 - 2
/// // move item 0 - 2 to 0 - 0
/// ```
public struct ListDiff: Hashable, Sendable {
  /// The deleted sections before the change, ascending.
  public var deletedSections: [Int]
  /// The inserted sections after the change, ascending.
  public var insertedSections: [Int]
  /// The moved sections, ascending by their index after the change.
  public var movedSections: [SectionTransition]

  /// The deleted items before the change, ascending, without those of deleted sections.
  public var deletedItems: [ItemPath]
  /// The inserted items after the change, ascending, without those of inserted sections.
  public var insertedItems: [ItemPath]
  /// The moved items, ascending by their path after the change.
  public var movedItems: [ItemTransition]

  /// Creates a diff from its parts. Without arguments it changes nothing.
  public init(
    deletedSections: [Int] = [], insertedSections: [Int] = [],
    movedSections: [SectionTransition] = [], deletedItems: [ItemPath] = [],
    insertedItems: [ItemPath] = [], movedItems: [ItemTransition] = []
  ) {
    self.deletedSections = deletedSections
    self.insertedSections = insertedSections
    self.movedSections = movedSections
    self.deletedItems = deletedItems
    self.insertedItems = insertedItems
    self.movedItems = movedItems
  }
}

extension ListDiff {
  /// Whether nothing changes.
  public var isEmpty: Bool { count == 0 }

  /// The number of changes.
  public var count: Int {
    deletedSections.count + insertedSections.count + movedSections.count
      + deletedItems.count + insertedItems.count + movedItems.count
  }

  /// The changes in the order in which UIKit replays them: deletions, insertions and moves of
  /// sections, then those of items.
  ///
  /// - Complexity: O(*n*) for *n* changes.
  public var changes: [Change] {
    var changes: [Change] = []
    changes.reserveCapacity(count)
    for section in deletedSections { changes.append(.deleteSection(section)) }
    for section in insertedSections { changes.append(.insertSection(section)) }
    for move in movedSections { changes.append(.moveSection(from: move.from, to: move.to)) }
    for item in deletedItems { changes.append(.deleteItem(item)) }
    for item in insertedItems { changes.append(.insertItem(item)) }
    for move in movedItems { changes.append(.moveItem(from: move.from, to: move.to)) }
    return changes
  }
}

extension ListDiff: CustomStringConvertible {
  /// One line per change, in the order of ``changes``; `no changes` if there are none.
  ///
  /// - Complexity: O(*n*) for *n* changes.
  public var description: String {
    if isEmpty { return "no changes" }
    var lines: [String] = []
    for section in deletedSections { lines.append("delete section \(section)") }
    for section in insertedSections { lines.append("insert section \(section)") }
    for move in movedSections { lines.append("move section \(move.from) to \(move.to)") }
    for item in deletedItems { lines.append("delete item \(item)") }
    for item in insertedItems { lines.append("insert item \(item)") }
    for move in movedItems { lines.append("move item \(move.from) to \(move.to)") }
    return lines.joined(separator: "\n")
  }
}
