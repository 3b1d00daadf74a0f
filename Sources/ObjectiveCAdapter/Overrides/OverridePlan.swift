/// What becomes of the members of extensions that override others or are overridden.
///
/// With Objective-C, a method of an extension is found by its name like any other. Without it, only
/// members in the body of a class take part in overriding, so each of these members gets one there:
///
/// - If its class is declared in the same file, the member moves into it.
/// - If the class is in another file of the target, the member stays, under another name, and the
///   class gets one that calls it: the file may have private names and imports of its own.
/// - If the class is UIKit's, and the target's own classes override the member, it becomes one that
///   calls the right override for the object; the overrides get names of their own.
struct OverridePlan {
  /// The changes to one file.
  struct Changes {
    /// Members that move before the closing braces of classes.
    var moves: [(member: DeclaredMember, destinations: [Int])] = []
    /// Members with a new name. Their `override` is dropped.
    var renames: [(member: DeclaredMember, name: String)] = []
    /// Calls of `super` that become calls of a function: the tokens and the new text.
    var superCalls: [(range: ClosedRange<Int>, text: String)] = []
    /// Text before a token, on its line.
    var prefixes: [(index: Int, text: String)] = []
    /// Lines before the closing brace of a class.
    var insertions: [(index: Int, lines: Draft.Insertion)] = []
    /// Modules that the inserted lines need.
    var imports: [ImportDeclaration] = []
    var complaints: [(index: Int, message: String)] = []
  }

  /// The changes by path.
  private(set) var changes: [String: Changes] = [:]
  private let hierarchy: ClassHierarchy
  private var declared: [DeclaredMember] = []
  /// The positions in `declared`, by what an override and the overridden member have in common.
  private var places: [Member.Key: [Int]] = [:]
  /// The protocols of classes, and the superclass, as they are written.
  private var conformances: [String: [String]] = [:]
  /// The classes that declare a member of a name.
  private var named: [String: Set<String>] = [:]

  init(_ files: [SourceFile], _ hierarchy: ClassHierarchy) {
    self.hierarchy = hierarchy
    for file in files { read(file) }
    var roots: [Int: [Int]] = [:]
    for place in declared.indices where declared[place].isOverride {
      let root = root(of: place)
      if let root { roots[root, default: []].append(place) }
      plan(overrideAt: place, root: root)
    }
    for (root, overrides) in roots.sorted(by: { $0.key < $1.key }) where isLost(root) {
      plan(rootAt: root, overrides: overrides)
    }
  }

  private mutating func read(_ file: SourceFile) {
    for scope in file.scopes where ["class", "extension"].contains(scope.keyword) {
      let name = file.qualifiedName(of: scope)
      let owner = hierarchy.fullName(of: name) ?? name
      conformances[owner, default: []] += file.inheritedNames(of: scope)
      for member in file.members(of: scope) where member.keyword != "init" {
        named[member.name, default: []].insert(owner)
        places[member.key, default: []].append(declared.count)
        declared.append(DeclaredMember(member: member, file: file, scope: scope, owner: owner))
      }
    }
  }

  /// Returns the target's declaration that an override goes back to; `nil` if that is the system's.
  private func root(of place: Int) -> Int? {
    let same = places[declared[place].member.key, default: []]
    for ancestor in hierarchy.ancestors(of: declared[place].owner) {
      if let root = same.first(where: { declared[$0].owner == ancestor && !declared[$0].isOverride }
      ) {
        return root
      }
    }
    return nil
  }

  private func isOwn(_ place: Int) -> Bool {
    !hierarchy.declarations(of: declared[place].owner).isEmpty
  }

  /// Returns whether a declaration that is overridden cannot be without Objective-C.
  private func isLost(_ root: Int) -> Bool {
    declared[root].isInExtension && !declared[root].file.isConstrained(declared[root].scope)
  }
}

extension OverridePlan {
  private mutating func plan(overrideAt place: Int, root: Int?) {
    let override = declared[place]
    guard override.isInExtension, !override.file.isConstrained(override.scope) else { return }
    if let root, isLost(root), !isOwn(root) { return }  // planned with the root
    if isOwn(place) { return relocate(place) }
    complain(
      place,
      "'\(override.member.title)' in an extension of '\(override.owner)', which is not one of the "
        + "target's Swift classes, cannot be adapted: only Objective-C replaces methods; override "
        + "it in a subclass of '\(override.owner)'")
  }

  private mutating func plan(rootAt root: Int, overrides: [Int]) {
    if isOwn(root) { return relocate(root) }
    dispatch(from: root, to: overrides)
  }

  private mutating func complain(_ place: Int, _ message: String) {
    let (path, index) = (declared[place].file.path, declared[place].member.nameIndex)
    changes[path, default: Changes()].complaints.append((index, message))
  }
}

