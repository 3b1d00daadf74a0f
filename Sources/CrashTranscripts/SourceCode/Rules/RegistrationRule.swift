import ListCore

/// The rule that cells are dequeued only with registered identifiers.
struct RegistrationRule {
  private let project: SourceProject
  /// The identifiers that code or documents register.
  private var registered: Set<String> = []
  /// Whether all registrations were understood.
  private var isComplete = true

  init(_ project: SourceProject) {
    self.project = project
    registered = Set(project.documents.flatMap { $0.prototypes.map(\.identifier) })
  }

  /// Returns the calls that dequeue unregistered cells.
  static func findings(_ project: SourceProject) -> [SourceFinding] {
    var rule = RegistrationRule(project)
    rule.readRegistrations()
    guard rule.isComplete else { return [] }
    return rule.unregistered()
  }

  private mutating func readRegistrations() {
    var identifiers: Set<String> = []
    var isComplete = true
    let reader = self
    reader.forEachCall { name, arguments, scope, _, _ in
      guard name == "register" else { return }
      let label = arguments.first {
        [
          "forCellReuseIdentifier", "forCellWithReuseIdentifier", "withReuseIdentifier",
          "forHeaderFooterViewReuseIdentifier",
        ].contains($0.label ?? "")
      }
      guard let label else {
        // A helper of the app may register any number of cells.
        isComplete = isComplete && arguments.contains { $0.label != nil }
        return
      }
      if let identifier = reader.text(label.nodes, scope) {
        identifiers.insert(identifier)
      } else {
        isComplete = false
      }
    }
    registered.formUnion(identifiers)
    self.isComplete = isComplete
  }

  private func unregistered() -> [SourceFinding] {
    var found: [SourceFinding] = []
    forEachCall { name, arguments, scope, line, lines in
      guard name == "dequeueReusableCell" || name == "dequeueReusableSupplementaryView",
        let label = arguments.first(where: {
          $0.label == "withIdentifier" || $0.label == "withReuseIdentifier"
        }), arguments.contains(where: { $0.label == "for" }),
        let identifier = text(label.nodes, scope), !registered.contains(identifier)
      else { return }
      let isTable = label.label == "withIdentifier"
      let near = registered.sorted().first { $0.isNearly(identifier) }
      // Without documents, a prototype may register it, unless the spelling is nearly that of a
      // known identifier.
      guard near != nil || !project.documents.isEmpty || isMadeInCode(scope.type) else { return }
      let code = project.lines(of: scope.file)[line].trimmed
      let registration =
        isTable
        ? "tableView.register(UITableViewCell.self, forCellReuseIdentifier"
        : name == "dequeueReusableCell"
          ? "collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier"
          : """
          collectionView.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier
          """
      let sentence =
        near.map {
          "\"\(identifier)\" is registered nowhere; it is spelled \"\($0)\" where the cell is registered."
        }
        ?? "\"\(identifier)\" is registered nowhere: not by code, and in no storyboard or nib of the sources."
      found.append(
        SourceFinding(
          location: StackFrame.Location(file: project.files[scope.file].name, line: line + 1),
          line: code, mistake: .other, sentence: sentence,
          repair: near.map { code.replacing("\"\(identifier)\"", with: "\"\($0)\"") }
            ?? "\(registration): \"\(identifier)\")  // in viewDidLoad()",
          subject: .dequeueing, list: isTable ? .table : .collection,
          function: (lines.lowerBound + 1)...(lines.upperBound + 1)))
    }
    return found
  }

  /// Returns whether the type's list is created in code, so that no document can register cells for
  /// it.
  private func isMadeInCode(_ type: String) -> Bool {
    for owner in project.lineage(of: type) {
      for property in project.types[owner]?.properties ?? [] {
        let words = property.value.words
        if words.contains("UITableView") || words.contains("UICollectionView") { return true }
      }
    }
    return false
  }

  /// Calls a closure for every call in the app's types.
  private func forEachCall(
    _ body: (String, [SourceChain.Argument], SourceScope, Int, ClosedRange<Int>) -> Void
  ) {
    for type in project.types.values.sorted(by: { $0.name < $1.name }) {
      for function in type.functions {
        visit(
          function.body,
          SourceScope(project: project, type: type.name, file: function.file), function.lines, body)
      }
      for property in type.properties {
        let scope = SourceScope(project: project, type: type.name, file: property.file)
        let lines = property.line...property.line
        visit(property.value, scope, lines, body)
        visit(property.observers, scope, lines, body)
        visit(property.getter ?? [], scope, lines, body)
      }
    }
  }

  private func visit(
    _ nodes: [SourceNode], _ scope: SourceScope, _ lines: ClosedRange<Int>,
    _ body: (String, [SourceChain.Argument], SourceScope, Int, ClosedRange<Int>) -> Void
  ) {
    for chain in SourceChain.chains(in: nodes) {
      for (index, link) in chain.links.enumerated() {
        guard case .call(let arguments) = link else { continue }
        let previous = index > 0 ? chain.links[index - 1] : .member(chain.base.text)
        if case .member(let name) = previous { body(name, arguments, scope, chain.line, lines) }
      }
    }
    for node in nodes where !node.children.isEmpty { visit(node.children, scope, lines, body) }
  }

  /// Returns the text value of an expression; `nil` if it is not certain.
  private func text(_ nodes: [SourceNode], _ scope: SourceScope) -> String? {
    if nodes.count == 1, nodes[0].kind == .string {
      return nodes[0].text.contains("\\(") ? nil : nodes[0].text
    }
    if nodes.count == 2, nodes[0].isWord("String"), nodes[1].kind == .parentheses {
      let inside = nodes[1].children
      return inside.count == 5 && inside[0].isWord("describing") ? inside[2].text : nil
    }
    let chains = SourceChain.chains(in: nodes)
    guard chains.count == 1, let chain = chains.first else { return nil }
    var owner = scope.type
    var name = chain.base.text
    if case .member(let member)? = chain.links.last {
      guard let place = scope.place(of: chain, links: chain.links.count - 1), let type = place.type
      else { return nil }
      owner = type.name
      name = member
    } else if !chain.links.isEmpty {
      return nil
    }
    let property = project.property(name, of: owner)?.1 ?? project.globals[name]
    guard let value = property?.value, value.count == 1, value[0].kind == .string,
      !value[0].text.contains("\\(")
    else { return nil }
    return value[0].text
  }
}

extension String {
  /// Returns whether another text differs only in case, or in one letter.
  func isNearly(_ other: String) -> Bool {
    if self == other { return false }
    if lowercased() == other.lowercased() { return true }
    guard count > 4, other.count > 4, abs(count - other.count) <= 1 else { return false }
    let start = zip(self, other).prefix { $0 == $1 }.count
    let end = zip(reversed(), other.reversed()).prefix { $0 == $1 }.count
    // Names that differ in a number are different names.
    let differing = dropFirst(start).first ?? other.dropFirst(start).first
    return start + end >= max(count, other.count) - 1 && differing?.isNumber != true
  }
}
