extension Adapter {
  /// Removes the attributes and the modifier that are only meaningful to Objective-C.
  func dropAttributes(_ draft: inout Draft) {
    let file = draft.file
    for index in file.tokens.indices {
      if file[index] == "@", file.isName(index + 1) {
        dropAttribute(at: index, &draft)
      } else if file.isWord("dynamic", at: index), isModifier(index, in: file),
        !file.usesCoreDataOfMac
      {
        draft.dropWithBlanks(index)
      }
    }
  }

  private func dropAttribute(at index: Int, _ draft: inout Draft) {
    let file = draft.file
    let name = file[index + 1]
    guard
      Self.attributes.contains(name) || isEntryPoint(index, in: file) || isOfBlock(index, in: file)
    else { return }
    if file.usesCoreDataOfMac, ["objc", "objcMembers", "nonobjc"].contains(name) { return }
    if name == "objc" { bindProtocolToClasses(after: index, &draft) }
    let last = file.endOfAttribute(at: index)
    for token in index...last where ![.newline, .comment].contains(file.tokens[token].kind) {
      draft.drop(token)
    }
    draft.dropWithBlanks(last)
  }

  /// Returns whether an attribute is `@main` of an app's delegate: a package's target is a library,
  /// whose code the tests start.
  private func isEntryPoint(_ index: Int, in file: SourceFile) -> Bool {
    guard file[index + 1] == "main" else { return false }
    return file.scopes.contains { scope in
      scope.keyword == "class" && file.modifiers(before: scope.start).start...scope.start ~= index
        && file.inheritedNames(of: scope).contains("UIApplicationDelegate")
    }
  }

  /// Returns whether an attribute is `@convention(block)`, or `@convention(c)` of a function that
  /// takes Core Foundation's objects: on Linux, closures are no blocks, and C has no such objects.
  private func isOfBlock(_ index: Int, in file: SourceFile) -> Bool {
    guard file.system == .linux, file[index + 1] == "convention", file[index + 2] == "(",
      let open = file.next(after: file.endOfAttribute(at: index)), file[open] == "(",
      let close = file.partner(of: open)
    else { return false }
    if file[index + 3] == "block" { return true }
    return (open..<close).contains { file[$0].hasPrefix("CF") && !Self.numbers.contains(file[$0]) }
  }

  /// Core Foundation's names of numbers, which C has.
  private static let numbers: Set<String> = [
    "CFAbsoluteTime", "CFHashCode", "CFIndex", "CFOptionFlags", "CFTimeInterval", "CFTypeID",
  ]

  /// Restricts a protocol to classes: only objects can conform to an Objective-C protocol, which
  /// `weak` depends on.
  private func bindProtocolToClasses(after index: Int, _ draft: inout Draft) {
    let file = draft.file
    guard
      let scope = file.scopes.first(where: {
        $0.keyword == "protocol" && file.modifiers(before: $0.start).start...$0.start ~= index
      })
    else { return }
    let header = scope.start..<scope.open
    let names = header.filter { file.isName($0) }.map { file[$0] }
    guard Set(names).isDisjoint(with: ["AnyObject", "NSObjectProtocol", "class"]) else { return }
    if let colon = header.first(where: { file[$0] == ":" }) {
      draft.insert(" AnyObject,", after: colon)
    } else if let name = file.next(after: scope.start) {
      draft.insert(": AnyObject", after: name)
    }
  }

  /// Returns whether a word is a modifier of a declaration rather than a name.
  func isModifier(_ index: Int, in file: SourceFile) -> Bool {
    guard let next = file.next(after: index), file.isName(next) else { return false }
    let before = file.previous(before: index)
    guard !["let", "var", "func", "case", "."].contains(file[before]) else { return false }
    return Self.declarations.contains(file[next])
      || SourceFile.modifierWords.contains(file[next])
  }

  private static let declarations: Set<String> = ["var", "let", "func", "init", "subscript"]

  static let attributes: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBSegueAction", "IBOutlet", "IBInspectable",
    "IBDesignable", "GKInspectable", "NSCopying", "UIApplicationMain", "NSApplicationMain",
  ]
}
