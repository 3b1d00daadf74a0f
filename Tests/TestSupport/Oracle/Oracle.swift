import ListCore

/// A second opinion on a batch, written from the facts about UIKit and from nothing else.
///
/// It looks at every position of a small list, one after another, and asks of each what the
/// changes do to it. It is slow, it is plain, and it shares no code with what it judges: of
/// `ListCore` it uses only the values that state a question and an answer.
public struct Oracle: Sendable {
  public let changes: [Change]
  public let before: [Int]
  public let after: [Int]
  public let kind: ListKind
  public let profile: SystemProfile

  public init(
    _ changes: [Change], from before: [Int], to after: [Int], kind: ListKind = .table,
    profile: SystemProfile = .iOS18
  ) {
    self.changes = changes
    self.before = before
    self.after = after
    self.kind = kind
    self.profile = profile
  }

  /// The fault of the batch, or nothing if it is legal.
  public func verdict() -> UpdateFault? {
    missingReload() ?? missingDeletion() ?? missingInsertion() ?? missingMove()
      ?? itemConflict() ?? sectionConflict() ?? moveAcrossSections()
      ?? sectionCountFault() ?? itemCountFault() ?? lostReload()
  }
}

// What the changes say, asked one position at a time.
extension Oracle {
  func times(_ change: Change) -> Int { changes.filter { $0 == change }.count }

  func isDeleted(_ item: ItemPath) -> Bool { changes.contains(.deleteItem(item)) }
  func isReloaded(_ item: ItemPath) -> Bool { changes.contains(.reloadItem(item)) }
  func isInserted(_ item: ItemPath) -> Bool { changes.contains(.insertItem(item)) }
  func isDeleted(_ section: Int) -> Bool { changes.contains(.deleteSection(section)) }
  func isReloaded(_ section: Int) -> Bool { changes.contains(.reloadSection(section)) }
  func isInserted(_ section: Int) -> Bool { changes.contains(.insertSection(section)) }

  /// The moves of items, in the order of their sources and then of their targets.
  var itemMoves: [(from: ItemPath, to: ItemPath)] {
    var moves: [(from: ItemPath, to: ItemPath)] = []
    for case .moveItem(let from, let to) in changes { moves.append((from, to)) }
    return moves.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
  }

  /// The moves of sections, in the order of their sources and then of their targets.
  var sectionMoves: [(from: Int, to: Int)] {
    var moves: [(from: Int, to: Int)] = []
    for case .moveSection(let from, let to) in changes { moves.append((from, to)) }
    return moves.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
  }

  /// Every item of a list, in order.
  static func items(of counts: [Int]) -> [ItemPath] {
    counts.indices.flatMap { section in
      (0..<counts[section]).map { ItemPath(item: $0, section: section) }
    }
  }

  static func exists(_ item: ItemPath, in counts: [Int]) -> Bool {
    counts.indices.contains(item.section) && (0..<counts[item.section]).contains(item.item)
  }
}
