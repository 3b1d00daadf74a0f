import CrashTranscripts
import ListCore

/// Explained messages as Markdown, for an issue or a pull request.
@MainActor
struct ExplainedMarkdown {
  private let report: ExplainedReport

  init(_ report: ExplainedReport) {
    self.report = report
  }

  /// The explanation of the message, with its last line break.
  var text: String {
    let quotation = report.message.split(separator: "\n", omittingEmptySubsequences: false)
      .map { "> " + Self.escaped(String($0)) }.joined(separator: "\n")
    let outcome = [report.outcome, report.assumption, report.reproduction.place].compactMap(\.self)
      .map(Self.prose).joined(separator: " ")
    let parts =
      ["### \(report.title)", quotation, outcome] + ledger + causes + findings
    return parts.joined(separator: "\n\n") + "\n"
  }

  private var ledger: [String] {
    guard let ledger = report.ledger else { return [] }
    let (columns, rows) = report.ledgerTable
    let hidden = report.ledgerRows.hidden
    let counts = ledger.sections
    let sections = """
      Sections: \(counts.before) before, \(counts.inserted) inserted, \(counts.deleted) deleted; \
      \(counts.expected) expected, \(counts.after) answered\(ledger.sectionsBalance ? "" : " ⚠️")
      """
    var table = [
      ["section"] + columns + [""], ["---"] + columns.map { _ in "--:" } + ["---"],
    ]
    table += rows.map {
      [$0.row.name] + $0.cells + [$0.row.balances ? "" : "⚠️ does not add up"]
    }
    let lines = table.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
    let rest = hidden > 0 ? ["\(hidden) other section\(hidden == 1 ? "" : "s")."] : []
    let calls =
      report.calls.isEmpty
      ? [] : ["Calls: " + report.calls.map { "`\($0)`" }.joined(separator: ", ")]
    return ["#### What the view saw", sections] + (rows.isEmpty ? [] : [lines]) + rest + calls
  }

  private var causes: [String] {
    let causes = report.help.causes
    guard let first = causes.first else { return [] }
    let list = causes.enumerated().map { "\($0 + 1). \(Self.prose($1.sentence))" }
    var parts = [
      "#### Why", causes.count == 1 ? Self.prose(first.sentence) : list.joined(separator: "\n"),
      "#### Repair", Self.prose(first.repair.sentence), Self.fenced(first.repair.swiftCode),
    ]
    for (index, cause) in causes.enumerated().dropFirst()
    where cause.repair.sentence != first.repair.sentence {
      parts.append("If it is \(index + 1): \(Self.prose(cause.repair.sentence))")
    }
    if let fallback = report.help.fallback, first.mistake != .other {
      parts.append("Only if the model is right as it is: \(Self.prose(fallback))")
    }
    return parts
  }

  private var findings: [String] {
    guard let findings = report.findings else { return [] }
    return ["#### In your sources"]
      + findings.prefix(ExplainedReport.mostFindings).flatMap { finding in
        [
          "`\(finding.location)`: \(Self.prose(finding.sentence))",
          Self.fenced("\(finding.line)"),
        ]
          + (finding.repair.isEmpty
            ? ["Remove this line."] : ["Instead:", Self.fenced(finding.repair)])
      } + report.sourceNotes.map(Self.prose)
  }

  /// Returns a code block with a fence that is longer than any in the code.
  private static func fenced(_ code: String) -> String {
    let longest = code.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return "\(fence)swift\n\(code)\n\(fence)"
  }

  /// Returns a sentence of ours, which may contain code between backquotes.
  private static func prose(_ text: String) -> String {
    text.maskingAddresses.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .map { $0.isMultiple(of: 2) ? escaped(String($1), except: "*") : "`\($1)`" }.joined()
  }

  /// Returns the text with Markdown's and HTML's syntax escaped.
  private static func escaped(_ text: String, except kept: String = "") -> String {
    var result = ""
    for character in text {
      if "\\`*_[]<>|#~&".contains(character), !kept.contains(character) { result.append("\\") }
      result.append(character == "\n" ? " " : character)
    }
    // A name behind this sign would be notified.
    return result.replacing("@", with: "@\u{200B}")
  }
}
