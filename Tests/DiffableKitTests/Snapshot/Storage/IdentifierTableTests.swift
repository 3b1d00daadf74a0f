import Testing

@testable import DiffableKit

@Suite struct IdentifierTableTests {
  @Test func tokensAreAssignedInOrder() {
    let table = IdentifierTable<String>()
    #expect(enter(["a", "b", "a", "c"], table) == [0, 1, 0, 2])
    #expect(enter(["d", "c", "e", "d"], table) == [3, 2, 4, 3])
    #expect((0..<5).map { table.identifier(of: $0) } == ["a", "b", "c", "d", "e"])
    #expect(["c", "x", "a"].map(table.token) == [2, -1, 0])
    #expect(table.count == 5)
  }

  @Test(arguments: [1, 6, 7, 64, 65, 1_000, 20_000])
  func manyIdentifiersAreEnteredInOneCall(count: Int) {
    let table = IdentifierTable<Int>()
    #expect(enter(Array(0..<count), table) == Array(0..<Int32(count)))
    #expect((0..<count).map(table.token) == Array(0..<Int32(count)))
    #expect((0..<Int32(count)).map(table.identifier) == Array(0..<count))
    #expect(table.token(of: count) == -1)
  }

  @Test func equalHashValues() {
    let table = IdentifierTable<Clash>()
    let some = (0..<100).map(Clash.init)
    #expect(enter(some, table) == Array(0..<100))
    #expect(enter(some.reversed(), table) == (0..<100).reversed())
    #expect(some.map(table.token) == Array(0..<100))
    #expect(table.token(of: Clash(100)) == -1)
  }

  @Test func sealedTablesKeepTheirTokens() {
    let table = IdentifierTable<Int>()
    _ = enter(Array(0..<1_000), table)
    let first = table.sealed()
    #expect(enter(Array(990..<1_010), table) == Array(990..<1_010))
    let second = table.sealed()
    #expect(first === second)
    #expect(find(table, first) == tokens(below: 1_010))
    #expect((0..<1_020).map(table.token) == tokens(below: 1_010))
    _ = enter(Array(1_000..<1_200), table)
    let third = table.sealed()
    #expect(first !== third)
    #expect(find(table, first) == tokens(below: 1_020))
    #expect(find(table, third) == tokens(below: 1_020))
    #expect(enter(Array(0..<1_300), table) == Array(0..<1_300))
  }

  @Test(arguments: [1, 2, 9]) func evenOneIdentifierThatIsSealedKeepsItsToken(count: Int) {
    let table = IdentifierTable<Int>()
    _ = enter(Array(0..<count), table)
    _ = table.sealed()
    #expect(enter(Array(0...count), table) == Array(0...Int32(count)))
    #expect(table.count == count + 1)
  }

  @Test func hashTablesAreReleasedWithTheirTable() {
    weak var sealed: SlotMemory?
    do {
      let table = IdentifierTable<Int>()
      _ = enter(Array(0..<100), table)
      sealed = table.sealed()
      #expect(sealed != nil)
    }
    #expect(sealed == nil)
  }

  /// Returns the tokens of the numbers below 1,020.
  private func find(_ table: IdentifierTable<Int>, _ sealed: SlotMemory) -> [Int32] {
    (0..<1_020).map { table.token(of: $0, sealed: sealed) }
  }

  /// Returns the expected tokens if the numbers below a limit have been entered.
  private func tokens(below limit: Int32) -> [Int32] {
    (0..<1_020).map { $0 < limit ? $0 : -1 }
  }

  private func enter<Identifier>(
    _ identifiers: [Identifier], _ table: IdentifierTable<Identifier>
  ) -> [Int32] {
    var tokens = [Int32](repeating: -2, count: identifiers.count)
    identifiers.withUnsafeBufferPointer { identifiers in
      tokens.withUnsafeMutableBufferPointer { tokens in
        guard let source = identifiers.baseAddress, let target = tokens.baseAddress else { return }
        _ = table.enter(source, count: identifiers.count, tokens: target)
      }
    }
    return tokens
  }
}
