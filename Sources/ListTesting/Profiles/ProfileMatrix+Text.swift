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
