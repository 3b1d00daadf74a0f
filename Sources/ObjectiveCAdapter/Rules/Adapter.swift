/// Converts Swift with Objective-C syntax to plain Swift, preserving line numbers.
///
/// ```swift
/// let file = SourceFile(path: "Screen.swift", text: source)
/// let draft = Adapter(Vocabulary([file])).adapt(file)
/// draft.text  // as many lines as the source
/// draft.complaints  // what cannot be adapted
/// ```
struct Adapter {
  let vocabulary: Vocabulary

  init(_ vocabulary: Vocabulary) { self.vocabulary = vocabulary }

  /// Adapts one file.
  ///
  /// Expressions are adapted last: they are replaced as a whole, in which nothing else may be
  /// changed.
  func adapt(_ file: SourceFile) -> Draft {
    var draft = Draft(file)
    adaptImports(&draft)
    dropAttributes(&draft)
    fillInManaged(&draft)
    fillInOptionalRequirements(&draft)
    unwrapOptionalCalls(&draft)
    for index in file.tokens.indices where file[index] == "#" {
      adaptDirective(at: index, &draft)
    }
    importSelectors(&draft)
    return draft
  }

  private func adaptDirective(at index: Int, _ draft: inout Draft) {
    let file = draft.file
    guard file.isName(index + 1), let open = file.next(after: index + 1), file[open] == "(",
      let close = file.partner(of: open)
    else { return }
    let expression = DirectiveExpression(whole: index...close, inner: open + 1..<close)
    switch file[index + 1] {
    case "selector": adaptSelector(expression, &draft)
    case "keyPath": adaptKeyPath(expression, &draft)
    case "imageLiteral":
      let name = argument("resourceName", of: expression, in: file)
      draft.replace(expression.whole, by: "UIImage(imageLiteralResourceName: \(name))")
    case "colorLiteral":
      draft.replace(expression.whole, by: "UIColor(\(file.compact(expression.inner)))")
    case "fileLiteral":
      draft.complain(.error, at: index, "'#fileLiteral' cannot be adapted; name a URL instead")
    default: break
    }
  }

  private func argument(
    _ label: String, of expression: DirectiveExpression, in file: SourceFile
  ) -> String {
    let text = file.compact(expression.inner)
    guard text.hasPrefix(label), let colon = text.firstIndex(of: ":") else { return text }
    return String(text[text.index(after: colon)...].drop { $0 == " " })
  }
}

/// `#name(…)`: all its tokens, and those between the parentheses.
struct DirectiveExpression {
  let whole: ClosedRange<Int>
  let inner: Range<Int>
}
