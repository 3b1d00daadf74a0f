import ListCore

/// The properties that the data source of a list reads to count its rows.
struct ListModel: Hashable, Sendable {
  /// The type that counts them.
  var owner: String
  var kind: ListKind
  /// All properties that the counting methods read.
  var atoms: Set<SourceAtom> = []
  /// The properties that are read to count the sections.
  var sectionAtoms: Set<SourceAtom> = []
  /// Whether all properties that are read are declared in the sources.
  var isComplete = true
  /// Whether a fetched results controller provides the counts.
  var isFetched = false
  /// The array of a section's items, as code: `sections[indexPath.section].items`; `nil` if the
  /// counting method does not return the count of one array.
  var rows: String?
  /// The property whose elements are the items, if there is one such property.
  var rowAtom: SourceAtom?
  /// The array of the sections, as code: `sections`; `nil` if the sections are not counted.
  var sections: String?
  /// Whether an empty list is counted as one row.
  var hasPlaceholder = false
  /// The line of the method that counts the rows.
  var line = 0

  static func countName(_ kind: ListKind) -> (method: String, label: String) {
    switch kind {
    case .table: ("tableView", "numberOfRowsInSection")
    case .collection: ("collectionView", "numberOfItemsInSection")
    }
  }
}

extension ListModel {
  /// Creates the model of a type that counts the rows of its lists; `nil` if it counts none.
  init?(of type: String, _ kind: ListKind, in project: SourceProject) {
    let (name, label) = Self.countName(kind)
    let counting = project.methods(name, of: type).filter { _, function in
      function.parameters.last?.label == label && !function.modifiers.contains("(required)")
    }
    guard counting.count == 1, let (owner, function) = counting.first,
      !project.isAmbiguous(owner), !project.isAmbiguous(type)
    else { return nil }
    self.init(owner: type, kind: kind)
    line = function.lines.lowerBound
    var reader = ModelReader(project)
    reader.read(function, of: type)
    atoms = reader.atoms
    isComplete = reader.isComplete
    isFetched = reader.isFetched
    hasPlaceholder = reader.hasPlaceholder
    let section = function.parameters.last?.name ?? "section"
    let shape = reader.shape(of: function, type: type)
    rows = shape?.code.replacingWord(section, with: "indexPath.section")
    rowAtom = shape?.atom
    for sections in project.methods("numberOfSections", of: type).prefix(1) {
      var reader = ModelReader(project)
      reader.read(sections.function, of: type)
      sectionAtoms = reader.atoms
      atoms.formUnion(reader.atoms)
      isComplete = isComplete && reader.isComplete
      isFetched = isFetched || reader.isFetched
      self.sections = reader.shape(of: sections.function, type: type)?.code
    }
    if atoms.isEmpty { isComplete = false }
  }

  /// Returns whether a change may change a count.
  func contains(_ change: SourceChange) -> Bool {
    guard let last = change.atoms.last else { return false }
    return atoms.contains(last)
  }

  /// Returns whether a change adds or removes a section instead of a row.
  func isOfSections(_ change: SourceChange) -> Bool {
    guard let last = change.atoms.last, sectionAtoms.contains(last) else { return false }
    return change.target.withoutSelf == sections?.withoutSelf && rows != sections
  }

  /// Returns whether a change adds or removes rows in a section of nested arrays:
  /// `shelves[2].removeAll()`.
  func isOfRows(_ change: SourceChange) -> Bool {
    guard let sections = sections?.withoutSelf else { return false }
    let target = change.target.withoutSelf
    return target.hasPrefix(sections + "[") && target.hasSuffix("]")
      && ![.assign, .other, .replaceElement].contains(change.kind)
  }
}

/// A reader that follows the properties that a method reads.
struct ModelReader {
  let project: SourceProject
  private(set) var atoms: Set<SourceAtom> = []
  private(set) var isComplete = true
  private(set) var isFetched = false
  private(set) var hasPlaceholder = false
  private var visited: Set<SourceAtom> = []

  init(_ project: SourceProject) { self.project = project }

  mutating func read(_ function: SourceFunction, of type: String) {
    var scope = SourceScope(project: project, type: type, file: function.file)
    for parameter in function.parameters {
      scope.locals[parameter.name] = SourceScope.Local(type: SourceTypeName(parameter.type))
    }
    let code = function.body.code
    hasPlaceholder =
      hasPlaceholder || code.contains("isEmpty ? 1 :") || code.contains("max(1,")
      || code.contains("count == 0 ? 1 :")
      || code.firstMatch(of: /\bmax\([\w.]*count, 1\)/) != nil
    read(function.block, &scope)
  }

