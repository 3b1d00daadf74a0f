extension Adapter {
  /// Gives overridden members of controllers their names since Swift 4.2.
  ///
  /// The older names exist, but they call the members and cannot be overridden themselves.
  /// `override func didMove(toParentViewController parent: UIViewController?)` becomes
  /// `override func didMove(toParent parent: UIViewController?)`, and the calls of `super` alike.
  func renameOverriddenMembers(_ draft: inout Draft) {
    let file = draft.file
    for index in file.tokens.indices where file.isName(index) {
      guard isOverridden(index, in: file) || isOfSuper(index, in: file) else { continue }
      if let name = Self.renamedMembers[file[index]] {
        draft.replace(index...index, by: name)
      } else if ["willMove", "didMove"].contains(file[index]), let open = file.next(after: index),
        file[open] == "(", let label = file.next(after: open),
        file.isWord("toParentViewController", at: label)
      {
        draft.replace(label...label, by: "toParent")
      }
    }
  }

  private static let renamedMembers = [
    "addChildViewController": "addChild",
    "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
    "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
    "childViewControllers": "children",
    "removeFromParentViewController": "removeFromParent",
  ]

  private func isOfSuper(_ index: Int, in file: SourceFile) -> Bool {
    guard let point = file.previous(before: index), file[point] == "." else { return false }
    return file.isWord("super", at: file.previous(before: point))
  }

  /// Returns whether a name is that of a member that overrides another.
  private func isOverridden(_ index: Int, in file: SourceFile) -> Bool {
    guard let keyword = file.previous(before: index), ["func", "var"].contains(file[keyword]) else {
      return false
    }
    return file.modifiers(before: keyword).words.contains("override")
  }
}
