extension SourceFile {
  /// Returns whether a brace belongs to a statement, such as `if`.
  func isControlFlow(_ brace: Int) -> Bool {
    var index = previous(before: brace)
    while let present = index {
      if Self.controlWords.contains(self[present]) { return true }
      if let start = partner(of: present), start < present, self[present] != "}" {
        index = previous(before: start)
        continue
      }
      if ["{", "}", ";"].contains(self[present]) || tokens[present].line < tokens[brace].line {
        return false
      }
      index = previous(before: present)
    }
    return false
  }

  private static let controlWords: Set<String> = [
    "if", "for", "while", "guard", "do", "else", "switch", "repeat", "catch", "defer",
  ]
}
