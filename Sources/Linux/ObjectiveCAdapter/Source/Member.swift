/// A member of a type or an extension: a method, a property, a subscript or an initializer.
struct Member: Equatable {
  /// `func`, `var`, `subscript` or `init`.
  let keyword: String
  let name: String
  /// The parameters; empty for a property.
  let parameters: [Parameter]
  /// Its modifiers and attributes.
  let words: Set<String>
  /// The position of the first attribute or modifier.
  let start: Int
  /// The position of the name, or of the keyword if there is no name.
  let nameIndex: Int
  /// The position of the opening brace of its body.
  let body: Int?
  let end: Int

  /// The key that an override shares with the overridden member.
  struct Key: Hashable {
    let keyword: String
    let name: String
    let labels: [String]
    let isStatic: Bool
  }

  var key: Key {
    Key(keyword: keyword, name: name, labels: parameters.map(\.label), isStatic: isStatic)
  }

  var isStatic: Bool { words.contains("static") || words.contains("class") }

  /// The name as in a diagnostic: `tableView(_:didSelectRowAt:)`.
  var title: String {
    guard keyword != "var" else { return name }
    return name + "(" + parameters.map { $0.label + ":" }.joined() + ")"
  }

  /// Whether another file cannot use it.
  var isHidden: Bool { words.contains("private") || words.contains("fileprivate") }
}

extension SourceFile {
  /// Returns the members that a type or an extension declares itself, in order.
  func members(of scope: TypeScope) -> [Member] {
    var members: [Member] = []
    var index = scope.open + 1
    while index < scope.close {
      if let member = member(at: index, in: scope) {
        members.append(member)
        index = member.end + 1
      } else if "{([".contains(self[index]), tokens[index].kind == .mark,
        let close = partner(of: index)
      {
        index = close + 1
      } else {
        index += 1
      }
    }
    return members
  }

  private func member(at index: Int, in scope: TypeScope) -> Member? {
    guard isName(index), ["func", "var", "subscript", "init"].contains(self[index]),
      self[previous(before: index)] != "."
    else { return nil }
    let keyword = self[index]
    let hasName = keyword == "func" || keyword == "var"
    guard let nameIndex = hasName ? next(after: index) : index else { return nil }
    let modifiers = modifiers(before: index)
    var last = nameIndex
    var parameters: [Parameter] = []
    if keyword != "var" {
      guard let open = parameterList(after: nameIndex), let close = partner(of: open) else {
        return nil
      }
      parameters = self.parameters(in: open, close)
      last = close
    }
    let (body, end) = bodyAndEnd(after: last, before: scope.close)
    return Member(
      keyword: keyword, name: self[nameIndex].filter { $0 != "`" }, parameters: parameters,
      words: modifiers.words, start: modifiers.start, nameIndex: nameIndex, body: body, end: end)
  }

  /// Returns the brace that opens the body after a declaration's name and parameters, and the last
  /// token of the declaration.
  private func bodyAndEnd(after index: Int, before limit: Int) -> (body: Int?, end: Int) {
    var end = index
    while let next = next(after: end), next < limit, self[next] != ";" {
      if self[next] == "{", let close = partner(of: next) { return (next, close) }
      if tokens[next].line > tokens[end].line, !continues(from: end, to: next) { break }
      end = "([".contains(self[next]) ? partner(of: next) ?? next : next
    }
    return (nil, end)
  }

  /// Returns whether a declaration goes on over a line break.
  func continues(from end: Int, to next: Int) -> Bool {
    if [",", ":", ".", "&"].contains(self[end]) || [".", ",", ":"].contains(self[next]) {
      return true
    }
    if ["where", "throws", "async", "rethrows"].contains(self[next]) { return true }
    return tokens[next].kind == .operation || ["->", "="].contains(self[end])
  }
}
