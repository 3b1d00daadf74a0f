/// The bookkeeping of a batch: the changes that the calls announced, and the counts that the data
/// source answered.
///
/// UIKit compares the two and, if they differ, names the first difference. The ledger shows all of
/// them, even for illegal batches: an announced change is counted even if its item does not exist.
/// Only items of sections that do not exist have no row to be counted in.
///
/// ```swift
/// let batch = BatchUpdate([.deleteItem(ItemPath(item: 2, section: 0))])
/// Ledger(batch: batch, before: [3], after: [3]).rows[0].expected  // 2
/// ```
public struct Ledger: Hashable, Sendable {
  /// The batch.
  public let batch: BatchUpdate
  /// The counts before the batch.
  public let before: SectionCounts
  /// The counts that the data source answered after the batch.
  public let after: SectionCounts
  /// One row per section: first the sections before the batch in their order, then the new ones in
  /// theirs.
  public let rows: [LedgerRow]
  /// The numbers of sections.
  public let sections: SectionCountMismatch

  /// Creates the ledger of a batch.
  ///
  /// - Parameters:
  ///   - batch: The batch, legal or not.
  ///   - before: The counts before the batch.
  ///   - after: The counts that the data source answered after the batch.
  /// - Complexity: O(*c* log *c* + *s*), where *c* is the number of changes and *s* that of
  ///   sections.
  public init(batch: BatchUpdate, before: SectionCounts, after: SectionCounts) {
    self.batch = batch
    self.before = before
    self.after = after
    let places = SectionCorrespondence(
      batch, sectionsBefore: before.sectionCount, sectionsAfter: after.sectionCount)
    var books = LedgerBooks(places, before: before, after: after)
    books.enter(DecomposedUpdate(batch, from: before, to: after))
    rows = books.rows
    sections = SectionCountMismatch(
      before: before.sectionCount, after: after.sectionCount,
      inserted: books.insertedSections, deleted: books.deletedSections)
  }
}

extension Ledger {
  /// Whether the number of sections is the one that the calls lead to.
  public var sectionsBalance: Bool { sections.after == sections.expected }

  /// Whether all counts are those that the calls lead to.
  public var balances: Bool { sectionsBalance && rows.allSatisfy(\.balances) }

  /// Returns the row of a section after the batch.
  public func row(after section: Int) -> LedgerRow? { rows.first { $0.after == section } }

  /// Returns the row of a section before the batch.
  public func row(before section: Int) -> LedgerRow? { rows.first { $0.before == section } }
}

/// A ledger that is being filled in.
private struct LedgerBooks {
  private(set) var rows: [LedgerRow] = []
  private(set) var insertedSections = 0
  private(set) var deletedSections = 0
  private let before: SectionCounts
  private let after: SectionCounts
  /// The row of each section after the batch.
  private var rowAfter: [Int]

  init(_ places: SectionCorrespondence, before: SectionCounts, after: SectionCounts) {
    self.before = before
    self.after = after
    rowAfter = Array(repeating: 0, count: after.sectionCount)
    for section in 0..<before.sectionCount {
      let place = places.places[section]
      if let place { rowAfter[place] = rows.count }
      rows.append(
        LedgerRow(
          fate: places.fates[section], before: section, after: place,
          itemsBefore: before[section], answered: place.map { after[$0] }))
    }
    for section in 0..<after.sectionCount where places.origins[section] == nil {
      rowAfter[section] = rows.count
      rows.append(
        LedgerRow(
          fate: places.isInserted[section] ? .inserted : .unannounced, before: nil,
          after: section, itemsBefore: 0, answered: after[section]))
    }
  }

  mutating func enter(_ update: DecomposedUpdate) {
    for place in update.deletions {
      switch place {
      case .section:
        deletedSections += 1
      case .item(let path):
        if before.contains(section: path.section) { rows[path.section].deleted += 1 }
      }
    }
    for place in update.insertions {
      switch place {
      case .section:
        insertedSections += 1
      case .item(let path):
        if after.contains(section: path.section) { rows[rowAfter[path.section]].inserted += 1 }
      }
    }
    for change in update.moves {
      guard case .moveItem(let from, let to) = change else { continue }
      if before.contains(section: from.section) { rows[from.section].movedOut += 1 }
      if after.contains(section: to.section) { rows[rowAfter[to.section]].movedIn += 1 }
    }
  }
}
