import ListTesting
import Testing

@Suite struct ShrinkerTests {
  @Test func irrelevantElementsAreRemoved() {
    let shrinker = Shrinker<[Int]>(
      simpler: { Shortenings($0) }, fails: { $0.contains(300) && $0.contains(977) })
    let outcome = shrinker.shrink(Array(0..<1000))
    #expect(outcome.smallest == [300, 977])
    #expect(outcome.isMinimal)
    #expect(outcome.attempts == 86)
    #expect(outcome.steps == 25)
  }

  @Test func elementsThatCannotBeSimplifiedStay() {
    let shrinker = Shrinker<[Int]>(simpler: { Shortenings($0) }, fails: { $0.count == 3 })
    let outcome = shrinker.shrink([1, 2, 3])
    #expect(outcome.smallest == [1, 2, 3])
    #expect(outcome.attempts == 3)
    #expect(outcome.steps == 0)
    #expect(outcome.isMinimal)
  }

  @Test func attemptsAreBounded() {
    let shrinker = Shrinker<Int>(
      mostAttempts: 4, simpler: { [$0 - 1] }, fails: { $0 >= 0 })
    let outcome = shrinker.shrink(100)
    #expect(outcome.smallest == 96)
    #expect(outcome.attempts == 4)
    #expect(!outcome.isMinimal)
  }

  @Test func theFirstSimplerFailureIsTaken() {
    let shrinker = Shrinker<Int>(simpler: { [$0 / 2, $0 - 1] }, fails: { $0 > 10 && $0 % 2 == 0 })
    // 100 -> 50; 25 and 49 do not fail.
    #expect(shrinker.smallest(from: 100) == 50)
  }

  @Test func candidatesRangeFromHalvesToSingleElements() {
    #expect(
      Array(Shortenings([1, 2, 3, 4, 5])) == [
        [3, 4, 5], [1, 2, 5], [1, 2, 3, 4],
        [2, 3, 4, 5], [1, 3, 4, 5], [1, 2, 4, 5], [1, 2, 3, 5], [1, 2, 3, 4],
      ])
    #expect(Array(Shortenings([1])) == [[]])
    #expect(Array(Shortenings([Int]())) == [])
  }

  @Test func seededNumbersAreReproducible() {
    // The first outputs of SplitMix64 for this seed, as its author's program prints them.
    var random = SeededGenerator(seed: 1_234_567)
    #expect(
      (0..<3).map { _ in random.next() } == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
      ])
  }
}
