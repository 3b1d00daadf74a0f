import HeadlessKit
import ListCore

extension ScreenState {
  /// The screen, drawn with box characters, 46 columns wide and at most 24 lines high.
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
  /// `▸` stands before a selected row. `▴` and `▾` stand behind a row that the upper or the lower
  /// edge of the screen cuts. Items that stand beside each other are boxes; a selected one has a
  /// double frame, and one that the edge cuts is open there. What has no text shows its colour, or
  /// else its place in brackets. What is below the fold is counted, not asked for.
  public var drawing: String { drawing() }

  /// The screen, drawn with box characters.
  ///
  /// - Parameters:
  ///   - rows: The most lines, at least six. What does not fit is counted in a line of its own.
  ///   - columns: The width, at least twelve.
  /// - Returns: The lines, without a line break at the end.
  /// - Complexity: O(*v* log *v*), where *v* is the number of views on screen.
  public func drawing(rows: Int = 24, columns: Int = 46) -> String {
    let inner = max(12, columns) - 2
    let rule = String(repeating: "─", count: inner)
    let above = textAbove.map { [$0] } ?? []
    let below = (textBelow.map { [$0] } ?? []) + poolLines(columns: inner + 2)
    let room = max(2, rows - above.count - below.count - 2)
    let body = TextScreen(self, columns: inner).lines(atMost: room).map { "│\($0)│" }
    return (above + ["┌\(rule)┐"] + body + ["└\(rule)┘"] + below).joined(separator: "\n")
  }

  private func poolLines(columns: Int) -> [String] {
    let texts = poolTexts
    guard !texts.isEmpty else { return [] }
    return [("reuse pool: " + texts.joined(separator: "; ")).shortened(toColumns: max(columns, 46))]
  }
}
