extension Adapter {
  /// Makes optional requirements ordinary ones, with default implementations in an extension after
  /// the protocol.
  ///
  /// A requirement with a result for which there is no `nil` throws by default. A conforming type
  /// implements it as before, because a method that does not throw satisfies one that may. Callers
  /// see another declaration of that name, whose result is optional:
  ///
  /// ```swift
  /// protocol P: AnyObject { @_disfavoredOverload func b() throws -> Int }; extension P {
  ///   @_disfavoredOverload func b() throws -> Int { throw _Concurrency.CancellationError() }
  ///   func b() -> Int? { try? (self.b() as Int) }
  /// }
  /// ```
  ///
  /// Two properties of a name cannot be told apart in extensions of one protocol. So those are
  /// required by a protocol from which the protocol inherits.
  func fillInOptionalRequirements(_ draft: inout Draft) {
    let file = draft.file
    for scope in file.scopes where scope.keyword == "protocol" {
      let words = file.modifiers(before: scope.start).words
      let access = words.contains("public") ? "public " : ""
      var members: [String] = []
      var properties: [Requirement] = []
      for index in scope.open + 1..<scope.close where file.isWord("optional", at: index) {
        guard isModifier(index, in: file) else { continue }
        draft.dropWithBlanks(index)
        guard let requirement = requirement(at: index, &draft) else { continue }
        guard requirement.absence == .noValue else {
          removeSetter(of: requirement, &draft)
          members.append(requirement.defaultImplementation(access))
          continue
        }
        members.append(requirement.optional(access))
        if let arrow = requirement.arrow {
          draft.insert("@_disfavoredOverload ", before: index)
          draft.insert("throws ", before: arrow)
          members.append(requirement.throwingDefault(access))
        } else {
          removeProperty(requirement, &draft)
          properties.append(requirement)
        }
      }
      guard !members.isEmpty else { continue }
      let outer = file.scopes.first { $0.open < scope.start && scope.close < $0.close }
      let own = file.qualifiedName(of: scope)
      var text = "; extension \(own) { \(members.joined(separator: "; ")) }"
      if !properties.isEmpty {
        let name = own.replacing(".", with: "_") + "_optionalProperties"
        inherit(name, in: scope, &draft)
        let required = properties.map { "\($0.attributes)@_disfavoredOverload \($0.throwing)" }
        let defaults = properties.map { $0.throwingDefault(access) }
        let isHidden = !words.isDisjoint(with: ["private", "fileprivate"])
        text +=
          "; \(isHidden ? "fileprivate " : access)protocol \(name): AnyObject "
          + "{ \(required.joined(separator: "; ")) }"
          + "; extension \(name) { \(defaults.joined(separator: "; ")) }"
      }
      draft.insert(text, after: (outer ?? scope).close)
    }
  }

  private func requirement(at index: Int, _ draft: inout Draft) -> Requirement? {
    guard let requirement = Requirement(around: index, in: draft.file) else {
      draft.complain(.error, at: index, "this optional requirement cannot be adapted")
      return nil
    }
    guard !requirement.isUnanswerable else {
      draft.complain(
        .error, at: index,
        "the optional '\(requirement.name)' cannot be adapted: there is no default for "
          + "'\(requirement.result)'; make that optional")
      return nil
    }
    return requirement
  }

  private func removeSetter(of requirement: Requirement, _ draft: inout Draft) {
    guard requirement.isSettable, let accessors = requirement.accessors else { return }
    draft.replace(accessors, by: "{ get }")
  }

  private func removeProperty(_ requirement: Requirement, _ draft: inout Draft) {
    guard let end = requirement.accessors?.upperBound else { return }
    for index in requirement.start...end
    where ![.newline, .comment].contains(draft.file.tokens[index].kind) {
      draft.drop(index)
    }
    if draft.file[draft.file.next(after: end)] == ";", let mark = draft.file.next(after: end) {
      draft.dropWithBlanks(mark)
    }
  }

  /// Adds a protocol to those from which a protocol inherits, which is at least `AnyObject`.
  private func inherit(_ name: String, in scope: TypeScope, _ draft: inout Draft) {
    let file = draft.file
    if let colon = (scope.start..<scope.open).first(where: { file[$0] == ":" }) {
      draft.insert(" \(name),", after: colon)
    } else if let own = file.next(after: scope.start) {
      draft.insert(", \(name)", after: own)
    }
  }
}
