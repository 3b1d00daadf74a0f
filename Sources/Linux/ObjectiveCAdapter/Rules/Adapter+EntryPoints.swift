extension Adapter {
  /// Leaves out the call that starts an app: a package's target is a library, whose code the tests
  /// start.
  ///
  /// `exit(UIApplicationMain(…))` and `_ = UIApplicationMain(…)` are left out as a whole.
  func omitEntryPoints(_ draft: inout Draft) {
    let file = draft.file
    guard file.path.hasSuffix("main.swift") else { return }
    for index in file.tokens.indices where file.isWord("UIApplicationMain", at: index) {
      guard let open = file.next(after: index), file[open] == "(",
        let close = file.partner(of: open), !vocabulary.declares("UIApplicationMain")
      else { continue }
      var (first, last) = (index, close)
      if let before = file.previous(before: first), file[before] == "(",
        let function = file.previous(before: before), file.isName(function),
        file.partner(of: before) == file.next(after: last)
      {
        (first, last) = (function, file.partner(of: before) ?? last)
      }
      if let equals = file.previous(before: first), file[equals] == "=",
        let name = file.previous(before: equals)
      {
        let keyword = file.previous(before: name)
        let isDeclaration = ["let", "var"].contains(file[keyword])
        first = isDeclaration ? keyword ?? name : name
      }
      draft.omit(first...last)
    }
  }

  /// Leaves out `#Preview { … }` and `#Playground { … }`, which only Xcode shows.
  func omitPreview(at index: Int, _ draft: inout Draft) {
    let file = draft.file
    guard var next = file.next(after: index + 1) else { return }
    var end: Int?
    if file[next] == "(", let close = file.partner(of: next) {
      end = close
      next = file.next(after: close) ?? next
    }
    if file[next] == "{", let close = file.partner(of: next) { end = close }
    guard let end, file.scope(around: index) == nil else { return }
    draft.rule = .entryPoint
    draft.omit(file.startOfAttributes(before: index)...end)
  }
}

extension SourceFile {
  /// Returns the first token of the attributes before a position, such as `@available(iOS 17, *)`.
  fileprivate func startOfAttributes(before index: Int) -> Int {
    var start = index
    while var name = previous(before: start) {
      if self[name] == ")", let open = partner(of: name), let before = previous(before: open) {
        name = before
      }
      guard isName(name), let at = previous(before: name), self[at] == "@" else { break }
      start = at
    }
    return start
  }
}
