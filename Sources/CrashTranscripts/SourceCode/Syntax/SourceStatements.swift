/// A parser that divides the nodes between braces into statements.
struct SourceStatements {
  private let nodes: [SourceNode]
  private var position = 0

  /// Reads statements.
  static func block(_ nodes: [SourceNode]) -> SourceBlock {
    var reader = SourceStatements(nodes: nodes)
    var block: SourceBlock = []
    while let statements = reader.next() { block += statements }
    return block
  }

  private init(nodes: [SourceNode]) { self.nodes = nodes }

  private var here: SourceNode? { position < nodes.count ? nodes[position] : nil }

  private mutating func next() -> [SourceStatement]? {
    while here?.isSymbol(";") == true { position += 1 }
    guard let node = here else { return nil }
    guard node.kind == .word else { return [.expression(expression())] }
    switch node.text {
    case "if": return [conditional()]
    case "guard": return [guarded()]
    case "switch": return [switched()]
    case "for", "while": return [loop()]
    case "repeat": return [repeated()]
    case "do" where isFollowedByBraces: return [attempt()]
    case "defer" where isFollowedByBraces:
      position += 1
      return [.defer(braces())]
    case "let", "var": return declarations()
    case "lazy", "weak", "unowned", "static", "private", "fileprivate", "final":
      position += 1
      return next()
    case "return":
      position += 1
      return [.return(valueOnSameLine(), line: node.line)]
    case "throw", "break", "continue", "fallthrough":
      position += 1
      return [.jump(node.text, valueOnSameLine())]
    case "func":
      if let function = SourceDeclarations.function(nodes, &position, modifiers: []) {
        return [.function(function)]
      }
      position += 1
      return []
    case "case" where !nodes.isEmpty:
      position += 1
      return []
    case _ where node.text.hasPrefix("@") && node.text.count > 1:
      position += 1
      if here?.kind == .parentheses, here?.hasSpaceBefore == false { position += 1 }
      return next() ?? []
    default:
      return [.expression(expression())]
    }
  }

  private var isFollowedByBraces: Bool {
    position + 1 < nodes.count && nodes[position + 1].kind == .braces
  }

  private mutating func braces() -> SourceBlock {
    guard let node = here, node.kind == .braces else { return [] }
    position += 1
    return Self.block(node.children)
  }

  /// Returns the nodes before the next braces, including closures that are arguments of a
  /// condition.
  private mutating func head() -> [SourceNode] {
    var head: [SourceNode] = []
    while let node = here {
      if node.kind == .braces, !continuesCondition { return head }
      head.append(node)
      position += 1
    }
    return head
  }

  /// Whether the braces at the current position are a closure in a condition: `items.first { … } !=
  /// nil {`.
  private var continuesCondition: Bool {
    guard position + 1 < nodes.count else { return false }
    let next = nodes[position + 1]
    if next.startsLine { return next.isSymbol(".") }
    return next.kind == .braces || next.isSymbol(".") || next.isSymbol(",")
      || next.kind == .symbol && !["}", ";"].contains(next.text)
  }

  private mutating func conditional() -> SourceStatement {
    position += 1
    let conditions = head()
    let block = braces()
    var otherwise: SourceBlock = []
    if here?.isWord("else") == true {
      position += 1
      otherwise = here?.isWord("if") == true ? [conditional()] : braces()
    }
    return .if(conditions, then: block, else: otherwise)
  }

  private mutating func guarded() -> SourceStatement {
    position += 1
    var conditions: [SourceNode] = []
    while let node = here, !node.isWord("else") {
      conditions.append(node)
      position += 1
    }
    position += 1
    return .guard(conditions, else: braces())
  }

  private mutating func switched() -> SourceStatement {
    position += 1
    let subject = head()
    guard let node = here, node.kind == .braces else { return .switch(subject, []) }
    position += 1
    var cases: [SourceCase] = []
    var rest = node.children[...]
    while let first = rest.first {
      guard first.isWord("case") || first.isWord("default") || first.text == "@unknown" else {
        rest = rest.dropFirst()
        continue
      }
      guard let colon = rest.firstIndex(where: { $0.isSymbol(":") }) else { break }
      let pattern = Array(rest[rest.startIndex..<colon])
      rest = rest[(colon + 1)...]
      var index = rest.startIndex
      while index < rest.endIndex {
        let node = rest[index]
        let isCase = node.isWord("case") || node.isWord("default") || node.text == "@unknown"
        if isCase, node.startsLine || index > rest.startIndex && rest[index - 1].isSymbol(";") {
          break
        }
        index += 1
      }
      cases.append(
        SourceCase(
          pattern: pattern.filter { $0.text != "@unknown" },
          block: Self.block(Array(rest[rest.startIndex..<index]))))
      rest = rest[index...]
    }
    return .switch(subject, cases)
  }

  private mutating func loop() -> SourceStatement {
    position += 1
    var head = head()
    var name: String?
    if let place = head.firstIndex(where: { $0.isWord("in") }) {
      name = place == 1 ? head[0].text : nil
      head = Array(head[(place + 1)...])
    }
    return .loop(name, head, braces())
  }

