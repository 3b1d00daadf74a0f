extension Adapter {
  /// Replaces calls to optional methods by calls to ordinary ones.
  ///
  /// `delegate?.tableView?(…)` loses its second question mark and stays optional because of the
  /// first. If nothing else makes the call optional, the receiver is wrapped:
  /// `source.numberOfSections?(in: t)` becomes `Optional(source)?.numberOfSections(in: t)`. A `!`
  /// in this position is removed.
  ///
  /// A method of the target's own protocols with a result that is never `nil` has an optional one
  /// after adaptation. So the mark goes behind the call if something follows:
  /// `delegate?.title?(for: row).count` becomes `delegate?.title(for: row)?.count`, and
  /// `delegate.title!(for: row)` becomes `delegate.title(for: row)!`.
  func unwrapOptionalCalls(_ draft: inout Draft) {
    let file = draft.file
    for name in file.tokens.indices where file.isName(name) {
      guard let call = optionalCall(of: name, in: file) else {
        noteUnaskable(name, &draft)
        continue
      }
      draft.drop(name + 1)
      let isForced = file[name + 1] == "!"
      if call.result != .other, isForced || file.goesOn(after: call.end) {
        guard call.result == .value else {
          draft.complain(
            .error, at: name,
            "this call of '\(file[name])' cannot be adapted, because several optional methods have "
              + "that name, and only some of them a result that is never 'nil'; rename one of them")
          continue
        }
        draft.insert(isForced ? "!" : "?", after: call.end)
      }
      guard !isForced, call.result != .value else { continue }
      guard let receiver = call.receiver else {
        draft.insert("Optional(self)?.", before: name)
        continue
      }
      guard !receiver.isOptional, file[receiver.first] != "super" else { continue }
      draft.insert("Optional(", before: receiver.first)
      draft.insert(")?", after: receiver.end)
    }
  }

  private struct OptionalCall {
    enum Result { case value, other, either }

    /// `nil` in an extension of the protocol, for `self`.
    let receiver: Receiver?
    let result: Result
    /// The last token of its arguments, of which closures may follow the parentheses.
    let end: Int
  }

  private func optionalCall(of name: Int, in file: SourceFile) -> OptionalCall? {
    guard ["?", "!"].contains(file[name + 1]), let open = file.next(after: name + 1),
      file[open] == "(" && open == name + 2
        || file[open] == "{" && isCalledWithClosure(name, open, in: file)
    else { return nil }
    var receiver: Receiver?
    if file[name - 1] == "." {
      receiver = self.receiver(before: name - 1, in: file)
      // A call with a label is one of a method: closures have none.
      let hasLabels = file[open] == "(" && file.labels(in: open).contains { !$0.isEmpty }
      guard let receiver,
        vocabulary.isOptional(file[name], receiver: hasLabels ? nil : file[receiver.last])
      else { return nil }
    } else {
      guard file[file.previous(before: name)] != ".", !vocabulary.variables.contains(file[name]),
        let type = file.scope(around: name).map({ Vocabulary.lastName($0.name) }),
        vocabulary.isProtocol(type),
        vocabulary.optionalMethods[file[name], default: []].contains(where: { $0.type == type })
      else { return nil }
    }
    return call(of: name, on: receiver, open: open, in: file)
  }

  /// Returns whether a brace after the mark opens the argument of one of the target's methods.
  private func isCalledWithClosure(_ name: Int, _ open: Int, in file: SourceFile) -> Bool {
    !vocabulary.variables.contains(file[name]) && !file.isControlFlow(open)
      && vocabulary.optionalMethods[file[name], default: []].contains { !$0.labels.isEmpty }
  }

  private func call(
    of name: Int, on receiver: Receiver?, open: Int, in file: SourceFile
  ) -> OptionalCall? {
    let labels = file[open] == "(" ? file.labels(in: open).map { $0.isEmpty ? "_" : $0 } : []
    let closures = file.trailingClosures(after: file[open] == "(" ? open : nil, before: open)
    let all = vocabulary.optionalMethods[file[name], default: []]
    var same = all.filter { method in
      let others = method.labels.count - labels.count
      return method.labels.starts(with: labels) && (others == 0 || others == closures.count)
    }
    if same.isEmpty, !Vocabulary.systemOptionalNames.contains(file[name]) { same = all }
    let hasClosures = same.contains { $0.labels.count > labels.count }
    guard let end = hasClosures ? closures.last : file.partner(of: open) else { return nil }
    let withValue = same.filter(\.hasValue).count
    return OptionalCall(
      receiver: receiver,
      result: withValue == 0 ? .other : withValue == same.count ? .value : .either, end: end)
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

  private static let wordsBeforeOperands: Set<String> = [
    "return", "in", "if", "guard", "while", "case", "try", "await", "switch", "else", "is", "as",
  ]

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
        guard index > 0, file.isName(index - 1) || "?!)]".contains(file[index - 1]),
          !Self.wordsBeforeOperands.contains(file[index - 1])
        else { break }
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
    guard file[name - 1] == ".", let end = file.endOfReference(at: name),
      let next = file.next(after: end)
    else { return }
    let isCompared = ["!=", "=="].contains(file[next]) && file[file.next(after: next)] == "nil"
    let binding = isCompared ? nil : self.binding(of: name, before: next, in: file)
    guard isCompared || binding != nil,
      end > name || !vocabulary.variables.contains(file[name]),
      vocabulary.optionalMethods[file[name]] != nil
        || Self.isMethodOfSystem(file[name], isCompound: end > name)
    else { return }
    draft.complain(
      .warning, at: name,
      "whether an object has the optional method '\(file[name])' cannot be asked here; "
        + "all have it, by default")
    guard let binding, !binding.isOptional else { return }
    draft.insert("Optional(", before: binding.first)
    draft.insert(")?", after: binding.end)
  }

  /// Returns the receiver in `if let method = source.method`, with or without the labels.
  private func binding(of name: Int, before next: Int, in file: SourceFile) -> Receiver? {
    guard [",", "{", "else"].contains(file[next]),
      let receiver = receiver(before: name - 1, in: file),
      let equals = file.previous(before: receiver.first), file[equals] == "=",
      let variable = file.previous(before: equals), file.isName(variable),
      let keyword = file.previous(before: variable), ["let", "var"].contains(file[keyword]),
      ["if", "guard", "while", ","].contains(file[file.previous(before: keyword)])
    else { return nil }
    return receiver
  }

  /// Returns whether a name is that of one optional method of UIKit's protocols, and not also the
  /// name of a property.
  private static func isMethodOfSystem(_ name: String, isCompound: Bool) -> Bool {
    Vocabulary.systemOptionalNames.contains(name)
      && (isCompound || !Vocabulary.namesOfProperties.contains(name))
  }
}

