import HeadlessKit
import ListCore

/// A drawn row: its texts between the selection mark and the edge mark.
struct TextRow {
  private let element: ScreenState.Element
  private let visible: Frame
  private let columns: Int

  init(_ element: ScreenState.Element, in visible: Frame, columns: Int) {
    self.element = element
    self.visible = visible
    self.columns = columns
  }

  /// The lines: one, or more for a tall row.
  var lines: [String] {
    var texts = texts
    while texts.count < height { texts.append("") }
    return texts.enumerated().map { index, text in
      let selection = element.isSelected ? "▸" : " "
      let isCutAbove = index == 0 && element.frame.y < visible.y - 0.5
      let isCutBelow = index == texts.count - 1 && element.frame.maxY > visible.maxY + 0.5
      return selection + text.filled(to: columns - 2)
        + (isCutBelow ? "▾" : isCutAbove ? "▴" : " ")
    }
  }

  private var height: Int { min(4, max(1, Int(nearest: element.frame.height / 44))) }

  /// The title and the detail on one line if both fit; otherwise one line for each text, as far as
  /// the row is tall enough.
  private var texts: [String] {
    let width = columns - 2
    let all = element.shownTexts
    if all.count == 2, height == 1, all[0].columns + all[1].columns + 2 <= width {
      let gap = width - all[0].columns - all[1].columns
      return [all[0] + String(repeating: " ", count: gap) + all[1]]
    }
    let most = max(height, min(2, all.count))
    guard all.count > most else { return all }
    return all.prefix(most - 1) + [all[(most - 1)...].joined(separator: " · ")]
  }
}

extension ScreenState.Element {
  /// The texts, each on one line; if there are none, the colour, or else the position in brackets.
  var shownTexts: [String] {
    texts.isEmpty ? [hue ?? "[\(place)]"] : texts.map(\.onOneLine)
  }
}

extension Character {
  /// The number of terminal columns that the character takes.
  var columns: Int { TextLine.columns(of: self) }
}

extension String {
  /// The number of terminal columns that the text takes.
  var columns: Int { TextLine(self).columns }

  /// The text on one line: line breaks and other control characters become spaces.
  var onOneLine: String { TextLine(self).text }

  /// Returns the text truncated to a number of columns, with an ellipsis at the end if necessary.
  func shortened(toColumns width: Int) -> String { TextLine(self).shortened(toColumns: width) }

  /// Returns the text in exactly the given number of columns, truncated or padded with spaces.
  func filled(to width: Int) -> String { TextLine(self).filled(to: width) }
}
