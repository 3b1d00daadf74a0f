import HeadlessKit
import ListCore

/// What one piece of code does on every release, and what differs.
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
/// A crash does not end the matrix: the others go on, each on a simulator of its own.
public struct ProfileMatrix: Hashable, Sendable {
  /// What the code is called.
  public var title: String
  /// What came of it on each release, in the order in which they were given.
  public var runs: [Run]

  /// What came of the code on one release.
  public struct Run: Hashable, Sendable {
    /// The release.
    public var profile: SystemProfile
    /// What came of the code.
    public var outcome: ProfileOutcome

    /// Creates a run.
    public init(profile: SystemProfile, outcome: ProfileOutcome) {
      self.profile = profile
      self.outcome = outcome
    }
  }

  /// Creates a matrix of what was run.
  public init(_ title: String, runs: [Run]) {
    self.title = title
    self.runs = runs
  }

  /// Runs code on releases, one after another, and settles each simulator at the end.
  ///
  /// - Parameters:
  ///   - title: What to call the code.
  ///   - profiles: The releases.
  ///   - body: The code; it shows its lists on the simulator of its stage.
  @MainActor
  public init(
    _ title: String, profiles: [SystemProfile] = SystemProfile.supported,
    _ body: @MainActor (ProfileStage) -> Void
  ) {
    self.title = title
    runs = profiles.map { Run(profile: $0, outcome: ProfileStage(profile: $0).play(body)) }
  }
}

extension ProfileMatrix {
  /// Releases on which the same happens.
  public struct Group: Hashable, Sendable {
    /// The releases, in order.
    public var profiles: [SystemProfile]
    /// What happens.
    public var outcome: ProfileOutcome
    /// What the releases are called together: `iOS 15-16, iOS 18`.
    public var name: String
  }

  /// The releases by what happens on them, in the order of their first ones.
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

  /// Whether the same happens on every release.
  public var isUniform: Bool { groups.count < 2 }

  /// Names of releases, those that follow each other as a range.
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
