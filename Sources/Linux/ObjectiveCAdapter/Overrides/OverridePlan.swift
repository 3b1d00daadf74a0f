/// The treatment of members of extensions that override others or are overridden.
///
/// With Objective-C, a method of an extension is found by its name like any other. Without it, only
/// members in the body of a class take part in overriding, so each of these members gets one there:
///
/// - If its class is declared in the same file, the member moves into it.
/// - If the class is in another file of the target, the member stays, under another name, and the
///   class gets one that calls it: the file may have private names and imports of its own.
/// - If the class is UIKit's, and the target's own classes override the member, these conform to a
///   protocol with a member of another name, which the extension's member calls.
/// - A member that overrides one of UIKit's in an extension of UIKit's class is left out: only
///   Objective-C replaces methods.
///
/// An optional method that only a subclass of the conforming class has is found by its name, too. So
/// the conforming class gets the method, and the subclass's one overrides it.
struct OverridePlan {
  /// The changes to one file.
  struct Changes {
    /// Members that move before the closing braces of classes.
    var moves: [(member: DeclaredMember, destinations: [Int])] = []
    /// Members with a new name, and whether their `override` is dropped.
    var renames: [(member: DeclaredMember, name: String, dropsOverride: Bool)] = []
    /// Calls of `super` that become calls of a function: the tokens and the new text.
    var superCalls: [(range: ClosedRange<Int>, text: String)] = []
    /// Text before a token, on its line.
    var prefixes: [(index: Int, text: String)] = []
    /// Lines before the closing brace of a class.
    var insertions: [(index: Int, lines: Draft.Insertion)] = []
    /// Modules that the inserted lines need.
    var imports: [ImportDeclaration] = []
    /// Whether the inserted lines name a declaration of UIKit's module.
    var needsUIKit = false
    /// Text after a token, on its line.
    var suffixes: [(index: Int, text: String)] = []
    /// Members that are left out.
    var omissions: [DeclaredMember] = []
    var complaints: [(index: Int, severity: Complaint.Severity, message: String)] = []
  }

  /// The changes by path.
  var changes: [String: Changes] = [:]
  let hierarchy: ClassHierarchy
  private(set) var declared: [DeclaredMember] = []
  /// The positions in `declared`, by what an override and the overridden member have in common.
  private(set) var places: [Member.Key: [Int]] = [:]
  /// The protocols of classes, and the superclass, as they are written.
  private(set) var conformances: [String: [String]] = [:]
  /// The target's own protocols, by last names.
  private(set) var protocols: [String: OptionalProtocol] = [:]
  /// The classes that declare a member of a name.
  var named: [String: Set<String>] = [:]

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
    planLateMethods()
  }

  private mutating func read(_ file: SourceFile) {
    for scope in file.scopes where scope.keyword == "protocol" {
      protocols[Vocabulary.lastName(scope.name)] = OptionalProtocol(scope, in: file)
    }
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
  ///
  /// Of several with the same labels, it is the one whose parameters have the override's types as
  /// they are written, or the first that takes as many arguments.
  private func root(of place: Int) -> Int? {
    let override = declared[place].member
    let same = places[override.key, default: []]
    for ancestor in hierarchy.ancestors(of: declared[place].owner) {
      let candidates = same.filter { declared[$0].owner == ancestor && !declared[$0].isOverride }
      let types = override.parameters.map(\.type)
      let kinds = override.parameters.map(\.isVariadic)
      if let root = candidates.first(where: { declared[$0].member.parameters.map(\.type) == types })
        ?? candidates.first(where: { declared[$0].member.parameters.map(\.isVariadic) == kinds })
      {
        return root
      }
    }
    return nil
  }

  func isOwn(_ place: Int) -> Bool {
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
    changes[override.file.path, default: Changes()].omissions.append(override)
    complain(
      .warning, place,
      "'\(override.member.title)' is left out here: an extension of '\(override.owner)', which is "
        + "not one of the target's Swift classes, replaces methods in Objective-C only; override it "
        + "in a subclass of '\(override.owner)'")
  }

  private mutating func plan(rootAt root: Int, overrides: [Int]) {
    if isOwn(root) { return relocate(root) }
    dispatch(from: root, to: overrides)
  }

  mutating func complain(_ severity: Complaint.Severity, _ place: Int, _ message: String) {
    let (path, index) = (declared[place].file.path, declared[place].member.nameIndex)
    changes[path, default: Changes()].complaints.append((index, severity, message))
  }
}
