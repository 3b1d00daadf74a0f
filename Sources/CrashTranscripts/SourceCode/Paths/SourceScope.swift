/// The names that are visible to code: the members of its type, and its local variables.
struct SourceScope: Sendable {
  /// A local variable, a parameter, or a closure that was passed as one.
  struct Local: Hashable, Sendable {
    var type: SourceTypeName?
    /// The initial value, as code nodes; empty if it is not known.
    var value: [SourceNode] = []
    /// The properties through which a reference leads.
    var atoms: [SourceAtom] = []
    /// The number of a closure.
    var closure: Int?
    var function: SourceFunction?
  }

  let project: SourceProject
  /// The type whose members can be used without `self`; empty outside types.
  var type: String
  var file: Int
  var locals: [String: Local] = [:]
}

/// The result of evaluating an expression.
struct SourcePlace: Hashable, Sendable {
  /// The stored properties that it leads through.
  var atoms: [SourceAtom] = []
  /// The type; `nil` if it is not known.
  var type: SourceTypeName?
  /// Whether the result is a copy, so that changing it changes no property.
  var isCopy = false
  /// Whether the result is the name of a type.
  var isTypeName = false
  /// The computed properties that it leads through.
  var getters: [Getter] = []
  /// Whether the last member is an element of a collection.
  var isElement = false

  struct Getter: Hashable, Sendable {
    var owner: String
    var name: String
  }
}

extension SourceScope {
  /// Returns the meaning of the first node of a chain; `nil` if it is not declared anywhere.
  func place(of chain: SourceChain) -> SourcePlace? {
    let base = chain.base
    switch base.kind {
    case .word where chain.isImplicitMember: return nil
    case .word: return place(named: base.text)
    case .string: return SourcePlace(type: SourceTypeName("String"))
    case .parentheses:
      let inner = SourceChain.chains(in: base.children)
      guard inner.count == 1 else { return nil }
      return place(ofWhole: inner[0])
    case .brackets:
      // `[Item]()` creates an empty array; anything else is a literal.
      let element = SourceTypeName(base.children)
      if case .call? = chain.links.first { return SourcePlace(type: SourceTypeName([base])) }
      return SourcePlace(
        type: SourceTypeName(
          SourceTypeName.array, [element].compactMap { $0 }.filter { _ in base.children.isEmpty }))
    case .number, .symbol, .braces: return nil
    }
  }

  private func place(named name: String) -> SourcePlace? {
    if name == "self" || name == "strongSelf" || name == "weakSelf" || name == "welf",
      locals[name] == nil || name == "self"
    {
      return SourcePlace(type: SourceTypeName(type))
    }
    if name == "super" { return SourcePlace(type: nil) }
    if name == "Self" { return SourcePlace(type: SourceTypeName(type), isTypeName: true) }
    if let local = locals[name] {
      return SourcePlace(atoms: local.atoms, type: local.type, isCopy: project.isValue(local.type))
    }
    if let member = member(name, of: SourcePlace(type: SourceTypeName(type))) { return member }
    if let global = project.globals[name] {
      return SourcePlace(
        atoms: [SourceAtom(owner: "", name: name)],
        type: SourceTypeName(global.type) ?? inferred(global.value))
    }
    if name.first?.isUppercase == true {
      return SourcePlace(type: SourceTypeName(name), isTypeName: true)
    }
    return nil
  }

  /// Returns the result of a member of a place; `nil` if its type does not declare it.
  func member(_ name: String, of place: SourcePlace) -> SourcePlace? {
    guard let type = place.type else { return nil }
    var result = place
    result.isTypeName = false
    result.isElement = false
    if let (owner, property) = project.property(name, of: type.name) {
      var scope = self
      scope.type = owner
      scope.locals = [:]
      result.type = SourceTypeName(property.type) ?? scope.inferred(property.value)
      if property.getter == nil {
        result.atoms.append(SourceAtom(owner: owner, name: name))
      } else {
        result.getters.append(SourcePlace.Getter(owner: owner, name: name))
      }
      if !property.modifiers.contains("static"),
        project.types[owner]?.keyword == "class" || project.types[owner]?.keyword == "actor"
      {
        result.isCopy = false
      }
      return result
    }
    if let inherited = project.inheritedType(of: name, in: type.name) {
      return SourcePlace(type: inherited)
    }
    if place.isTypeName, name == "shared" || name == "default" || name == "main" {
      return SourcePlace(type: type)
    }
    if let element = type.element,
      ["first", "last", "randomElement", "min", "max"].contains(name)
    {
      result.type = element
      result.isElement = true
      return result
    }
    if name == "sections" || name == "fetchedObjects", type.name == "NSFetchedResultsController" {
      result.type = SourceTypeName("NSFetchedResultsSectionInfo")
      return result
    }
    return nil
  }

