/// A file split into tokens, with the context of each.
///
/// Positions are indices of tokens. They stay valid while a ``Draft`` changes texts. A branch of an
/// `#if` that is known not to be compiled is one comment: no rule changes anything in it.
package struct SourceFile {
  let path: String
  /// The system that the adapted file is compiled for.
  let system: AdaptedSystem
  let tokens: [Token]
  /// The position of the matching bracket, for each bracket.
  private let partners: [Int?]
  /// The types and extensions, outer ones before inner ones.
  let scopes: [TypeScope]
  /// The branches of `#if`, outer ones before inner ones.
  let branches: [ConditionalBranch]

  package init(path: String, text: String, system: AdaptedSystem = .current) {
    self.path = path
    self.system = system
    tokens = ConditionalBranch.collapsingInactive(Lexer.tokens(of: text))
    branches = ConditionalBranch.all(in: tokens)
    partners = Self.partners(in: tokens)
    scopes = TypeScope.all(in: tokens, partners: partners)
  }
}

extension SourceFile {
  /// The text of a token, empty past the ends.
  subscript(index: Int?) -> String {
    guard let index, tokens.indices.contains(index) else { return "" }
    return tokens[index].text
  }

  /// Returns whether a token is this name or keyword.
  func isWord(_ word: String, at index: Int?) -> Bool {
    guard let index, tokens.indices.contains(index) else { return false }
    return tokens[index].kind == .identifier && tokens[index].text == word
  }

  /// Returns whether a token is a name or a keyword.
  func isName(_ index: Int?) -> Bool {
    guard let index, tokens.indices.contains(index) else { return false }
    return tokens[index].kind == .identifier
  }

  /// Returns the next significant token.
  func next(after index: Int) -> Int? {
    var index = index + 1
    while index < tokens.count {
      if tokens[index].isSignificant { return index }
      index += 1
    }
    return nil
  }

  /// Returns the previous significant token.
  func previous(before index: Int) -> Int? {
    var index = index - 1
    while index >= 0 {
      if tokens[index].isSignificant { return index }
      index -= 1
    }
    return nil
  }

  /// Returns the other bracket of a pair.
  func partner(of index: Int) -> Int? { partners[index] }

  /// Returns the innermost type or extension around a token.
  func scope(around index: Int) -> TypeScope? {
    scopes.last { $0.open < index && index < $0.close }
  }

  /// Returns the significant text in a range, on one line, with other texts for some tokens.
  func compact(_ range: Range<Int>, replacing replacements: [Int: String] = [:]) -> String {
    var text = ""
    var gap = false
    for index in range {
      let token = tokens[index]
      if token.isSignificant {
        if gap, !text.isEmpty { text += " " }
        text += replacements[index] ?? token.text
        gap = false
      } else {
        gap = true
      }
    }
    return text
  }

  private static func partners(in tokens: [Token]) -> [Int?] {
    let closing: [String: String] = ["(": ")", "[": "]", "{": "}"]
    var partners = [Int?](repeating: nil, count: tokens.count)
    var open: [Int] = []
    for (index, token) in tokens.enumerated() where token.kind == .mark {
      if closing[token.text] != nil { open.append(index) }
      guard closing.values.contains(token.text) else { continue }
      // An unclosed bracket, as in an inactive branch of #if, is ignored.
      guard let match = open.lastIndex(where: { closing[tokens[$0].text] == token.text }) else {
        continue
      }
      partners[open[match]] = index
      partners[index] = open[match]
      open.removeSubrange(match...)
    }
    return partners
  }
}
