import ListCore

/// The article about the differences from UIKit, generated from the table in the code.
enum KnownDifferencesArticle {
  static let path = "Docs/HeadlessKit.docc/Articles/KnownDifferences.md"

  static var text: String {
    let sections = KnownDifference.Area.allCases.map { area in
      let entries = KnownDifference.all.filter { $0.area == area }
      return "## \(area.title)\n\n\(area.introduction)\n\n" + table(area, entries)
    }
    return ([introduction] + sections).joined(separator: "\n\n") + "\n"
  }

  private static let introduction = """
    # Known differences from UIKit

    Everything in which HeadlessKit differs from UIKit, and everything it leaves out, with reasons.

    ## Overview

    What is not simulated either does not exist, so code that needs it does not compile, or stops
    the process with a message that says so. Nothing silently does nothing. Where UIKit's behaviour
    is not known, HeadlessKit chose one answer; these choices are listed here too. Numbers link to
    <doc:BehaviourFacts>, letters to <doc:CrashFamilies>, and 12 with a letter to a question of
    <doc:OpenQuestions>.

    Each difference has a name. Messages that stop a test, or that say why a report cannot be
    reproduced, give the name, and `swift run Playground differences NAME` prints the entry; the
    command also takes any other word. The tables are generated from `KnownDifference.all`, a value
    of `ListCore`.
    """

  private static func table(
    _ area: KnownDifference.Area, _ entries: [KnownDifference]
  ) -> String {
    let columns = area.columns
    let head = "| " + columns.map(\.title).joined(separator: " | ") + " |"
    let rule = "|" + String(repeating: "---|", count: columns.count)
    let rows = entries.map { entry in
      let cells = columns.map { cell($0.value(entry)) }
      return "| " + cells.joined(separator: " | ") + " |"
    }
    return ([head, rule] + rows).joined(separator: "\n")
  }

  private static func cell(_ text: String?) -> String {
    text?.replacing("|", with: "\\|") ?? "–"
  }
}

/// A column of a table of differences.
private struct Column {
  let title: String
  let value: (KnownDifference) -> String?
}

extension KnownDifference.Area {
  fileprivate var introduction: String {
    switch self {
    case .leftOut:
      """
      These do not exist, so code that uses them does not compile. The column "Here" names the \
      alternative.
      """
    case .onPurpose:
      "These work, but differ from UIKit, because tests are better served."
    case .wordsByAnalogy:
      "No report shows these texts; they follow the wording of known messages."
    case .notReproduced:
      "`explain` recognises these messages and says why it cannot reproduce them."
    case .choice:
      "UIKit's behaviour is not known, or the sources disagree. HeadlessKit does this:"
    }
  }

  fileprivate var columns: [Column] {
    let index = FactIndex.ofDocumentation
    let facts = Column(title: "Facts") {
      $0.facts.isEmpty
        ? nil : $0.facts.map { "[\($0)](\(index.link(to: $0) ?? ""))" }.joined(separator: ", ")
    }
    let why = Column(title: "Why") { $0.reason }
    let name = Column(title: "Name") { "`\($0.id)`" }
    func subject(_ title: String) -> Column { Column(title: title) { $0.subject } }
    func here(_ title: String) -> Column { Column(title: title) { $0.here } }
    return switch self {
    case .leftOut: [name, subject("What"), here("Here"), why, facts]
    case .onPurpose:
      [name, subject("What"), Column(title: "UIKit") { $0.uikit }, here("HeadlessKit"), why, facts]
    case .wordsByAnalogy: [name, subject("Message"), facts]
    case .notReproduced: [name, subject("Message"), why, facts]
    case .choice: [name, subject("Question"), here("Choice"), facts]
    }
  }
}