  /// Returns the result of a whole chain; `nil` if a part of it is not declared.
  func place(ofWhole chain: SourceChain) -> SourcePlace? {
    place(of: chain, links: chain.links.count)
  }

  /// Returns the result of the first links of a chain.
  func place(of chain: SourceChain, links count: Int) -> SourcePlace? {
    guard var place = place(of: chain) else {
      return chain.cast.isEmpty || count < chain.links.count
        ? nil : SourcePlace(type: SourceTypeName(chain.cast))
    }
    var index = 0
    while index < count {
      let isLast = index + 1 >= count
      switch chain.links[index] {
      case .member(let name):
        if !isLast, case .call(let arguments) = chain.links[index + 1] {
          guard let next = result(of: name, arguments, on: place) else {
            return casted(chain, count)
          }
          place = next
          index += 2
          continue
        }
        guard let next = member(name, of: place) else { return casted(chain, count) }
        place = next
      case .subscript:
        if let element = place.type?.element {
          place.type = element
          place.isElement = true
        } else {
          place.type = nil
        }
      case .call(let arguments):
        if place.isTypeName {
          place = SourcePlace(type: place.type)
        } else if index == 0, chain.base.kind == .brackets {
          break
        } else if index == 0, chain.base.kind == .word,
          let next = result(
            of: chain.base.text, arguments, on: SourcePlace(type: SourceTypeName(type)))
        {
          place = next
        } else {
          return casted(chain, count)
        }
      }
      index += 1
    }
    return casted(chain, count) ?? place
  }

  private func casted(_ chain: SourceChain, _ count: Int) -> SourcePlace? {
    guard count == chain.links.count, let type = SourceTypeName(chain.cast) else { return nil }
    return SourcePlace(type: type)
  }

  /// Returns the result of a method; `nil` if the method is not declared in the app.
  func result(
    of name: String, _ arguments: [SourceChain.Argument], on place: SourcePlace
  ) -> SourcePlace? {
    guard let type = place.type else { return nil }
    if place.isTypeName, name == "init" { return SourcePlace(type: type) }
    if type.element != nil, ["filter", "sorted", "reversed", "shuffled"].contains(name) {
      return SourcePlace(type: SourceTypeName(SourceTypeName.array, [type.element!]), isCopy: true)
    }
    if type.element != nil, ["first", "last", "remove", "removeLast", "popLast"].contains(name) {
      return SourcePlace(type: type.element)
    }
    if type.name.contains("DataSource"), name == "snapshot" {
      return SourcePlace(type: SourceTypeName("NSDiffableDataSourceSnapshot"))
    }
    guard let (_, function) = project.method(name, arguments, of: type.name) else { return nil }
    return SourcePlace(type: SourceTypeName(function.result), isCopy: true)
  }

  /// Returns the type of an expression; `nil` if it is not known.
  func inferred(_ nodes: [SourceNode]) -> SourceTypeName? {
    guard
      let first = nodes.first(where: {
        !$0.isWord("try") && !$0.isSymbol("?") && !$0.isWord("await")
      })
    else { return nil }
    if first.isWord("true") || first.isWord("false") { return SourceTypeName("Bool") }
    if first.kind == .number { return SourceTypeName("Int") }
    if first.kind == .braces {
      let closure = first.children
      if let arrow = closure.firstIndex(where: { $0.isSymbol("->") }), arrow + 1 < closure.count {
        return SourceTypeName([closure[arrow + 1]])
      }
      let returned = closure.lastIndex { $0.isWord("return") }
      guard let returned, returned + 1 < closure.count else { return nil }
      for statement in SourceStatements.block(closure) {
        if case .declaration(let local) = statement, local.name == closure[returned + 1].text {
          return SourceTypeName(local.type) ?? inferred(local.value)
        }
      }
      return nil
    }
    let chains = SourceChain.chains(in: nodes)
    guard let chain = chains.first else { return nil }
    // With operators between the operands, the expression has the type of the first one only for
    // `??`.
    if chains.count > 1, !nodes.contains(where: { $0.isSymbol("??") }) { return nil }
    if !chain.cast.isEmpty { return SourceTypeName(chain.cast) }
    return place(ofWhole: chain)?.type
  }
}
