import HeadlessKit
import ListCore

/// The content of a drawn screen: bands of views from top to bottom.
///
/// Views whose vertical ranges overlap form a band. A band with one wide view is a row of text; a
/// band with several is a canvas with boxes.
struct TextScreen {
  /// A line between the edges of the screen.
  struct Line {
    var text: String
    /// Whether the line above shows a part of the same row.
    var continuesRow = false

    /// The line with both edges.
    var framed: String { "\(continuesRow ? "┊" : "│")\(text)│" }
  }

  private let state: ScreenState
  private let columns: Int

  init(_ state: ScreenState, columns: Int) {
    self.state = state
    self.columns = columns
  }

  /// Returns the lines, each of exactly the given width.
  func lines(atMost limit: Int) -> [Line] {
    var lines: [Line] = []
    let bands = bands
    var hidden = 0
    for (index, band) in bands.enumerated() {
      let drawn = self.lines(of: band)
      let isLast = index == bands.count - 1
      if hidden == 0, lines.count + drawn.count + (isLast ? 0 : 1) <= limit {
        lines += drawn
      } else {
        hidden += band.count { $0.place.item != nil }
      }
    }
    if hidden > 0 {
      let noun = state.kind.itemNoun + (hidden == 1 ? "" : "s")
      lines.append(Line(text: " … \(hidden) more \(noun) on screen".filled(to: columns)))
    }
    if let text = state.textOfEmptiness {
      let margin = String(repeating: " ", count: max(0, (columns - text.columns) / 2))
      lines.append(Line(text: (margin + text).filled(to: columns)))
    }
    let blank = Line(text: String(repeating: " ", count: columns))
    if hidden == 0, lines.count < limit, isOpenBelow { lines.append(blank) }
    return lines.isEmpty ? [blank] : lines
  }

  /// Whether a substantial part of the screen below the last view is empty.
  private var isOpenBelow: Bool {
    let end = state.shownElements.map(\.frame.maxY).max() ?? state.visible.y
    return state.visible.maxY - end > 44
  }

  private var bands: [[ScreenState.Element]] {
    var bands: [[ScreenState.Element]] = []
    var end = -Double.infinity
    for element in state.shownElements {
      if element.frame.y < end - 0.5, element.place.isInBoxes == bands.last?.first?.place.isInBoxes
      {
        bands[bands.count - 1].append(element)
      } else {
        bands.append([element])
        end = -Double.infinity
      }
      end = max(end, element.frame.maxY)
    }
    return bands
  }

  private func lines(of band: [ScreenState.Element]) -> [Line] {
    guard let first = band.first else { return [] }
    let isRow = band.count == 1 && first.frame.width > state.visible.width * 0.6
    if isRow || !first.place.isInBoxes { return band.flatMap { row($0) } }
    return TextCanvas(band, in: state.visible, columns: columns).lines.map { Line(text: $0) }
  }

  private func row(_ element: ScreenState.Element) -> [Line] {
    switch element.place.bar {
    case .header: [Line(text: bar(element, "─"))]
    case .footer: [Line(text: bar(element, "╌"))]
    case .none:
      TextRow(element, in: state.visible, columns: columns).lines.enumerated().map {
        Line(text: $1, continuesRow: $0 > 0)
      }
    }
  }

  private func bar(_ element: ScreenState.Element, _ line: Character) -> String {
    let name = element.texts.joined(separator: " · ").onOneLine.shortened(toColumns: columns - 6)
    let start = String(repeating: line, count: 2) + (name.isEmpty ? "" : " \(name) ")
    return start + String(repeating: line, count: columns - start.columns)
  }
}

extension ListPlace {
  enum Bar {
    case header, footer
  }

  /// The kind of header or footer at the position; `nil` for other positions.
  var bar: Bar? {
    switch self {
    case .header, .supplementary(CollectionView.elementKindSectionHeader, _): .header
    case .footer, .supplementary(CollectionView.elementKindSectionFooter, _): .footer
    case .item, .supplementary, .decoration: nil
    }
  }

  /// Whether a view at this position may be one of several side by side.
  var isInBoxes: Bool { bar == nil }
}
