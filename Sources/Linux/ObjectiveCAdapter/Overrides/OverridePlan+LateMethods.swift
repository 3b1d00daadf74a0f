// Optional methods that only a subclass of the conforming class has.

/// The optional methods of one of the target's own protocols.
struct OptionalProtocol {
  let parents: [String]
  let isPublic: Bool
  let requirements: [Member.Key: Requirement]

  init(_ scope: TypeScope, in file: SourceFile) {
    parents = file.inheritedNames(of: scope)
    isPublic = file.modifiers(before: scope.start).words.contains("public")
    var requirements: [Member.Key: Requirement] = [:]
    for member in file.members(of: scope) {
      guard member.keyword == "func", member.words.contains("optional"),
        let keyword = file.previous(before: member.nameIndex),
        let modifier = file.previous(before: keyword),
        let requirement = Requirement(around: modifier, in: file), !requirement.isUnanswerable
      else { continue }
      requirements[requirement.key] = requirement
    }
    self.requirements = requirements
  }
}

extension OverridePlan {
  /// Gives classes the optional methods that only their subclasses have, and lets those override
  /// them.
  ///
  /// In Objective-C, `class Base: UIViewController, UITableViewDelegate {}` conforms by what the
  /// object's class has. In Swift, the class that declares the conformance decides.
  mutating func planLateMethods() {
    var planned: [LateMethod: ConformingMethod] = [:]
    for place in declared.indices where isCandidate(place) {
      guard let (base, method) = conformance(lacking: place) else { continue }
      let late = LateMethod(base: base, key: declared[place].member.key)
      if planned.updateValue(method, forKey: late) == nil { add(method, to: base, like: place) }
    }
    let keys = Set(planned.keys.map(\.key))
    for place in declared.indices where keys.contains(declared[place].member.key) {
      guard isCandidate(place), let (base, method) = lateMethod(overriddenBy: place, in: planned)
      else { continue }
      override(place, isPublic: method.isPublic && access(of: base) != "")
    }
  }

  private struct LateMethod: Hashable {
    let base: String
    let key: Member.Key
  }

  /// Returns the added method that a member overrides, and its class.
  ///
  /// A class that declares the conformance again overrides what its superclass got for another one.
  private func lateMethod(
    overriddenBy place: Int, in planned: [LateMethod: ConformingMethod]
  ) -> (base: String, method: ConformingMethod)? {
    hierarchy.ancestors(of: declared[place].owner).lazy.compactMap { base in
      planned[LateMethod(base: base, key: declared[place].member.key)].map { (base, $0) }
    }.first
  }

  /// An optional method of a protocol to which a class conforms.
  private enum ConformingMethod {
    case own(Requirement, isPublic: Bool)
    case system(protocol: String)

    var isPublic: Bool {
      if case .own(_, let isPublic) = self { return isPublic }
      return true
    }
  }

  private func isCandidate(_ place: Int) -> Bool {
    let member = declared[place].member
    return member.keyword == "func" && !declared[place].isOverride && !member.isHidden
      && member.body != nil && isOwn(place) && declared[place].obstacle == nil
      && !declared[place].file.isConstrained(declared[place].scope)
      && !isInPrivateExtension(place)
  }

  private func isInPrivateExtension(_ place: Int) -> Bool {
    let member = declared[place]
    return member.isInExtension
      && !member.file.modifiers(before: member.scope.start).words
        .isDisjoint(with: ["private", "fileprivate"])
  }

  /// Returns the outermost superclass that conforms to a protocol with a method, and that does not
  /// have it, nor inherits it.
  private func conformance(lacking place: Int) -> (base: String, method: ConformingMethod)? {
    let ancestors = hierarchy.ancestors(of: declared[place].owner)
    let member = declared[place].member
    guard !ancestors.isEmpty, method(like: member, of: declared[place].owner) == nil else {
      return nil
    }
    let owners = Set(places[member.key, default: []].map { declared[$0].owner })
    guard owners.isDisjoint(with: ancestors) else { return nil }
    for base in ancestors.reversed() where !hierarchy.declarations(of: base).isEmpty {
      if let method = method(like: member, of: base) { return (base, method) }
    }
    return nil
  }