  private mutating func repeated() -> SourceStatement {
    position += 1
    let block = braces()
    if here?.isWord("while") == true { position += 1 }
    return .loop(nil, expression(), block)
  }

  private mutating func attempt() -> SourceStatement {
    position += 1
    let block = braces()
    var catches: [SourceBlock] = []
    while here?.isWord("catch") == true {
      position += 1
      _ = head()
      catches.append(braces())
    }
    return .do(block, catches: catches)
  }

  private mutating func declarations() -> [SourceStatement] {
    let isVariable = nodes[position].isWord("var")
    let line = nodes[position].line
    position += 1
    return expression().separatedByTopLevelCommas.compactMap { part in
      guard let first = part.first else { return nil }
      let equals = part.firstIndex { $0.isSymbol("=") } ?? part.endIndex
      let colon = part[..<equals].firstIndex { $0.isSymbol(":") }
      return .declaration(
        SourceLocal(
          name: first.kind == .word ? first.text : first.code, isVariable: isVariable,
          type: colon.map { Array(part[($0 + 1)..<equals]) } ?? [],
          value: Array(part[equals...].dropFirst()), line: line))
    }
  }

  private mutating func valueOnSameLine() -> [SourceNode] {
    guard let node = here, !node.startsLine else { return [] }
    return expression()
  }

  /// Returns the nodes up to the end of a statement.
  private mutating func expression() -> [SourceNode] {
    var result: [SourceNode] = []
    while let node = here {
      if node.isSymbol(";") { break }
      if let last = result.last, node.startsLine, !continues(node, after: last) { break }
      result.append(node)
      position += 1
    }
    return result
  }

  /// Returns whether a node at the start of a line belongs to the statement before it.
  private func continues(_ node: SourceNode, after last: SourceNode) -> Bool {
    if last.kind == .symbol, !["?", "!", ")", "..."].contains(last.text) { return true }
    if ["try", "await", "as", "is", "in", "throws", "some", "any"].contains(last.text),
      last.kind == .word
    {
      return true
    }
    if node.kind == .symbol {
      if node.text == "." || node.text == "?" || node.text == ":" { return true }
      return !["&", "-", "!", "~", "#"].contains(node.text)
    }
    return node.isWord("as") || node.isWord("is")
  }
}

/// Statements in braces.
typealias SourceBlock = [SourceStatement]

/// A statement of a function.
indirect enum SourceStatement: Hashable, Sendable {
  /// An expression, including an assignment.
  case expression([SourceNode])
  /// `let` or `var`, one for each name: the pattern, its type, and its initial value.
  case declaration(SourceLocal)
  /// `return` and the returned expression.
  case `return`([SourceNode], line: Int)
  /// `throw`, `break`, `continue` or `fallthrough`.
  case jump(String, [SourceNode])
  /// `if` with its conditions; `else` is empty if there is none.
  case `if`([SourceNode], then: SourceBlock, else: SourceBlock)
  /// `guard`, and the statements after `else`.
  case `guard`([SourceNode], else: SourceBlock)
  /// `switch` with its cases: the patterns and the statements.
  case `switch`([SourceNode], [SourceCase])
  /// `for`, `while` or `repeat`: the name of the element, the code before the braces, and the
  /// statements.
  case loop(String?, [SourceNode], SourceBlock)
  /// `do` and its `catch` blocks.
  case `do`(SourceBlock, catches: [SourceBlock])
  /// `defer`.
  case `defer`(SourceBlock)
  /// A function inside another one.
  case function(SourceFunction)
}

/// A case of a `switch`.
struct SourceCase: Hashable, Sendable {
  var pattern: [SourceNode]
  var block: SourceBlock
}

/// A constant or variable in a function.
struct SourceLocal: Hashable, Sendable {
  var name: String
  var isVariable: Bool
  /// The type as written; empty if it is inferred.
  var type: [SourceNode]
  /// The initial value; empty if there is none.
  var value: [SourceNode]
  var line: Int
}

/// A function, an initializer, or the code of a computed property.
struct SourceFunction: Hashable, Sendable {
  /// A parameter.
  struct Parameter: Hashable, Sendable {
    var label: String
    var name: String
    var type: [SourceNode]
    var isInOut: Bool { type.first?.isWord("inout") ?? false }
  }

  /// The name, without labels: `remove`; `init` for an initializer.
  var name: String
  var parameters: [Parameter] = []
  var result: [SourceNode] = []
  var body: [SourceNode]
  /// The modifiers, such as `@objc`, `override` and `private`.
  var modifiers: Set<String> = []
  /// The lines from the first word to the closing brace, starting at 0.
  var lines: ClosedRange<Int>
  /// The index of the file.
  var file = 0

  /// The name with its labels: `tableView(_:cellForRowAt:)`.
  var fullName: String { "\(name)(\(parameters.map { $0.label + ":" }.joined()))" }
  var block: SourceBlock { SourceStatements.block(body) }
}
