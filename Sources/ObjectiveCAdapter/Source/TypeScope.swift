/// The braces of a type or an extension.
struct TypeScope: Equatable {
  /// The keyword that begins it: `class`, `extension`, …
  let keyword: String
  /// Its name as it is written there, without generic parameters: `Screen`, `Outer.Row`.
  let name: String
  /// Where the keyword is.
  let start: Int
  /// Where the braces are.
  let open: Int
  let close: Int

  /// The types and extensions of a file, the outer ones before those within.
  static func all(in tokens: [Token], partners: [Int?]) -> [TypeScope] {
    let significant = tokens.indices.filter { tokens[$0].isSignificant }
    return significant.indices.compactMap { place in
      scope(at: place, in: significant, tokens, partners)
    }
  }

  private static let keywords: Set<String> = [
    "class", "struct", "enum", "actor", "protocol", "extension",
  ]
  /// What may follow `class` when it is a modifier.
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
