import ListCore

/// A list as text: a box with its sections and their items.
///
/// ```
/// ┌ section 0 ─┐
/// │ row 0      │
/// │ row 1      │
/// └────────────┘
/// ```
struct ListDrawing {
  private let counts: SectionCounts
  private let kind: ListKind
  private let title: String

  init(_ counts: SectionCounts, _ kind: ListKind, title: String) {
    self.counts = counts
    self.kind = kind
    self.title = title
  }

  /// The title and the box, line by line, all of the same width.
  var lines: [String] {
    let lines = [title] + box
    let width = lines.map(\.count).max() ?? 0
    return lines.map { $0 + String(repeating: " ", count: width - $0.count) }
  }

  private var box: [String] {
    guard counts.sectionCount > 0 else { return ["(no sections)"] }
    var lines: [String] = []
    for section in 0..<counts.sectionCount {
      let name = " section \(section) "
      let rule = String(repeating: "─", count: Self.width - name.count)
      lines.append((lines.isEmpty ? "┌" : "├") + name + rule + (lines.isEmpty ? "┐" : "┤"))
      lines += items(of: section).map { text in
        "│ " + text + String(repeating: " ", count: Self.width - 1 - text.count) + "│"
      }
    }
    return lines + ["└" + String(repeating: "─", count: Self.width) + "┘"]
  }

  /// Returns the items, with the middle of a long section omitted.
  private func items(of section: Int) -> [String] {
    let count = counts[section]
    let name = kind.itemNoun
    guard count > Self.mostItems else { return (0..<count).map { "\(name) \($0)" } }
    return (0..<Self.mostItems - 2).map { "\(name) \($0)" } + ["…", "\(name) \(count - 1)"]
  }

  private static let width = 20
  private static let mostItems = 8

  /// Returns two drawings side by side.
  static func sideBySide(_ left: ListDrawing, _ right: ListDrawing) -> String {
    let (one, other) = (left.lines, right.lines)
    let blank = String(repeating: " ", count: one.first?.count ?? 0)
    return (0..<max(one.count, other.count)).map { line in
      let text =
        (line < one.count ? one[line] : blank) + "    "
        + (line < other.count ? other[line] : "")
      return String(text.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }
}