  private mutating func read(_ block: SourceBlock, _ scope: inout SourceScope) {
    for statement in block {
      switch statement {
      case .expression(let nodes), .return(let nodes, _), .jump(_, let nodes): read(nodes, scope)
      case .declaration(let local):
        read(local.value, scope)
        scope.locals[local.name] = SourceScope.Local(
          type: SourceTypeName(local.type) ?? scope.inferred(local.value), value: local.value)
      case .if(let conditions, let then, let otherwise):
        bind(conditions, &scope)
        read(then, &scope)
        read(otherwise, &scope)
      case .guard(let conditions, let otherwise):
        bind(conditions, &scope)
        read(otherwise, &scope)
      case .switch(let subject, let cases):
        read(subject, scope)
        for part in cases { read(part.block, &scope) }
      case .loop(_, let head, let block):
        read(head, scope)
        read(block, &scope)
      case .do(let block, let catches):
        read(block, &scope)
        for block in catches { read(block, &scope) }
      case .defer(let block): read(block, &scope)
      case .function: isComplete = false
      }
    }
  }

  private mutating func bind(_ conditions: [SourceNode], _ scope: inout SourceScope) {
    for part in conditions.separatedByTopLevelCommas {
      guard part.count > 1, part[0].isWord("let"), part[1].kind == .word else {
        read(part, scope)
        continue
      }
      let equals = part.firstIndex { $0.isSymbol("=") } ?? part.endIndex
      let value = equals == part.endIndex ? [part[1]] : Array(part[(equals + 1)...])
      read(value, scope)
      scope.locals[part[1].text] = SourceScope.Local(type: scope.inferred(value), value: value)
    }
  }

  private mutating func read(_ nodes: [SourceNode], _ scope: SourceScope) {
    for chain in SourceChain.chains(in: nodes) {
      read(chain, scope)
      if chain.assignment != nil { read(chain.value, scope) }
    }
  }

  private mutating func read(_ chain: SourceChain, _ scope: SourceScope) {
    if [.parentheses, .brackets, .braces].contains(chain.base.kind) {
      read(chain.base.children, scope)
    }
    var last: SourcePlace?
    for count in 0...chain.links.count {
      if count > 0 {
        switch chain.links[count - 1] {
        case .member: break
        case .subscript(let nodes): read(nodes, scope)
        case .call(let arguments):
          for argument in arguments {
            if let closure = argument.closure {
              var inner = scope
              let code = SourceClosure(closure)
              for parameter in code.parameters { inner.locals[parameter] = SourceScope.Local() }
              read(code.block, &inner)
            } else {
              read(argument.nodes, scope)
            }
          }
          follow(chain, count, arguments, scope)
        }
      }
      guard let place = scope.place(of: chain, links: count) else { continue }
      last = place
      atoms.formUnion(place.atoms)
      if place.type?.name == "NSFetchedResultsController" { isFetched = true }
      for getter in place.getters { read(getter) }
    }
    // A property of a type that the sources do not declare may provide any count.
    if let last, last.type == nil || last.type.map(isForeign) == true, !last.atoms.isEmpty,
      chain.lastName != nil, last.type?.isCollection != true
    {
      isComplete = isComplete && last.type != nil && !isForeign(last.type!)
    }
    if scope.place(of: chain) == nil, chain.base.kind == .word, !chain.isImplicitMember,
      chain.base.text.first?.isLowercase == true, !chain.base.text.hasPrefix("$"),
      !["section", "print", "fatalError", "max", "min", "super", "indexPath"].contains(
        chain.base.text),
      project.methods(chain.base.text, of: scope.type).isEmpty
    {
      isComplete = false
    }
  }

  private func isForeign(_ type: SourceTypeName) -> Bool {
    project.types[type.name] == nil && !type.isOfSystem && !type.isCollection
      || project.types[type.name]?.keyword == "protocol"
  }

  /// Follows a computed property.
  private mutating func read(_ getter: SourcePlace.Getter) {
    let key = SourceAtom(owner: getter.owner, name: getter.name)
    guard visited.insert(key).inserted,
      let property = project.types[getter.owner]?.properties.first(where: {
        $0.name == getter.name
      }), let body = property.getter
    else { return }
    var scope = SourceScope(project: project, type: getter.owner, file: property.file)
    read(SourceStatements.block(body), &scope)
  }

