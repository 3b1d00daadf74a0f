import Testing

@testable import CrashTranscripts

/// The arguments and conditions of source code, which commas separate.
@Suite struct TopLevelCommaTests {
  /// Pieces of code, none of which has a comma of its own that separates it.
  private static let pieces = [
    "a", "a > b", "a < b", "a >= b", "a >> 2", "b > (c, d)", "f(x, y)", "[1, 2]", "{ x, y in x }",
    "Set<Int>()", "Pair<Int, String>(1, 2)", "Map<Key, Pair<Int, Int>>()", "x -> y",
  ]

  @Test(arguments: [
    "Set<Int>", "Pair<Int, String>", "Set<Set<Int>>", "Map<Key, Pair<Int, Set<Int>>>",
  ])
  func aGenericTypeIsCalledAsAnyOther(_ type: String) throws {
    let limit = SearchLimit(isOver: { false })
    let generic = try #require(SourceLexer.nodes(of: "\(type)(items).sorted()", until: limit))
    let plain = try #require(SourceLexer.nodes(of: "Plain(items).sorted()", until: limit))
    let chains = [generic, plain].map { nodes in SourceChain.chains(in: nodes).map(\.links.count) }
    #expect(chains[0] == chains[1])
  }

  @Test func everyPieceIsAPartOfItsOwn() throws {
    for first in Self.pieces {
      for second in Self.pieces {
        for third in ["z", "a > b", "Pair<Int, Int>()"] {
          let code = "\(first), \(second), \(third)"
          let limit = SearchLimit(isOver: { false })
          let nodes = try #require(SourceLexer.nodes(of: code, until: limit))
          let parts = nodes.separatedByTopLevelCommas
          let alone = try [first, second, third].map {
            try #require(SourceLexer.nodes(of: $0, until: limit)).map(\.code)
          }
          #expect(parts.map { $0.map(\.code) } == alone, "\(code)")
        }
      }
    }
  }
}
