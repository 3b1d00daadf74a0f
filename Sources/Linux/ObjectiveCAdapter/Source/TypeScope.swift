/// The body of a type or an extension.
struct TypeScope: Equatable {
  /// The introducing keyword: `class`, `extension`, …
  let keyword: String
  /// The name as written there, without generic parameters: `Screen`, `Outer.Row`.
  let name: String
  /// The position of the keyword.
  let start: Int
  /// The position of the opening brace.
  let open: Int
  let close: Int

  /// Returns the types and extensions of a file, outer ones before inner ones.
  static func all(in tokens: [Token], partners: [Int?]) -> [TypeScope] {
    let significant = tokens.indices.filter { tokens[$0].isSignificant }
    return significant.indices.compactMap { place in
      scope(at: place, in: significant, tokens, partners)
    }
  }

  private static let keywords: Set<String> = [
    "class", "struct", "enum", "actor", "protocol", "extension",
  ]
  /// The words that may follow `class` when it is a modifier.
  private static let words: Set<String> = [
    "func", "var", "let", "subscript", "override", "final", "private", "public", "internal",
    "fileprivate", "open", "required", "dynamic", "nonisolated", "init", "mutating", "async",
    "class", "static", "weak", "lazy", "unowned", "optional", "package",
  ]

  private static func scope(
    at place: Int, in significant: [Int], _ tokens: [Token], _ partners: [Int?]
  ) -> TypeScope? {
    let keyword = tokens[significant[place]]
    guard keyword.kind == .identifier, keywords.contains(keyword.text),
      place == 0 || tokens[significant[place - 1]].text != ".",
      place + 1 < significant.count,
      case let name = tokens[significant[place + 1]], name.kind == .identifier,
      !words.contains(name.text)
    else { return nil }
    var parts = [name.text]
    var next = place + 2
    while next + 1 < significant.count, tokens[significant[next]].text == ".",
      tokens[significant[next + 1]].kind == .identifier
    {
      parts.append(tokens[significant[next + 1]].text)
      next += 2
    }
    while next < significant.count {
      let index = significant[next]
      switch tokens[index].text {
      case "{":
        guard let close = partners[index] else { return nil }
        return TypeScope(
          keyword: keyword.text, name: parts.joined(separator: "."), start: significant[place],
          open: index, close: close)
      case ";", "}", ")", "]", "=":
        return nil
      case "(", "[":
        guard let close = partners[index],
          let after = significant[next...].firstIndex(where: { $0 > close })
        else { return nil }
        next = after
      default:
        next += 1
      }
    }
    return nil
  }
}
