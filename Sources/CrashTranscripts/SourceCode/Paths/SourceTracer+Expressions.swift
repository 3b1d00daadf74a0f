// Expressions: what they change, and the closures in them.
extension SourceTracer {
  mutating func evaluate(_ nodes: [SourceNode], _ traces: [SourceTrace]) -> [SourceTrace] {
    guard !nodes.isEmpty else { return traces }
    var traces = traces
    for chain in SourceChain.chains(in: nodes) {
      traces = bounded(traces.flatMap { evaluate(chain, $0) })
      if chain.assignment != nil { break }
    }
    return traces
  }

  mutating func evaluate(_ chain: SourceChain, _ trace: SourceTrace) -> [SourceTrace] {
    var traces = [trace]
    if chain.assignment != nil, chain.value.first?.kind != .braces {
      traces = evaluate(chain.value, traces)
    }
    switch chain.base.kind {
    case .parentheses, .brackets: traces = evaluate(chain.base.children, traces)
    case .braces:
      let closure = SourceClosure(chain.base)
      traces = self.trace(closure.block, traces)
    case .word, .number, .string, .symbol: break
    }
    for (index, link) in chain.links.enumerated() {
      switch link {
      case .member: break
      case .subscript(let nodes): traces = evaluate(nodes, traces)
      case .call(let arguments):
        for argument in arguments where argument.closure == nil {
          traces = evaluate(argument.nodes, traces)
        }
        traces = bounded(traces.flatMap { call(chain, index, arguments, $0) })
      }
    }
    if chain.isInOut { traces = traces.map { changed(chain, .other, arguments: "", $0) } }
    if let assignment = chain.assignment {
      traces = traces.flatMap { assign(chain, assignment, $0) }
    }
    return traces
  }

  /// Notes the change of the property that a chain leads to.
  func changed(
    _ chain: SourceChain, links: Int? = nil, _ kind: SourceChange.Kind, arguments: String,
    _ trace: SourceTrace
  ) -> SourceTrace {
    guard let place = trace.scope.place(of: chain, links: links ?? chain.links.count),
      !place.isCopy, !place.atoms.isEmpty
    else { return trace }
    var trace = trace
    trace.add(
      event(
        .change(
          SourceChange(
            place.atoms, kind, arguments: arguments, target: chain.code(links: links))),
        trace, chain.line))
    return trace
  }

  mutating func assign(
    _ chain: SourceChain, _ assignment: String, _ trace: SourceTrace
  ) -> [SourceTrace] {
    if chain.value.first?.kind == .braces, chain.value.count == 1 {
      // A view calls back when it is touched; any other object may have changed the model before.
      if !chain.links.isEmpty, !chain.isOfView { kept.insert(closures.count) }
      return [later(chain.value[0], isLater: true, trace)]
    }
    if chain.links.isEmpty, trace.scope.locals[chain.base.text] != nil {
      var trace = trace
      trace.scope.locals[chain.base.text] = SourceScope.Local(
        type: trace.scope.locals[chain.base.text]?.type, value: [])
      return [trace]
    }
    if case .subscript? = chain.links.last {
      let before = chain.links.count - 1
      let result = changed(
        chain, links: before, .replaceElement, arguments: chain.value.code, trace)
      return observed(chain, links: before, result, since: trace)
    }
    let kind: SourceChange.Kind =
      assignment == "+="
      ? (chain.value.first?.kind == .brackets && chain.value.count == 1
        && chain.value[0].children.separatedByCommas.count == 1 ? .append : .addMany) : .assign
    if let place = trace.scope.place(ofWhole: chain), let getter = place.getters.last,
      case .member(getter.name) = chain.links.last ?? .member(chain.base.text)
    {
      var trace = trace
      trace.add(event(.unknown, trace, chain.line))
      return [trace]
    }
    if trace.scope.place(ofWhole: chain) == nil, let name = chain.lastName,
      project.propertyNames.contains(name)
    {
      var trace = trace
      trace.add(event(.unknown, trace, chain.line))
      return [trace]
    }
    let result = changed(chain, kind, arguments: chain.value.code, trace)
    return observed(chain, links: chain.links.count, result, since: trace)
  }

  /// Follows the observers of a property that has changed.
  mutating func observed(
    _ chain: SourceChain, links: Int, _ trace: SourceTrace, since before: SourceTrace
  ) -> [SourceTrace] {
    guard trace.events.count > before.events.count, let change = trace.events.last?.change,
      let atom = change.atoms.last,
      let property = project.types[atom.owner]?.properties.first(where: { $0.name == atom.name }),
      !property.observers.isEmpty
    else { return [trace] }
    return enter(property.observers, of: atom.owner, file: property.file, [:], trace)
  }

  /// Notes a closure that runs later, or perhaps now.
  mutating func later(
    _ node: SourceNode, isLater: Bool, _ trace: SourceTrace
  ) -> SourceTrace {
    var trace = trace
    closures.append((node, trace.scope))
    trace.add(event(.closure(closures.count - 1, isLater: isLater), trace, node.line))
    return trace
  }

  /// Follows code of another type or function, and comes back.
  mutating func enter(
    _ body: [SourceNode], of type: String, file: Int, _ locals: [String: SourceScope.Local],
    _ trace: SourceTrace
  ) -> [SourceTrace] {
    guard depth < Self.deepest else {
      var trace = trace
      trace.add(event(.unknown, trace, 0))
      return [trace]
    }
    depth += 1
    defer { depth -= 1 }
    var inner = trace
    inner.scope = SourceScope(project: project, type: type, file: file, locals: locals)
    return self.trace(SourceStatements.block(body), [inner]).map {
      var result = $0
      result.scope = trace.scope
      result.hasEnded = false
      result.jump = nil
      result.dropReturned(since: trace.events.count)
      return result
    }
  }
}

extension SourceChain {
  /// Whether the chain begins with the name of a view: `cell.onTap`, `addButton.action`.
  fileprivate var isOfView: Bool {
    let name = base.text.lowercased()
    return ["cell", "view", "button", "control", "header", "footer", "field", "action"]
      .contains(where: name.hasSuffix)
  }
}
