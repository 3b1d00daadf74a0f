/// Brings something that fails to a smallest form that still fails.
///
/// From the ways to make a candidate simpler it takes the first that still fails, and begins
/// again there, until no simpler one fails. The answer follows from the closures alone: two runs
/// take the same way.
///
/// ```swift
/// let shrinker = Shrinker<[Int]>(
///   simpler: { Shortenings($0) }, fails: { $0.contains(3) && $0.contains(5) })
/// shrinker.smallest(from: [1, 2, 3, 4, 5, 6])  // [3, 5]
/// ```
public struct Shrinker<Candidate> {
  /// Where a shrinker got to.
  public struct Outcome {
    /// The simplest candidate that was seen to fail, or the one that it began with.
    public var smallest: Candidate
    /// How many simpler candidates were tried.
    public var attempts: Int
    /// How often a simpler one failed as well, and was taken.
    public var steps: Int
    /// Whether no simpler candidate fails. Otherwise the attempts ran out before that was known.
    public var isMinimal: Bool
  }

  private let simpler: (Candidate) -> AnySequence<Candidate>
  private let fails: (Candidate) -> Bool
  private let mostAttempts: Int

  /// Creates a shrinker.
  ///
  /// - Parameters:
  ///   - mostAttempts: The bound on how many candidates are tried.
  ///   - simpler: The ways to make a candidate simpler, the boldest first. They must come to an
  ///     end: no chain of them may lead back to where it began.
  ///   - fails: Whether a candidate fails. It must answer the same each time.
  public init<Simpler: Sequence<Candidate>>(
    mostAttempts: Int = 10_000, simpler: @escaping (Candidate) -> Simpler,
    fails: @escaping (Candidate) -> Bool
  ) {
    self.simpler = { AnySequence(simpler($0)) }
    self.fails = fails
    self.mostAttempts = mostAttempts
  }
}

extension Shrinker {
  /// The smallest form of a candidate that fails.
  ///
  /// A candidate that does not fail itself, and has no simpler one that does, is its own answer.
  public func smallest(from candidate: Candidate) -> Candidate {
    shrink(candidate).smallest
  }

  /// The smallest form of a candidate that fails, and what it took to find it.
  ///
  /// - Complexity: At most as many calls of `fails` as there are attempts.
  public func shrink(_ candidate: Candidate) -> Outcome {
    var outcome = Outcome(smallest: candidate, attempts: 0, steps: 0, isMinimal: false)
    while let simpler = nextFailing(&outcome) {
      outcome.smallest = simpler
      outcome.steps += 1
    }
    return outcome
  }

  /// The first simpler candidate that fails. Notes when there is none at all.
  private func nextFailing(_ outcome: inout Outcome) -> Candidate? {
    for candidate in simpler(outcome.smallest) {
      guard outcome.attempts < mostAttempts else { return nil }
      outcome.attempts += 1
      if fails(candidate) { return candidate }
    }
    outcome.isMinimal = true
    return nil
  }
}
