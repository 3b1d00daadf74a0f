import Testing

@testable import CrashTranscripts

/// The paths through a function and through its closures.
@Suite struct SourceSequenceTests {
  private static func event(_ name: String) -> SourceEvent {
    SourceEvent(kind: .returned(name), file: 0, line: 0)
  }

  private static func creation(of closure: Int) -> SourceEvent {
    SourceEvent(kind: .closure(closure, isLater: true), file: 0, line: 0)
  }

  private static func closure(_ events: [SourceEvent], line: Int) -> SourcePaths.Closure {
    SourcePaths.Closure(paths: [events], line: line, file: 0)
  }

  @Test func `a closure has the events around it, and none around another closure`() {
    let paths = SourcePaths(
      paths: [
        [Self.event("one"), Self.creation(of: 0)], [Self.event("two"), Self.creation(of: 1)],
      ],
      closures: [
        Self.closure([Self.event("inner one")], line: 1),
        Self.closure([Self.event("inner two")], line: 2),
      ])
    let sequences = paths.sequences
    #expect(sequences.map(\.closure) == [nil, nil, 1, 2])
    #expect(sequences.map(\.context) == [[], [], paths.paths[0], paths.paths[1]])
  }

  @Test(arguments: 0..<6)
  func `a nested closure has the events around all outer ones`(_ depth: Int) throws {
    let closures = (0...depth).map { number in
      Self.closure(
        number == depth ? [Self.event("inner")] : [Self.creation(of: number + 1)], line: number)
    }
    let paths = SourcePaths(
      paths: [[Self.event("outer"), Self.creation(of: 0)]], closures: closures)
    let sequences = paths.sequences
    #expect(sequences.map(\.closure) == [nil, depth])
    let inner = try #require(sequences.last)
    #expect(inner.events == [Self.event("inner")])
    #expect(
      Set(inner.context)
        == Set([Self.event("outer")] + (0...depth).map { Self.creation(of: $0) }))
    #expect(sequences[0].closures == [0: [Self.event("inner")]])
  }
}
