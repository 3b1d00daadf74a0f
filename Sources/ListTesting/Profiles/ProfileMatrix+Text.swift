import HeadlessKit
import ListCore

extension ProfileMatrix {
  /// The facets that differ between groups, and those that are the same everywhere.
  private var topics: (different: [Int], same: [Int]) {
    let facets = groups.map { $0.outcome.facets.map(\.text) }
    let all = facets.first?.indices.map { $0 } ?? []
    let isSame = { (topic: Int) in Set(facets.map { $0[topic] }).count < 2 }
    return (all.filter { !isSame($0) }, all.filter(isSame))
  }
}

extension ProfileMatrix: CustomStringConvertible {
  /// The releases grouped by outcome, with the differences between the groups, followed by what
  /// they have in common.
  public var description: String {
    let (different, same) = topics
    var lines = [title]
    for group in groups where !isUniform {
      lines += ["", "\(group.name):"] + Self.lines(group.outcome, different)
    }
    if let outcome = groups.first?.outcome {
      lines +=
        ["", "everywhere:"] + Self.lines(outcome, same.filter { outcome.facets[$0].text != "0" })
    }
    return lines.joined(separator: "\n")
  }

  private static func lines(_ outcome: ProfileOutcome, _ topics: [Int]) -> [String] {
    let facets = outcome.facets
    return topics.map { facets[$0] }.map {
      "  \($0.name): \($0.text.replacing("\n", with: "\n    "))"
    }
  }

  /// A table of the differences, with a column for each group.
  public var markdown: String {
    let (different, _) = topics
    guard !isUniform else { return "**\(title)**: the same on every release.\n" }
    let groups = groups
    let facets = groups.map { $0.outcome.facets }
    let names = different.map { topic in facets[0][topic].name }
    var lines = [
      "**\(title)**", "",
      "| | " + groups.map(\.name).joined(separator: " | ") + " |",
      "|---" + String(repeating: "|---", count: groups.count) + "|",
    ]
    for (name, topic) in zip(names, different) {
      let cells = facets.map { Self.cell($0[topic].text) }
      lines.append("| \(name) | " + cells.joined(separator: " | ") + " |")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func cell(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("|", with: "\\|")
      .replacing("<", with: "&lt;").replacing("\n", with: "<br>")
  }
}

extension SurvivalMatrix {
  /// A table for each kind of list, with operations as rows and subjects as columns.
  ///
  /// If releases differ, the table cell names them.
  public var markdown: String {
    ListKind.allCases.map { kind in
      let subjects = Subject.allCases.filter { subject in
        rows.contains { $0.kind == kind && $0.fates[subject] != nil }
      }
      let title = kind.viewNoun.prefix(1).uppercased() + kind.viewNoun.dropFirst()
      let head = [
        "### \(title)", "",
        "| | " + subjects.map(\.rawValue).joined(separator: " | ") + " |",
        "|---" + String(repeating: "|---", count: subjects.count) + "|",
      ]
      let lines = Operation.allCases.map { operation in
        let cells = subjects.map { cell($0, operation, kind) }
        return "| \(operation.rawValue) | " + cells.joined(separator: " | ") + " |"
      }
      return (head + lines).joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }

  private func cell(_ subject: Subject, _ operation: Operation, _ kind: ListKind) -> String {
    let runs = rows.filter { $0.kind == kind && $0.operation == operation }
    var fates: [Fate?] = []
    for run in runs where !fates.contains(run.fates[subject]) {
      fates.append(run.fates[subject])
    }
    guard fates.count > 1 else { return Self.text(fates.first ?? nil) }
    let names = runs.map(\.profile.name)
    return fates.map { fate in
      let members = runs.indices.filter { runs[$0].fates[subject] == fate }
      return "\(ProfileMatrix.name(members, among: names)): \(Self.text(fate))"
    }.joined(separator: "; ")
  }

  private static func text(_ fate: Fate?) -> String {
    guard let fate else { return "–" }
    return fate == .survives ? "**\(fate.rawValue)**" : fate.rawValue
  }
}
