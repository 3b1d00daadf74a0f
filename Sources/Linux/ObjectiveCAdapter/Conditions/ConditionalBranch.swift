/// A branch of an `#if`.
struct ConditionalBranch: Equatable {
  /// The tokens of its condition; `nil` for `#else`.
  let condition: Range<Int>?
  /// The conditions of the branches before it.
  let earlier: [Range<Int>]
  /// The tokens between the line of its directive and the next directive.
  private(set) var content: Range<Int>

  /// Returns the branches of a file, outer ones before inner ones.
  static func all(in tokens: [Token]) -> [ConditionalBranch] {
    var branches: [ConditionalBranch] = []
    var open: [Int] = []
    for directive in Directive.all(in: tokens) {
      var earlier: [Range<Int>] = []
      if directive.kind != .start, let last = open.popLast() {
        let branch = branches[last]
        branches[last].content =
          branch.content.lowerBound..<max(branch.content.lowerBound, directive.start)
        earlier = branch.earlier + (branch.condition.map { [$0] } ?? [])
      }
      guard directive.kind != .end else { continue }
      open.append(branches.count)
      branches.append(
        ConditionalBranch(
          condition: directive.kind == .otherwise ? nil : directive.condition, earlier: earlier,
          content: min(directive.condition.upperBound + 1, tokens.count)..<tokens.count))
    }
    return branches
  }

  /// Returns the tokens, with those of each branch that is known not to be compiled as one comment.
  static func collapsingInactive(_ tokens: [Token]) -> [Token] {
    let inactive = inactiveRanges(in: tokens)
    var result: [Token] = []
    var index = 0
    for range in inactive {
      result += tokens[index..<range.lowerBound]
      if let first = tokens[range].first {
        let text = tokens[range].map(\.text).joined()
        result.append(Token(kind: .comment, text: text, line: first.line, column: first.column))
      }
      index = range.upperBound
    }
    return result + tokens[index...]
  }

  /// Returns the outermost of these branches, in order.
  private static func inactiveRanges(in tokens: [Token]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for branch in all(in: tokens) {
      guard ranges.last.map({ $0.upperBound <= branch.content.lowerBound }) ?? true else {
        continue
      }
      let isPrevented = branch.earlier.contains { Condition.value(of: tokens[$0]) == true }
      let isFalse = branch.condition.map { Condition.value(of: tokens[$0]) == false } ?? false
      if isPrevented || isFalse { ranges.append(branch.content) }
    }
    return ranges
  }
}

/// An `#if`, `#elseif`, `#else` or `#endif`.
private struct Directive {
  enum Kind: String {
    case start = "if"
    case alternative = "elseif"
    case otherwise = "else"
    case end = "endif"
  }

  let kind: Kind
  /// The position of the number sign.
  let start: Int
  /// The tokens after the word, up to the end of the line.
  let condition: Range<Int>

  static func all(in tokens: [Token]) -> [Directive] {
    tokens.indices.dropLast().compactMap { index in
      guard tokens[index].text == "#", tokens[index].kind == .mark,
        tokens[index + 1].kind == .identifier, let kind = Kind(rawValue: tokens[index + 1].text)
      else { return nil }
      return Directive(
        kind: kind, start: index, condition: index + 2..<end(ofConditionAt: index + 2, in: tokens))
    }
  }

  /// Returns the end of a condition, which continues after a line break inside parentheses and next
  /// to an operator.
  private static func end(ofConditionAt start: Int, in tokens: [Token]) -> Int {
    var depth = 0
    var last = ""
    for index in start..<tokens.count {
      let token = tokens[index]
      if token.kind == .newline, depth <= 0, last != "&&", last != "||" { return index }
      guard token.isSignificant else { continue }
      depth += token.text == "(" ? 1 : token.text == ")" ? -1 : 0
      last = token.text
    }
    return tokens.count
  }
}
