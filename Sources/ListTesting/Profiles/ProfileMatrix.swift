import HeadlessKit
import ListCore

/// The outcome of the same code on every release, and the differences.
///
/// ```swift
/// let matrix = ProfileMatrix("removing a book in silence") { stage in
///   let screen = Shelf()
///   stage.watch(screen.table)
///   stage.simulator.show(screen.table)
///   screen.removeFirstBook()
/// }
/// print(matrix)
/// ```
///
/// A crash does not end the matrix: the other releases continue, each on its own simulator.
public struct ProfileMatrix: Hashable, Sendable {
  /// The title of the code.
  public var title: String
  /// The outcome on each release, in the given order.
  public var runs: [Run]

  /// The outcome of the code on one release.
  public struct Run: Hashable, Sendable {
    /// The release.
    public var profile: SystemProfile
    /// The outcome of the code.
    public var outcome: ProfileOutcome

    /// Creates a run.
    public init(profile: SystemProfile, outcome: ProfileOutcome) {
      self.profile = profile
      self.outcome = outcome
    }
  }

  /// Creates a matrix from the given runs.
  public init(_ title: String, runs: [Run]) {
    self.title = title
    self.runs = runs
  }

  /// Runs code on several releases, one after another, and settles each simulator at the end.
  ///
  /// - Parameters:
  ///   - title: The title of the code.
  ///   - profiles: The releases.
  ///   - body: The code, which shows its lists on the simulator of its stage.
  @preconcurrency @MainActor
  public init(
    _ title: String, profiles: [SystemProfile] = SystemProfile.supported,
    _ body: @MainActor (ProfileStage) -> Void
  ) {
    self.title = title
    runs = profiles.map { Run(profile: $0, outcome: ProfileStage(profile: $0).play(body)) }
  }
}

extension ProfileMatrix {
  /// Releases with the same outcome.
  public struct Group: Hashable, Sendable {
    /// The releases, in order.
    public var profiles: [SystemProfile]
    /// The outcome.
    public var outcome: ProfileOutcome
    /// The common name of the releases: `iOS 15-16, iOS 18`.
    public var name: String
  }

  /// The releases grouped by outcome, in the order of the first release of each group.
  public var groups: [Group] {
    var outcomes: [ProfileOutcome] = []
    for run in runs where !outcomes.contains(run.outcome) { outcomes.append(run.outcome) }
    return outcomes.map { outcome in
      let members = runs.indices.filter { runs[$0].outcome == outcome }
      return Group(
        profiles: members.map { runs[$0].profile }, outcome: outcome,
        name: Self.name(members, among: runs.map(\.profile.name)))
    }
  }

  /// Whether the outcome is the same on every release.
  public var isUniform: Bool { groups.count < 2 }

  /// Returns the names of releases, with consecutive ones as a range.
  static func name(_ members: [Int], among names: [String]) -> String {
    var ranges: [ClosedRange<Int>] = []
    for member in members {
      if let last = ranges.last, last.upperBound == member - 1 {
        ranges[ranges.count - 1] = last.lowerBound...member
      } else {
        ranges.append(member...member)
      }
    }
    return ranges.map { range in
      let (first, last) = (names[range.lowerBound], names[range.upperBound])
      return range.count == 1 ? first : first + "-" + last.replacing("iOS ", with: "")
    }.joined(separator: ", ")
  }
}

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
