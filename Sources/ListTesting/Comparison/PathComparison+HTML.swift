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
      \(Self.style)
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

  private static var style: String {
    """
    :root { color-scheme: light dark; }
    body { margin: 0; background: Canvas; color: CanvasText;
      font: 16px/1.5 system-ui, sans-serif; }
    main { max-width: 70rem; margin: 0 auto; padding: 1.5rem 1rem; }
    h1 { font-size: 1.25rem; border-left: 0.4rem solid; padding-left: 0.75rem; }
    h1.alike { border-color: #2e8540; }
    h1.apart { border-color: #d1242f; }
    h2 { font-size: 1rem; }
    li { white-space: pre-line; }
    .scroll { overflow-x: auto; }
    table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
    caption { text-align: left; padding-bottom: 0.5rem; }
    th, td { padding: 0.2rem 0.6rem; border-bottom: 1px solid #8888; text-align: right; }
    th { font-weight: 600; }
    th[scope=row] { text-align: left; font-weight: 400; }
    .differs { font-weight: 700; }
    .paths { display: grid; gap: 1rem;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); }
    pre { overflow-x: auto; padding: 0.75rem; margin: 0; border: 1px solid #8888;
      font: 13px/1.45 ui-monospace, monospace; }
    """
  }
}
