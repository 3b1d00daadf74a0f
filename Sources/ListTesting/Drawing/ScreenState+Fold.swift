import HeadlessKit
import ListCore

extension ScreenState {
  /// The number of items above and below those on screen, by the counts that the list has loaded.
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

  /// The number of items above and below the screen: zero if no cell is on screen, or if the list
  /// would have to load its counts.
  ///
  /// - Complexity: O(*c* + *s*) for *c* cells on screen and *s* sections.
  public var fold: Fold {
    let shown = shownCells.compactMap(\.place.item).sorted()
    guard let counts, let first = shown.first, let last = shown.last else { return Fold() }
    return Fold(
      above: counts.number(before: first), below: counts.itemCount - counts.number(before: last) - 1
    )
  }

  /// The cells that are at least partly visible, in list order.
  var shownCells: [Element] { cells.filter { $0.frame.meets(visible) && $0.alpha > 0.01 } }

  /// All elements that are at least partly visible, from top to bottom and from left to right.
  var shownElements: [Element] {
    elements.filter { $0.frame.meets(visible) && $0.alpha > 0.01 }
  }

  /// The text about the items above the screen: `▲ 12 more rows above`.
  var textAbove: String? { fold.above > 0 ? "▲ \(number(fold.above)) above" : nil }

  /// The text about the items below the screen: `▼ 12 more rows below`.
  var textBelow: String? { fold.below > 0 ? "▼ \(number(fold.below)) below" : nil }

  private func number(_ count: Int) -> String {
    "\(count) more \(kind.itemNoun)\(count == 1 ? "" : "s")"
  }

  /// The reuse pool, with one text for each reuse identifier: `book: cell-3, cell-7`.
  var poolTexts: [String] {
    pool.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }.map { identifier, names in
      "\(identifier.onOneLine): " + names.map(\.description).joined(separator: ", ")
    }
  }

  /// The text for a screen without cells.
  var textOfEmptiness: String? {
    guard shownCells.isEmpty else { return nil }
    guard let counts else { return "(nothing asked for yet)" }
    if counts.sectionCount == 0 { return "(no sections)" }
    return counts.itemCount == 0 ? "(no \(kind.itemNoun)s)" : "(no \(kind.itemNoun)s on screen)"
  }
}

extension SectionCounts {
  /// Returns the number of items before one in list order.
  func number(before path: ItemPath) -> Int {
    perSection.prefix(path.section).reduce(0, +) + path.item
  }
}

extension Frame {
  /// Returns whether two rectangles overlap by more than an edge.
  func meets(_ other: Frame) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }
}
