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
