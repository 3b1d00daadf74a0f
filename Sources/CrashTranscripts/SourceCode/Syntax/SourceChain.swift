/// An expression that follows members, subscripts and calls: `self.items[0].tags.remove(at: 1)`.
struct SourceChain: Hashable, Sendable {
  /// An element after the first node.
  enum Link: Hashable, Sendable {
    case member(String)
    case `subscript`([SourceNode])
    case call([Argument])
  }

  /// An argument of a call; trailing closures are arguments too.
  struct Argument: Hashable, Sendable {
    var label: String?
    var nodes: [SourceNode]
    /// The closure, if the argument is one.
    var closure: SourceNode? { nodes.count == 1 && nodes[0].kind == .braces ? nodes[0] : nil }
  }

  var base: SourceNode
  var links: [Link] = []
  /// The type that the expression is cast to.
  var cast: [SourceNode] = []
  /// The operator of an assignment, such as `=` or `+=`, and the assigned value.
  var assignment: String?
  var value: [SourceNode] = []
  var isInOut = false
  /// Whether the first node is a member of a type that the context implies: `.automatic`.
  var isImplicitMember = false

  var line: Int { base.line }

  /// The last name before the arguments: `remove`.
  var lastName: String? {
    for link in links.reversed() { if case .member(let name) = link { return name } }
    return base.kind == .word ? base.text : nil
  }
}

extension SourceChain {
  /// Returns the chains of an expression that are not part of another one, from left to right.
  static func chains(in nodes: [SourceNode]) -> [SourceChain] {
    var chains: [SourceChain] = []
    var position = 0
    while position < nodes.count {
      guard var chain = chain(nodes, &position) else {
        position += 1
        continue
      }
      if position < nodes.count, nodes[position].kind == .symbol,
        assignments.contains(nodes[position].text)
      {
        chain.assignment = nodes[position].text
        chain.value = Array(nodes[(position + 1)...])
      }
      chains.append(chain)
    }
    return chains
  }

  private static let assignments: Set<String> = ["=", "+=", "-=", "*=", "/=", "|=", "&=", "^="]
  private static let keywords: Set<String> = [
    "try", "await", "as", "is", "in", "let", "var", "case", "return", "some", "any", "inout",
    "where", "if", "else", "switch", "default", "throws", "rethrows", "async", "true", "false",
    "nil",
  ]

  /// Reads a chain at a position, and moves the position behind it.
  private static func chain(_ nodes: [SourceNode], _ position: inout Int) -> SourceChain? {
    var node = nodes[position]
    var isImplicit = false
    let isInOut = position > 0 && nodes[position - 1].isSymbol("&")
    if node.isSymbol("."), position + 1 < nodes.count, nodes[position + 1].kind == .word {
      isImplicit = true
      position += 1
      node = nodes[position]
    }
    guard node.kind != .symbol, node.kind != .number, !keywords.contains(node.text) else {
      return nil
    }
    var chain = SourceChain(base: node, isInOut: isInOut, isImplicitMember: isImplicit)
    position += 1
    while position < nodes.count {
      let node = nodes[position]
      if node.kind == .symbol {
        if (node.text == "?" || node.text == "!"), !node.hasSpaceBefore, !node.startsLine {
          position += 1
        } else if node.text == ".", position + 1 < nodes.count,
          nodes[position + 1].kind == .word || nodes[position + 1].kind == .number
        {
          chain.links.append(.member(nodes[position + 1].text))
          position += 2
        } else if node.text == "<", let end = endOfGenerics(nodes, position) {
          position = end
        } else {
          break
        }
      } else if node.kind == .parentheses, !node.startsLine, !node.hasSpaceBefore {
        chain.links.append(.call(arguments(node)))
        position += 1
      } else if node.kind == .brackets, !node.startsLine, !node.hasSpaceBefore {
        chain.links.append(.subscript(node.children))
        position += 1
      } else if node.kind == .braces, !node.startsLine, chain.base.kind != .braces {
        chain.trail(Argument(label: nil, nodes: [node]))
        position += 1
      } else if node.kind == .word, !node.startsLine, position + 2 < nodes.count,
        nodes[position + 1].isSymbol(":"), nodes[position + 2].kind == .braces,
        position > 0, nodes[position - 1].kind == .braces
      {
        chain.trail(Argument(label: node.text, nodes: [nodes[position + 2]]))
        position += 3
      } else if node.isWord("as") {
        position += 1
        if position < nodes.count, nodes[position].kind == .symbol { position += 1 }
        while position < nodes.count, nodes[position].kind != .symbol || nodes[position].text == "."
        {
          if nodes[position].kind == .braces || nodes[position].isWord("else") { break }
          if !chain.cast.isEmpty, nodes[position].startsLine { break }
          chain.cast.append(nodes[position])
          position += 1
        }
      } else {
        break
      }
    }
    return chain
  }

