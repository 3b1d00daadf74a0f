import TestSupport
import Testing

/// A screen that announces its changes manually and one that applies snapshots end up identical
/// after any changes of the model.
@MainActor
@Suite struct TwoPathsTests {
  @Test("two tables stay identical through random changes", arguments: 1...4)
  func table(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let screens = try TwoTables(Library(shelves: 4, books: 8))
    for step in 0..<Thoroughness.number(usually: 80, exhaustively: 1_000) {
      let edit = try screens.edit(using: &random)
      try screens.touch(using: &random)
      let states = try screens.states()
      #expect(states[0] == states[1], "step \(step): \(edit)")
      guard states[0] == states[1] else { return }
    }
  }

  @Test("two collection views stay identical through random changes", arguments: 1...4)
  func collection(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let screens = try TwoCollections(Library(shelves: 4, books: 8))
    for step in 0..<Thoroughness.number(usually: 80, exhaustively: 1_000) {
      let edit = try screens.edit(using: &random)
      try screens.touch(using: &random)
      let states = try screens.states()
      #expect(states[0] == states[1], "step \(step): \(edit)")
      guard states[0] == states[1] else { return }
    }
  }
}
