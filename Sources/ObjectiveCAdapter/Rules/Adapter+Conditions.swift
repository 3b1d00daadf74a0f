extension Adapter {
  /// Replaces the terms that are true on an iPhone, such as `os(iOS)`, by `true`.
  func adaptConditions(_ draft: inout Draft) {
    for branch in draft.file.branches {
      guard let condition = branch.condition else { continue }
      for term in draft.file.assumedTerms(in: condition) { draft.replace(term, by: "true") }
    }
  }
}

extension SourceFile {
  /// Returns the terms of a condition that are true here but not for the compiler.
  fileprivate func assumedTerms(in condition: Range<Int>) -> [ClosedRange<Int>] {
    condition.compactMap { index in
      guard isName(index), let open = next(after: index), self[open] == "(",
        let close = partner(of: open),
        Condition.isAssumed(self[index], of: compact(open + 1..<close))
      else { return nil }
      return index...close
    }
  }

  /// Returns the conditions under which a token is compiled, from the outermost `#if` to the
  /// innermost.
  func conditions(around index: Int) -> [String] {
    branches.filter { $0.content.contains(index) }.map { branch in
      let earlier = branch.earlier.map { "!(\(adaptedCondition($0)))" }
      let own = branch.condition.map {
        earlier.isEmpty ? adaptedCondition($0) : "(\(adaptedCondition($0)))"
      }
      return (earlier + (own.map { [$0] } ?? [])).joined(separator: " && ")
    }
  }

  private func adaptedCondition(_ condition: Range<Int>) -> String {
    var text = ""
    var index = condition.lowerBound
    let terms = assumedTerms(in: condition)
    while index < condition.upperBound {
      if let term = terms.first(where: { $0.lowerBound == index }) {
        text += "true"
        index = term.upperBound + 1
      } else {
        text += tokens[index].isSignificant ? tokens[index].text : " "
        index += 1
      }
    }
    return text.split(separator: " ").joined(separator: " ")
  }
}
