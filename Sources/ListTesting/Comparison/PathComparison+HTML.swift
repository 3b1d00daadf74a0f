extension PathComparison {
  /// The comparison as a self-contained HTML page: no scripts, no other files, readable in light
  /// and dark mode, with all text escaped.
  public var html: String { html() }

  /// Returns the comparison as a self-contained HTML page, with links to the other pages of its
  /// site.
  ///
  /// - Parameters:
  ///   - links: The other pages.
  ///   - title: The subject of the comparison; `nil` to name only the paths.
  public func html(_ links: PageLinks = PageLinks(), title: String? = nil) -> String {
    let report = ComparisonReport(self)
    let paths = "\(names.legacy) and \(names.diffable)"
    let title = title.map { "\($0): \(paths)" } ?? "Comparison: \(paths)"
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <link rel="icon" href="data:,">
      <title>\(Self.escape(title))</title>
      <style>
      \(PageText.comparisonStyle)
      </style>
      </head>
      <body>
      \(links.markup)<main>
      <h1>\(Self.escape(title))</h1>
      \(parts(report).joined(separator: "\n"))
      </main>
      </body>
      </html>

      """
  }

  private func parts(_ report: ComparisonReport) -> [String] {
    Self.verdict(report, isEquivalent: isEquivalent) + pictures + Self.figures(report)
  }

  private static func verdict(_ report: ComparisonReport, isEquivalent: Bool) -> [String] {
    let parts = [
      "<p class=\"verdict \(isEquivalent ? "alike" : "apart")\">\(escape(report.headline))</p>"
    ]
    guard !report.findings.isEmpty else { return parts }
    return parts + ["<ul>"] + report.findings.map { "<li>\(escape($0))</li>" } + ["</ul>"]
  }

  /// The lists of both paths after the step of the first difference, or after the last step. A list
  /// that crashed shows nothing.
  private var pictures: [String] {
    let wanted = difference?.step ?? steps.last?.index
    guard let step = steps.first(where: { $0.index == wanted }) else { return [] }
    let name = "after step \(step.index)" + (step.label.isEmpty ? "" : " (\(step.label))")
    let paths = [(names.legacy, step.legacy), (names.diffable, step.diffable)]
    let figures = paths.map { path, state in
      let words = "The \(path) \(name)" + (state.crash == nil ? "" : ", before the crash")
      let shown = state.crash == nil ? state.after : state.before
      return """
        <figure>\(shown.svg(title: words))<figcaption>\(Self.escape(words))</figcaption></figure>
        """
    }
    return ["<div class=\"pictures\">"] + figures + ["</div>"]
  }

  private static func figures(_ report: ComparisonReport) -> [String] {
    var parts = [
      "<div class=\"scroll\">", "<table>", "<caption>\(escape(report.legend))</caption>",
    ]
    let heads = report.table.first ?? []
    parts.append("<tr class=\"heads\">\(heads.map(Self.head).joined())</tr>")
    for line in report.table.dropFirst() { parts.append(row(line, heads)) }
    parts += ["</table>", "</div>", "<dl class=\"terms\">"]
    parts += report.terms.map { "<dt>\(escape($0.name))</dt><dd>\(escape($0.meaning))</dd>" }
    parts.append("</dl>")
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
