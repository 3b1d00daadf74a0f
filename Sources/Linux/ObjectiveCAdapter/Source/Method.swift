/// A method that a file declares in a type or an extension.
struct Method: Equatable {
  /// The name of the type as written there.
  let type: String
  let name: String
  /// The argument labels; `_` for none.
  let labels: [String]
  /// The name in `@objc(…)`.
  let customName: String?
  let isStatic: Bool
  /// Whether it is declared to be visible to Objective-C.
  let isExposed: Bool

  /// Whether it may throw: in Objective-C, its last argument is then a pointer to an error.
  let isThrowing: Bool

  /// The name in Objective-C.
  var selectorName: String {
    let name = customName ?? SelectorName.make(name, labels: labels)
    guard isThrowing, customName == nil else { return name }
    return name + (labels.isEmpty ? "AndReturnError:" : "error:")
  }
}

extension SourceFile {
  /// The methods that the file declares in types and extensions, in order.
  var methods: [Method] {
    tokens.indices.compactMap { method(at: $0) }
  }

  private func method(at index: Int) -> Method? {
    guard isWord("func", at: index), let nameIndex = next(after: index), isName(nameIndex),
      let scope = scope(around: index),
      let open = parameterList(after: nameIndex), let close = partner(of: open)
    else { return nil }
    let modifiers = modifiers(before: index)
    return Method(
      type: scope.name, name: self[nameIndex],
      labels: parameters(in: open, close).map(\.label), customName: modifiers.customName,
      isStatic: modifiers.words.contains("static") || modifiers.words.contains("class"),
      isExposed: !Self.exposingWords.isDisjoint(
        with: modifiers.words.union(self.modifiers(before: scope.start).words)),
      isThrowing: next(after: close).map { isWord("throws", at: $0) } ?? false)
  }

  private static let exposingWords: Set<String> = [
    "@objc", "@objcMembers", "@IBAction", "@IBSegueAction", "override",
  ]

  /// Returns the parenthesis that opens the parameters, after generic ones.
  func parameterList(after name: Int) -> Int? {
    var index = next(after: name)
    while let present = index {
      if self[present] == "(" { return present }
      if self[present] == "{" || self[present] == "}" { return nil }
      index = next(after: present)
    }
    return nil
  }

  /// Returns the modifiers, and the name in `@objc(…)`, before the keyword of a declaration.
  func modifiers(before keyword: Int) -> (words: Set<String>, customName: String?, start: Int) {
    var words: Set<String> = []
    var customName: String?
    var start = keyword
    var index = previous(before: keyword)
    while let present = index {
      var first = present
      if self[present] == ")", let open = partner(of: present), let name = previous(before: open),
        isName(name)
      {
        first = name
        if isWord("objc", at: name) {
          customName = compact(open + 1..<present).filter { !$0.isWhitespace }
        }
      }
      guard isName(first) else { break }
      if let at = previous(before: first), self[at] == "@" {
        words.insert("@" + self[first])
        first = at
      } else if isModifier(first, upTo: present) {
        words.insert(self[first])
      } else {
        break
      }
      start = first
      index = previous(before: first)
    }
    return (words, customName, start)
  }

  /// Returns whether a name before a declaration is a modifier, and not that of a method or a case,
  /// such as `open`.
  private func isModifier(_ first: Int, upTo last: Int) -> Bool {
    guard Self.modifierWords.contains(self[first]) else { return false }
    if last > first, let open = partner(of: last),
      !["set", "safe", "unsafe"].contains(compact(open + 1..<last))
    {
      return false
    }
    guard let before = previous(before: first) else { return true }
    let isOperator =
      tokens[before].kind == .operation && ![">", "?", "!"].contains(self[before].suffix(1))
    return !isOperator && !["->", "??"].contains(self[before])
      && !Self.tokensBeforeNames.contains(self[before])
  }

  private static let tokensBeforeNames: Set<String> = [
    ".", ",", ":", "(", "[", "case", "func", "var", "let", "return", "in", "is", "as",
  ]

  /// Returns the last token of the attribute at an `@`: its name, or the end of its argument.
  ///
  /// Swift 5 allows a space before the argument. The parenthesis after other attributes may be that
  /// of a type, as in `@escaping () -> Void`.
  func endOfAttribute(at index: Int) -> Int {
    let name = index + 1
    guard let open = next(after: name), self[open] == "(",
      open == name + 1 || Self.attributesWithArgument.contains(self[name]),
      let close = partner(of: open)
    else { return name }
    return close
  }

  private static let attributesWithArgument: Set<String> = ["available", "convention", "objc"]

  static let modifierWords: Set<String> = [
    "public", "private", "internal", "fileprivate", "open", "package", "final", "static", "class",
    "override", "required", "convenience", "dynamic", "optional", "weak", "lazy", "unowned",
    "mutating", "nonmutating", "nonisolated", "isolated", "indirect", "prefix", "postfix",
  ]
}
