extension Adapter {
  /// Replaces initializers without arguments that Foundation on Linux does not have.
  ///
  /// `ProcessInfo().environment` becomes `ProcessInfo.processInfo.environment`, and `NSError()`, by
  /// which tests make an error, `NSError(domain: "", code: 0)`.
  func adaptAbsentInitializers(_ draft: inout Draft) {
    let file = draft.file
    guard file.system == .linux else { return }
    for index in file.tokens.indices {
      guard let replacement = Self.absentInitializers[file[index]], file.isName(index),
        !vocabulary.declares(file[index]), let open = file.next(after: index),
        open == index + 1, file[open] == "(", let close = file.next(after: open),
        close == open + 1, file[close] == ")", !isExtendedByInitializer(file[index])
      else { continue }
      draft.replace(open...close, by: replacement)
    }
  }

  /// What stands after the type instead of `()`.
  private static let absentInitializers = [
    "NSError": "(domain: \"\", code: 0)", "ProcessInfo": ".processInfo",
  ]

  /// Returns whether the target gives a type an initializer without arguments.
  private func isExtendedByInitializer(_ type: String) -> Bool {
    vocabulary.initializers[type, default: []].contains { $0.labels.isEmpty || $0.hasDefaults }
  }
}