extension OverridePlan {
  /// Returns whether a class of the target derives from another.
  func derives(_ name: String, from ancestor: String) -> Bool {
    !hierarchy.declarations(of: name).isEmpty && hierarchy.ancestors(of: name).contains(ancestor)
  }

  /// Returns whether a class, or one of the target's classes from which it derives, is isolated to
  /// the main actor.
  func isOnMainActor(_ name: String) -> Bool {
    ([name] + hierarchy.ancestors(of: name)).contains { name in
      hierarchy.declarations(of: name).contains(where: \.isOnMainActor)
    }
  }

  /// Returns whether a class is the first that conforms to a protocol which only an object can
  /// conform to, without conforming to `NSObjectProtocol` itself.
  func needsObjectProtocol(_ name: String, isObject: (String) -> Bool) -> Bool {
    func protocols(of name: String) -> [String] { conformances[name, default: []] }
    let own = hierarchy.fullName(of: name) ?? name
    guard protocols(of: own).contains(where: isObject),
      !protocols(of: own).contains("NSObjectProtocol")
    else { return false }
    return !hierarchy.ancestors(of: own).contains { protocols(of: $0).contains(where: isObject) }
  }

  /// Returns the classes that implement an optional requirement of one of the target's protocols,
  /// and that conform to it by a superclass which does not implement it; and why one of them cannot
  /// be called.
  func lateImplementations(
    of requirement: Requirement, in name: String, inherited: [String: [String]]
  ) -> [(owner: String, obstacle: String?)] {
    func conforms(_ owner: String) -> Bool {
      conformances[owner, default: []].contains { isOrInherits(Vocabulary.lastName($0)) }
    }
    func isOrInherits(_ other: String) -> Bool {
      other == Vocabulary.lastName(name)
        || inherited[other, default: []].contains {
          $0 != other && isOrInherits(Vocabulary.lastName($0))
        }
    }
    func types(_ parameters: [Parameter]) -> [String] {
      parameters.map { $0.type.replacing("@escaping ", with: "") }
    }
    return places[requirement.key, default: []].map { declared[$0] }.filter { place in
      !place.isOverride && !conforms(place.owner)
        && types(place.member.parameters) == types(requirement.parameters)
        && !hierarchy.declarations(of: place.owner).isEmpty
        && hierarchy.ancestors(of: place.owner).contains(where: conforms)
    }.map { place in
      let owners = hierarchy.declarations(of: place.owner)
      let obstacle: String? =
        owners.contains(where: \.isGeneric)
        ? "a generic class"
        : place.member.isHidden || owners.contains(where: \.isHidden) ? "a private member" : nil
      return (place.owner, obstacle)
    }
  }

  /// Returns the superclass that conforms to a system's protocol, and the protocol, if a class has
  /// an optional method of it that the superclass lacks.
  ///
  /// - Parameters:
  ///   - method: The method, whose first parameter is the object that sends it: a table, …
  ///   - owner: The class.
  func superclassWithout(
    _ method: Member, of owner: String, isOfSystem: (String) -> Bool
  ) -> (superclass: String, protocol: String)? {
    guard let sender = method.parameters.first?.type, !method.isHidden, !method.isStatic,
      !method.words.contains("override")
    else { return nil }
    func conformance(of name: String) -> String? {
      conformances[name, default: []].first { name in
        isOfSystem(name)
          && (name.hasPrefix(sender)
            || sender == "UIScrollView"
              && ["UITable", "UICollection", "UIText"].contains(where: name.hasPrefix))
      }
    }
    let owner = hierarchy.fullName(of: owner) ?? owner
    let ancestors = hierarchy.ancestors(of: owner)
    let same = Set(places[method.key, default: []].map { declared[$0].owner })
    guard conformance(of: owner) == nil, same.isDisjoint(with: ancestors),
      let superclass = ancestors.first(where: { conformance(of: $0) != nil })
    else { return nil }
    return conformance(of: superclass).map { (superclass, $0) }
  }

  /// Returns whether a superclass or a subclass of a class declares a member of a name.
  func isDeclaredByRelative(_ name: String, of owner: String) -> Bool {
    let owner = hierarchy.fullName(of: owner) ?? owner
    let ancestors = hierarchy.ancestors(of: owner)
    return named[name, default: []].contains { other in
      ancestors.contains(other) || hierarchy.ancestors(of: other).contains(owner)
    }
  }
}

// Members of extensions of the target's own classes.

