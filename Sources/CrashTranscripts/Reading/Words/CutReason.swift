import ListCore

/// A sentence of UIKit that was cut after its first few words: `reason: 'Invalid upd...`.
///
/// So few words are no sentence, but the beginning of only one: what an exception says of a list
/// begins in few ways.
enum CutReason {
  /// Returns the family of the reason that a report quotes the beginning of, and those words.
  ///
  /// - Parameters:
  ///   - source: The report.
  ///   - kind: The kind of list that the report speaks of.
  /// - Returns: `nil` if the report quotes no reason, or one that does not begin like a list's.
  static func find(
    in source: String, _ kind: ListKind?
  ) -> (family: TranscriptFamily, text: String)? {
    let starts = source.ranges(of: "eason:") + source.ranges(of: "Exception")
    for start in starts {
      let line = source[start.upperBound...].prefix { !$0.isNewline }
      let text = line.drop { " '\"“‘*:,;-".contains($0) }
      let told = text.lowercased().prefix { $0 != "…" }
      let words = String(told.split(separator: "..").first ?? "").trimmed
      guard words.count >= fewestLetters else { continue }
      let isMethod = line.contains(" '-[") || line.contains(" \"-[")
      if isMethod, !words.hasPrefix("[ui") || words.contains("controller "),
        selectorKind(words) != nil
      {
        return (.unrecognizedSelector, String(text).trimmed)
      }
      let begun = beginnings.first { beginning in
        beginning.text.hasPrefix(words) && words.count >= beginning.telling
      }
      if let begun { return (begun.family(kind ?? .table), String(text).trimmed) }
    }
    return nil
  }

  /// Returns the kind of list whose data source has a method that begins so: `tableV`; `nil` if
  /// there is none.
  private static func selectorKind(_ words: String) -> ListKind? {
    if words.contains(" tablev") || words.contains(" numberofsectionsint") { return .table }
    return words.contains(" collectionv") || words.contains(" numberofsectionsinc")
      ? .collection : nil
  }

  private static let fewestLetters = 9

  /// The beginnings in lower case, the number of letters that no other sentence shares, and the
  /// family.
  private static let beginnings:
    [(text: String, telling: Int, family: @Sendable (ListKind) -> TranscriptFamily)] = [
      (
        "invalid update: invalid number of", 9,
        { $0 == .table ? .invalidNumberOfRows : .invalidNumberOfItems }
      ),
      ("invalid batch updates detected", 9, { _ in .invalidBatchUpdates }),
      ("attempt to delete row ", 16, { _ in .attemptDeleteOutOfRange }),
      ("attempt to delete item ", 16, { _ in .attemptDeleteOutOfRange }),
      ("attempt to insert row ", 16, { _ in .attemptInsertOutOfRange }),
      ("attempt to insert item ", 16, { _ in .attemptInsertOutOfRange }),
      (
        "attempted to scroll ", 17,
        { $0 == .table ? .scrollOutOfBoundsRow : .scrollOutOfBoundsItem }
      ),
      ("unable to dequeue a cell", 11, { _ in .dequeueTableCell }),
      ("could not dequeue a view of kind", 12, { _ in .dequeueCollectionView }),
      ("uitableview datasource must return", 14, { _ in .nilCellTable }),
      ("uitableview (<", 13, { _ in .nilCellTable }),
      ("uitableview failed to obtain a cell from its datasource", 16, { _ in .nilCellTable }),
      ("uicollectionview received layout", 18, { _ in .layoutAttributesMissingIndexPath }),
      ("uicollectionview must be init", 18, { _ in .collectionWithoutLayout }),
      ("no uicollectionviewlayoutattributes", 10, { _ in .noLayoutAttributes }),
    ]
}