extension SourceFile {
  /// Returns whether a chain of members goes on after a call.
  fileprivate func goesOn(after end: Int) -> Bool {
    guard let next = next(after: end) else { return false }
    if self[next] == "." {
      return isName(next + 1) || self[next + 1].first?.isNumber ?? false
    }
    return ["[", "("].contains(self[next]) && tokens[next].line == tokens[end].line
  }

  /// Returns the last tokens of the closures after the parentheses of a call, or of a call that has
  /// closures only. The brace of a statement is none.
  fileprivate func trailingClosures(after parenthesis: Int?, before brace: Int) -> [Int] {
    guard let end = parenthesis.map({ partner(of: $0) ?? $0 }) ?? previous(before: brace),
      let first = next(after: end), self[first] == "{", !isControlFlow(first),
      var last = partner(of: first)
    else { return [] }
    var ends = [last]
    while let label = next(after: last), isName(label), let colon = next(after: label),
      self[colon] == ":", let open = next(after: colon), self[open] == "{",
      let close = partner(of: open)
    {
      last = close
      ends.append(last)
    }
    return ends
  }

  /// Returns the last token of a reference to a method: its name, or the parenthesis after its
  /// labels; `nil` if it is called.
  fileprivate func endOfReference(at name: Int) -> Int? {
    guard self[name + 1] == "(" else { return name }
    guard let close = partner(of: name + 1), close > name + 3,
      (name + 2..<close).allSatisfy({ isName($0) || self[$0] == ":" }), self[close - 1] == ":"
    else { return nil }
    return close
  }
}
