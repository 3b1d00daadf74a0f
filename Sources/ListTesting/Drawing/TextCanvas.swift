import HeadlessKit
import ListCore

/// Boxes at the positions of their frames, on a grid of characters.
///
/// A box that is cut off by an edge of the screen is open there.
struct TextCanvas {
  private var grid: [[Character?]]
  private let screen: Frame
  private let top: Double
  private let columns: Int
  private let scale: Double

  init(_ elements: [ScreenState.Element], in visible: Frame, columns: Int) {
    top = elements.map(\.frame.y).min() ?? 0
    let bottom = elements.map(\.frame.maxY).max() ?? 0
    let lowest = elements.map(\.frame.height).min() ?? 1
    let height = max(1, bottom - top)
    let lines = min(Self.mostLines, max(3, Int(nearest: height * 3 / max(1, lowest))))
    screen = visible
    scale = Double(lines) / height
    self.columns = columns
    grid = Array(repeating: Array(repeating: " ", count: columns), count: lines)
    for element in elements { draw(element) }
  }

  private static let mostLines = 18

  /// The lines from top to bottom, all of the same width.
  var lines: [String] { grid.map { String($0.compactMap(\.self)) } }

  /// Draws a box. Parts outside the screen are not drawn.
  private mutating func draw(_ element: ScreenState.Element) {
    let left = column(element.frame.x)
    let right = max(left + 2, column(element.frame.maxX) - 1)
    let top = line(element.frame.y)
    let bottom = max(top + 1, line(element.frame.maxY) - 1)
    let pen = element.isSelected ? Pen.double : Pen.single
    for y in top...bottom {
      put(pen.down, left, y)
      put(pen.down, right, y)
    }
    if element.frame.y > screen.y - 0.5 { drawEdge(pen, pen.top, left, right, top) }
    if element.frame.maxY < screen.maxY + 0.5 { drawEdge(pen, pen.bottom, left, right, bottom) }
    let room = max(0, min(bottom - top - 1, element.shownTexts.count))
    for (index, text) in element.shownTexts.prefix(room).enumerated() {
      write(text.shortened(toColumns: right - left - 1), left + 1, top + 1 + index)
    }
  }

  private mutating func drawEdge(
    _ pen: Pen, _ corners: (left: Character, right: Character), _ left: Int, _ right: Int, _ y: Int
  ) {
    for x in left...right { put(pen.across, x, y) }
    put(corners.left, left, y)
    put(corners.right, right, y)
  }

  private func column(_ x: Double) -> Int {
    near(Int(nearest: (x - screen.x) / max(1, screen.width) * Double(columns)))
  }

  private func line(_ y: Double) -> Int { near(Int(nearest: (y - top) * scale)) }

  /// Returns a place that is at most so far away that nothing of it is drawn.
  private func near(_ place: Int) -> Int { min(max(place, -1000), 1000) }

  private mutating func put(_ character: Character?, _ x: Int, _ y: Int) {
    guard grid.indices.contains(y), grid[y].indices.contains(x) else { return }
    grid[y][x] = character
  }

  /// Writes a text. A wide character occupies its column and leaves the next one empty.
  private mutating func write(_ text: String, _ left: Int, _ y: Int) {
    var x = left
    for character in text {
      guard x + character.columns <= columns else { return }
      put(character, x, y)
      if character.columns == 2 { put(nil, x + 1, y) }
      x += character.columns
    }
  }

  private struct Pen {
    let across: Character
    let down: Character
    let top: (left: Character, right: Character)
    let bottom: (left: Character, right: Character)

    static let single = Pen(across: "─", down: "│", top: ("┌", "┐"), bottom: ("└", "┘"))
    static let double = Pen(across: "═", down: "║", top: ("╔", "╗"), bottom: ("╚", "╝"))
  }
}

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
