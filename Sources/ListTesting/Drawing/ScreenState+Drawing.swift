import Foundation
import HeadlessKit
import ListCore

extension ScreenState {
  /// The screen, drawn with box-drawing characters, 46 columns wide and at most 24 lines high.
  ///
  /// ```
  /// ┌────────────────────────────────────────────┐
  /// │── Shelf ───────────────────────────────────│
  /// │ Emma                           Jane Austen │
  /// │▸Dune                         Frank Herbert │
  /// │ Momo                          Michael Ende▾│
  /// └────────────────────────────────────────────┘
  /// ▼ 12 more rows below
  /// reuse pool: book: cell-3, cell-7
  /// ```
  ///
  /// `▸` precedes a selected row. `┊` instead of the left edge is before every line of a row but the
  /// first. `▴` and `▾` follow a row that is cut off by the upper or the
  /// lower edge of the screen. Items side by side are boxes; a selected one has a double frame, and
  /// one that the edge cuts off is open there. An element without a text shows its colour, or else
  /// its position in brackets. Items below the fold are counted, not queried.
  public var drawing: String { drawing() }

  /// Returns the screen, drawn with box-drawing characters.
  ///
  /// - Parameters:
  ///   - rows: The maximum number of lines, at least six. Elements that do not fit are counted in a
  ///     separate line.
  ///   - columns: The width, at least twelve.
  /// - Returns: The lines, without a line break at the end.
  /// - Complexity: O(*v* log *v*), where *v* is the number of views on screen.
  public func drawing(rows: Int = 24, columns: Int = 46) -> String {
    let inner = max(12, columns) - 2
    let rule = String(repeating: "─", count: inner)
    let above = textAbove.map { [$0] } ?? []
    let below = (textBelow.map { [$0] } ?? []) + poolLines(columns: inner + 2)
    let room = max(2, rows - above.count - below.count - 2)
    let body = TextScreen(self, columns: inner).lines(atMost: room).map(\.framed)
    return (above + ["┌\(rule)┐"] + body + ["└\(rule)┘"] + below).joined(separator: "\n")
  }

  private func poolLines(columns: Int) -> [String] {
    let texts = poolTexts
    guard !texts.isEmpty else { return [] }
    return [("reuse pool: " + texts.joined(separator: "; ")).shortened(toColumns: max(columns, 46))]
  }
}

extension ScreenState {
  /// The screen as a self-contained SVG picture, readable in light and dark mode.
  public var svg: String { svg() }

  /// Returns the screen as a self-contained SVG picture, readable in light and dark mode.
  ///
  /// Everything is at its position in the list. Below the screen are the items below the fold and
  /// the reuse pool. All texts are escaped, and truncated by an estimate of their widths, because
  /// no font is measured.
  ///
  /// - Parameter title: The title of the picture for screen readers; `nil` to use the number of
  ///   items.
  /// - Complexity: O(*v* log *v*), where *v* is the number of views on screen.
  public func svg(title: String? = nil) -> String {
    ScreenPicture(self, title: title ?? countText).text
  }

  private var countText: String {
    guard let count = counts?.itemCount else { return "A \(kind.viewNoun)" }
    return "A \(kind.viewNoun) with \(count) \(kind.itemNoun)\(count == 1 ? "" : "s")"
  }

  /// The text of the screen for screen readers.
  var spokenText: String {
    var parts = shownElements.map { element in
      element.shownTexts.joined(separator: ", ") + (element.isSelected ? " (selected)" : "")
    }
    parts += [textOfEmptiness, textAbove, textBelow].compactMap(\.self)
    return parts.joined(separator: "; ")
  }
}

extension ScreenState.Element {
  /// The colour behind the content, if it has the form `#rrggbb`: nothing else is written to a
  /// page.
  var hue: String? {
    guard let color, color.wholeMatch(of: /#[0-9a-fA-F]{6}/) != nil else { return nil }
    return color
  }

  /// Black or white, whichever has more contrast with the colour.
  var ink: String? {
    guard let hue, !isSelected, let number = Int(hue.dropFirst(), radix: 16) else { return nil }
    let parts = [number >> 16, number >> 8 & 255, number & 255].map(Self.light)
    let light = 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    // The ratios with black and with white are equal at this luminance: 4.58.
    return light > 0.179 ? "#000000" : "#ffffff"
  }

  /// Returns the linear intensity of a part of a colour, from 0 to 1.
  private static func light(_ part: Int) -> Double {
    let share = Double(part) / 255
    return share <= 0.040_45 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
  }
}

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