  /// Returns the optional method of a protocol to which a class declares to conform.
  private func method(like member: Member, of owner: String) -> ConformingMethod? {
    for name in conformances[owner, default: []].map(SystemClasses.name) {
      if let found = own(like: member, in: Vocabulary.lastName(name)) { return found }
      guard protocols[Vocabulary.lastName(name)] == nil, !member.isStatic,
        SystemProtocols.has(member.title, in: name),
        let sender = member.parameters.first?.type,
        ["UI", "NS", "CA"].contains(where: SystemClasses.name(sender).hasPrefix)
      else { continue }
      return .system(protocol: name)
    }
    return nil
  }

  private func own(
    like member: Member, in name: String, seen: Set<String> = []
  ) -> ConformingMethod? {
    guard let found = protocols[name], !seen.contains(name) else { return nil }
    func types(_ parameters: [Parameter]) -> [String] {
      parameters.map { $0.type.replacing("@escaping ", with: "") }
    }
    if let requirement = found.requirements[member.key],
      types(requirement.parameters) == types(member.parameters)
    {
      return .own(requirement, isPublic: found.isPublic)
    }
    return found.parents.lazy.compactMap {
      own(like: member, in: Vocabulary.lastName($0), seen: seen.union([name]))
    }.first
  }

  /// Returns the access of a class that the methods of a public protocol need: `public`, `open` or
  /// nothing.
  private func access(of owner: String) -> String {
    let words = hierarchy.declarations(of: owner).first?.words ?? []
    return ["open", "public"].first(where: words.contains) ?? ""
  }

  private mutating func add(_ method: ConformingMethod, to base: String, like place: Int) {
    let access = method.isPublic ? access(of: base) : ""
    let modifiers = access.isEmpty ? "" : access + " "
    let text: String
    switch method {
    case .own(let requirement, _): text = requirement.method(of: modifiers)
    case .system(let name):
      let member = declared[place]
      let header = member.header(
        named: member.writtenName,
        dropping: ["open", "public", "package", "internal", "final", "nonisolated"],
        forRequirement: true)
      let isOfCoreData = name.hasPrefix("NSFetched")
      let isIsolated = isOfCoreData || hierarchy.ancestors(of: base).contains("UIResponder")
      let result = member.hasResult ? "nil" : ""
      text =
        (isIsolated ? "" : "@MainActor ") + modifiers + header
        + (isOfCoreData
          ? " { \(result) }"
          : " { \(member.effects)DefaultMethods.shared.\(member.writtenName)\(member.call) }")
    }
    let like = declared[place]
    let lines = Draft.Insertion(
      content: .text(text), path: like.file.path,
      line: like.file.tokens[like.member.nameIndex].line, column: 3, conditions: [])
    for declaration in hierarchy.declarations(of: base) {
      changes[declaration.path, default: Changes()].insertions.append(
        (declaration.scope.close, lines))
      changes[declaration.path, default: Changes()].needsUIKit = true
    }
  }

  private mutating func override(_ place: Int, isPublic: Bool) {
    let member = declared[place]
    let isOfPublicClass = isPublic && access(of: member.owner) != ""
    let inherited =
      member.isInExtension ? member.file.modifiers(before: member.scope.start).words : []
    let words = member.member.words.union(inherited)
    let needsAccess = isOfPublicClass && words.isDisjoint(with: ["open", "public"])
    let prefix = (needsAccess ? "public " : "") + "override "
    let isElsewhere =
      member.isInExtension
      && !hierarchy.declarations(of: member.owner).contains { $0.path == member.file.path }
    if member.isInExtension { relocate(place, prefix: isElsewhere ? prefix : "") }
    guard !isElsewhere, let keyword = member.file.previous(before: member.member.nameIndex) else {
      return
    }
    changes[member.file.path, default: Changes()].prefixes.append((keyword, prefix))
  }
}