  /// Adds a trailing closure to the last call, or makes the last member a call.
  private mutating func trail(_ argument: Argument) {
    if case .call(let arguments)? = links.last {
      links[links.count - 1] = .call(arguments + [argument])
    } else {
      links.append(.call([argument]))
    }
  }

  private static func arguments(_ node: SourceNode) -> [Argument] {
    node.children.separatedByTopLevelCommas.filter { !$0.isEmpty }.map { part in
      if part.count > 1, part[0].kind == .word, part[1].isSymbol(":") {
        return Argument(label: part[0].text, nodes: Array(part.dropFirst(2)))
      }
      return Argument(label: nil, nodes: part)
    }
  }

  /// Returns the position after generic arguments that are followed by a call or a member.
  private static func endOfGenerics(_ nodes: [SourceNode], _ start: Int) -> Int? {
    guard !nodes[start].hasSpaceBefore else { return nil }
    var depth = 0
    for position in start..<min(nodes.count, start + 24) {
      let node = nodes[position]
      guard node.kind == .symbol else {
        if node.kind == .braces || node.kind == .string { return nil }
        continue
      }
      if node.text == "<" { depth += 1 }
      depth -= node.closingAngles
      if node.text == "<>" { return nil }
      if depth == 0 {
        guard position + 1 < nodes.count else { return nil }
        let next = nodes[position + 1]
        return next.kind == .parentheses && !next.hasSpaceBefore || next.isSymbol(".")
          ? position + 1 : nil
      }
    }
    return nil
  }
}

extension SourceChain {
  /// Returns the chain, up to a number of its links, as code.
  func code(links count: Int? = nil) -> String {
    var code = base.code
    for link in links.prefix(count ?? links.count) {
      switch link {
      case .member(let name): code += ".\(name)"
      case .subscript(let nodes): code += "[\(nodes.code)]"
      case .call(let arguments):
        let values = arguments.map { ($0.label.map { $0 + ": " } ?? "") + $0.nodes.code }
        code += "(\(values.joined(separator: ", ")))"
      }
    }
    return code
  }
}

/// A closure: the names of its parameters and its statements.
struct SourceClosure: Hashable, Sendable {
  var parameters: [String] = []
  var block: SourceBlock
  let line: Int
  let endLine: Int

  init(_ node: SourceNode) {
    line = node.line
    endLine = node.endLine
    let head = node.children.prefix(24)
    if let place = head.firstIndex(where: { $0.isWord("in") }),
      head[..<place].allSatisfy({ $0.kind != .braces && $0.kind != .string && !$0.isSymbol("=") }),
      !(head.first.map { $0.isWord("for") } ?? false)
    {
      let signature = head[..<place]
      let named = signature.first { $0.kind == .parentheses }?.children.separatedByCommas
        .compactMap { $0.first?.text }
      parameters = named ?? signature.filter { $0.kind == .word }.map(\.text)
      block = SourceStatements.block(Array(node.children[(place + 1)...]))
    } else {
      block = SourceStatements.block(node.children)
    }
  }
}
