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
