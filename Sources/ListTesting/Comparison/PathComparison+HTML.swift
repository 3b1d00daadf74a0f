extension PathComparison {
  /// The comparison as a self-contained HTML page: no scripts, no other files, readable in light
  /// and dark mode, with all text escaped.
  public var html: String { html() }

  /// Returns the comparison as a self-contained HTML page, with links to the other pages of its
  /// site.
  public func html(_ links: PageLinks = PageLinks()) -> String {
    let report = ComparisonReport(self)
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <link rel="icon" href="data:,">
      <title>\(Self.escape("Comparison: \(names.legacy) and \(names.diffable)"))</title>
      <style>
      \(PageText.comparisonStyle)
      </style>
      </head>
      <body>
      \(links.markup)<main>
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
    let heads = report.table.first ?? []
    parts.append("<tr class=\"heads\">\(heads.map(Self.head).joined())</tr>")
    for line in report.table.dropFirst() { parts.append(row(line, heads)) }
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

  private static func head(_ text: String) -> String { "<th scope=\"col\">\(escape(text))</th>" }

  private static func row(_ line: [String], _ heads: [String]) -> String {
    let cells = line.enumerated().map { column, text in
      if column == 1 { return "<th scope=\"row\">\(escape(text))</th>" }
      if column == 0 { return "<td>\(escape(text))</td>" }
      let differs = text.contains("|") ? " class=\"differs\"" : ""
      return "<td\(differs) data-name=\"\(escape(heads[column]))\">\(escape(text))</td>"
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
