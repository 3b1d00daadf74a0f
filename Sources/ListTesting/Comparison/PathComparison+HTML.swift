extension PathComparison {
  /// The comparison as a self-contained HTML page: no scripts, no other files, readable in light
  /// and dark mode, with all text escaped.
  public var html: String {
    let report = ComparisonReport(self)
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(Self.escape("Comparison: \(names.legacy) and \(names.diffable)"))</title>
      <style>
      \(PageText.comparisonStyle)
      </style>
      </head>
      <body>
      <main>
      \(Self.parts(report, isEquivalent: isEquivalent).joined(separator: "\n"))
      </main>
      </body>
      </html>

      """
  }

  private static func parts(_ report: ComparisonReport, isEquivalent: Bool) -> [String] {
    var parts = [
      "<h1 class=\"\(isEquivalent ? "alike" : "apart")\">\(escape(report.headline))</h1>"
    ]
    if !report.findings.isEmpty {
      parts += ["<ul>"] + report.findings.map { "<li>\(escape($0))</li>" } + ["</ul>"]
    }
    parts += ["<div class=\"scroll\">", "<table>", "<caption>\(escape(report.legend))</caption>"]
    for (index, line) in report.table.enumerated() { parts.append(row(line, isHead: index == 0)) }
    parts += ["</table>", "</div>"]
    if !report.excerpts.isEmpty {
      parts.append("<div class=\"paths\">")
      for excerpt in report.excerpts {
        parts += [
          "<section>", "<h2>\(escape(excerpt.title))</h2>",
          "<pre>\(escape(excerpt.lines.joined(separator: "\n")))</pre>", "</section>",
        ]
      }
      parts.append("</div>")
    }
    return parts
  }

  private static func row(_ line: [String], isHead: Bool) -> String {
    let cells = line.enumerated().map { column, text in
      if isHead { return "<th scope=\"col\">\(escape(text))</th>" }
      if column == 1 { return "<th scope=\"row\">\(escape(text))</th>" }
      let differs = column > 1 && text.contains("|")
      return "<td\(differs ? " class=\"differs\"" : "")>\(escape(text))</td>"
    }
    return "<tr>\(cells.joined())</tr>"
  }

  private static func escape(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.append(character)
      }
    }
    return result
  }
}