extension OverridePlan {
  /// Moves a member into its class, or lets the class call it.
  private mutating func relocate(_ place: Int) {
    let member = declared[place]
    let path = member.file.path
    let declarations = hierarchy.declarations(of: member.owner)
    let here = declarations.filter { $0.path == path }
    if !here.isEmpty {
      changes[path, default: Changes()].moves.append((member, here.map(\.scope.close)))
      return
    }
    guard let home = declarations.first else { return }
    // A superclass may have such a member as well.
    let name = self.name(of: place)
    if let obstacle = member.obstacle ?? (member.member.isHidden ? "a private member" : nil) {
      return complain(
        place,
        "'\(member.member.title)' in an extension takes part in overriding and, as \(obstacle), "
          + "cannot be adapted there; move it into the class '\(member.owner)' in "
          + "'\(Self.lastPart(of: home.path))'")
    }
    changes[path, default: Changes()].renames.append((member, name))
    let token = member.file.tokens[member.member.start]
    let lines = Draft.Insertion(
      content: .text(member.inheritedPrefix + forwarding(member, to: name)), path: path,
      line: token.line, column: token.column,
      conditions: member.file.conditions(around: member.member.start))
    changes[home.path, default: Changes()].insertions.append((home.scope.close, lines))
    changes[home.path, default: Changes()].imports += member.file.imports.filter(\.isUnconditional)
  }

  private func forwarding(_ member: DeclaredMember, to name: String) -> String {
    let header = member.header(named: member.member.name)
    guard member.member.keyword == "var" else {
      return "\(header) { \(member.effects)\(name)\(member.call) }"
    }
    let setter = member.has(accessor: "set") ? " set { \(name) = newValue }" : ""
    return "\(header) { get { \(name) }\(setter) }"
  }

  private static func lastPart(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}

// Members of extensions of UIKit's classes.

extension OverridePlan {
  /// Makes a member of an extension of a system class call the override for the object's class.
  private mutating func dispatch(from root: Int, to overrides: [Int]) {
    let possible = overrides.filter { place in
      guard let obstacle = obstacle(toDispatchTo: place) ?? declared[root].obstacle else {
        return true
      }
      complain(
        place,
        "'\(declared[place].member.title)' overrides a method of an extension of "
          + "'\(declared[root].owner)', which cannot be adapted for \(obstacle)")
      return false
    }
    guard !possible.isEmpty else { return }
    let implementations = possible + [root]
    for place in implementations {
      let member = declared[place]
      let next = hierarchy.ancestors(of: member.owner)
        .compactMap { ancestor in implementations.first { declared[$0].owner == ancestor } }.first
      let calls = next.map { self.superCalls(in: member, to: self.name(of: $0)) } ?? []
      changes[member.file.path, default: Changes()].renames.append((member, name(of: place)))
      changes[member.file.path, default: Changes()].superCalls += calls
    }
    let depths = possible.map {
      (place: $0, depth: hierarchy.ancestors(of: declared[$0].owner).count)
    }
    let deepestFirst = depths.sorted { ($0.depth, $1.place) > ($1.depth, $0.place) }.map(\.place)
    changes[declared[root].file.path, default: Changes()].prefixes.append(
      (declared[root].member.start, dispatcher(root, deepestFirst) + "; "))
  }

  private func name(of place: Int) -> String {
    declared[place].member.name + "_in" + declared[place].owner.filter { $0 != "." }
  }

  private func obstacle(toDispatchTo place: Int) -> String? {
    let member = declared[place]
    if let obstacle = member.obstacle { return obstacle }
    if member.member.isHidden { return "a private member; make it internal" }
    if !member.file.conditions(around: member.member.start).isEmpty {
      return "a member inside '#if'; put the condition into its body"
    }
    let owners = hierarchy.declarations(of: member.owner)
    if owners.contains(where: \.isHidden) {
      return "the private class '\(member.owner)'; make it internal"
    }
    if owners.contains(where: \.isGeneric) {
      return "the generic class '\(member.owner)'; override it in a class that is not generic"
    }
    return nil
  }

  private func superCalls(
    in member: DeclaredMember, to name: String
  ) -> [(range: ClosedRange<Int>, text: String)] {
    let file = member.file
    return (member.member.start...member.member.end).compactMap { index in
      guard file.isWord("super", at: index), let dot = file.next(after: index), file[dot] == ".",
        let called = file.next(after: dot),
        file[called].filter({ $0 != "`" }) == member.member.name
      else { return nil }
      return (index...called, "self.\(name)")
    }
  }

  private func dispatcher(_ root: Int, _ overrides: [Int]) -> String {
    let member = declared[root]
    let header = member.header(named: member.member.name)
    func choose(_ text: (_ object: String, _ name: String) -> String) -> String {
      let type = member.member.isStatic ? ".Type" : ""
      let cases = overrides.map { place in
        "if let object = self as? \(declared[place].owner)\(type) "
          + "{ \(text("object.", name(of: place))) }; "
      }
      return cases.joined() + text("", name(of: root))
    }
    guard member.member.keyword == "var" else {
      let body = choose { "return \(member.effects)\($0)\($1)\(member.call)" }
      return "\(header) { \(body) }"
    }
    let getter = choose { "return \($0)\($1)" }
    guard member.has(accessor: "set") else { return "\(header) { \(getter) }" }
    return "\(header) { get { \(getter) } set { \(choose { "\($0)\($1) = newValue; return" }) } }"
  }
}
