import Testing

@testable import CrashTranscripts

/// Tokens, declarations, statements and expressions of an app's code.
@Suite struct SourceSyntaxTests {
  private static func nodes(_ text: String) throws -> [SourceNode] {
    try #require(SourceLexer.nodes(of: text, until: SearchLimit { false }))
  }

  @Test(
    arguments: [
      ("", [""]), ("a", ["a"]), ("a, b", ["a", "b"]), ("f(a, b), [c, d]", ["f(a, b)", "[c, d]"]),
      ("a > b, c", ["a > b", "c"]), ("a < b, c > d, e", ["a < b", "c > d", "e"]),
      ("a -> b, c", ["a -> b", "c"]),
      ("Dictionary<String, Int>(), x", ["Dictionary<String, Int>()", "x"]),
      (
        "n: Result<Int, Never> = .success(1), m = 2",
        ["n: Result<Int, Never> = .success(1)", "m = 2"]
      ),
      (
        "a: Result<Int, Never>, b: Dictionary<Int, Set<Int>>, c",
        ["a: Result<Int, Never>", "b: Dictionary<Int, Set<Int>>", "c"]
      ),
    ])
  func `a comma divides unless it is in brackets or between generic arguments`(
    _ text: String, _ parts: [String]
  ) throws {
    #expect(try Self.nodes(text).separatedByTopLevelCommas.map(\.code) == parts)
  }

  @Test(
    arguments: [
      ("let a = 1", ["let a||1"]), ("var a: Int", ["var a|Int|"]),
      ("let a: Int = 1, b: [Item] = []", ["let a|Int|1", "let b|[Item]|[]"]),
      ("var a: Dictionary<String, Int> = b", ["var a|Dictionary<String, Int>|b"]),
      ("let a: Shop.Item? = nil", ["let a|Shop.Item?|nil"]),
      ("let (a, b) = pair", ["let (a, b)||pair"]),
      ("let a: Int = 1\nvar b: [Int] = c", ["let a|Int|1", "var b|[Int]|c"]),
    ])
  func `a local name has its type and its value`(_ text: String, _ expected: [String]) throws {
    let locals = SourceStatements.block(try Self.nodes(text)).map { statement in
      guard case .declaration(let local) = statement else { return "\(statement)" }
      return
        "\(local.isVariable ? "var" : "let") \(local.name)|\(local.type.code)|\(local.value.code)"
    }
    #expect(locals == expected)
  }

  @Test(
    arguments: [
      ("func f() { a() }", "f", "", 1), ("func f(x: Int) -> Int { return x }", "f", "Int", 1),
      ("func f() throws { try a(); b() }", "f", "", 2),
      ("func f() -> [String] { [] }", "f", "[String]", 1),
    ])
  func `a function inside another one is one statement, and the next follows it`(
    _ text: String, _ name: String, _ result: String, _ count: Int
  ) throws {
    let block = SourceStatements.block(try Self.nodes(text + "\nlet after = 2"))
    try #require(block.count == 2)
    guard case .function(let function) = block[0], case .declaration(let local) = block[1] else {
      Issue.record("\(block)")
      return
    }
    #expect(function.name == name)
    #expect(function.result.code == result)
    #expect(SourceStatements.block(function.body).count == count)
    #expect(local.name == "after")
  }

  @Test func `members follow a function, whatever is before its braces`() throws {
    let text = """
      class Shelf: Store {
        init() { load() }
        func first() -> Book { books[0] }
        func load() throws { }
        private var books: [Book] = []
      }
      func count() -> Int { 3 }
      """
    let declarations = SourceDeclarations(try Self.nodes(text))
    let type = try #require(declarations.types.first)
    #expect(declarations.types.count == 1)
    #expect(type.inherited == ["Store"])
    #expect(type.functions.map(\.name) == ["init", "first", "load"])
    #expect(type.functions.map(\.modifiers) == [[], [], []])
    #expect(type.properties.map(\.name) == ["books"])
    #expect(type.properties.map(\.modifiers) == [["private", "var"]])
    #expect(declarations.functions.map(\.name) == ["count"])
  }

  @Test(
    arguments: [
      ("Array<Int>", ["Array", "Int"]), ("Array<Int>()", ["Array()"]),
      ("Dictionary<String, Int>(a)", ["Dictionary(a)"]), ("a < b", ["a", "b"]),
      ("a.count < limit, b.c", ["a.count", "limit", "b.c"]), ("a.b[0].c(d: e)", ["a.b[0].c(d: e)"]),
      ("Set<", ["Set"]), ("Dictionary<Int, Set<Int>>()", ["Dictionary()"]),
    ])
  func `an expression ends behind its members, and generic arguments are not part of it`(
    _ text: String, _ expected: [String]
  ) throws {
    #expect(SourceChain.chains(in: try Self.nodes(text)).map { $0.code() } == expected)
  }
}
