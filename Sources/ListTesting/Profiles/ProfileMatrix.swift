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
