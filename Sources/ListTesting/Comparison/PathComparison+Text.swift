extension PathComparison: CustomStringConvertible {
  /// The comparison as plain text in fewer than sixty lines: whether the paths look identical, the
  /// differences, the cost of each step, and the events of both around the first difference.
  public var description: String {
    let report = ComparisonReport(self)
    var parts = [report.headline]
    if !report.findings.isEmpty {
      let lines = report.findings.joined(separator: "\n").split(separator: "\n")
      parts.append(
        lines.map { line in
          let isAdvice = line.hasPrefix("Why: ") || line.hasPrefix("Not checked: ")
          return isAdvice ? String(line).wrapped(at: 96) : String(line)
        }.joined(separator: "\n"))
    }
    parts.append(report.legend + "\n" + Self.aligned(report.table))
    parts += report.excerpts.map { excerpt in
      ([excerpt.title] + excerpt.lines.map { "  " + $0 }).joined(separator: "\n")
    }
    return parts.joined(separator: "\n\n")
  }

  /// Returns aligned columns. The headers of figures have one line per word.
  private static func aligned(_ table: [[String]]) -> String {
    guard let head = table.first else { return "" }
    let words = head.map { $0.split(separator: " ").map(String.init) }
    let height = words.map(\.count).max() ?? 0
    let heads = (0..<height).map { line in
      words.map { words in
        let first = height - words.count
        return line < first ? "" : words[line - first]
      }
    }
    let lines = heads + table.dropFirst()
    let widths = head.indices.map { column in
      lines.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return lines.map { line in
      let cells = line.enumerated().map { column, text in
        let gap = String(repeating: " ", count: widths[column] - text.count)
        return column == 1 ? text + gap : gap + text
      }
      let joined = cells.joined(separator: "  ")
      return String(joined.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }
}
