extension Adapter {
  /// Replaces the terms that are true on an iPhone, such as `os(iOS)`, by `true`.
  ///
  /// On a Mac the terms of a Mac, such as `os(macOS)`, become `false`, and `os(Linux)`, by which a file
  /// leaves out what is not simulated, becomes `true`: a file is the same on both systems.
  func adaptConditions(_ draft: inout Draft) {
    for branch in draft.file.branches {
      guard let condition = branch.condition else { continue }
      for term in draft.file.assumedTerms(in: condition) {
        draft.replace(term.range, by: term.value)
      }
    }
  }
}

extension SourceFile {
  /// Returns the terms of a condition whose values here differ from the compiler's.
  fileprivate func assumedTerms(
    in condition: Range<Int>
  ) -> [(range: ClosedRange<Int>, value: String)] {
    condition.compactMap { index in
      guard isName(index), let open = next(after: index), self[open] == "(",
        let close = partner(of: open)
      else { return nil }
      let argument = compact(open + 1..<close)
      if Condition.isAssumed(self[index], of: argument) { return (index...close, "true") }
      guard system == .macOS,
        let value = Condition.value(of: tokens[index...close]),
        value || ["macOS", "OSX", "AppKit", "Cocoa"].contains(argument)
      else { return nil }
      return (index...close, value ? "true" : "false")
    }
  }

  /// Returns the conditions under which a token is compiled, from the outermost `#if` to the
  /// innermost, without those that are always true here.
  func conditions(around index: Int) -> [String] {
    branches.filter { $0.content.contains(index) && !isAlwaysCompiled($0) }.map { branch in
      let earlier = branch.earlier.map { "!(\(adaptedCondition($0)))" }
      let own = branch.condition.map {
        earlier.isEmpty ? adaptedCondition($0) : "(\(adaptedCondition($0)))"
      }
      return (earlier + (own.map { [$0] } ?? [])).joined(separator: " && ")
    }
  }

  private func isAlwaysCompiled(_ branch: ConditionalBranch) -> Bool {
    branch.earlier.allSatisfy { Condition.value(of: tokens[$0]) == false }
      && branch.condition.map { Condition.value(of: tokens[$0]) == true } ?? true
  }

  private func adaptedCondition(_ condition: Range<Int>) -> String {
    var text = ""
    var index = condition.lowerBound
    let terms = assumedTerms(in: condition)
    while index < condition.upperBound {
      if let term = terms.first(where: { $0.range.lowerBound == index }) {
        text += term.value
        index = term.range.upperBound + 1
      } else {
        text += tokens[index].isSignificant ? tokens[index].text : " "
        index += 1
      }
    }
    return text.split(separator: " ").joined(separator: " ")
  }
}
