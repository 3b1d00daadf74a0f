/// A two-way mapping between positions before a batch and positions after it.
///
/// Only positions that a change names are stored, row by row in one sorted array per side; all
/// others are found by counting the stored positions below them.
struct PositionMap: Equatable, Sendable {
  private let before: SectionCounts
  private let after: SectionCounts

  /// The positions before the batch that something leaves, and their fates.
  private let left: RowTable
  private let fates: [ItemFate]
  /// The positions after the batch at which something arrives, and their origins.
  private let taken: RowTable
  private let origins: [ItemPath?]

  /// Creates the mapping of a placement.
  ///
  /// - Complexity: O(*n*) for *n* changes.
  init(_ placement: Placement, from before: SectionCounts, to after: SectionCounts) {
    self.before = before
    self.after = after
    left = RowTable(placement.leavings.map(\.path))
    fates = placement.leavings.map(\.fate)
    taken = RowTable(placement.fillings.map(\.path))
    origins = placement.fillings.map(\.source)
  }
}

extension PositionMap {
  /// Returns the fate of a position before the batch.
  ///
  /// - Parameters:
  ///   - path: A position that exists before the batch.
  ///   - rowAfter: The index of its row after the batch, if the row survives.
  /// - Complexity: O(log *n*) for *n* changes.
  func fate(of path: ItemPath, rowAfter: Int?) -> ItemFate {
    let leaving = left[path.section]
    let index = leaving.firstIndex(notBelow: path.item)
    if index < leaving.endIndex, leaving[index] == path.item { return fates[index] }
    guard let rowAfter else { return .deleted }
    let rank = path.item - (index - leaving.startIndex)
    return .kept(ItemPath(item: taken[rowAfter].vacancy(rank), section: rowAfter))
  }

  /// Returns the position before the batch of a position after it; `nil` if it is new.
  ///
  /// - Parameters:
  ///   - path: A position that exists after the batch.
  ///   - rowBefore: The index of its row before the batch, if the row existed.
  /// - Complexity: O(log *n*) for *n* changes.
  func origin(of path: ItemPath, rowBefore: Int?) -> ItemPath? {
    let arriving = taken[path.section]
    let index = arriving.firstIndex(notBelow: path.item)
    if index < arriving.endIndex, arriving[index] == path.item { return origins[index] }
    guard let rowBefore else { return nil }
    let rank = path.item - (index - arriving.startIndex)
    return ItemPath(item: left[rowBefore].vacancy(rank), section: rowBefore)
  }

  /// The rows before the batch that something leaves, ascending.
  var rowsWithLeavings: [Int] { left.rows }

  /// Returns the number of positions of the row before the batch that no change names.
  func stayingCount(inRow row: Int) -> Int { before[row] - left[row].count }

  /// Returns the number of positions of the row after the batch that no change names.
  func freeCount(inRow row: Int) -> Int { after[row] - taken[row].count }
}

/// A two-way mapping between sections before a batch and sections after it.
struct SectionMap: Equatable, Sendable {
  private let positions: PositionMap
  private let before: Int
  private let after: Int

  /// Creates the mapping of a placement of sections.
  init(_ placement: Placement, from before: SectionCounts, to after: SectionCounts) {
    positions = PositionMap(placement, from: before.rowOfSections, to: after.rowOfSections)
    self.before = before.sectionCount
    self.after = after.sectionCount
  }
}

extension SectionMap {
  /// Returns the fate of a section before the batch.
  ///
  /// - Precondition: The section exists before the batch.
  func fate(of section: Int) -> SectionFate {
    precondition((0..<before).contains(section), "Section \(section) is not in 0..<\(before)")
    return SectionFate(positions.fate(of: ItemPath(asItem: section), rowAfter: 0))
  }

  /// Returns the index after the batch of a section before it, if it stays.
  func destination(of section: Int) -> Int? {
    guard (0..<before).contains(section) else { return nil }
    switch fate(of: section) {
    case .kept(let target), .moved(let target): return target
    case .reloaded, .deleted: return nil
    }
  }

  /// Returns the index before the batch of a section after it, if it existed.
  func origin(of section: Int) -> Int? {
    guard (0..<after).contains(section) else { return nil }
    return positions.origin(of: ItemPath(asItem: section), rowBefore: 0)?.item
  }
}
