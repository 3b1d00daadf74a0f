import CrashTranscripts
import ListCore
import ListTesting

/// Explained messages as one self-contained page: it needs no network, no font and no other file.
///
/// The page is readable without scripts. A script only fits the frames of the films to their
/// heights.
@MainActor
struct ExplainedPage {
  private let reports: [ExplainedReport]

  init(_ reports: [ExplainedReport]) {
    self.reports = reports
  }

  /// The page.
  var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <link rel="icon" href="data:,">
    <title>\(title.escapedForHTML)</title>
    <style>
    \(Self.style)
    </style>
    </head>
    <body>
    <main>
    \(heading)
    \(reports.enumerated().map { article($1, $0 + 1) }.joined(separator: "\n"))
    </main>
    <script>
    \(Self.script)
    </script>
    </body>
    </html>

    """
  }

  private var title: String {
    reports.count == 1 ? reports[0].title : "\(reports.count) reports explained"
  }

  /// The title and the list of the reports, if there are several.
  private var heading: String {
    guard reports.count > 1 else { return "" }
    let links = reports.enumerated().map { index, report in
      "<li><a href=\"#report-\(index + 1)\">\(report.title.escapedForHTML)</a></li>"
    }
    return """
      <header><h1>\(title.escapedForHTML)</h1>
      <nav aria-label="Reports"><ol>\(links.joined())</ol></nav></header>
      """
  }

  private func article(_ report: ExplainedReport, _ number: Int) -> String {
    let level = reports.count == 1 ? 1 : 2
    let hasFilm = number <= Self.mostFilms
    return """
      <article id="report-\(number)">
      <h\(level)>\(report.title.escapedForHTML)</h\(level)>
      <blockquote>\(report.message.escapedForHTML)</blockquote>
      <p class="outcome \(report.reproduction.verdict.rawValue)">\(report.outcome.proseAsHTML)</p>
      \(paragraph(report.reproduction.place, "place"))
      \(why(report))
      \(sight(report))
      \(findings(report))
      \(hasFilm ? film(report) : "")
      \(paragraph(report.assumption, "quiet"))
      </article>
      """
  }

  private func paragraph(_ text: String?, _ style: String) -> String {
    text.map { "<p class=\"\(style)\">\($0.proseAsHTML)</p>" } ?? ""
  }

  private static let mostFilms = 20
}

// MARK: - The causes

extension ExplainedPage {
  private func why(_ report: ExplainedReport) -> String {
    guard let first = report.help.causes.first else { return "" }
    let others = report.help.causes.dropFirst().map { cause in
      let repair =
        cause.repair.sentence == first.repair.sentence
        ? "" : "<p class=\"repair\">\(cause.repair.sentence.proseAsHTML)</p>"
      return "<li><p>\(cause.sentence.proseAsHTML)</p>\(repair)</li>"
    }
    let rest =
      others.isEmpty
      ? "" : "<h3>Or</h3><ol class=\"causes\" start=\"2\">\(others.joined())</ol>"
    let fallback = report.help.fallback.flatMap { first.mistake == .other ? nil : $0 }
    return """
      <section class="why">
      <h3>Why</h3><p>\(first.sentence.proseAsHTML)</p>
      <h3>Repair</h3><p>\(first.repair.sentence.proseAsHTML)</p>
      <pre><code>\(first.repair.swiftCode.escapedForHTML)</code></pre>
      \(rest)
      \(paragraph(fallback.map { "Only if the model is right as it is: \($0)" }, "quiet"))
      </section>
      """
  }

  private func findings(_ report: ExplainedReport) -> String {
    guard let findings = report.findings else { return "" }
    let items = findings.prefix(ExplainedReport.mostFindings).map { finding in
      """
      <li><p><b>\("\(finding.location)".escapedForHTML)</b> \(finding.sentence.proseAsHTML)</p>
      <pre class="wrong"><code>\(finding.line.escapedForHTML)</code></pre>
      <pre><code>\(finding.repair.escapedForHTML)</code></pre></li>
      """
    }
    let list = items.isEmpty ? "" : "<ul class=\"findings\">\(items.joined())</ul>"
    let notes = report.sourceNotes.map { "<p>\($0.proseAsHTML)</p>" }.joined()
    return "<section><h3>In your sources</h3>\(list)\(notes)</section>"
  }
}

// MARK: - The counts

extension ExplainedPage {
  private func sight(_ report: ExplainedReport) -> String {
    guard let ledger = report.ledger, let kind = report.kind else { return "" }
    let changes = report.statesCalls ? ledger.batch.changes : []
    let calls = report.calls.map { "<li><code>\($0.escapedForHTML)</code></li>" }
    return """
      <section>
      <h3>What the view saw</h3>
      <div class="sides">
      \(ListSide(ledger.before, kind, "Before the update", marks: .before(changes)).html)
      \(ListSide(ledger.after, kind, "After the update", marks: .after(changes)).html)
      </div>
      \(table(report, ledger))
      \(calls.isEmpty ? "" : "<h3>Calls</h3><ul class=\"calls\">\(calls.joined())</ul>")
      </section>
      """
  }

  private func table(_ report: ExplainedReport, _ ledger: Ledger) -> String {
    let counts = ledger.sections
    let (columns, rows) = report.ledgerTable
    let hidden = report.ledgerRows.hidden
    let head = (["section"] + columns).map { "<th scope=\"col\">\($0)</th>" }.joined()
    let body = rows.map { row, numbers in
      let cells = numbers.map { "<td\($0 == "0" ? " class=\"zero\"" : "")>\($0)</td>" }.joined()
      let mark = row.balances ? "" : " <span>does not add up</span>"
      return """
        <tr\(row.balances ? "" : " class=\"wrong\"")><th scope="row">\(row.name)\(mark)</th>\(cells)</tr>
        """
    }
    let sections = """
      Sections: \(counts.before) before, \(counts.inserted) inserted, \(counts.deleted) deleted; \
      \(counts.expected) expected, \(counts.after) answered\
      \(ledger.sectionsBalance ? "." : ": does not add up.")
      """
    let rest =
      hidden > 0 ? "<p class=\"quiet\">\(hidden) other section\(hidden == 1 ? "" : "s").</p>" : ""
    let lines =
      rows.isEmpty
      ? ""
      : """
      <div class="wide" tabindex="0" role="region" aria-label="Counts of the sections">
      <table><thead><tr>\(head)</tr></thead><tbody>\(body.joined())</tbody></table></div>
      """
    return """
      <p\(ledger.sectionsBalance ? "" : " class=\"unbalanced\"")>\(sections)</p>
      \(lines)\(rest)
      """
  }

  private func film(_ report: ExplainedReport) -> String {
    guard let film = report.reproduction.film else { return "" }
    return """
      <section><h3>The update as a film</h3>
      <iframe title="The update as a film" srcdoc="\(film.html.escapedForHTML)"></iframe></section>
      """
  }
}

/// One side of an update as a drawing: the sections and their rows.
struct ListSide {
  /// The rows and sections that the calls name on one side.
  struct Marks {
    var items: [ItemPath: String] = [:]
    var sections: [Int: String] = [:]

    static func before(_ changes: [Change]) -> Marks {
      var marks = Marks()
      for change in changes {
        switch change {
        case .deleteItem(let path): marks.items[path] = "deleted"
        case .reloadItem(let path): marks.items[path] = "reloaded"
        case .moveItem(let path, _): marks.items[path] = "moved"
        case .deleteSection(let section): marks.sections[section] = "deleted"
        case .reloadSection(let section): marks.sections[section] = "reloaded"
        case .moveSection(let section, _): marks.sections[section] = "moved"
        case .insertItem, .insertSection: break
        }
      }
      return marks
    }

    static func after(_ changes: [Change]) -> Marks {
      var marks = Marks()
      for change in changes {
        switch change {
        case .insertItem(let path): marks.items[path] = "inserted"
        case .moveItem(_, let path): marks.items[path] = "moved"
        case .insertSection(let section): marks.sections[section] = "inserted"
        case .moveSection(_, let section): marks.sections[section] = "moved"
        case .deleteItem, .reloadItem, .deleteSection, .reloadSection: break
        }
      }
      return marks
    }
  }

  private let counts: SectionCounts
  private let kind: ListKind
  private let title: String
  private let marks: Marks

  init(_ counts: SectionCounts, _ kind: ListKind, _ title: String, marks: Marks) {
    self.counts = counts
    self.kind = kind
    self.title = title
    self.marks = marks
  }

  var html: String {
    let shown = sections
    let hidden = counts.sectionCount - shown.count
    let parts = shown.map { section in
      """
      <p class="bar\(style(marks.sections[section]))">section \(section)\
      \(remark(marks.sections[section]))</p><ul>\(items(of: section))</ul>
      """
    }
    let rest = hidden > 0 ? "<p class=\"bar\">… \(hidden) more sections</p>" : ""
    let body = shown.isEmpty ? "<p class=\"bar\">no sections</p>" : parts.joined() + rest
    return "<figure><figcaption>\(title)</figcaption><div class=\"list\">\(body)</div></figure>"
  }

  /// The sections that the calls name, and otherwise the first.
  private var sections: [Int] {
    let all = 0..<counts.sectionCount
    guard all.count > Self.mostSections else { return Array(all) }
    let named = Set(marks.items.keys.map(\.section)).union(marks.sections.keys)
      .filter(all.contains).sorted().prefix(Self.mostSections)
    let others = all.lazy.filter { !named.contains($0) }.prefix(Self.mostSections - named.count)
    return (named + others).sorted()
  }

  private func items(of section: Int) -> String {
    let count = counts[section]
    let named = marks.items.keys.filter { $0.section == section && $0.item < count }
      .map(\.item).sorted().prefix(Self.mostItems - 2)
    var shown = Set(named)
    if count > 0 { shown.insert(count - 1) }
    var next = 0
    while shown.count < min(count, Self.mostItems) {
      shown.insert(next)
      next += 1
    }
    var lines: [String] = []
    var last = -1
    for item in shown.sorted() {
      let gap = item - last - 1
      if gap > 0 { lines.append("<li class=\"gap\">… \(gap) more</li>") }
      let mark = marks.items[ItemPath(item: item, section: section)]
      lines.append("<li class=\"item\(style(mark))\">\(kind.itemNoun) \(item)\(remark(mark))</li>")
      last = item
    }
    // What a call names and is not there.
    let missing = marks.items.filter { $0.key.section == section && $0.key.item >= count }
      .sorted { $0.key.item < $1.key.item }.prefix(3)
    lines += missing.map {
      "<li class=\"item missing\">\(kind.itemNoun) \($0.key.item)<span>\($0.value), not there</span></li>"
    }
    return lines.isEmpty ? "<li class=\"gap\">no \(kind.itemNoun)s</li>" : lines.joined()
  }

  private func style(_ mark: String?) -> String { mark.map { " " + $0 } ?? "" }

  private func remark(_ mark: String?) -> String { mark.map { "<span>\($0)</span>" } ?? "" }

  private static let mostSections = 5
  private static let mostItems = 7
}

// MARK: - Style

extension ExplainedPage {
  private static let style = """
    :root { color-scheme: light dark; --paper: #f4f3f0; --card: #fff; --ink: #1d1d1f;
      --quiet: #5f5f66; --line: #dcdad5; --bar: #f1f0ee; --accent: #0b63c5; --insert: #1c7c3c;
      --delete: #bf2a20; --move: #6a3fc4; --reload: #8a5a00; --alarm: #fff0ee; --calm: #eef6f0; }
    @media (prefers-color-scheme: dark) { :root { --paper: #161618; --card: #1f1f22;
      --ink: #f2f2f4; --quiet: #a2a2aa; --line: #37373c; --bar: #28282c; --accent: #6eb0ff;
      --insert: #58cf7e; --delete: #ff8077; --move: #b79bff; --reload: #f0b84a; --alarm: #351a17;
      --calm: #17281d; } }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--paper); color: var(--ink);
      font: 16px/1.5 system-ui, -apple-system, "Segoe UI", "Helvetica Neue", sans-serif; }
    main { max-width: 60rem; margin: 0 auto; padding: 24px 16px 48px; }
    h1, h2 { font-size: 24px; line-height: 1.2; letter-spacing: -.015em; margin: 0 0 16px; }
    h3 { font-size: 15px; margin: 24px 0 6px; }
    p { margin: 0 0 10px; overflow-wrap: anywhere; }
    a { color: var(--accent); }
    nav ol { padding-left: 1.6em; margin: 0 0 24px; columns: 18rem; }
    article { background: var(--card); border: 1px solid var(--line); border-radius: 16px;
      padding: 24px; margin: 0 0 24px; }
    blockquote { margin: 0 0 12px; padding: 10px 14px; border-left: 4px solid var(--line);
      background: var(--bar); border-radius: 0 8px 8px 0; white-space: pre-wrap;
      overflow-wrap: anywhere; font-size: 14px; max-height: 24em; overflow-y: auto; }
    .outcome { font-weight: 600; } .outcome::before { content: "● "; color: var(--quiet); }
    .outcome.identical::before { color: var(--insert); }
    .outcome.different::before { color: var(--reload); }
    .quiet { color: var(--quiet); font-size: 14px; }
    .place { font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace; font-size: 14px; }
    .why { background: var(--calm); border-radius: 12px; padding: 2px 18px 12px; margin: 16px 0; }
    .why h3 { margin-top: 16px; }
    .causes { padding-left: 1.4em; margin: 0; } .repair { color: var(--quiet); }
    code, pre { font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
    code { font-size: .9em; }
    pre { margin: 0 0 12px; padding: 12px 14px; overflow-x: auto; background: var(--card);
      border: 1px solid var(--line); border-radius: 8px; font-size: 13px; line-height: 1.45; }
    pre code { font-size: inherit; }
    pre.wrong { border-color: var(--delete); }
    .findings { list-style: none; padding: 0; margin: 0; }
    .sides { display: grid; gap: 16px; margin-bottom: 16px;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr)); align-items: start; }
    figure { margin: 0; } figcaption { font-size: 13px; color: var(--quiet); margin-bottom: 4px; }
    .list { border: 1px solid var(--line); border-radius: 10px; overflow: hidden; }
    .list ul { list-style: none; margin: 0; padding: 0; }
    .bar { margin: 0; padding: 4px 12px; background: var(--bar); color: var(--quiet);
      font-size: 13px; font-weight: 600; display: flex; justify-content: space-between; }
    .item, .gap { padding: 5px 12px; border-top: 1px solid var(--line); font-size: 14px;
      display: flex; justify-content: space-between; border-left: 4px solid transparent; }
    .list ul li:first-child { border-top: 0; } .gap { color: var(--quiet); }
    .item span, .bar span { font-size: 12px; font-weight: 600; }
    .inserted { border-left-color: var(--insert); } .inserted span { color: var(--insert); }
    .deleted { border-left-color: var(--delete); } .deleted span { color: var(--delete); }
    .moved { border-left-color: var(--move); } .moved span { color: var(--move); }
    .reloaded { border-left-color: var(--reload); } .reloaded span { color: var(--reload); }
    .missing { background: var(--alarm); color: var(--delete); border-left-color: var(--delete); }
    .wide { overflow-x: auto; }
    table { border-collapse: collapse; font-size: 14px; font-variant-numeric: tabular-nums;
      width: 100%; margin-bottom: 12px; }
    th, td { padding: 5px 6px; text-align: right; border-bottom: 1px solid var(--line);
      white-space: nowrap; }
    thead th { font-weight: 500; color: var(--quiet); font-size: 13px; }
    th:first-child { text-align: left; padding-left: 0; font-weight: 500; }
    .wrong th span { color: var(--delete); font-size: 12px; display: block; white-space: normal;
      min-width: 5em; }
    .wrong td:nth-last-child(-n+2), .unbalanced { color: var(--delete); font-weight: 600; }
    .zero { color: var(--quiet); opacity: .7; }
    .calls { padding-left: 1.2em; margin: 0; overflow-wrap: anywhere; }
    iframe { width: 100%; height: 900px; border: 1px solid var(--line); border-radius: 12px;
      background: var(--paper); }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
    @media (max-width: 480px) { main { padding: 12px 8px 32px; } article { padding: 16px 14px; }
      iframe { margin: 0 -8px; width: calc(100% + 16px); }
      table { font-size: 13px; } thead th { font-size: 11px; } th, td { padding: 4px 3px; } }
    @media print { iframe { display: none; } }
    """

  private static let script = """
    const fit = frame => {
      const page = frame.contentDocument;
      if (!page || !page.body) return;
      frame.style.height = "200px";
      frame.style.height = page.documentElement.scrollHeight + 4 + "px";
    };
    const frames = [...document.querySelectorAll("iframe")];
    for (const frame of frames) {
      frame.addEventListener("load", () => fit(frame));
      if (frame.contentDocument?.readyState === "complete") fit(frame);
    }
    let width = innerWidth;
    addEventListener("resize", () => {
      if (innerWidth === width) return;
      width = innerWidth;
      frames.forEach(fit);
    });
    """
}

extension String {
  /// The text, escaped for an element or an attribute.
  fileprivate var escapedForHTML: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "'": text += "&#39;"
      case "\t", "\n", "\r": text.unicodeScalars.append(scalar)
      case "\0"..."\u{1F}", "\u{7F}", "\u{FFFE}", "\u{FFFF}": text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// A sentence of ours: code between backquotes, emphasis between stars.
  fileprivate var proseAsHTML: String {
    let parts = maskingAddresses.split(separator: "`", omittingEmptySubsequences: false)
    return parts.enumerated().map { index, part in
      let text = String(part).escapedForHTML
      if !index.isMultiple(of: 2) { return "<code>\(text)</code>" }
      return text.replacing(/\*(\w+)\*/) { "<em>\($0.1)</em>" }
    }.joined()
  }
}
