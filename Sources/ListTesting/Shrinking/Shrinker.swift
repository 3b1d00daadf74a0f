/// A shrinker that reduces a failing candidate to a smallest form that still fails.
///
/// It takes the first simpler candidate that still fails, and continues from there until no simpler
/// one fails. The result depends only on the closures: two runs take the same steps.
///
/// ```swift
/// let shrinker = Shrinker<[Int]>(
///   simpler: { Shortenings($0) }, fails: { $0.contains(3) && $0.contains(5) })
/// shrinker.smallest(from: [1, 2, 3, 4, 5, 6])  // [3, 5]
/// ```
public struct Shrinker<Candidate> {
  /// The result of shrinking.
  public struct Outcome {
    /// The simplest candidate that was seen to fail, or the initial one.
    public var smallest: Candidate
    /// The number of simpler candidates that were tried.
    public var attempts: Int
    /// The number of times that a simpler candidate also failed, and replaced the previous one.
    public var steps: Int
    /// Whether no simpler candidate fails. Otherwise the maximum number of attempts was reached
    /// first.
    public var isMinimal: Bool
  }

  private let simpler: (Candidate) -> AnySequence<Candidate>
  private let fails: (Candidate) -> Bool
  private let mostAttempts: Int

  /// Creates a shrinker.
  ///
  /// - Parameters:
  ///   - mostAttempts: The maximum number of candidates to try.
  ///   - simpler: Returns the simpler variants of a candidate, the largest steps first. They must
  ///     be finite, and no chain of them may lead back to its start.
  ///   - fails: Returns whether a candidate fails. The result must be the same each time.
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
  /// Returns the smallest form of a candidate that fails.
  ///
  /// A candidate that does not fail, and has no simpler variant that does, is returned unchanged.
  public func smallest(from candidate: Candidate) -> Candidate {
    shrink(candidate).smallest
  }

  /// Returns the smallest form of a candidate that fails, and the effort to find it.
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

  /// Returns the first simpler candidate that fails. Records if there is none.
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

/// The sequences that result from removing one run of elements: half of them, then quarters, down
/// to single ones.
///
/// With a ``Shrinker`` this is delta debugging: irrelevant elements of long sequences are removed
/// in large pieces. Among runs of equal length, the first ones are removed first: a failure often
/// occurs at the end, and rarely depends on the beginning.
///
/// ```swift
/// Array(Shortenings(["a", "b", "c"]))  // [["b", "c"], ["a", "c"], ["a", "b"]]
/// ```
public struct Shortenings<Element>: Sequence {
  private let elements: [Element]

  /// Creates the shortenings of a sequence. An empty sequence has none.
  public init(_ elements: [Element]) {
    self.elements = elements
  }

  /// Creates an iterator over the shortenings.
  ///
  /// - Complexity: O(*n*) for each, and O(*n*) in number, where *n* is the number of elements.
  public func makeIterator() -> AnyIterator<[Element]> {
    var length = Swift.max(1, elements.count / 2)
    var start = 0
    return AnyIterator {
      if start >= elements.count, length > 1 {
        start = 0
        length /= 2
      }
      guard start < elements.count else { return nil }
      let end = Swift.min(start + length, elements.count)
      defer { start = end }
      return Array(elements[..<start] + elements[end...])
    }
  }
}

/// A generator of random numbers from a seed, which are the same on every machine and in every run.
///
/// ```swift
/// var random = SeededGenerator(seed: 7)
/// Int.random(in: 1...6, using: &random)
/// ```
public struct SeededGenerator: RandomNumberGenerator, Hashable, Sendable {
  private var state: UInt64

  /// Creates a generator. Different seeds generate different numbers.
  public init(seed: UInt64) {
    state = seed
  }

  /// Returns the next 64 bits, with the SplitMix64 algorithm.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
