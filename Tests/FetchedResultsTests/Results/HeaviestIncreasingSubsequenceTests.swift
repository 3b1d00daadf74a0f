import TestSupport
import Testing

@testable import FetchedResults

@Suite struct HeaviestIncreasingSubsequenceTests {
  @Test func amongEqualWeightsTheLongestIsFound() {
    #expect(HeaviestIncreasingSubsequence.of([], weights: []) == [])
    #expect(HeaviestIncreasingSubsequence.of([2, 0, 1], weights: [1, 1, 1]) == [1, 2])
    #expect(HeaviestIncreasingSubsequence.of([0, 3, 1, 2], weights: [1, 1, 1, 1]) == [0, 2, 3])
  }

  @Test func theHeaviestIsPreferred() {
    #expect(HeaviestIncreasingSubsequence.of([2, 0, 1], weights: [3, 1, 1]) == [0])
  }

  /// Compares with every subset of every order of up to five numbers.
  @Test(arguments: 0..<40)
  func agreesWithTryingEverySubset(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let numbers = Array(0..<(seed % 6)).shuffled(using: &random)
    let weights = numbers.map { _ in Int.random(in: 1...4, using: &random) }
    let found = HeaviestIncreasingSubsequence.of(numbers, weights: weights)
    let best = (0..<(1 << numbers.count)).map { bits in
      let chosen = numbers.indices.filter { bits & (1 << $0) != 0 }
      let ascends = zip(chosen, chosen.dropFirst()).allSatisfy { numbers[$0] < numbers[$1] }
      return ascends ? chosen.reduce(0) { $0 + weights[$1] } : 0
    }.max()
    #expect(found.reduce(0) { $0 + weights[$1] } == best)
    #expect(zip(found, found.dropFirst()).allSatisfy { numbers[$0] < numbers[$1] && $0 < $1 })
  }
}
