import ListCore

/// An independent check of a batch, derived only from the facts about UIKit.
///
/// It examines every position of a small list, one after another, and applies the changes to each.
/// It is slow and simple, and it shares no code with the product: of `ListCore` it uses only the
/// values of questions and answers.
public struct Oracle: Sendable {
  public let changes: [Change]
  public let before: [Int]
  public let after: [Int]
  public let kind: ListKind
  public let profile: SystemProfile

  public init(
    _ changes: [Change], from before: [Int], to after: [Int], kind: ListKind = .table,
    profile: SystemProfile = .newest
  ) {
    self.changes = changes
    self.before = before
    self.after = after
    self.kind = kind
    self.profile = profile
  }

  /// Returns the fault of the batch, or `nil` if it is legal.
  public func verdict() -> UpdateFault? {
    missingReload() ?? missingDeletion() ?? missingInsertion() ?? missingMove()
      ?? itemConflict() ?? sectionConflict() ?? moveAcrossSections()
      ?? sectionCountFault() ?? itemCountFault() ?? lostReload()
  }
}

// The changes, queried one position at a time.
extension Oracle {
  func times(_ change: Change) -> Int { changes.filter { $0 == change }.count }

  func isDeleted(_ item: ItemPath) -> Bool { changes.contains(.deleteItem(item)) }
  func isReloaded(_ item: ItemPath) -> Bool { changes.contains(.reloadItem(item)) }
  func isInserted(_ item: ItemPath) -> Bool { changes.contains(.insertItem(item)) }
  func isDeleted(_ section: Int) -> Bool { changes.contains(.deleteSection(section)) }
  func isReloaded(_ section: Int) -> Bool { changes.contains(.reloadSection(section)) }
  func isInserted(_ section: Int) -> Bool { changes.contains(.insertSection(section)) }

  /// The moves of items, sorted by source and then by target.
  var itemMoves: [(from: ItemPath, to: ItemPath)] {
    var moves: [(from: ItemPath, to: ItemPath)] = []
    for case .moveItem(let from, let to) in changes { moves.append((from, to)) }
    return moves.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
  }

  /// The moves of sections, sorted by source and then by target.
  var sectionMoves: [(from: Int, to: Int)] {
    var moves: [(from: Int, to: Int)] = []
    for case .moveSection(let from, let to) in changes { moves.append((from, to)) }
    return moves.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
  }

  /// Returns every item of a list, in order.
  static func items(of counts: [Int]) -> [ItemPath] {
    counts.indices.flatMap { section in
      (0..<counts[section]).map { ItemPath(item: $0, section: section) }
    }
  }

  static func exists(_ item: ItemPath, in counts: [Int]) -> Bool {
    counts.indices.contains(item.section) && (0..<counts[item.section]).contains(item.item)
  }
}
