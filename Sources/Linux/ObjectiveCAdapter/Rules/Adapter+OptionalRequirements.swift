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
      var defaults: [String] = []
      for index in scope.open + 1..<scope.close where file.isWord("optional", at: index) {
        guard isModifier(index, in: file) else { continue }
        draft.dropWithBlanks(index)
        guard let requirement = requirement(at: index, &draft) else { continue }
        let others = implementations(of: requirement, in: scope, &draft)
        guard requirement.absence == .noValue else {
          removeSetter(of: requirement, &draft)
          members.append(requirement.defaultImplementation(access, others))
          continue
        }
        members.append(requirement.optional(access))
        if let arrow = requirement.arrow {
          draft.insert("@_disfavoredOverload ", before: index)
          draft.insert("throws ", before: arrow)
          members.append(requirement.throwingDefault(access, others))
        } else {
          removeProperty(requirement, &draft)
          properties.append(requirement)
          defaults.append(requirement.throwingDefault(access, others))
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
        let isHidden = !words.isDisjoint(with: ["private", "fileprivate"])
        text +=
          "; \(isHidden ? "fileprivate " : access)protocol \(name): AnyObject "
          + "{ \(required.joined(separator: "; ")) }"
          + "; extension \(name) { \(defaults.joined(separator: "; ")) }"
      }
      draft.insert(text, after: (outer ?? scope).close)
    }
  }

  /// Returns the calls of what subclasses of conforming classes implement.
  ///
  /// Objective-C finds such a method by its name. In Swift, the superclass conforms with the default.
  private func implementations(
    of requirement: Requirement, in scope: TypeScope, _ draft: inout Draft
  ) -> String {
    let found = overrides.lateImplementations(
      of: requirement, in: scope.name, inherited: vocabulary.inheritedProtocols)
    let isOnMainActor = draft.file.modifiers(before: scope.start).words.contains("@MainActor")
    return found.compactMap { place in
      if let obstacle = place.obstacle {
        draft.complain(
          .error, at: requirement.start,
          "'\(place.owner)' implements the optional '\(requirement.name)', and a superclass of it "
            + "conforms to '\(scope.name)' without doing so, which cannot be adapted for "
            + "\(obstacle); implement it in that superclass, and override it")
        return nil
      }
      let needsActor = hierarchy.ancestors(of: place.owner).contains("UIResponder")
      return requirement.call(of: place.owner, onMainActor: needsActor && !isOnMainActor)
    }.joined(separator: "; ")
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
