extension Adapter {
  /// Replaces `#keyPath(Screen.model.title)` by `"model.title"`.
  func adaptKeyPath(_ expression: DirectiveExpression, _ draft: inout Draft) {
    let file = draft.file
    let parts = expression.inner.filter { file.isName($0) }
      .map { file[$0].filter { $0 != "`" } }
    let types = parts.prefix { Vocabulary.isTypeName($0) }
    var keys = parts.dropFirst(types.count).filter { $0 != "self" }
    guard !keys.isEmpty else {
      return draft.complain(
        .error, at: expression.whole.lowerBound,
        "'#keyPath(\(file.compact(expression.inner)))' cannot be adapted: it names no property")
    }
    if let type = types.last, let key = keys.first, isSystemType(type) {
      keys[0] = objectiveCName(of: key)
    }
    keys = keys.map(vocabulary.key)
    draft.replace(expression.whole, by: "\"\(keys.joined(separator: "."))\"")
  }

  func isSystemType(_ name: String) -> Bool {
    !vocabulary.types.contains(name)
      && ["UI", "NS", "CA", "AV", "MK", "WK"].contains { name.hasPrefix($0) }
  }

  /// Returns the Objective-C name of a key in the system's classes, such as `hidden` for
  /// `isHidden`.
  private func objectiveCName(of key: String) -> String {
    let rest = key.dropFirst(2)
    guard key.hasPrefix("is"), let first = rest.first, first.isUppercase else { return key }
    return first.lowercased() + rest.dropFirst()
  }
}
