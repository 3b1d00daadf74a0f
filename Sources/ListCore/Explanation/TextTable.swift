/// Lines whose columns stand under each other.
struct TextTable {
  /// On which side a column's texts meet.
  enum Alignment {
    case left, right
  }

  /// The alignment of each column; columns past the last are aligned to the left.
  var alignments: [Alignment]
  /// The texts of each line.
  var lines: [[String]] = []

  /// The lines, padded, two spaces between columns, nothing at their ends.
  var rendered: [String] {
    let columns = lines.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      lines.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return lines.map { line in
      let cells = line.enumerated().map { column, text in
        let gap = String(repeating: " ", count: widths[column] - text.count)
        let isRight = column < alignments.count && alignments[column] == .right
        return isRight ? gap + text : text + gap
      }
      return cells.joined(separator: "  ").trimmedAtEnd
    }
  }
}

extension String {
  /// The text without the spaces at its end.
  fileprivate var trimmedAtEnd: String {
    var result = self
    while result.last == " " { result.removeLast() }
    return result
  }

  /// The text with each line moved to the right.
  func indented(by width: Int = 2) -> String {
    let gap = String(repeating: " ", count: width)
    return split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : gap + $0 }
      .joined(separator: "\n")
  }
}
