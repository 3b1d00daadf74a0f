import TestSupport
import Testing

@testable import DiffableKit

@Suite struct RepetitionTests {
  @Test func fewAndMany() {
    #expect(Repetition.positions(in: []) == [])
    #expect(Repetition.positions(in: [-1, -1]) == [])
    #expect(Repetition.positions(in: [5, 3, 5, -1, 3, 5, -1]) == [2, 4, 5])
  }

  @Test(arguments: 1...5)
  func random(seed: UInt64) {
    var dice = SeededGenerator(seed: seed)
    for count in 0..<60 {
      let tokens = (0..<count).map { _ in Int32.random(in: -1..<100, using: &dice) }
      let expected = tokens.indices.filter {
        tokens[$0] >= 0 && tokens[..<$0].contains(tokens[$0])
      }
      #expect(Repetition.positions(in: tokens) == expected)
    }
  }
}
