extension Adapter {
  /// Adapts the subclasses of `XCTestCase`, which is not an `NSObject` on Linux.
  func adaptTestCases(_ draft: inout Draft) {
    let file = draft.file
    if file.imports.contains(where: { $0.module == "XCTest" }) { callFulfill(&draft) }
    for scope in file.scopes where ["class", "extension"].contains(scope.keyword) {
      let owner = file.qualifiedName(of: scope)
      guard overrides.derives(owner, from: "XCTestCase") else { continue }
      if scope.keyword == "class" { conformToObjectProtocol(scope, named: owner, &draft) }
      adaptTestsOnMainActor(in: scope, of: owner, &draft)
    }
  }
}

// Expectations.

extension Adapter {
  /// Replaces `expectation.fulfill` as a value by a closure: on Linux, the method has parameters with
  /// defaults.
  private func callFulfill(_ draft: inout Draft) {
    let file = draft.file
    for name in file.tokens.indices where file.isWord("fulfill", at: name) {
      guard file[name - 1] == ".", file[file.next(after: name)] != "(",
        file[file.next(after: name)] != "{",
        let receiver = receiver(before: name - 1, in: file), !receiver.isOptional,
        file[receiver.last].first?.isLowercase == true
      else { continue }
      draft.insert("{ ", before: receiver.first)
      draft.insert("() }", after: name)
    }
  }
}

// Objective-C's protocol of objects.

extension Adapter {
  /// Adds what an `NSObject` has, where a protocol demands it.
  private func conformToObjectProtocol(
    _ scope: TypeScope, named owner: String, _ draft: inout Draft
  ) {
    guard overrides.needsObjectProtocol(owner, isObject: isObjectProtocol) else { return }
    let file = draft.file
    let access = file.modifiers(before: scope.start).words.isDisjoint(with: ["public", "open"])
    let modifiers = (access ? "" : "public ") + "nonisolated"
    let members = [
      "func isEqual(_ object: Any?) -> Bool { object.map { $0 as AnyObject === self } ?? false }",
      "var hash: Int { ObjectIdentifier(self).hashValue }", "func `self`() -> Self { self }",
      "func isProxy() -> Bool { false }", "var description: String { name }",
      "var debugDescription: String { name }",
    ]
    let text = members.map { "\(modifiers) \($0)" }.joined(separator: "; ")
    let outer = file.scopes.first { $0.open < scope.start && scope.close < $0.close }
    draft.insert(
      "; extension \(owner): NSObjectProtocol { \(text) }", after: (outer ?? scope).close)
  }

  /// Returns whether only an `NSObject` can conform to a protocol: one of the system's, or one of the
  /// target's own that inherits from one.
  private func isObjectProtocol(_ name: String) -> Bool {
    if name == "NSObjectProtocol" { return true }
    if let inherited = vocabulary.inheritedProtocols[Vocabulary.lastName(name)] {
      return inherited.contains { $0 != name && isObjectProtocol($0) }
    }
    guard !vocabulary.declares(name) else { return false }
    // Another module's name, which may stand for one of the system's protocols.
    if !SystemNames.isOfUIKit(name), name.hasSuffix("Delegate") || name.hasSuffix("DataSource") {
      return true
    }
    return vocabulary.isProtocol(name)
      || SystemNames.isOfUIKit(name) && SystemClasses.superclass(of: name) == nil
  }
}

// Tests on the main actor.

