// Members of extensions of the target's own classes.

extension OverridePlan {
  /// Moves a member into its class, or lets the class call it.
  ///
  /// - Parameter prefix: `override`, if the member lacks it.
  mutating func relocate(_ place: Int, prefix: String = "") {
    let member = declared[place]
    let path = member.file.path
    let declarations = hierarchy.declarations(of: member.owner)
    if moveIntoClass(place) { return }
    guard let home = declarations.first else { return }
    // A superclass may have such a member as well.
    let name = self.name(of: place)
    if let obstacle = member.obstacle ?? (member.member.isHidden ? "a private member" : nil) {
      return complain(
        .error, place,
        "'\(member.member.title)' in an extension takes part in overriding and, as \(obstacle), "
          + "cannot be adapted there; move it into the class '\(member.owner)' in "
          + "'\(Self.lastPart(of: home.path))'")
    }
    changes[path, default: Changes()].renames.append((member, name, true))
    let token = member.file.tokens[member.member.start]
    let lines = Draft.Insertion(
      content: .text(member.inheritedPrefix + prefix + forwarding(member, to: name)), path: path,
      line: token.line, column: token.column,
      conditions: member.file.conditions(around: member.member.start))
    changes[home.path, default: Changes()].insertions.append((home.scope.close, lines))
    changes[home.path, default: Changes()].imports += member.file.imports.filter(\.isUnconditional)
  }

  /// Moves a member into its class, if that is declared in the same file.
  @discardableResult
  mutating func moveIntoClass(_ place: Int) -> Bool {
    let member = declared[place]
    let here = hierarchy.declarations(of: member.owner).filter { $0.path == member.file.path }
    guard !here.isEmpty else { return false }
    changes[member.file.path, default: Changes()].moves.append((member, here.map(\.scope.close)))
    return true
  }

  private func forwarding(_ member: DeclaredMember, to name: String) -> String {
    let header = member.header(named: member.writtenName)
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

extension OverridePlan {
  func name(of place: Int) -> String {
    declared[place].member.name + "_in" + declared[place].owner.filter { $0 != "." }
  }
}
