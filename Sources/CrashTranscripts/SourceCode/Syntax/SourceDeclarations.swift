/// A type of the app, or an extension of one.
struct SourceType: Hashable, Sendable {
  /// A property.
  struct Property: Hashable, Sendable {
    var name: String
    /// The type as written; empty if it is inferred.
    var type: [SourceNode]
    /// The initial value; empty if there is none.
    var value: [SourceNode]
    /// The code of a computed property; `nil` for a stored one.
    var getter: [SourceNode]?
    /// The code of `willSet` and `didSet`.
    var observers: [SourceNode]
    var modifiers: Set<String>
    var line: Int
    var file = 0
  }

  var name: String
  /// `class`, `struct`, `enum`, `protocol`, `actor` or `extension`.
  var keyword: String
  var inherited: [String]
  var properties: [Property] = []
  var functions: [SourceFunction] = []
  /// The names of an enumeration's cases.
  var cases: [String] = []
}

/// A reader of the declarations in a file.
struct SourceDeclarations {
  private(set) var types: [SourceType] = []
  /// The functions outside types.
  private(set) var functions: [SourceFunction] = []
  private(set) var properties: [SourceType.Property] = []

  init(_ nodes: [SourceNode]) {
    var top = SourceType(name: "", keyword: "", inherited: [])
    read(nodes, into: &top)
    functions = top.functions
    properties = top.properties
  }

  private mutating func read(_ nodes: [SourceNode], into type: inout SourceType) {
    var position = 0
    var modifiers: Set<String> = []
    while position < nodes.count {
      let node = nodes[position]
      guard node.kind == .word else {
        if node.kind == .parentheses, !modifiers.isEmpty {
          modifiers.formUnion(node.children.filter { $0.kind == .word }.map { "(\($0.text))" })
        } else {
          modifiers = []
        }
        position += 1
        continue
      }
      switch node.text {
      case "class" where Self.isModifier(nodes, position): modifiers.insert("static")
      case "class", "struct", "enum", "protocol", "actor", "extension":
        if declareType(nodes, &position) {
          modifiers = []
          continue
        }
      case "func", "init", "deinit", "subscript":
        if let function = Self.function(nodes, &position, modifiers: modifiers) {
          type.functions.append(function)
          modifiers = []
          continue
        }
      case "let", "var":
        type.properties += Self.property(nodes, &position, modifiers.union([node.text]))
        modifiers = []
        continue
      case "case":
        position += 1
        while position < nodes.count, !nodes[position].startsLine {
          if nodes[position].kind == .word { type.cases.append(nodes[position].text) }
          position += 1
        }
        continue
      default: modifiers.insert(node.text)
      }
      position += 1
    }
  }

  /// Returns whether `class` is a modifier of a member, and not the keyword of a type.
  private static func isModifier(_ nodes: [SourceNode], _ position: Int) -> Bool {
    guard position + 1 < nodes.count else { return false }
    return ["func", "var", "let", "override", "subscript"].contains(nodes[position + 1].text)
  }

  private mutating func declareType(_ nodes: [SourceNode], _ position: inout Int) -> Bool {
    guard let end = nodes[position...].firstIndex(where: { $0.kind == .braces }),
      end > position + 1
    else { return false }
    let head = Array(nodes[(position + 1)..<end])
    let colon = head.firstIndex { $0.isSymbol(":") } ?? head.endIndex
    let clause = head.firstIndex { $0.isWord("where") } ?? head.endIndex
    var inherited: [String] = []
    if colon < clause {
      inherited = Array(head[(colon + 1)..<clause]).separatedByCommas.compactMap { part in
        part.filter { $0.kind == .word && !$0.text.hasPrefix("@") }.last { _ in true }.map {
          // The generic arguments follow the name: `UITableViewDiffableDataSource<Int, Item>`.
          part.firstIndex { $0.isSymbol("<") }.map { part[$0 - 1].text } ?? $0.text
        }
      }
    }
    let named = head[..<min(colon, clause)].prefix { !$0.isSymbol("<") }
    var type = SourceType(
      name: named.last { $0.kind == .word }?.text ?? "", keyword: nodes[position].text,
      inherited: inherited)
    read(nodes[end].children, into: &type)
    types.append(type)
    position = end + 1
    return true
  }