extension Adapter {
  /// Lets XCTest on Linux, which casts every test to a function without isolation, run the
  /// synchronous tests on the main actor.
  ///
  /// XCTest runs a synchronous test on the main thread, outside of the main queue. So one of a class
  /// on the main actor remains synchronous: its body becomes a function of a method on the main
  /// actor, which the test asserts to be on; `#function` remains the name of the test. A run loop in
  /// it, or `wait(for:)`, performs what is due on the main queue. A test that is isolated by itself
  /// becomes asynchronous.
  private func adaptTestsOnMainActor(
    in scope: TypeScope, of owner: String, _ draft: inout Draft
  ) {
    let file = draft.file
    let isClassIsolated = overrides.isOnMainActor(owner)
    let isIsolated =
      isClassIsolated || file.modifiers(before: scope.start).words.contains("@MainActor")
    for member in file.members(of: scope) where member.keyword == "func" {
      guard member.name.hasPrefix("test"), member.parameters.isEmpty, !member.isStatic,
        member.words.isDisjoint(with: ["private", "fileprivate", "nonisolated"]),
        isIsolated || member.words.contains("@MainActor"),
        let body = member.body, let open = file.parameterList(after: member.nameIndex),
        let close = file.partner(of: open),
        !(close..<body).contains(where: { file.isWord("async", at: $0) || file[$0] == "->" })
      else { continue }
      let (effect, isThrowing) = (file.next(after: close), file.next(after: close) != body)
      let isTyped = isThrowing && file[effect.flatMap { file.next(after: $0) }] == "("
      let isIsolatedAlone = !isClassIsolated || member.words.contains("@MainActor")
      // What is overridden cannot become asynchronous alone.
      let staysSynchronous = !isIsolatedAlone || vocabulary.overriddenTests.contains(member.name)
      if staysSynchronous, !isTyped {
        assertIsolation(of: member, isIsolatedAlone, body: body, isThrowing: isThrowing, &draft)
      } else {
        makeAsynchronous(member, body: body, after: close, &draft)
      }
    }
    adaptFixtures(in: scope, isClassIsolated, &draft)
  }

  /// Lets `setUp()` and its like, which are not isolated on Linux, run on the main actor.
  ///
  /// XCTest calls them on the main thread, as it does a synchronous test. So the body becomes a
  /// method on the main actor, which the method asserts to be on.
  private func adaptFixtures(
    in scope: TypeScope, _ isClassIsolated: Bool, _ draft: inout Draft
  ) {
    let file = draft.file
    for member in file.members(of: scope) where member.keyword == "func" {
      guard Self.fixtures.contains(member.name), member.parameters.isEmpty, !member.isStatic,
        member.words.contains("override"), !member.words.contains("nonisolated"),
        isClassIsolated || member.words.contains("@MainActor"), let body = member.body,
        let keyword = file.previous(before: member.nameIndex),
        let open = file.parameterList(after: member.nameIndex),
        let close = file.partner(of: open)
      else { continue }
      if (close..<body).contains(where: { file.isWord("async", at: $0) }) {
        omitCallOfSuper(in: body...member.end, of: member.name, scope, &draft)
        continue
      }
      draft.insert("nonisolated ", before: keyword)
      dropIsolation(of: member, &draft)
      let isThrowing = (close..<body).contains { file.isWord("throws", at: $0) }
      let (marker, effect) = isThrowing ? ("try ", "throws ") : ("", "")
      let name = "onMainActor_\(member.name)"
      draft.insert(
        "{ nonisolated(unsafe) let test = self; "
          + "\(marker)MainActor.assumeIsolated { \(marker)test.\(name)() } }; "
          + "@MainActor private func \(name)() \(effect)", before: body)
    }
  }

  /// Omits `try await super.setUp()`, where `super` is `XCTestCase`: it does nothing, and Swift 6 does
  /// not let the test leave the main actor for it.
  private func omitCallOfSuper(
    in body: ClosedRange<Int>, of name: String, _ scope: TypeScope, _ draft: inout Draft
  ) {
    let file = draft.file
    guard file.inheritedNames(of: scope).first == "XCTestCase" else { return }
    for index in body where file.isWord("super", at: index) {
      guard let point = file.next(after: index), file[point] == ".",
        let method = file.next(after: point), file.isWord(name, at: method),
        let open = file.next(after: method), file[open] == "(",
        let close = file.next(after: open), file[close] == ")",
        let mark = file.previous(before: index), file.isWord("await", at: mark)
      else { continue }
      let before = file.previous(before: mark)
      let first = before.map { file.isWord("try", at: $0) ? $0 : mark } ?? mark
      draft.omit(first...close)
    }
  }

