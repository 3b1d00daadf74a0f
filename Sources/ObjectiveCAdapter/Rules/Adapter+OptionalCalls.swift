extension Adapter {
  /// Replaces calls to optional methods by calls to ordinary ones.
  ///
  /// `delegate?.tableView?(…)` loses its second question mark and stays optional because of the
  /// first. If nothing else makes the call optional, the receiver is wrapped:
  /// `source.numberOfSections?(in: t)` becomes `Optional(source)?.numberOfSections(in: t)`. A `!`
  /// in this position is removed.
  func unwrapOptionalCalls(_ draft: inout Draft) {
    let file = draft.file
    for name in file.tokens.indices where file.isName(name) {
      guard file[name - 1] == ".", ["?", "!"].contains(file[name + 1]), file[name + 2] == "(",
        let receiver = receiver(before: name - 1, in: file),
        vocabulary.isOptional(file[name], receiver: file[receiver.last])
      else {
        noteUnaskable(name, &draft)
        continue
      }
      draft.drop(name + 1)
      guard file[name + 1] == "?", !receiver.isOptional, file[receiver.first] != "super" else {
        continue
      }
      draft.insert("Optional(", before: receiver.first)
      draft.insert(")?", after: receiver.end)
    }
  }

  struct Receiver {
    /// The first and the last token.
    let first: Int
    let end: Int
    /// The last name.
    let last: Int
    /// Whether part of the chain is already optional.
    let isOptional: Bool
  }

  /// Returns the chain of names, calls and subscripts before a point.
  func receiver(before point: Int, in file: SourceFile) -> Receiver? {
    guard let end = file.previous(before: point) else { return nil }
    var index = end
    var isOptional = false
    var last: Int?
    while true {
      while file.tokens[index].kind == .operation, "?!".contains(file[index]), index > 0 {
        if file[index] == "?" { isOptional = true }
        index -= 1
      }
      while file[index] == ")" || file[index] == "]", let open = file.partner(of: index) {
        index = open
        guard index > 0, file.isName(index - 1) || "?!)]".contains(file[index - 1]) else { break }
        index -= 1
        while file.tokens[index].kind == .operation, "?!".contains(file[index]), index > 0 {
          if file[index] == "?" { isOptional = true }
          index -= 1
        }
      }
      guard file.isName(index) || file[index] == "(" || file[index] == "[" else { return nil }
      if last == nil { last = index }
      guard let before = file.previous(before: index), file[before] == ".",
        let link = file.previous(before: before)
      else { break }
      index = link
    }
    return Receiver(first: index, end: end, last: last ?? index, isOptional: isOptional)
  }

  /// Reports that the existence of an optional method cannot be checked, because its default
  /// implementation always exists.
  private func noteUnaskable(_ name: Int, _ draft: inout Draft) {
    let file = draft.file
    guard vocabulary.optionalNames.contains(file[name]), file[name - 1] == ".",
      let next = file.next(after: name), file[next] == "!=" || file[next] == "==",
      file[file.next(after: next)] == "nil"
    else { return }
    draft.complain(
      .warning, at: name,
      "whether an object has the optional method '\(file[name])' cannot be asked here; "
        + "all have it, by default")
  }
}
