extension Adapter {
  /// Lists the members that storyboards and nibs name: outlets, actions, inspectable properties,
  /// methods that set the value of a key, and segue actions. Objective-C finds them by name at run
  /// time; Swift does not.
  ///
  /// `@IBOutlet var title: UILabel!` adds `.property("title", \Screen.title)` to a list at the end of
  /// the type or extension, where private members can be named too.
  func listInterfaceMembers(_ draft: inout Draft) {
    let file = draft.file
    var count = 0
    for scope in file.scopes where isListed(scope, in: file) {
      let own = file.conditions(around: scope.start)
      var lists: [(conditions: [String], entries: [String])] = []
      for member in file.members(of: scope) {
        guard let entry = entry(of: member, in: scope, file) else { continue }
        let conditions = file.conditions(around: member.start)
        if let place = lists.firstIndex(where: { $0.conditions == conditions }) {
          lists[place].entries.append(entry)
        } else {
          lists.append((conditions, [entry]))
        }
      }
      for list in lists {
        count += 1
        draft.need("import UIKit", of: "UIKit")
        // In a public extension the list would be public as well, and its members would not.
        let isPublic =
          scope.keyword == "extension"
          && !file.modifiers(before: scope.start).words.isDisjoint(with: ["package", "public"])
        let text =
          (isPublic ? "internal " : "")
          + declaration("InterfaceMembers_\(file.identifier)_\(count)", list.entries)
        if list.conditions == own {
          let last = file.previous(before: scope.close).map { file.tokens[$0].line }
          let separator = last == file.tokens[scope.close].line ? "; " : ""
          draft.insert(separator + text + " ", before: scope.close)
        } else {
          let brace = file.tokens[scope.close]
          draft.insert(
            Draft.Insertion(
              content: .text(text), path: file.path, line: brace.line, column: brace.column,
              conditions: Array(list.conditions.dropFirst(own.count))), before: scope.close)
        }
      }
    }
  }

  /// Returns whether a type's members can be listed: those of generic classes cannot.
  private func isListed(_ scope: TypeScope, in file: SourceFile) -> Bool {
    guard ["class", "extension"].contains(scope.keyword), !vocabulary.isProtocol(scope.name) else {
      return false
    }
    let outer = file.scopes.filter { $0.open <= scope.open && scope.close <= $0.close }
    let names = outer.map { file.qualifiedName(of: $0) }
    return !names.contains { hierarchy.declarations(of: $0).contains(where: \.isGeneric) }
      && !file.isConstrained(scope)
  }

  private func declaration(_ name: String, _ entries: [String]) -> String {
    "struct \(name): InterfaceMemberList { @MainActor static var members: [InterfaceMember] { ["
      + entries.joined(separator: ", ") + "] } }"
  }

  private func entry(of member: Member, in scope: TypeScope, _ file: SourceFile) -> String? {
    guard !member.isStatic else { return nil }
    let labels = member.parameters.map(\.label)
    let reference =
      "\(scope.name).\(member.name)"
      + (labels.isEmpty ? "" : "(" + labels.map { $0 + ":" }.joined() + ")")
    if member.keyword == "var", !member.words.isDisjoint(with: ["@IBOutlet", "@IBInspectable"]) {
      guard file.isSettable(member) else { return nil }
      return ".property(\"\(member.name)\", \\\(scope.name).\(member.name))"
    }
    guard member.keyword == "func", let keyword = file.previous(before: member.nameIndex),
      !file.isAsynchronous(member)
    else { return nil }
    let name =
      file.modifiers(before: keyword).customName
      ?? SelectorName.make(member.name, labels: labels)
    if member.words.contains("@IBSegueAction"), (1...3).contains(labels.count) {
      return ".segueAction(\"\(name)\", \(reference))"
    }
    if let key = key(of: member) {
      return ".setter(\"\(key)\", \(reference)\(cast(of: member, in: scope)))"
    }
    guard member.words.contains("@IBAction"), labels.count <= 2 else { return nil }
    return ".action(\(selectorType)(\(reference)\(cast(of: member, in: scope)), \"\(name)\"))"
  }

  /// Returns the key whose value a method sets: `themeColor` for `@objc func setThemeColor(_:)`.
  private func key(of member: Member) -> String? {
    let name = member.name.dropFirst(3)
    guard member.words.contains("@objc"), member.name.hasPrefix("set"),
      let first = name.first, first.isUppercase,
      member.parameters.count == 1, let parameter = member.parameters.first, parameter.label == "_",
      !parameter.isInout, !parameter.isVariadic,
      parameter.type.allSatisfy({ $0.isLetter || $0.isNumber || "._?![]: ".contains($0) })
    else { return nil }
    return first.lowercased() + name.dropFirst()
  }

  /// The names of methods with arguments that controllers, views and responders inherit.
  private static let inheritedNames: Set<String> = [
    "copy", "cut", "delete", "dismiss", "paste", "present", "select", "selectAll", "show",
    "transition",
  ]

  /// Returns a cast to the type of a method, if other methods have its name.
  private func cast(of member: Member, in scope: TypeScope) -> String {
    let labels = member.parameters.map(\.label)
    let others = vocabulary.methods[member.name, default: []].filter {
      $0.type == scope.name && (labels.isEmpty || $0.labels == labels)
    }
    let isInherited = labels.isEmpty && Self.inheritedNames.contains(member.name)
    guard others.count > 1 || isInherited else { return "" }
    let types = member.parameters.map(\.type).joined(separator: ", ")
    return " as (\(scope.name)) -> @MainActor (\(types)) -> Void"
  }
}

extension SourceFile {
  /// The name of the file as a part of an identifier. The files of a module have different names.
  fileprivate var identifier: String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let stem = name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
    return String(stem.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  /// Returns whether a property is stored, or has a setter.
  fileprivate func isSettable(_ member: Member) -> Bool {
    guard let body = member.body, let close = partner(of: body) else { return true }
    if (member.nameIndex..<body).contains(where: { self[$0] == "=" }) { return true }
    var index = body + 1
    while index < close {
      if ["set", "didSet", "willSet", "_modify"].contains(self[index]), isName(index) {
        return true
      }
      index =
        ("([{".contains(self[index]) && tokens[index].kind == .mark
          ? partner(of: index) ?? index : index) + 1
    }
    return false
  }

  fileprivate func isAsynchronous(_ member: Member) -> Bool {
    (member.nameIndex..<(member.body ?? member.end)).contains {
      isWord("async", at: $0) || isWord("throws", at: $0)
    }
  }
}
