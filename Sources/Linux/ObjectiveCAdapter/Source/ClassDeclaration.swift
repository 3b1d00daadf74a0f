/// A class that a target declares.
struct ClassDeclaration: Equatable {
  /// The name with those of the types around it: `Outer.Screen`.
  let name: String
  /// The first name after the colon: its superclass, or a protocol.
  let superclass: String?
  let path: String
  let scope: TypeScope
  let isGeneric: Bool
  /// Whether another file cannot use it.
  let isHidden: Bool
  /// Whether it is declared with `@MainActor`.
  let isOnMainActor: Bool
  /// Its modifiers and attributes.
  let words: Set<String>
  /// The last token of the protocols and the superclass after its name; `nil` if there is none.
  let endOfInheritance: Int?
}

extension SourceFile {
  /// The classes that the file declares.
  var classes: [ClassDeclaration] {
    scopes.filter { $0.keyword == "class" }.map { scope in
      let words = modifiers(before: scope.start).words
      let inherited = inheritedNames(of: scope)
      return ClassDeclaration(
        name: qualifiedName(of: scope), superclass: inherited.first, path: path, scope: scope,
        isGeneric: header(of: scope).contains {
          self[$0] == "<" && $0 < (colon(of: scope) ?? scope.open)
        },
        isHidden: !words.isDisjoint(with: ["private", "fileprivate"]),
        isOnMainActor: words.contains("@MainActor"), words: words,
        endOfInheritance: endOfInheritance(of: scope))
    }
  }

  /// Returns the name of a type with those of the types around it.
  func qualifiedName(of scope: TypeScope) -> String {
    let outer = scopes.filter { $0.open < scope.start && scope.close < $0.close }
    return (outer.map(\.name) + [scope.name]).joined(separator: ".")
  }

  /// Returns the names after the colon of a type, an extension or a protocol, without generic
  /// arguments.
  func inheritedNames(of scope: TypeScope) -> [String] {
    guard let colon = colon(of: scope) else { return [] }
    var names: [String] = []
    var depth = 0
    var isPath = false
    for index in colon + 1..<scope.open where tokens[index].isSignificant {
      let text = self[index]
      if text == "where", depth == 0 { break }
      depth += Self.angles(in: tokens[index])
      guard depth == 0 else { continue }
      if isName(index) {
        if isPath { names[names.count - 1] += "." + text } else { names.append(text) }
        isPath = false
        // `@unchecked Sendable`: the attribute is no name.
        if self[previous(before: index)] == "@" { names.removeLast() }
      } else {
        isPath = text == "." && !names.isEmpty
      }
    }
    return names
  }

  /// Returns the last token before the brace or the `where` of a type with a colon.
  private func endOfInheritance(of scope: TypeScope) -> Int? {
    guard let colon = colon(of: scope) else { return nil }
    let end = (colon..<scope.open).first { isWord("where", at: $0) } ?? scope.open
    return previous(before: end)
  }

  /// Returns whether a type or an extension has a `where` clause.
  func isConstrained(_ scope: TypeScope) -> Bool {
    header(of: scope).contains { isWord("where", at: $0) }
  }

  private func header(of scope: TypeScope) -> Range<Int> { scope.start..<scope.open }

  /// Returns the colon after a type's name and generic parameters, which have colons themselves.
  private func colon(of scope: TypeScope) -> Int? {
    var depth = 0
    for index in header(of: scope) {
      depth += Self.angles(in: tokens[index])
      if depth == 0, self[index] == ":" { return index }
      if depth == 0, isWord("where", at: index) { return nil }
    }
    return nil
  }

  private static func angles(in token: Token) -> Int {
    guard token.kind == .operation, token.text != "->" else { return 0 }
    return token.text.reduce(0) { $0 + ($1 == "<" ? 1 : $1 == ">" ? -1 : 0) }
  }
}
