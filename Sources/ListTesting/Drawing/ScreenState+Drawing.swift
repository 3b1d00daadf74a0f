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
