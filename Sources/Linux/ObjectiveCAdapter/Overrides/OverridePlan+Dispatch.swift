// Members of extensions of UIKit's classes.

extension OverridePlan {
  /// Makes a member of an extension of a system class call the override of the object's class.
  ///
  /// The target's own classes that override it conform to a protocol, whose member has a name of its
  /// own and is overridden as usual:
  ///
  /// ```swift
  /// extension UIView {
  ///   func paint() {
  ///     if let object = self as? any UIViewPaintOverriding { return object.overridingPaint() }
  ///     return basePaint()
  ///   }
  ///   func basePaint() { … }
  /// }
  /// @MainActor protocol UIViewPaintOverriding: UIView { func overridingPaint() }
  /// class Title: UILabel, UIViewPaintOverriding { func overridingPaint() { basePaint() } }
  /// ```
  mutating func dispatch(from root: Int, to overrides: [Int]) {
    let possible = overrides.filter { place in
      guard let obstacle = obstacle(toDispatchTo: place, from: root) else { return true }
      complain(
        .error, place,
        "'\(declared[place].member.title)' overrides a method of an extension of "
          + "'\(declared[root].owner)', which cannot be adapted for \(obstacle)")
      return false
    }
    guard !possible.isEmpty else { return }
    let dispatcher = Dispatcher(root: declared[root], overload: overloads(before: root))
    let (own, system) = (possible.filter(isOwn), possible.filter { !isOwn($0) })
    for place in possible {
      let member = declared[place]
      let ancestors = hierarchy.ancestors(of: member.owner)
      let overridden = nearest(of: ancestors, among: possible)
      let name = isOwn(place) ? dispatcher.overridingName : dispatcher.baseName(of: member.owner)
      let isFirst = nearest(of: ancestors, among: own) == nil
      let next =
        overridden.map { isOwn($0) ? "super.\(name)" : dispatcher.baseName(of: declared[$0].owner) }
        ?? dispatcher.baseName
      rename(place, to: name, dropsOverride: !isOwn(place) || isFirst, super: next)
      guard isOwn(place) else { continue }
      if isFirst { conform(member.owner, to: dispatcher.protocolName) }
      if member.isInExtension { moveIntoClass(place) }
    }
    rename(root, to: dispatcher.baseName, dropsOverride: true, super: nil)
    let deepestFirst = system.sorted {
      (hierarchy.ancestors(of: declared[$0].owner).count, $1)
        > (hierarchy.ancestors(of: declared[$1].owner).count, $0)
    }.map { declared[$0].owner }
    let path = declared[root].file.path
    changes[path, default: Changes()].prefixes.append(
      (
        declared[root].member.start,
        dispatcher.text(system: deepestFirst, hasOwn: !own.isEmpty) + "; "
      )
    )
    if !own.isEmpty {
      let isOnMainActor = SystemClasses.isOnMainActor(declared[root].owner)
      changes[path, default: Changes()].suffixes.append(
        (declared[root].scope.close, "; " + dispatcher.protocolText(onMainActor: isOnMainActor)))
    }
  }

  /// Returns how many methods with the labels of a method its class declares before it.
  private func overloads(before root: Int) -> Int {
    places[declared[root].member.key, default: []].count {
      $0 < root && declared[$0].owner == declared[root].owner && !declared[$0].isOverride
    }
  }

  /// Returns the implementation of the nearest superclass.
  private func nearest(of ancestors: [String], among places: [Int]) -> Int? {
    for ancestor in ancestors {
      if let place = places.first(where: { declared[$0].owner == ancestor }) { return place }
    }
    return nil
  }

  private mutating func rename(
    _ place: Int, to name: String, dropsOverride: Bool, super next: String?
  ) {
    let member = declared[place]
    changes[member.file.path, default: Changes()].renames.append((member, name, dropsOverride))
    guard let next else { return }
    changes[member.file.path, default: Changes()].superCalls += superCalls(in: member, to: next)
  }

  /// Adds a protocol to those to which a class conforms.
  private mutating func conform(_ owner: String, to name: String) {
    for declaration in hierarchy.declarations(of: owner) {
      guard let end = declaration.endOfInheritance else { continue }
      changes[declaration.path, default: Changes()].suffixes.append((end, ", \(name)"))
    }
  }

  private func obstacle(toDispatchTo place: Int, from root: Int) -> String? {
    let member = declared[place]
    if let obstacle = member.obstacle ?? declared[root].obstacle { return obstacle }
    if !member.file.conditions(around: member.member.start).isEmpty {
      return "a member inside '#if'; put the condition into its body"
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
      return (index...called, name)
    }
  }
}

/// The names and the texts by which a member of an extension of a system class calls its overrides.
private struct Dispatcher {
  let root: DeclaredMember
  /// How many methods with the same labels stand before it; they differ in the types of parameters.
  let overload: Int

  private var name: String { root.member.name }
  /// The name with a capital letter, and the labels.
  private var title: String {
    let labels = root.member.parameters.map(\.label).filter { $0 != "_" }
    return ([name] + labels).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  var overridingName: String { "overriding" + name.prefix(1).uppercased() + name.dropFirst() }
  var baseName: String { "base" + name.prefix(1).uppercased() + name.dropFirst() }
  var protocolName: String {
    root.owner.filter { $0 != "." } + title + (overload == 0 ? "" : "\(overload + 1)")
      + "Overriding"
  }

  /// Returns the name of an override in an extension of another system class.
  func baseName(of owner: String) -> String { baseName + "Of" + owner.filter { $0 != "." } }

  func protocolText(onMainActor: Bool) -> String {
    let header = root.header(
      named: overridingName,
      dropping: [
        "open", "public", "package", "internal", "fileprivate", "private", "class", "final",
      ], forRequirement: true)
    let accessors =
      root.member.keyword == "var" ? " { get\(root.has(accessor: "set") ? " set" : "") }" : ""
    let isStatic = root.member.isStatic && !header.hasPrefix("static ")
    return (onMainActor ? "@MainActor " : "")
      + "protocol \(protocolName): \(root.owner) { \(isStatic ? "static " : "")\(header)\(accessors) }"
  }

  func text(system: [String], hasOwn: Bool) -> String {
    let header = root.header(named: root.writtenName)
    func choose(_ text: (_ object: String, _ name: String) -> String) -> String {
      let type = root.member.isStatic ? ".Type" : ""
      let own = hasOwn ? [("any \(protocolName)", overridingName)] : []
      let cases = (own + system.map { ($0, baseName(of: $0)) }).map { owner, name in
        "if let object = self as? \(owner)\(type) { \(text("object.", name)) }; "
      }
      return cases.joined() + text("", baseName)
    }
    guard root.member.keyword == "var" else {
      return "\(header) { \(choose { "return \(root.effects)\($0)\($1)\(root.call)" }) }"
    }
    let getter = choose { "return \($0)\($1)" }
    guard root.has(accessor: "set") else { return "\(header) { \(getter) }" }
    return "\(header) { get { \(getter) } set { \(choose { "\($0)\($1) = newValue; return" }) } }"
  }
}
