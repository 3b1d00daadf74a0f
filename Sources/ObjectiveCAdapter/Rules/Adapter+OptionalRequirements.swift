extension Adapter {
  /// Makes optional requirements ordinary ones, with default implementations in an extension after
  /// the protocol.
  func fillInOptionalRequirements(_ draft: inout Draft) {
    let file = draft.file
    for scope in file.scopes where scope.keyword == "protocol" {
      var defaults: [String] = []
      for index in scope.open + 1..<scope.close where file.isWord("optional", at: index) {
        guard isModifier(index, in: file) else { continue }
        draft.dropWithBlanks(index)
        if let text = defaultText(ofRequirementAt: index, in: scope, &draft) {
          defaults.append(text)
        }
      }
      guard !defaults.isEmpty else { continue }
      let outer = file.scopes.filter { $0.open < scope.start && scope.close < $0.close }
      let name = (outer.map(\.name) + [scope.name]).joined(separator: ".")
      let members = defaults.joined(separator: "; ")
      draft.insert("; extension \(name) { \(members) }", after: (outer.first ?? scope).close)
    }
  }

  private func defaultText(
    ofRequirementAt index: Int, in scope: TypeScope, _ draft: inout Draft
  ) -> String? {
    let file = draft.file
    guard let requirement = Requirement(around: index, in: file) else {
      draft.complain(.error, at: index, "this optional requirement cannot be adapted")
      return nil
    }
    guard let body = requirement.defaultBody else {
      draft.complain(
        .error, at: index,
        "the optional '\(requirement.name)' cannot be adapted: there is no default for "
          + "'\(requirement.result)'; make that optional")
      return nil
    }
    let access = file.modifiers(before: scope.start).words.contains("public") ? "public " : ""
    return "\(requirement.attributes)\(access)\(requirement.declaration) \(body)"
  }
}
