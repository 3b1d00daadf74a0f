extension Adapter {
  /// Lets code that creates an object with facts about the process use the shared one: Foundation on
  /// Linux keeps the initializer to itself.
  ///
  /// `ProcessInfo().environment` becomes `ProcessInfo.processInfo.environment`.
  func adaptProcessInfo(_ draft: inout Draft) {
    let file = draft.file
    guard file.system == .linux, !vocabulary.declares("ProcessInfo") else { return }
    for index in file.tokens.indices where file.isWord("ProcessInfo", at: index) {
      guard let open = file.next(after: index), file[open] == "(",
        let close = file.next(after: open), file[close] == ")",
        file.tokens[close].line == file.tokens[open].line
      else { continue }
      draft.replace(open...close, by: ".processInfo")
    }
  }
}
