import HeadlessKit
import ListCore

/// A parser of scenarios.
struct ScenarioParser {
  private var tokens: ArraySlice<ScenarioToken>
  private var setup = ListScenario.Setup()
  /// The settings that the setup has specified so far.
  private var said: Set<String> = []

  private init(_ tokens: [ScenarioToken]) {
    self.tokens = tokens[...]
  }

  /// Parses a scenario.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  static func scenario(in text: String) throws(ScenarioError) -> ListScenario {
    var parser = ScenarioParser(try ScenarioLexer.tokens(in: text))
    let statements = try parser.statements(batchStart: nil)
    return ListScenario(parser.setup, statements)
  }
}

extension ListScenario {
  /// Parses a scenario.
  ///
  /// - Throws: The first error, with its position.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public init(_ text: String) throws(ScenarioError) {
    self = try ScenarioParser.scenario(in: text)
  }
}

// MARK: - Statements

extension ScenarioParser {
  /// Parses statements up to the end, or up to the brace that closes a batch.
  private mutating func statements(
    batchStart: ScenarioToken?
  ) throws(ScenarioError) -> [ScenarioStatement] {
    var statements: [ScenarioStatement] = []
    while true {
      let token = take()
      switch token.kind {
      case .separator: continue
      case .end:
        if let batchStart { throw batchStart.error(.unclosedBatch) }
        return statements
      case .closeBrace:
        guard batchStart != nil else { throw expected("a statement", token) }
        return statements
      case .word(let word):
        if try readSetup(word, token, isFirst: statements.isEmpty && batchStart == nil) {
          try endStatement()
          continue
        }
        statements.append(try statement(word, token, isInBatch: batchStart != nil))
        try endStatement()
      case .text, .openBrace, .openBracket, .closeBracket, .arrow:
        throw expected("a statement", token)
      }
    }
  }

  private mutating func statement(
    _ word: String, _ token: ScenarioToken, isInBatch: Bool
  ) throws(ScenarioError) -> ScenarioStatement {
    if isInBatch, ["show", "settle", "apply", "tap"].contains(word) {
      throw token.error(.notInBatch(word))
    }
    switch word {
    case "show": return .show
    case "layout": return .layout
    case "settle": return .settle
    case "count": return .count
    case "reloadData": return .reloadData
    case "batch":
      let brace = take()
      guard brace.kind == .openBrace else { throw expected("'{'", brace) }
      return .batch(try statements(batchStart: token))
    case "set":
      if setup.usesSnapshots { throw token.error(.needsDataSource(word)) }
      return .set(try model())
    case "apply":
      guard setup.usesSnapshots else { throw token.error(.needsSnapshots(word)) }
      return .apply(try apply())
    case "ins": return .call(.insertItems(try paths()))
    case "del": return .call(.deleteItems(try paths()))
    case "reload": return .call(.reloadItems(try paths()))
    case "reconfigure": return .reconfigure(try paths())
    case "move":
      let from = try path()
      try arrow()
      return .call(.moveItem(from: from, to: try path()))
    case "insS": return .call(.insertSections(try numbers()))
    case "delS": return .call(.deleteSections(try numbers()))
    case "reloadS": return .call(.reloadSections(try numbers()))
    case "moveS":
      let from = try number("a section")
      try arrow()
      return .call(.moveSection(from: from, to: try number("a section")))
    case "select": return .select(try path())
    case "deselect": return .deselect(try path())
    case "tap": return .tap(try path())
    case "scroll": return .scroll(try number("an offset in points"))
    default: throw token.error(.unknownStatement(word))
    }
  }

  private mutating func endStatement() throws(ScenarioError) {
    switch peek.kind {
    case .separator, .end, .closeBrace: return
    default: throw expected("the end of the statement", peek)
    }
  }
}

// MARK: - Setup

extension ScenarioParser {
  /// Parses a word of the setup, if it is one.
  private mutating func readSetup(
    _ word: String, _ token: ScenarioToken, isFirst: Bool
  ) throws(ScenarioError) -> Bool {
    let topic = ["table", "collection"].contains(word) ? "list" : word
    guard ["list", "snapshots", "profile", "size", "cells", "data"].contains(topic) else {
      return false
    }
    guard isFirst else { throw token.error(.setupAfterStatement(word)) }
    guard said.insert(topic).inserted else { throw token.error(.repeated(word)) }
    switch word {
    case "table": setup.kind = .table
    case "collection": setup.kind = .collection
    case "snapshots":
      setup.usesSnapshots = true
      let next = peek
      if case .word(let kind) = next.kind {
        _ = take()
        guard ["table", "collection"].contains(kind) else {
          throw expected("'table' or 'collection'", next)
        }
        return try readSetup(kind, next, isFirst: true)
      }
    case "profile":
      let (name, token) = try self.word("a release")
      let profiles = SystemProfile.supported + SystemProfile.historic
      guard let profile = profiles.first(where: { ScenarioWriter.profile($0) == name }) else {
        throw token.error(.unknownProfile(name))
      }
      setup.profile = profile
    case "size":
      let (text, token) = try self.word("a size such as 390x844")
      let sides = text.split(separator: "x", omittingEmptySubsequences: false)
        .compactMap { Self.number(String($0)) }
      guard sides.count == 2, text.count(where: { $0 == "x" }) == 1, sides.allSatisfy({ $0 > 0 })
      else { throw expected("a size such as 390x844", token) }
      setup.screen = ListScenario.Screen(width: sides[0], height: sides[1])
    case "cells":
      let (text, token) = try self.word("'fixed'")
      guard text == "fixed" else { throw expected("'fixed'", token) }
      setup.cellHeight = try number("a height in points")
    default: setup.data = try model()
    }
    return true
  }
}

