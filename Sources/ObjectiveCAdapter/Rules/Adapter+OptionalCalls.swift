extension Adapter {
  /// Calls optional methods as the ordinary ones that they are without Objective-C.
  ///
  /// `delegate?.tableView?(…)` loses the second mark and stays optional by the first. Where nothing
  /// else makes it so, the receiver does: `source.numberOfSections?(in: t)` becomes
  /// `Optional(source)?.numberOfSections(in: t)`. A `!` there is dropped.
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

  private struct Receiver {
    /// Where it begins, and where it ends.
    let first: Int
    let end: Int
    /// Its last name.
    let last: Int
    /// Whether a link of it is optional already.
    let isOptional: Bool
  }

  /// The chain of names, calls and subscripts before a point.
  private func receiver(before point: Int, in file: SourceFile) -> Receiver? {
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

  /// Whether an optional method is there cannot be asked; its default always is.
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
