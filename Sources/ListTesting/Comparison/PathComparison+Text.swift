extension PathComparison: CustomStringConvertible {
  /// The comparison as plain text in fewer than sixty lines: whether the paths look identical, the
  /// differences, the cost of each step, and the events of both around the first difference.
  public var description: String { text(width: .max) }

  /// Returns ``description`` for a terminal.
  ///
  /// Where the table of costs is wider, its columns are in several tables below each other, and
  /// columns without a figure are left out.
  ///
  /// - Parameter width: The maximum number of characters in a line of the table and of the prose.
  public func text(width: Int) -> String {
    let report = ComparisonReport(self)
    let prose = min(width, 96)
    var parts = [width < 96 ? report.headline.wrapped(at: prose) : report.headline]
    if !report.findings.isEmpty {
      let lines = report.findings.joined(separator: "\n").split(separator: "\n")
      parts.append(
        lines.map { line in
          let starts = ["Why: ", "Not checked: ", "Remark: ", "Waited: "]
          let isAdvice = starts.contains { line.hasPrefix($0) }
          return isAdvice || width < 96 ? String(line).wrapped(at: prose) : String(line)
        }.joined(separator: "\n"))
    }
    let legend = width < 96 ? report.legend.wrapped(at: prose) : report.legend
    parts.append(
      ([legend] + Self.tables(report.table, width: width)).joined(
        separator: width < 96 ? "\n\n" : "\n"))
    parts += report.excerpts.map { excerpt in
      ([excerpt.title] + excerpt.lines.map { "  " + $0 }).joined(separator: "\n")
    }
    return parts.joined(separator: "\n\n")
  }

  /// Returns a table as one or several, each as wide as there is room for.
  private static func tables(_ table: [[String]], width: Int) -> [String] {
    let whole = aligned(table)
    guard let head = table.first, whole.split(separator: "\n").contains(where: { $0.count > width })
    else { return [whole] }
    var tables: [[Int]] = []
    for column in head.indices.dropFirst(2)
    where table.dropFirst().contains(where: { column < $0.count && $0[column] != "0" }) {
      let wider = (tables.last ?? [0, 1]) + [column]
      let fits = aligned(part(table, wider)).split(separator: "\n").allSatisfy {
        $0.count <= width
      }
      if fits, !tables.isEmpty {
        tables[tables.count - 1] = wider
      } else {
        tables.append([0, 1, column])
      }
    }
    return tables.map { aligned(part(table, $0)) }
  }

  /// Returns some columns of a table.
  private static func part(_ table: [[String]], _ columns: [Int]) -> [[String]] {
    table.map { line in columns.filter { $0 < line.count }.map { line[$0] } }
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

extension PathComparison {
  /// The comparison as Markdown, for a pull request.
  public var markdown: String {
    let report = ComparisonReport(self)
    var parts = ["**\(Self.escaped(report.headline))**"]
    if !report.findings.isEmpty {
      parts.append(report.findings.map { "- " + Self.item($0) }.joined(separator: "\n"))
    }
    parts.append(Self.escaped(report.legend))
    parts.append(Self.table(report.table))
    parts += report.excerpts.map { Self.escaped($0.title) + "\n\n" + Self.fenced($0.lines) }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func table(_ table: [[String]]) -> String {
    let width = table.first?.count ?? 0
    let rule = (0..<width).map { $0 == 1 ? "---" : "--:" }
    let lines = table.map { line in
      line.map(escaped) + Array(repeating: "", count: width - line.count)
    }
    return (lines.prefix(1) + [rule] + lines.dropFirst())
      .map { "| " + $0.joined(separator: " | ") + " |" }
      .joined(separator: "\n")
  }

  /// Returns the lines of a finding as a list item.
  private static func item(_ text: String) -> String {
    text.split(separator: "\n").map { escaped(String($0)) }.joined(separator: "  \n  ")
  }

  /// Returns a code block with a fence that is longer than any in the code.
  private static func fenced(_ lines: [String]) -> String {
    let text = lines.joined(separator: "\n")
    let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return "\(fence)text\n\(text)\n\(fence)"
  }

  /// Returns the text with Markdown syntax escaped.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if "\\`*_[]<>|#~&".contains(character) { result.append("\\") }
      result.append(character == "\n" ? " " : character)
    }
    return result
  }
}
