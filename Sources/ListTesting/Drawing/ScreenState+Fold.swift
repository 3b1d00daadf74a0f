import HeadlessKit
import ListCore

extension ScreenState {
  /// How many items lie above and below those on screen, by the counts that the list remembers.
  ///
  /// ```swift
  /// ScreenState(table).fold.below  // 12
  /// ```
  public struct Fold: Hashable, Sendable {
    /// The number of items above the first on screen.
    public var above = 0
    /// The number of items below the last on screen.
    public var below = 0
  }

  /// What lies above and below the screen: nothing if no cell is on it, or if the list would have
  /// to ask for its counts.
  ///
  /// - Complexity: O(*c* + *s*) for *c* cells on screen and *s* sections.
  public var fold: Fold {
    let shown = shownCells.compactMap(\.place.item).sorted()
    guard let counts, let first = shown.first, let last = shown.last else { return Fold() }
    return Fold(
      above: counts.number(before: first), below: counts.itemCount - counts.number(before: last) - 1
    )
  }

  /// The cells of which a part is really on screen, in list order.
  var shownCells: [Element] { cells.filter { $0.frame.meets(visible) && $0.alpha > 0.01 } }

  /// Everything of which a part is on screen, from top to bottom and from left to right.
  var shownElements: [Element] {
    elements.filter { $0.frame.meets(visible) && $0.alpha > 0.01 }
  }

  /// The sentence about what is above the screen: `▲ 12 more rows above`.
  var textAbove: String? { fold.above > 0 ? "▲ \(number(fold.above)) above" : nil }

  /// The sentence about what is below the screen: `▼ 12 more rows below`.
  var textBelow: String? { fold.below > 0 ? "▼ \(number(fold.below)) below" : nil }

  private func number(_ count: Int) -> String {
    "\(count) more \(kind.itemNoun)\(count == 1 ? "" : "s")"
  }

  /// What waits for reuse, one text for each reuse identifier: `book: cell-3, cell-7`.
  var poolTexts: [String] {
    pool.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }.map { identifier, names in
      "\(identifier.onOneLine): " + names.map(\.description).joined(separator: ", ")
    }
  }

  /// What is said of a screen without a cell.
  var textOfEmptiness: String? {
    guard shownCells.isEmpty else { return nil }
    guard let counts else { return "(nothing asked for yet)" }
    if counts.sectionCount == 0 { return "(no sections)" }
    return counts.itemCount == 0 ? "(no \(kind.itemNoun)s)" : "(no \(kind.itemNoun)s on screen)"
  }
}

extension SectionCounts {
  /// How many items stand before one in list order.
  func number(before path: ItemPath) -> Int {
    perSection.prefix(path.section).reduce(0, +) + path.item
  }
}

extension Frame {
  /// Whether the two have more than an edge in common.
  func meets(_ other: Frame) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }
}