  /// Reads a function whose keyword is at a position, and moves the position behind it.
  static func function(
    _ nodes: [SourceNode], _ position: inout Int, modifiers: Set<String>
  ) -> SourceFunction? {
    let start = nodes[position]
    var index = position + 1
    var name = start.text
    if name == "func", index < nodes.count {
      name = nodes[index].text
      index += 1
    }
    var parameters: [SourceFunction.Parameter] = []
    var result: [SourceNode] = []
    while index < nodes.count {
      let node = nodes[index]
      if node.kind == .braces {
        position = index + 1
        return SourceFunction(
          name: name, parameters: parameters, result: result, body: node.children,
          modifiers: modifiers, lines: start.line...node.endLine)
      }
      if node.startsLine, node.kind == .word, node.text != "where", index > position + 1,
        !nodes[index - 1].isSymbol("->")
      {
        break  // a requirement of a protocol has no body
      }
      if node.kind == .parentheses, result.isEmpty, parameters.isEmpty,
        !nodes[index - 1].isSymbol("->")
      {
        parameters = node.children.separatedByCommas.compactMap(parameter)
      } else if nodes[index - 1].isSymbol("->") || !result.isEmpty, !node.isWord("where") {
        result.append(node)
      }
      index += 1
    }
    guard start.text != "deinit" else { return nil }
    position = index
    return SourceFunction(
      name: name, parameters: parameters, result: result, body: [],
      modifiers: modifiers.union(["(required)"]), lines: start.line...start.line)
  }

  private static func parameter(_ nodes: [SourceNode]) -> SourceFunction.Parameter? {
    guard let colon = nodes.firstIndex(where: { $0.isSymbol(":") }) else { return nil }
    let names = nodes[..<colon].filter { $0.kind == .word && !$0.text.hasPrefix("@") }
    guard let label = names.first, let name = names.last else { return nil }
    let equals = nodes.firstIndex { $0.isSymbol("=") } ?? nodes.endIndex
    return SourceFunction.Parameter(
      label: label.text, name: name.text,
      type: nodes[(colon + 1)..<max(equals, colon + 1)].filter { !$0.text.hasPrefix("@") })
  }

  /// Reads the properties of one `let` or `var`.
  private static func property(
    _ nodes: [SourceNode], _ position: inout Int, _ modifiers: Set<String>
  ) -> [SourceType.Property] {
    let line = nodes[position].line
    position += 1
    var part: [SourceNode] = []
    var accessors: SourceNode?
    while position < nodes.count {
      let node = nodes[position]
      if node.isSymbol(";") { break }
      if let last = part.last {
        if node.kind == .braces, !part.contains(where: { $0.isSymbol("=") }) {
          accessors = node
          position += 1
          break
        }
        if node.kind == .braces, isAccessors(node) {
          accessors = node
          position += 1
          break
        }
        if node.startsLine, !node.isSymbol("."), !node.isSymbol("?"), !node.isSymbol(":"),
          !last.isSymbol("="), !last.isSymbol(":"), !last.isSymbol(",")
        {
          break
        }
      }
      part.append(node)
      position += 1
    }
    let isObserved = accessors.map {
      $0.children.contains { $0.isWord("didSet") || $0.isWord("willSet") }
    }
    let hasValue = part.contains { $0.isSymbol("=") }
    return part.separatedByTopLevelCommas.compactMap { part in
      guard let name = part.first, name.kind == .word else { return nil }
      let equals = part.firstIndex { $0.isSymbol("=") } ?? part.endIndex
      let colon = part[..<equals].firstIndex { $0.isSymbol(":") }
      return SourceType.Property(
        name: name.text, type: colon.map { Array(part[($0 + 1)..<equals]) } ?? [],
        value: Array(part[equals...].dropFirst()),
        getter: isObserved == false && !hasValue ? getter(accessors) : nil,
        observers: isObserved == true ? accessors?.children.flatMap(\.children) ?? [] : [],
        modifiers: modifiers, line: line)
    }
  }

  private static func isAccessors(_ node: SourceNode) -> Bool {
    node.children.first.map { $0.isWord("didSet") || $0.isWord("willSet") } ?? false
  }

  private static func getter(_ accessors: SourceNode?) -> [SourceNode]? {
    guard let accessors else { return nil }
    let children = accessors.children
    guard let get = children.firstIndex(where: { $0.isWord("get") }), get + 1 < children.count,
      children[get + 1].kind == .braces
    else { return children }
    return children[get + 1].children
  }
}

extension [SourceNode] {
  /// The parts between commas that are not in the arguments of a generic type.
  var separatedByTopLevelCommas: [[SourceNode]] {
    var parts: [[SourceNode]] = [[]]
    var depth = 0
    for (index, node) in enumerated() {
      if node.kind == .symbol {
        let isGeneric =
          node.text == "<" && !node.hasSpaceBefore && index > 0
          && self[index - 1].text.first?.isUppercase == true
        if isGeneric { depth += 1 }
        depth = Swift.max(0, depth - node.closingAngles)
        if node.text == ",", depth == 0 {
          parts.append([])
          continue
        }
      }
      parts[parts.count - 1].append(node)
    }
    return parts
  }
}