  /// Follows a method.
  private mutating func follow(
    _ chain: SourceChain, _ count: Int, _ arguments: [SourceChain.Argument], _ scope: SourceScope
  ) {
    var name = chain.base.text
    var type: String? = scope.type
    if count > 1, case .member(let member) = chain.links[count - 2] {
      name = member
      type = scope.place(of: chain, links: count - 2)?.type?.name
    }
    guard let type, let (owner, function) = project.method(name, arguments, of: type),
      visited.insert(SourceAtom(owner: owner, name: function.fullName)).inserted
    else { return }
    if function.modifiers.contains("(required)") { isComplete = false }
    var inner = ModelReader(project)
    inner.visited = visited
    inner.read(function, of: type)
    atoms.formUnion(inner.atoms)
    isComplete = isComplete && inner.isComplete
    isFetched = isFetched || inner.isFetched
    hasPlaceholder = hasPlaceholder || inner.hasPlaceholder
  }
}

// MARK: - The shape

extension ModelReader {
  /// Returns the array whose `count` a method returns.
  func shape(
    of function: SourceFunction, type: String
  ) -> (code: String, atom: SourceAtom)? {
    var scope = SourceScope(project: project, type: type, file: function.file)
    for parameter in function.parameters {
      scope.locals[parameter.name] = SourceScope.Local(type: SourceTypeName(parameter.type))
    }
    var found: Set<String> = []
    var shape: (code: String, atom: SourceAtom)?
    visit(function.block, &scope) { nodes, scope in
      for chain in SourceChain.chains(in: nodes) {
        guard case .member("count")? = chain.links.last else { continue }
        guard let place = scope.place(of: chain, links: chain.links.count - 1),
          place.type?.isCollection == true,
          let atom = place.atoms.last
            ?? (place.isCopy ? Self.origin(chain, scope)?.atoms.last : nil)
        else { continue }
        let code = Self.expanded(chain, scope).withoutSelf
        if found.insert(code).inserted { shape = (code, atom) }
      }
    }
    return found.count == 1 ? shape : nil
  }

  private static func origin(_ chain: SourceChain, _ scope: SourceScope) -> SourcePlace? {
    guard let local = scope.locals[chain.base.text], !local.value.isEmpty,
      let inner = SourceChain.chains(in: local.value).first
    else { return nil }
    return scope.place(ofWhole: inner)
  }

  /// Returns the chain without its `count`, with local constants replaced by their values.
  private static func expanded(_ chain: SourceChain, _ scope: SourceScope) -> String {
    let code = chain.code(links: chain.links.count - 1)
    guard let local = scope.locals[chain.base.text], !local.value.isEmpty else { return code }
    return local.value.code + code.dropFirst(chain.base.text.count)
  }

  private func visit(
    _ block: SourceBlock, _ scope: inout SourceScope,
    _ body: ([SourceNode], SourceScope) -> Void
  ) {
    for statement in block {
      switch statement {
      case .expression(let nodes), .return(let nodes, _): body(nodes, scope)
      case .declaration(let local):
        scope.locals[local.name] = SourceScope.Local(
          type: SourceTypeName(local.type) ?? scope.inferred(local.value), value: local.value)
      case .if(_, let then, let otherwise):
        visit(then, &scope, body)
        visit(otherwise, &scope, body)
      case .guard(_, let otherwise): visit(otherwise, &scope, body)
      case .switch(_, let cases): for part in cases { visit(part.block, &scope, body) }
      case .loop(_, _, let block), .do(let block, _), .defer(let block): visit(block, &scope, body)
      case .jump, .function: break
      }
    }
  }
}

extension String {
  /// The code without a leading `self.`.
  var withoutSelf: String {
    hasPrefix("self.") ? String(dropFirst(5)) : self
  }

  /// Returns the code with an identifier replaced by another expression.
  func replacingWord(_ word: String, with replacement: String) -> String {
    var result = ""
    var rest = self[...]
    while let range = rest.firstRange(of: word) {
      func isPart(_ character: Character?) -> Bool {
        character.map { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." } ?? false
      }
      let before =
        range.lowerBound > startIndex ? self[index(before: range.lowerBound)] : nil
      let after = range.upperBound < endIndex ? self[range.upperBound] : nil
      let isWhole = !isPart(before) && !(isPart(after) && after != ".")
      result += rest[..<range.lowerBound] + (isWhole ? replacement : word)
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}