// MARK: - Parts

extension ScenarioParser {
  private var peek: ScenarioToken {
    tokens.first ?? ScenarioToken(kind: .end, line: 1, column: 1)
  }

  private mutating func take() -> ScenarioToken {
    // The end token is never consumed.
    defer { if tokens.count > 1 { tokens.removeFirst() } }
    return peek
  }

  private func expected(_ due: String, _ found: ScenarioToken) -> ScenarioError {
    found.error(.expected(due, found: "\(found)"))
  }

  private mutating func word(
    _ due: String
  ) throws(ScenarioError) -> (String, ScenarioToken) {
    guard case .word(let word) = peek.kind else { throw expected(due, peek) }
    return (word, take())
  }

  /// Returns the next word or quoted text; `nil` if the next token is neither.
  private mutating func name() -> String? {
    switch peek.kind {
    case .word(let name) where !ScenarioWriter.keywords.contains(name), .text(let name):
      _ = take()
      return name
    default: return nil
    }
  }

  private mutating func names() -> [String] {
    var names: [String] = []
    while let name = name() { names.append(name) }
    return names
  }

  private mutating func model() throws(ScenarioError) -> ScenarioModel {
    if peek.kind == .word("empty") {
      _ = take()
      return ScenarioModel()
    }
    var sections: [ScenarioModel.Section] = []
    while let name = name() {
      guard peek.kind == .openBracket else { throw expected("'['", peek) }
      _ = take()
      sections.append(ScenarioModel.Section(name, names()))
      guard peek.kind == .closeBracket else { throw expected("an item or ']'", peek) }
      _ = take()
    }
    guard !sections.isEmpty else { throw expected("a section such as A[1 2], or 'empty'", peek) }
    return ScenarioModel(sections)
  }

  private mutating func apply() throws(ScenarioError) -> ScenarioApply {
    var apply = ScenarioApply(try model())
    while case .word(let word) = peek.kind {
      let token = take()
      switch word {
      case "reload": apply.reloaded += try marks()
      case "reconfigure": apply.reconfigured += try marks()
      case "reloadS": apply.reloadedSections += try marks()
      case "without":
        try follow(with: "animation")
        apply.style = .notAnimated
      case "by":
        try follow(with: "reload")
        apply.style = .reloadData
      default: throw expected("'reload', 'reconfigure', 'reloadS', 'without' or 'by'", token)
      }
    }
    return apply
  }

  private mutating func marks() throws(ScenarioError) -> [String] {
    let names = names()
    guard !names.isEmpty else { throw expected("a name", peek) }
    return names
  }

  private mutating func follow(with word: String) throws(ScenarioError) {
    guard peek.kind == .word(word) else { throw expected("'\(word)'", peek) }
    _ = take()
  }

  private mutating func arrow() throws(ScenarioError) {
    guard peek.kind == .arrow else { throw expected("'->'", peek) }
    _ = take()
  }

  /// Parses a number without a sign, in decimal digits.
  private static func number(_ text: some StringProtocol) -> Int? {
    text.allSatisfy { ("0"..."9").contains($0) } ? Int(text) : nil
  }

  private mutating func number(_ due: String) throws(ScenarioError) -> Int {
    guard case .word(let text) = peek.kind, let number = Self.number(text) else {
      throw expected(due, peek)
    }
    _ = take()
    return number
  }

  private mutating func numbers() throws(ScenarioError) -> [Int] {
    var numbers = [try number("a section")]
    while case .word = peek.kind { numbers.append(try number("a section")) }
    return numbers
  }

  private mutating func path() throws(ScenarioError) -> ItemPath {
    let due = "a position such as 0.1"
    guard case .word(let text) = peek.kind else { throw expected(due, peek) }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let indexes = parts.compactMap(Self.number)
    guard parts.count == 2, indexes.count == 2 else { throw expected(due, peek) }
    _ = take()
    return ItemPath(item: indexes[1], section: indexes[0])
  }

  private mutating func paths() throws(ScenarioError) -> [ItemPath] {
    var paths = [try path()]
    while case .word = peek.kind { paths.append(try path()) }
    return paths
  }
}