  private static let fixtures: Set<String> = [
    "setUp", "setUpWithError", "tearDown", "tearDownWithError",
  ]

  private func assertIsolation(
    of test: Member, _ isIsolatedAlone: Bool, body: Int, isThrowing: Bool, _ draft: inout Draft
  ) {
    guard let keyword = draft.file.previous(before: test.nameIndex) else { return }
    draft.insert("nonisolated ", before: keyword)
    dropIsolation(of: test, &draft)
    let (marker, effect) = isThrowing ? ("try ", "throws ") : ("", "")
    let name = "onMainActor_\(test.name)"
    draft.insert(
      "{ nonisolated(unsafe) let test = self; "
        + "\(marker)MainActor.assumeIsolated { \(marker)test.\(name)() } }; "
        + (isIsolatedAlone ? "@MainActor " : "")
        + "private func \(name)() \(effect){ func \(test.name)() \(effect)", before: body)
    draft.insert("; \(marker)\(test.name)() }", after: test.end)
  }

  private func dropIsolation(of member: Member, _ draft: inout Draft) {
    for index in member.start..<member.nameIndex
    where draft.file[index] == "@" && draft.file[index + 1] == "MainActor" {
      draft.drop(index)
      draft.dropWithBlanks(index + 1)
    }
  }

  private func makeAsynchronous(
    _ test: Member, body: Int, after close: Int, _ draft: inout Draft
  ) {
    if isCalled(test, in: draft.file) {
      return draft.complain(
        .error, at: test.nameIndex,
        "the test '\(test.name)()' becomes 'async' on Linux, but it is called as well; move its "
          + "body into a method of another name and call that")
    }
    draft.insert(" async", after: close)
    awaitExpectations(in: body..<test.end, &draft)
  }

  private func isCalled(_ test: Member, in file: SourceFile) -> Bool {
    file.tokens.indices.contains { index in
      file.isWord(test.name, at: index) && file[file.next(after: index)] == "("
        && !["func", "super"].contains(file[file.previous(before: index)])
        && !isCallOfSuper(at: index, in: file)
    }
  }

  private func isCallOfSuper(at index: Int, in file: SourceFile) -> Bool {
    guard let dot = file.previous(before: index), file[dot] == "." else { return false }
    return file[file.previous(before: dot)] == "super"
  }

  /// Replaces `wait(for:)` by `await fulfillment(of:)`: the former blocks the main actor in an
  /// asynchronous test.
  private func awaitExpectations(in body: Range<Int>, _ draft: inout Draft) {
    let file = draft.file
    for index in body where file.isWord("wait", at: index) {
      guard let open = file.next(after: index), file[open] == "(",
        let label = file.next(after: open), file.isWord("for", at: label),
        let colon = file.next(after: label), file[colon] == ":",
        !file.isInsideClosure(index, from: body.lowerBound)
      else { continue }
      var first = index
      if let dot = file.previous(before: index), file[dot] == "." {
        guard let receiver = file.previous(before: dot), file[receiver] == "self" else { continue }
        first = receiver
      }
      draft.replace(index...index, by: "fulfillment")
      draft.replace(label...label, by: "of")
      draft.insert("await ", before: first)
    }
  }
}

extension SourceFile {
  /// Returns whether one of the braces around a token, up to that of a body, is a closure's or that
  /// of a local function.
  fileprivate func isInsideClosure(_ index: Int, from body: Int) -> Bool {
    var open = previous(before: index)
    while let present = open, present > body {
      if let start = partner(of: present), start < present {
        open = previous(before: start); continue
      }
      if self[present] == "(" || self[present] == "[" { return true }
      if self[present] == "{", !isControlFlow(present) { return true }
      open = previous(before: present)
    }
    return false
  }
}
